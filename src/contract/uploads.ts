import { z } from "zod";
import { limits } from "#core/limits.ts";
import { readArea } from "#core/resume/photo-area.ts";
import { form, json } from "./body.ts";
import { defineCall } from "./call.ts";

/** A file, on both sides: the browser's `File`, and what the server reads from the form. */
export type UploadedFile = { readonly size: number; readonly name?: string; arrayBuffer(): Promise<ArrayBuffer> };
export const uploadedFile = z.custom<UploadedFile>(
  (value) => typeof value === "object" && value !== null && "arrayBuffer" in value && "size" in value,
  "required",
);

/** The part of a picture to show: `x-y-width-height`, in thousandths of its width and height. */
const area = z.string().refine((text) => readArea(text) !== null, "invalid");
/** The URL of a picture on this site. */
const pictureUrl = z.string().max(limits.document.urlLength);

const upload = {
  group: "uploads",
  method: "POST",
  who: "user",
  scope: "files:write",
  limits: [{ rate: "upload", per: ["user"] }],
  summary:
    "Upload a picture, JPG or PNG by content, at most 1 MB. Stored as WebP, without metadata. With `crop`, the URL shows that part, and the whole is kept for you alone, to be cropped anew.",
  body: form({
    maxBytes: limits.body.avatar,
    schema: z.strictObject({
      file: uploadedFile,
      useOriginalFilename: z.enum(["true", "false"]).optional(),
      crop: area.optional(),
    }),
  }),
  reply: z.strictObject({ url: z.string() }),
  errors: ["wrongFileType", "tooLarge", "unreadableFile", "providerUnavailable"],
} as const;

export const uploadCalls = {
  upload: defineCall({ ...upload, path: "/api/upload" }),
  /** The same call under the name that the English edition uses. */
  uploadR2: defineCall({ ...upload, path: "/api/uploadR2" }),
  getOriginal: defineCall({
    group: "uploads",
    method: "GET",
    path: "/api/pictures/original",
    who: "user",
    scope: "files:write",
    limits: [{ rate: "original", per: ["user"] }],
    summary: "The whole of a picture that you uploaded and cropped; of any other picture, what its URL shows.",
    query: z.strictObject({ url: pictureUrl }),
    answer: "binary",
    contentType: "image/webp",
    errors: ["notFound", "providerUnavailable"],
  }),
  cropAgain: defineCall({
    group: "uploads",
    method: "POST",
    path: "/api/pictures/crop",
    who: "user",
    scope: "files:write",
    limits: [{ rate: "upload", per: ["user"] }],
    summary: "Crop a picture anew, from its original. The result has a URL of its own; the old one stays as it is.",
    body: json(z.strictObject({ url: pictureUrl, crop: area })),
    reply: z.strictObject({ url: z.string() }),
    errors: ["notFound", "unreadableFile", "providerUnavailable"],
  }),
} as const;
