import { z } from "zod";
import { limits } from "#core/limits.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";

export const userSchema = z.strictObject({
  _id: idText,
  userName: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  email: z.string(),
  cellphone: z.string(),
  role: z.enum(["user", "admin"]),
  type: z.enum(["email", "phone", "wechat", "oauth"]),
  isValid: z.boolean(),
  isVip: z.boolean(),
  valiTo: timestamp.nullable(), // sic
  level: z.enum(["regular", "premium", "lifetime"]),
  balance: z.number().int(),
  token: z.number().int(),
  createdAt: timestamp,
  /** How the files of this user are named, such as `{name}-{title}`; empty for the name that we choose. */
  fileName: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** ASCII only, because every mail server accepts that; a domain in another script is written in its `xn--` form. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;
/** Emails are stored and compared in lower case: no mail server in use today tells two mailboxes apart by case. */
export const emailText = z
  .string()
  .trim()
  .min(1, "required")
  .max(limits.emailMax)
  .pipe(z.email({ pattern: emailPattern, error: "invalidEmail" }))
  .transform((email) => email.toLowerCase());
/** At least 8 characters, with a lowercase letter, an uppercase letter and a digit (specification section 5). */
export const passwordText = z
  .string()
  .min(limits.password.min, "passwordShort")
  .max(limits.password.max, "passwordLong")
  .regex(/[a-z]/, "passwordLower")
  .regex(/[A-Z]/, "passwordUpper")
  .regex(/\d/, "passwordDigit");
/** The answer of the bot check: the solution of our own challenge, or Turnstile's token. */
export const botToken = z.string().max(4000).default("");
const token = z.strictObject({ token: z.string() });

/** Messages of these fields are keys of the locales' `fields` table, so that form and server show the same words. */
export const signUpBody = z.strictObject({
  email: emailText,
  password: passwordText,
  "cf-turnstile-response": botToken,
  inviterID: idText.optional(),
});
export const signInBody = z.strictObject({
  email: emailText,
  password: z.string().min(1, "required").max(limits.password.max),
  "cf-turnstile-response": botToken,
});
export const resendBody = z.strictObject({ email: emailText, "cf-turnstile-response": botToken });
export const verifyBody = z.strictObject({
  veriCode: z
    .string()
    .max(40)
    .transform((code) => code.normalize("NFKC").replace(/\s/gu, ""))
    .pipe(z.string().regex(/^\d{6}$/, "sixDigits")),
  email: emailText.optional(),
});

/** A sign-up that waits for its code. It looks the same whether or not the address has an account already. */
const pendingSignUpSchema = z.strictObject({
  email: z.string(),
  /** When the last code was sent, and until when it works. */
  sentAt: timestamp,
  codeUntil: timestamp,
  /** In how many seconds another one can be sent, by the server's clock; 0: now. */
  resendIn: z.number().int().min(0),
  /** Whether the mail server has not taken the code so far; it is tried for a day. */
  isDelayed: z.boolean(),
});
export type PendingSignUp = z.infer<typeof pendingSignUpSchema>;

const group = "accounts";

export const accountCalls = {
  signUp: defineCall({
    group,
    method: "POST",
    path: "/api/users",
    who: "public",
    scope: null,
    limits: [{ rate: "signUp", per: ["ip"] }],
    summary:
      "Sign up by email. Sends a 6-digit code, valid for 10 minutes and 5 tries. An email that already has an account gets the same response.",
    body: json(signUpBody),
    reply: z.strictObject({ _id: idText, inviterValid: z.boolean() }),
    status: 201,
    errors: ["botCheckFailed", "providerUnavailable"],
  }),
  verifyEmail: defineCall({
    group,
    method: "POST",
    path: "/api/users/verifyEmail",
    who: "public",
    scope: null,
    limits: [{ rate: "verifyEmail", per: ["ip"] }],
    summary:
      "Verify the email with the code, in the browser that signed up: its cookie names the email. Signs in and adds the sign-up gifts, once.",
    body: json(verifyBody),
    reply: token,
    errors: ["codeWrong"],
  }),
  sendVerifyEmail: defineCall({
    group,
    method: "POST",
    path: "/api/users/sendVerifyEmail",
    who: "public",
    scope: null,
    limits: [{ rate: "sendVerifyEmail", per: ["ip"] }],
    summary:
      "Send a new code to the email that this browser signed up with, at most once every 60 s. The response is the same whether or not anything was sent.",
    body: json(resendBody),
    errors: ["botCheckFailed"],
  }),
  pendingSignUp: defineCall({
    group,
    method: "GET",
    path: "/api/users/pendingSignUp",
    who: "public",
    scope: null,
    summary: "The sign-up in this browser that still needs its code, found by cookie; null if there is none.",
    reply: pendingSignUpSchema.nullable(),
  }),
  signIn: defineCall({
    group,
    method: "POST",
    path: "/api/signin",
    who: "public",
    scope: null,
    limits: [
      { rate: "signInFromOnePlace", per: ["ip"] },
      { rate: "signIn", per: ["ip", "body.email"] },
      { rate: "signInToOneAccount", per: ["device", "body.email"] },
    ],
    summary:
      "Sign in with email and password. A browser that has signed in to the account before, or set its password by an emailed link, has its own count of attempts.",
    body: json(signInBody),
    reply: token,
    errors: ["credentialsWrong", "emailUnverified", "botCheckFailed"],
  }),
  currentUser: defineCall({
    group,
    method: "GET",
    path: "/api/user/current",
    who: "user",
    scope: "account:read",
    tool: true,
    summary: "The signed-in user.",
    reply: userSchema,
  }),
  logout: defineCall({
    group,
    method: "GET",
    path: "/api/logout",
    who: "public",
    scope: null,
    changesState: true,
    summary: "Sign out: end the session on the server.",
  }),
  logoutPost: defineCall({
    group,
    method: "POST",
    path: "/api/logout",
    who: "public",
    scope: null,
    summary: "Sign out: end the session on the server.",
  }),
  botChallenge: defineCall({
    group,
    method: "GET",
    path: "/api/bot-check/challenge",
    who: "public",
    scope: null,
    summary:
      "A proof-of-work challenge in the ALTCHA protocol. Send its solution as cf-turnstile-response. `work=long` is for POST /api/captcha/withoutPicture. 404 where another bot check is configured.",
    query: z.strictObject({ work: z.enum(["short", "long"]).default("short") }),
    reply: z.strictObject({
      algorithm: z.literal("SHA-256"),
      challenge: z.string(),
      salt: z.string(),
      maxnumber: z.number().int(), // ALTCHA's spelling
      signature: z.string(),
    }),
    errors: ["notFound"],
  }),
} as const;
