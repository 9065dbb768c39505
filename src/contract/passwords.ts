import { z } from "zod";
import { botToken, emailText, passwordText } from "./accounts.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";

/**
 * The page that the mailed link opens. The token follows a `#`, so that it reaches neither a server's log nor a Referer
 * header: `/reset-password#token=…`.
 */
export const resetPage = "/reset-password";

export const forgetBody = z.strictObject({ email: emailText, "cf-turnstile-response": botToken });
export const resetBody = z.strictObject({ token: z.string().min(1, "required").max(100), password: passwordText });

const group = "accounts";

export const passwordCalls = {
  forgetPassword: defineCall({
    group,
    method: "POST",
    path: "/api/users/forgetPassword",
    who: "public",
    scope: null,
    limits: [{ rate: "forgetPassword", per: ["ip"] }],
    summary:
      "Email a link to set a new password. It works once, within 30 minutes; at most one every 60 s per email. The response is the same for every email; nothing is sent where the email has no account.",
    body: json(forgetBody),
    errors: ["botCheckFailed"],
  }),
  resetPassword: defineCall({
    group,
    method: "POST",
    path: "/api/users/resetPassword",
    who: "public",
    scope: null,
    limits: [{ rate: "resetPassword", per: ["ip"] }],
    summary: "Set a new password with the token from the emailed link. Ends every session of the account.",
    body: json(resetBody),
    errors: ["resetLinkSpent"],
  }),
} as const;
