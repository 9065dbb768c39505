import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { describeUser } from "#server/features/accounts/service.ts";
import { requireCaptcha } from "#server/features/captcha/service.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import * as service from "./service.ts";

export function mountPhone(app: App, deps: Deps): void {
  mount(app, deps, signInWayCalls.sendPhoneCode, async ({ body, address, limit, locale, context }) => {
    await limit("sms", address, { points: limits.smsCode.perAddressAnHour, seconds: 3600 });
    await requireCaptcha(deps, context, body.captchaCode);
    await service.sendCode(deps, { phone: body.phoneNumber, locale });
    return null;
  });

  mount(app, deps, signInWayCalls.signInByPhone, async ({ body, address, limit, locale, session }) => {
    await limit("phone-sign-in", address, { points: 30, seconds: 600 });
    const { phoneNumber: phone, veriCode: code, inviterID } = body;
    const { userId } = await service.signInByPhone(deps, { phone, code, inviterID, locale });
    return { token: await session.begin(userId) };
  });

  mount(app, deps, signInWayCalls.bindPhone, async ({ body, user, limit }) => {
    await limit("bind-phone", user.id, { points: 30, seconds: 600 });
    const viewer = await service.bindPhone(deps, user.id, { phone: body.phoneNumber, code: body.veriCode });
    return describeUser(deps, viewer);
  });
}
