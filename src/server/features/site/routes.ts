import { systemCalls } from "#contract/system.ts";
import type { Deps } from "#server/deps.ts";
import { hasOutbox } from "#server/features/sandbox/service.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { version } from "#server/version.ts";

/** What this installation offers. A flag is on when the feature is mounted, not when it is planned. */
export function mountSite(app: App, deps: Deps): void {
  mount(app, deps, systemCalls.getSite, () => ({
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
    flags: { ai: false, upload: false, payments: false },
  }));
}
