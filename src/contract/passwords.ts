import { z } from "zod";
import { emailText, passwordText } from "./accounts.ts";
import { defineCall } from "./call.ts";

/**
 * Where the mailed link leads. The token stands behind `#`, so that it reaches neither a server's log nor a Referer:
 * `/reset-password#token=…`.
 */
export const resetPage = "/reset-password";

export const forgetBody = z.strictObject({ email: emailText });
export const resetBody = z.strictObject({ token: z.string().min(1, "required").max(100), password: passwordText });

const group = "accounts";

export const passwordCalls = {
  forgetPassword: defineCall({
    group,
    method: "POST",
    path: "/api/users/forgetPassword",
    who: "public",
    summary:
      "Mail a link that sets a new password: single use, 30 minutes, at most one in 60 s an address. Always 200; an address without an account is sent nothing.",
    body: forgetBody,
    errors: ["tooManyRequests"],
  }),
  resetPassword: defineCall({
    group,
    method: "POST",
    path: "/api/users/resetPassword",
    who: "public",
    summary: "Set a new password with the token of the mailed link. Ends every session of the account.",
    body: resetBody,
    errors: ["resetLinkSpent", "tooManyRequests"],
  }),
} as const;
