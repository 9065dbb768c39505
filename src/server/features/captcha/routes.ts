import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { showCaptcha } from "./service.ts";

export function mountCaptcha(app: App, deps: Deps): void {
  for (const call of [signInWayCalls.getCaptcha, signInWayCalls.destroyCaptcha]) {
    mount(app, deps, call, async ({ address, limit, context }) => {
      await limit("captcha", address, { points: limits.captcha.perHour, seconds: 3600 });
      return showCaptcha(deps, context);
    });
  }
}
