import { z } from "zod";
import { limits } from "#core/limits.ts";
import { form } from "./body.ts";
import { defineCall } from "./call.ts";

/** A file, on both sides: the browser's `File`, and what the server reads from the form. */
export type UploadedFile = { readonly size: number; arrayBuffer(): Promise<ArrayBuffer> };
const uploadedFile = z.custom<UploadedFile>(
  (value) => typeof value === "object" && value !== null && "arrayBuffer" in value && "size" in value,
  "required",
);

const upload = {
  group: "uploads",
  method: "POST",
  who: "user",
  scope: "files:write",
  limits: [{ rate: "upload", per: ["user"] }],
  summary: "Upload a picture, JPG or PNG by content, at most 1 MB. Stored as WebP, without metadata.",
  body: form({
    maxBytes: limits.body.avatar,
    schema: z.strictObject({ file: uploadedFile, useOriginalFilename: z.enum(["true", "false"]).optional() }),
  }),
  reply: z.strictObject({ url: z.string() }),
  errors: ["wrongFileType", "tooLarge", "unreadableFile", "providerUnavailable"],
} as const;

export const uploadCalls = {
  upload: defineCall({ ...upload, path: "/api/upload" }),
  /** The same call under the name that the English edition uses. */
  uploadR2: defineCall({ ...upload, path: "/api/uploadR2" }),
} as const;
