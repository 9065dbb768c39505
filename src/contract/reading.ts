import { z } from "zod";
import { limits } from "#core/limits.ts";
import { form, json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";
import { resumeSchema } from "./resumes.ts";
import { uploadedFile } from "./uploads.ts";

/** Resume files: reading one, and the file that a resume was read from, which is its owner's alone. */
const group = "reading";

const readErrors = [
  "resumeFileType",
  "resumeFileTooLarge",
  "fileEmpty",
  "fileEncrypted",
  "fileDamaged",
  "fileWithoutText",
  "fileTooLong",
  "fileTooHeavy",
  "fileReaderBusy",
] as const;

const reading = {
  group,
  who: "user",
  scope: null,
  method: "POST",
  limits: [{ rate: "readFile", per: ["user"] }],
  decides: ["createResume"],
  body: form({
    maxBytes: limits.body.resumeFile,
    refusal: "resumeFileTooLarge",
    schema: z.strictObject({ file: uploadedFile }),
  }),
  reply: z.strictObject({ content: z.string() }),
} as const;

const params = z.strictObject({ id: idText });
const length = z.number();
/** The resume's owner alone, admins not excepted. */
const ofOwner = {
  group,
  who: "user",
  scope: null,
  params,
  subject: { kind: "resume", from: "params.id" },
  may: "editResume",
} as const;

export const originalSchema = z.strictObject({
  name: z.string(),
  /** `pdf`, whose pages a browser draws from the file; any other has no pages of its own. */
  format: z.string(),
  pages: z.array(z.strictObject({ width: length, height: length })),
  /** Each filled field as it was read: where, in points from the top left corner of a page, and how certain, 0 to 1. */
  fields: z.array(
    z.strictObject({
      section: z.string().nullable(),
      item: z.string().nullable(),
      field: z.string(),
      value: z.string(),
      confidence: z.number(),
      places: z.array(z.strictObject({ page: z.number().int(), x: length, y: length, width: length, height: length })),
    }),
  ),
  /** The doubtful ones that you have looked at, by `entry/field`; the person's are those of `basics`. */
  checked: z.array(z.string()),
  /** The section that holds what was not placed. */
  notPlacedIn: z.string().nullable(),
  /** Texts that the file holds and nobody sees. */
  hidden: z.array(z.string()),
  expiresAt: timestamp,
});
export type Original = z.infer<typeof originalSchema>;

export const layoutSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      width: length,
      height: length,
      runs: z.array(
        z.strictObject({
          text: z.string(),
          x: length,
          y: length,
          width: length,
          size: length,
          isBold: z.boolean(),
          isItalic: z.boolean(),
          color: z.string(),
        }),
      ),
    }),
  ),
});

export const readingCalls = {
  parsePdf: defineCall({
    ...reading,
    path: "/api/parsePdf",
    summary: "The lines of a PDF in the order of reading. At most 5 MB and 30 pages; scans have no text to read.",
    errors: [...readErrors, "fileIsWord", "resumeLimit", "providerUnavailable"],
  }),
  parseDocx: defineCall({
    ...reading,
    path: "/api/parseDocx",
    summary: "The same of a Word file, .docx or .doc, told by its bytes: Word 97, RTF and saved web pages too.",
    errors: [...readErrors, "fileIsPdf", "resumeLimit", "providerUnavailable"],
  }),
  /** A file, a text or a URL: exactly one of them. */
  importResume: defineCall({
    group,
    who: "user",
    scope: "resumes:write",
    method: "POST",
    path: "/api/resumes/import",
    limits: [{ rate: "importResume", per: ["user"] }],
    decides: ["createResume", "useTemplate"],
    summary:
      "Make a resume from one of three: a `file` as a form, a `text`, or what a `url` leads to. Its bytes tell the format: PDF, Word, LinkedIn's archive of your data, JSON Resume, Reactive Resume, Magic Resume, RenderCV's YAML, Markdown or our own JSON; a URL may also be of a public resume of this site. At most 5 MB. Only public addresses are asked, for at most 10 s.",
    body: form({
      maxBytes: limits.import.bytes,
      refusal: "resumeFileTooLarge",
      orJson: true,
      schema: z
        .strictObject({
          userId: idText,
          template: z.string().min(1).max(64),
          url: z.string().trim().min(1, "required").max(limits.document.urlLength).optional(),
          text: z.string().min(1, "required").optional(),
          file: uploadedFile.optional(),
        })
        .check(({ value: { url, text, file }, issues }) => {
          const given = Object.entries({ url, text, file }).filter(([, value]) => value !== undefined);
          if (given.length === 1) return;
          const [path, message] = given.length === 0 ? ["file", "required"] : [given.at(-1)?.[0] ?? "", "invalid"];
          issues.push({ code: "custom", message, path: [path], input: path });
        }),
    }),
    reply: resumeSchema,
    status: 201,
    errors: [
      ...readErrors,
      "importForbidden",
      "importUnreachable",
      "importUnknown",
      "noResumeFound",
      "resumeLimit",
      "templateLocked",
      "forbidden",
      "notFound",
    ],
  }),
  getResumeOriginal: defineCall({
    ...ofOwner,
    method: "GET",
    path: "/api/resumes/:id/original",
    limits: [{ rate: "readOriginal", per: ["user"] }],
    summary:
      "The file that your resume was read from, with the place of each field in it; null where there is none, or none any more. It is kept for 7 days.",
    reply: originalSchema.nullable(),
    errors: ["notFound"],
  }),
  getResumeOriginalFile: defineCall({
    ...ofOwner,
    method: "GET",
    path: "/api/resumes/:id/original/file",
    limits: [{ rate: "readOriginal", per: ["user"] }],
    summary: "That file, as it was uploaded.",
    answer: "binary",
    contentType: "application/octet-stream",
    errors: ["notFound", "providerUnavailable"],
  }),
  getResumeOriginalLayout: defineCall({
    ...ofOwner,
    method: "GET",
    path: "/api/resumes/:id/original/layout",
    limits: [{ rate: "readOriginal", per: ["user"] }],
    summary: "The text of that file with its places, by which a Word file is drawn.",
    reply: layoutSchema,
    errors: ["notFound", "fileReaderBusy", "providerUnavailable"],
  }),
  checkResumeOriginal: defineCall({
    ...ofOwner,
    method: "PATCH",
    path: "/api/resumes/:id/original",
    limits: [{ rate: "readOriginal", per: ["user"] }],
    summary: "Remember which doubtful fields you have looked at.",
    body: json(z.strictObject({ checked: z.array(z.string().max(140)).max(2_000) })),
    errors: ["notFound"],
  }),
  dismissResumeOriginal: defineCall({
    ...ofOwner,
    method: "DELETE",
    path: "/api/resumes/:id/original",
    summary: "Remove that file now. The resume stays as it is.",
    errors: ["notFound"],
  }),
} as const;
