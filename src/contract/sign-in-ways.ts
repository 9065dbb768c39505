import { z } from "zod";
import type { ErrorName } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { foldPhone, mobilePattern } from "#core/phone.ts";
import { botToken, userSchema } from "./accounts.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";

/**
 * Ways to sign in besides email and password: by phone (captcha, then a code by SMS), by WeChat, by Google and GitHub.
 * Messages of these fields are keys of the locales' `fields` table, so that form and server show the same words.
 */

/** Accepts `+86`, `0086`, spaces, hyphens and full-width digits, and outputs the eleven digits. */
export const phoneNumber = z
  .string()
  .max(60)
  .transform(foldPhone)
  .pipe(z.string().min(1, "phoneEmpty"))
  .pipe(z.string().regex(mobilePattern, "phoneFormat"));
/** A code of four digits; full-width digits are accepted. */
export const smsCode = z
  .string()
  .max(40)
  .transform((code) => code.normalize("NFKC").replace(/\s/gu, ""))
  .pipe(z.string().regex(/^\d{4}$/, "fourDigits"));
/** The four characters of the picture, case-sensitive; full-width characters are folded. */
export const captchaCode = z
  .string()
  .max(40)
  .transform((code) => code.normalize("NFKC").replace(/\s/gu, ""))
  .pipe(z.string().regex(new RegExp(`^.{${limits.captcha.characters}}$`, "u"), "fourCharacters"));

export const sendPhoneCodeBody = z.strictObject({ captchaCode, phoneNumber, "cf-turnstile-response": botToken });
export const phoneSignInBody = z.strictObject({ phoneNumber, veriCode: smsCode, inviterID: idText.optional() });
export const bindPhoneBody = z.strictObject({ phoneNumber, veriCode: smsCode });

/**
 * The values of `?error=` on the sign-in pages after a provider sent a user back without success. Each is a name of
 * core/errors.ts, whose text is `errors.<name>`.
 */
export const oauthErrors = [
  "signInExpired",
  "signInRefused",
  "adminByStandIn",
  "adminNotJoined",
  "accountSuspended",
  "providerUnavailable",
  "tooManyRequests",
] as const satisfies readonly ErrorName[];
export type OauthError = (typeof oauthErrors)[number];

const token = z.strictObject({ token: z.string() });
const phone = "phone sign-in";
const oauth = "passports";

/**
 * Unknown parameters are ignored: providers add parameters of their own, and on a page that was opened by a link there
 * is no form in which to correct them.
 */
const startQuery = z.object({ prev: z.string().max(2000).optional(), inviter: z.string().max(64).optional() });
const callbackQuery = z
  .object({
    code: z.string().max(2000).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(200).optional(),
  })
  .catchall(z.string());

/** Made as a navigation of the browser, not as a request by a script; it ends in a redirect. */
const navigation = {
  group: oauth,
  method: "GET",
  who: "public",
  scope: null,
  answer: "page",
  status: 302,
} as const;

export const signInWayCalls = {
  getCaptcha: defineCall({
    group: phone,
    method: "GET",
    path: "/api/captcha",
    who: "public",
    scope: null,
    limits: [{ rate: "captcha", per: ["ip"] }],
    changesState: true,
    summary:
      "A new captcha as SVG markup that holds a picture: 4 characters, case-sensitive, valid for 5 minutes and one try, right or wrong. A cookie binds it to this browser; a new one replaces it. `sms` and `number` say what it is for and have no effect.",
    query: z.strictObject({ sms: z.string().max(10).optional(), number: z.string().max(60).optional() }),
    reply: z.string(),
  }),
  destroyCaptcha: defineCall({
    group: phone,
    method: "GET",
    path: "/api/destoryCaptcha", // sic
    who: "public",
    scope: null,
    limits: [{ rate: "captcha", per: ["ip"] }],
    changesState: true,
    summary:
      "A new captcha as SVG markup, for deleting your account (POST /api/users/unregister). Otherwise like /api/captcha.",
    reply: z.string(),
  }),
  captchaWithoutPicture: defineCall({
    group: phone,
    method: "POST",
    path: "/api/captcha/withoutPicture",
    who: "public",
    scope: null,
    limits: [{ rate: "captchaWithoutPicture", per: ["ip"] }],
    summary:
      "A new captcha as text instead of a picture, for people who cannot see one. It costs a long proof of work (GET /api/bot-check/challenge?work=long). Otherwise like /api/captcha.",
    body: json(z.strictObject({ "cf-turnstile-response": botToken })),
    reply: z.strictObject({ captchaCode: z.string() }),
    errors: ["botCheckFailed", "providerUnavailable"],
  }),
  sendPhoneCode: defineCall({
    group: phone,
    method: "POST",
    path: "/api/users/genVeriCode",
    who: "public",
    scope: null,
    limits: [{ rate: "smsCode", per: ["ip"] }],
    summary:
      "Send a 4-digit code by SMS, valid for 5 minutes and 5 tries, in this browser only. At most one every 60 s and 10 a day per number. Takes the bot check and the captcha, which is used up whatever the response.",
    body: json(sendPhoneCodeBody),
    errors: ["captchaWrong", "botCheckFailed", "smsBudgetSpent", "providerUnavailable"],
  }),
  signInByPhone: defineCall({
    group: phone,
    method: "POST",
    path: "/api/users/loginByPhoneNumber",
    who: "public",
    scope: null,
    limits: [{ rate: "phoneSignIn", per: ["ip"] }],
    summary:
      "Sign in with the code, in the browser that requested it. The first sign-in with a number creates its account and adds the sign-up gifts, once; `inviterID` counts only then.",
    body: json(phoneSignInBody),
    reply: token,
    errors: ["codeWrong", "adminByStandIn"],
  }),
  bindPhone: defineCall({
    group: phone,
    method: "POST",
    path: "/api/users/bindPhoneNumber",
    who: "user",
    scope: null,
    limits: [{ rate: "bindPhone", per: ["user"] }],
    summary:
      "Bind a phone number to this account with the code that this browser requested for it. It replaces the number bound before.",
    body: json(bindPhoneBody),
    reply: userSchema,
    errors: ["codeWrong", "phoneTaken"],
  }),
  signInByWechat: defineCall({
    group: oauth,
    method: "POST",
    path: "/api/login",
    who: "public",
    scope: null,
    limits: [{ rate: "oauthReturn", per: ["ip"] }],
    summary:
      "Finish a WeChat sign-in with the `code` and `state` that WeChat added to the URL of the login page. Works once, and only in the browser that started at /passport/wechat.",
    body: json(
      z.strictObject({
        code: z.string().min(1, "required").max(500),
        state: z.string().min(1, "required").max(200),
      }),
    ),
    reply: token,
    errors: ["signInExpired", "signInRefused", "adminByStandIn", "providerUnavailable"],
  }),
  startWechat: defineCall({
    ...navigation,
    path: "/passport/wechat",
    limits: [{ rate: "oauthStart", per: ["ip"] }],
    summary: "Redirect to WeChat, which returns to /login?prev=…&code=…&state=…, without `code` if the user refused.",
    query: startQuery,
  }),
  startGoogle: defineCall({
    ...navigation,
    path: "/passport/google",
    limits: [{ rate: "oauthStart", per: ["ip"] }],
    summary:
      "Redirect to Google (authorization code, PKCE, state, nonce). Returns to `prev`, or to the sign-in page with `error=` and `prev=`.",
    query: startQuery,
  }),
  finishGoogle: defineCall({
    ...navigation,
    path: "/passport/google/callback",
    limits: [{ rate: "oauthReturn", per: ["ip"] }],
    summary:
      "Where Google sends people back. Joins an existing account only by an email that Google has verified, and an admin's only if that admin signed in within the last 10 minutes.",
    query: callbackQuery,
  }),
  startGithub: defineCall({
    ...navigation,
    path: "/passport/github",
    limits: [{ rate: "oauthStart", per: ["ip"] }],
    summary: "Redirect to GitHub (authorization code, PKCE, state). Returns as from Google.",
    query: startQuery,
  }),
  finishGithub: defineCall({
    ...navigation,
    path: "/passport/github/callback",
    limits: [{ rate: "oauthReturn", per: ["ip"] }],
    summary:
      "Where GitHub sends people back. Joins an existing account only by the primary email, if verified, and an admin's under the same rule as for Google.",
    query: callbackQuery,
  }),
} as const;
