import { profileCalls } from "#contract/profile.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { requireCaptcha } from "../captcha/service.ts";
import { removeAccount } from "./service.ts";

export function mountAccountRemoval(app: App, deps: Deps): void {
  mount(app, deps, profileCalls.unregister, async ({ user, body, limit, session, context }) => {
    await limit("unregister", user.id, { points: 20, seconds: 3600 });
    await requireCaptcha(deps, context, body.captchaCode);
    await removeAccount(deps, user.id);
    await session.end();
    return null;
  });
}
