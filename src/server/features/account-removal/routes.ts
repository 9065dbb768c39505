import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { requireCaptcha } from "../captcha/service.ts";
import { removeAccount } from "./service.ts";

export function accountRemovalHandlers(deps: Deps): Handlers<"unregister"> {
  return {
    async unregister({ user, body, session, cookies }) {
      await requireCaptcha(deps, cookies, body.captchaCode);
      await removeAccount(deps, user.id);
      await session.end();
      return null;
    },
  };
}
