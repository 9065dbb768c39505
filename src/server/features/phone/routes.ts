import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { describeUser, requireHuman } from "#server/features/accounts/service.ts";
import { requireCaptcha } from "#server/features/captcha/service.ts";
import { newSecret } from "#server/ids.ts";
import type { Handlers } from "#server/operations/handler.ts";
import * as service from "./service.ts";

/**
 * Ties a code to the browser that asked for it. Each asking sets a new one, so that a cookie which somebody planted in
 * the browser beforehand is worthless.
 */
const cookieName = "x-sms";

export function phoneHandlers(deps: Deps): Handlers<"sendPhoneCode" | "signInByPhone" | "bindPhone"> {
  return {
    async sendPhoneCode({ body, ip, locale, cookies }) {
      await requireCaptcha(deps, cookies, body.captchaCode);
      await requireHuman(deps, { body, ip });
      const cookie = newSecret();
      await service.sendCode(deps, { phone: body.phoneNumber, locale, cookie });
      cookies.set(cookieName, cookie, { seconds: limits.smsCode.lifetime / 1000, path: "/api" });
      return null;
    },
    async signInByPhone({ body, locale, session, cookies }) {
      const { phoneNumber: phone, veriCode: code, inviterID } = body;
      const cookie = cookies.get(cookieName);
      const { userId } = await service.signInByPhone(deps, { phone, code, cookie, inviterID, locale });
      cookies.set(cookieName, "", { seconds: 0, path: "/api" });
      return { token: await session.begin(userId) };
    },
    async bindPhone({ body, user, cookies }) {
      const given = { phone: body.phoneNumber, code: body.veriCode, cookie: cookies.get(cookieName) };
      const bound = await service.bindPhone(deps, user.id, given);
      cookies.set(cookieName, "", { seconds: 0, path: "/api" });
      return describeUser(deps, bound);
    },
  };
}
