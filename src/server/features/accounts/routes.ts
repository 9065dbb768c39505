import type { accountCalls } from "#contract/accounts.ts";
import type { passwordCalls } from "#contract/passwords.ts";
import { AppError } from "#core/errors.ts";
import { htmlLang } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";
import { isUnasked } from "#server/http/security.ts";
import { hashSecret } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { Cookies, Handlers, SessionControl } from "#server/operations/handler.ts";
import * as service from "./service.ts";

const signUpCookie = "x-signup";

type Calls = keyof typeof accountCalls | keyof typeof passwordCalls | "updateUser" | "checkInviter";

export function accountHandlers(deps: Deps): Handlers<Calls> {
  const keepSignUp = (cookies: Cookies, value: string) =>
    cookies.set(signUpCookie, value, { seconds: service.signUpLifetime / 1000 });
  const logout = async ({ session }: { session: SessionControl }) => {
    await session.end();
    return null;
  };

  return {
    async signUp({ body, ip, locale, cookies }) {
      await service.requireHuman(deps, { body, ip });
      const { email, password, inviterID } = body;
      const cookie = cookies.get(signUpCookie);
      const made = await service.signUp(deps, { email, password, inviterID, locale, cookie });
      keepSignUp(cookies, made.cookie);
      return { _id: made.id, inviterValid: made.inviterValid };
    },

    async verifyEmail({ body, session, cookies }) {
      const cookie = cookies.get(signUpCookie);
      const { userId, email } = await service.confirm(deps, { code: body.veriCode, email: body.email, cookie });
      cookies.set(signUpCookie, "", { seconds: 0 });
      await session.remember(email);
      return { token: await session.begin(userId) };
    },

    // This handler and forgetPassword answer before anything is looked up, so that neither a failure nor the time that
    // a mail takes reveals whether there was something to send (docs/decisions/0010).
    async sendVerifyEmail({ body, ip, locale, cookies }) {
      await service.requireHuman(deps, { body, ip });
      const cookie = cookies.get(signUpCookie);
      const cookieHash = cookie ? hashSecret(cookie) : null;
      const input = { email: body.email, locale, cookieHash };
      await enqueue(deps, deps.db, "accounts.send-code", input, { about: body.email });
      return null;
    },

    pendingSignUp: ({ cookies }) => service.pendingSignUp(deps, cookies.get(signUpCookie)),

    async forgetPassword({ body, ip, locale }) {
      await service.requireHuman(deps, { body, ip });
      await enqueue(deps, deps.db, "accounts.send-reset-link", { email: body.email, locale }, { about: body.email });
      return null;
    },

    async resetPassword({ body, locale, session }) {
      const email = await service.resetPassword(deps, { ...body, locale });
      // Whoever opened the mail owns the account: strangers who used up its tries must not keep this browser out.
      if (email) await session.remember(email);
      return null;
    },

    async signIn({ body, ip, session, cookies }) {
      await service.requireHuman(deps, { body, ip });
      const found = await service.signIn(deps, { email: body.email, password: body.password });
      if ("signUpCookie" in found) {
        keepSignUp(cookies, found.signUpCookie);
        throw new AppError("emailUnverified");
      }
      await session.remember(body.email);
      return { token: await session.begin(found.userId) };
    },

    currentUser: ({ user }) => service.describeUser(deps, user),
    updateUser: ({ user, body, locale }) => service.updateProfile(deps, user, body, locale),
    checkInviter: ({ query }) => service.checkInviter(deps, query.inviter),
    logout,
    logoutPost: logout,

    async botChallenge({ query }) {
      if (!deps.botCheck.challenge) throw new AppError("notFound");
      return deps.botCheck.challenge(query.work);
    },
  };
}

/** Handles the link that `npm run user -- link` prints, which signs the user in once. */
export function mountOperatorLink(app: App, deps: Deps): void {
  app.get("/operator/:token", async (context) => {
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    // Programs that only check the link (HEAD) must not use it up.
    if (context.req.method === "HEAD") return context.body(null);
    // Neither must a browser that loads ahead of a click, nor a page that names the link as its picture.
    if (isUnasked(context.req.raw.headers)) return context.body(null, 403);
    const userId = await service.redeemLink(deps, context.req.param("token"));
    if (userId) {
      await context.get("session").begin(userId);
      return context.redirect("/resumes");
    }
    const locale = context.get("locale");
    const title = escapeHtml(translate(locale, "serverPages", "linkSpent"));
    const help = escapeHtml(translate(locale, "serverPages", "linkSpentHelp"));
    return context.html(
      `<!doctype html><html lang="${htmlLang[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:16px/1.6 system-ui;max-width:36rem;margin:20vh auto;padding:0 1.5rem"><h1 style="font-size:1.25rem">${title}</h1><p>${help}</p>`,
      410,
    );
  });
}
