import { systemCalls } from "#contract/system.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { version } from "#server/version.ts";

/** What this installation offers. A flag is on when the feature is mounted, not when it is planned. */
export function mountSite(app: App, deps: Deps): void {
  mount(app, deps, systemCalls.getSite, () => ({
    version,
    membership: deps.config.membership,
    botCheck: deps.botCheck.kind,
    turnstileSiteKey: null,
    signIn: { phone: false, wechat: false, google: false, github: false },
    sandbox: deps.mail.kind === "embedded",
    flags: { ai: false, upload: false, payments: false },
  }));
}
