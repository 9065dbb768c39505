import { z } from "zod";
import { limits } from "#core/limits.ts";
import { userSchema } from "./accounts.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";
import { captchaCode } from "./sign-in-ways.ts";

/** The URL of a picture that `POST /api/upload` returned; empty where there is no picture. */
export const avatarText = z.string().regex(/^(?:\/files\/avatars\/[a-z0-9-]{1,64}\.webp)?$/, "invalid");
export const nickNameText = z.string().trim().min(1, "required").max(limits.nickNameMax);

export const profileBody = z.strictObject({ nickName: nickNameText.optional(), avatar: avatarText.optional() });

export const unregisterBody = z.strictObject({ captchaCode });

const group = "accounts";

export const profileCalls = {
  updateUser: defineCall({
    group,
    method: "PATCH",
    path: "/api/users/:id",
    who: "user",
    scope: "account:write",
    subject: { kind: "account", from: "params.id" },
    may: "editAccount",
    summary: "Change one's own name or picture; what is absent stays as it is. Any other id is not found.",
    params: z.strictObject({ id: idText }),
    body: json(profileBody),
    reply: userSchema,
    errors: ["invalidRequest", "notFound"],
  }),
  checkInviter: defineCall({
    group,
    method: "GET",
    path: "/api/user/checkInviter",
    who: "public",
    scope: "public",
    limits: [{ rate: "checkInviter", per: ["ip"] }],
    summary: "Who invites, for the sign-up page. An unknown id is not valid, and no error.",
    query: z.strictObject({ inviter: z.string().max(100) }),
    reply: z.strictObject({ isValid: z.boolean(), nickName: z.string(), avatar: z.string() }),
  }),
  dataExport: defineCall({
    group,
    method: "GET",
    path: "/api/users/take-out",
    who: "user",
    scope: null,
    limits: [{ rate: "dataExport", per: ["user"] }],
    summary:
      "Everything of one's own as one ZIP: account, resumes (also as JSON Resume), orders, both ledgers, pictures.",
    answer: "binary",
    contentType: "application/zip",
  }),
  unregister: defineCall({
    group,
    method: "POST",
    path: "/api/users/unregister",
    who: "user",
    scope: null,
    limits: [{ rate: "accountRemoval", per: ["user"] }],
    summary:
      "Remove one's account and all personal data for good; the captcha is the one of /api/destoryCaptcha. Orders stay, without the person.",
    body: json(unregisterBody),
    errors: ["captchaWrong"],
  }),
} as const;
