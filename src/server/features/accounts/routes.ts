import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { profileCalls } from "#contract/profile.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { htmlLang } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { escapeHtml } from "#server/http/html.ts";
import { say } from "#server/http/locale.ts";
import { type CallRequest, mount } from "#server/http/mount.ts";
import * as service from "./service.ts";

const signUpCookie = "x-signup";

export function mountAccounts(app: App, deps: Deps): void {
  const keepSignUp = (context: AppContext, value: string) =>
    setCookie(context, signUpCookie, value, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      secure: deps.config.secure,
      maxAge: service.signUpLifetime / 1000,
    });
  const person = async (token: string, address: string) => {
    if (!(await deps.botCheck.verify(token, { address }))) throw new AppError("botCheckFailed");
  };

  mount(app, deps, accountCalls.signUp, async ({ body, address, limit, locale, context }) => {
    await limit("sign-up", address, { points: limits.signUpPerHour, seconds: 3600 });
    await person(body["cf-turnstile-response"], address);
    const cookie = getCookie(context, signUpCookie);
    const { email, password, inviterID } = body;
    const made = await service.signUp(deps, { email, password, inviterID, locale, cookie });
    keepSignUp(context, made.cookie);
    return { _id: made.id, inviterValid: made.inviterValid };
  });

  mount(app, deps, accountCalls.verifyEmail, async ({ body, address, limit, session, context }) => {
    await limit("verify-email", address, { points: 30, seconds: 600 });
    const cookie = getCookie(context, signUpCookie);
    const { userId } = await service.confirm(deps, { code: body.veriCode, email: body.email, cookie });
    deleteCookie(context, signUpCookie, { path: "/" });
    return { token: await session.begin(userId) };
  });

  // 200 always (contract, section 3), and before anything is looked up: neither a failure nor the time that a mail takes
  // tells whether there was something to send.
  mount(app, deps, accountCalls.sendVerifyEmail, async ({ body, address, limit, locale, context }) => {
    await limit("send-verify-email", address, { points: 20, seconds: 3600 });
    const cookie = getCookie(context, signUpCookie);
    deps.later.run("send a code again", () => service.resendCode(deps, { email: body.email, locale, cookie }));
    return null;
  });

  mount(app, deps, passwordCalls.forgetPassword, async ({ body, address, limit, locale }) => {
    await limit("forget-password", address, { points: 20, seconds: 3600 });
    deps.later.run("mail a link", () => service.forgetPassword(deps, { email: body.email, locale }));
    return null;
  });

  mount(app, deps, passwordCalls.resetPassword, async ({ body, address, limit, locale }) => {
    await limit("reset-password", address, { points: 30, seconds: 600 });
    await service.resetPassword(deps, { ...body, locale });
    return null;
  });

  mount(app, deps, accountCalls.signIn, async ({ body, address, limit, session, context }) => {
    await limit("sign-in", `${address} ${body.email}`, { points: limits.signInPerMinute, seconds: 60 });
    await limit("sign-in-address", address, { points: 10 * limits.signInPerMinute, seconds: 60 });
    // Guesses at one account from many addresses. So many that nobody is locked out by one who knows the address only.
    await limit("sign-in-account", body.email, { points: 1000, seconds: 3600 });
    await person(body["cf-turnstile-response"], address);
    const found = await service.signIn(deps, { email: body.email, password: body.password });
    if ("signUpCookie" in found) {
      keepSignUp(context, found.signUpCookie);
      throw new AppError("emailUnverified");
    }
    return { token: await session.begin(found.userId) };
  });

  mount(app, deps, accountCalls.currentUser, ({ user }) => service.describeUser(deps, user));

  mount(app, deps, profileCalls.updateUser, ({ user, params, body, locale }) => {
    if (params.id !== user.id) throw new AppError("notFound");
    return service.updateProfile(deps, user, body, locale);
  });

  mount(app, deps, profileCalls.checkInviter, async ({ query, address, limit }) => {
    await limit("check-inviter", address, { points: 60, seconds: 60 });
    return service.checkInviter(deps, query.inviter);
  });

  const logout = async ({ session }: CallRequest<typeof accountCalls.logout | typeof accountCalls.logoutPost>) => {
    await session.end();
    return null;
  };
  mount(app, deps, accountCalls.logout, logout);
  mount(app, deps, accountCalls.logoutPost, logout);

  mount(app, deps, accountCalls.botChallenge, async () => {
    if (!deps.botCheck.challenge) throw new AppError("notFound");
    return deps.botCheck.challenge();
  });

  app.get("/operator/:token", async (context) => {
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    // Programs that only look (HEAD) must not spend the link.
    if (context.req.method === "HEAD") return context.body(null);
    const userId = await service.redeemLink(deps, context.req.param("token"));
    if (userId) {
      await context.get("session").begin(userId);
      return context.redirect("/resumes");
    }
    const locale = context.get("locale");
    const title = escapeHtml(say(locale, "serverPages", "linkSpent"));
    const help = escapeHtml(say(locale, "serverPages", "linkSpentHelp"));
    return context.html(
      `<!doctype html><html lang="${htmlLang[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:16px/1.6 system-ui;max-width:36rem;margin:20vh auto;padding:0 1.5rem"><h1 style="font-size:1.25rem">${title}</h1><p>${help}</p>`,
      410,
    );
  });
}
