import { z } from "zod";
import { limits } from "#core/limits.ts";
import { fileNameLimits, problemOf } from "#core/resume/file-template.ts";
import { userSchema } from "./accounts.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";
import { captchaCode } from "./sign-in-ways.ts";

/** The URL of a picture that `POST /api/upload` returned; empty where there is no picture. */
export const avatarText = z.string().regex(/^(?:\/files\/avatars\/[a-z0-9-]{1,64}\.webp)?$/, "invalid");
export const nickNameText = z.string().trim().min(1, "required").max(limits.nickNameMax);

/** A template of file names; empty for the name that we choose. */
export const fileNameText = z
  .string()
  .trim()
  .max(fileNameLimits.template)
  .superRefine((template, context) => {
    const message = problemOf(template);
    if (message) context.addIssue({ code: "custom", message });
  });

export const profileBody = z.strictObject({
  nickName: nickNameText.optional(),
  avatar: avatarText.optional(),
  fileName: fileNameText.optional(),
});

export const unregisterBody = z.strictObject({ captchaCode });

const group = "accounts";

export const profileCalls = {
  updateUser: defineCall({
    group,
    method: "PATCH",
    path: "/api/users/:id",
    who: "user",
    scope: null,
    subject: { kind: "account", from: "params.id" },
    may: "editAccount",
    summary:
      "Change your nickname, your picture or how your files are named. Absent fields stay unchanged. Any id but your own is 404.",
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
    summary: "The inviter, for the sign-up page. An unknown id is reported as not valid; it is not an error.",
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
      "All your data as one ZIP: account, resumes (also as JSON Resume), orders, token and voucher records, pictures.",
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
      "Delete your account and all personal data permanently. Takes the captcha from /api/destoryCaptcha. Orders stay, without your name.",
    body: json(unregisterBody),
    errors: ["captchaWrong"],
  }),
} as const;
