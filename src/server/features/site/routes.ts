import type { Deps } from "#server/deps.ts";
import { sellsIn } from "#server/features/orders/service.ts";
import { hasOutbox } from "#server/features/sandbox/service.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { version } from "#server/version.ts";
import { pageFlagsOf } from "./service.ts";

/** Handles the call that lists what this installation offers. */
export function siteHandlers(deps: Deps): Handlers<"getSite"> {
  return {
    getSite: ({ locale }) => ({
      version,
      membership: deps.config.membership,
      botCheck: deps.botCheck.kind,
      turnstileSiteKey: deps.config.botCheck.kind === "turnstile" ? deps.config.botCheck.siteKey : null,
      signIn: {
        phone: deps.sms.kind !== "off",
        wechat: deps.wechat !== null,
        google: deps.oauth.google !== null,
        github: deps.oauth.github !== null,
      },
      sandbox: hasOutbox(deps),
      contact: deps.config.contact,
      feedbackUrl: deps.config.feedbackUrl,
      filings: deps.config.filings,
      editions: deps.config.editions,
      flags: {
        ...pageFlagsOf(deps),
        payments: sellsIn(deps, locale),
        linkCheck: deps.outbound.kind !== "off",
      },
    }),
  };
}
