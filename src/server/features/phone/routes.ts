import type { Deps } from "#server/deps.ts";
import { describeUser } from "#server/features/accounts/service.ts";
import { requireCaptcha } from "#server/features/captcha/service.ts";
import type { Handlers } from "#server/operations/handler.ts";
import * as service from "./service.ts";

export function phoneHandlers(deps: Deps): Handlers<"sendPhoneCode" | "signInByPhone" | "bindPhone"> {
  return {
    async sendPhoneCode({ body, locale, cookies }) {
      await requireCaptcha(deps, cookies, body.captchaCode);
      await service.sendCode(deps, { phone: body.phoneNumber, locale });
      return null;
    },
    async signInByPhone({ body, locale, session }) {
      const { phoneNumber: phone, veriCode: code, inviterID } = body;
      const { userId } = await service.signInByPhone(deps, { phone, code, inviterID, locale });
      return { token: await session.begin(userId) };
    },
    async bindPhone({ body, user }) {
      const bound = await service.bindPhone(deps, user.id, { phone: body.phoneNumber, code: body.veriCode });
      return describeUser(deps, bound);
    },
  };
}
