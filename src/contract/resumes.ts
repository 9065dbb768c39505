import { z } from "zod";
import { limits } from "#core/limits.ts";
import { exportFormats } from "#core/resume/formats/server-written.ts";
import {
  languages,
  resumeConfigSchema,
  resumeDataSchema,
  resumeNameSchema,
  sentDataSchema,
  slugSchema,
} from "#core/resume/schema.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";

export const resumeCardSchema = z.strictObject({
  _id: idText,
  uuid: z.string(),
  name: z.string(),
  coverImg: z.string(),
  updatedAt: timestamp,
  createdAt: timestamp,
  templateName: z.string(),
  templateTheme: z.string(),
  lang: z.enum(languages),
  isPublic: z.boolean(),
  /**
   * Only in lists: `offered` where the owner of a public resume offered it as an example, `listed` where it is one,
   * `refused` where the operator did not take it. Absent for any other resume.
   */
  example: z.enum(["offered", "listed", "refused"]).optional(),
  /** Why it was not taken among the examples, in the operator's words; only of a refused one. */
  exampleReason: z.string().optional(),
});
export type ResumeCard = z.infer<typeof resumeCardSchema>;

export const resumeSchema = resumeCardSchema.extend({
  userId: idText,
  data: resumeDataSchema,
  config: resumeConfigSchema,
});
export type Resume = z.infer<typeof resumeSchema>;

/** The four save modes of the specification are the subsets of this body that a client sends. */
export const resumePatchSchema = z
  .strictObject({
    name: resumeNameSchema,
    /** A cover picture of the user's own. Empty, or one of our own URLs: the server renders the first page itself. */
    coverImg: z.string().max(2000),
    /** An item's empty fields may be absent. */
    data: sentDataSchema,
    config: resumeConfigSchema,
    /**
     * The public slug; ignored for regular users. `config.customURL` requests the same slug, and its value is derived
     * from it when the resume is read.
     */
    uuid: slugSchema,
    /** The `updatedAt` that the client last saw. A stale one is refused with 100409 and nothing is stored. */
    baseUpdatedAt: timestamp,
  })
  .partial();
export type ResumePatch = z.infer<typeof resumePatchSchema>;

const slugStates = ["free", "own", "occupied", "invalid"] as const;
export type SlugState = (typeof slugStates)[number];

const params = z.strictObject({ id: idText });
/** The subject of these calls: the resume that the path names. */
const subject = { kind: "resume", from: "params.id" } as const;
/**
 * Reading a resume that one may not own. An admin may read any, but says why; that is recorded before anything is
 * answered, and the owner finds it in the data export.
 */
export const reasonQuery = z.strictObject({
  reason: z.string().trim().min(limits.reason.min).max(limits.reason.max).optional(),
});
export const readingResume = { subject, may: "readResume", audit: "others" } as const;
const group = "resumes";

/** What a save of a resume is refused with, whatever it sends. */
export const saveErrors = [
  "invalidRequest",
  "resumeTooLarge",
  "resumeConflict",
  "customUrlTaken",
  "templateLocked",
  "tokenScope",
  "notFound",
] as const;

export const resumeCalls = {
  listResumes: defineCall({
    group,
    method: "GET",
    path: "/api/resumes",
    who: "user",
    scope: "resumes:read",
    tool: true,
    summary: "Your resumes, last changed first. `sort` takes updatedAt, createdAt or name, with `-` for descending.",
    query: pagingQuery,
    reply: listOf(resumeCardSchema),
  }),
  countResumes: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/count",
    who: "user",
    scope: "resumes:read",
    tool: true,
    summary: "How many resumes you have.",
    reply: z.number().int(),
  }),
  getResume: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id",
    who: "user",
    scope: "resumes:read",
    ...readingResume,
    tool: true,
    summary: "A resume of yours. An admin may read anybody's, with a `reason` that is recorded and shown to its owner.",
    params,
    query: reasonQuery,
    reply: resumeSchema,
    errors: ["reasonMissing", "notFound"],
  }),
  createResume: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/empty",
    who: "user",
    scope: "resumes:write",
    limits: [{ rate: "createResume", per: ["user"] }],
    decides: ["createResume", "useTemplate"],
    tool: true,
    summary: "Create a resume from a template, with the built-in sections and sample entries in its language.",
    body: json(
      z.strictObject({
        userId: idText,
        template: z.string().min(1).max(64),
        name: resumeNameSchema,
        lang: z.enum(languages).optional(),
        /**
         * The name of one of the template's themes. The first one is taken where it is absent or the template does not
         * offer it.
         */
        theme: z.string().max(64).optional(),
      }),
    ),
    reply: resumeSchema,
    status: 201,
    errors: ["resumeLimit", "templateLocked", "forbidden", "notFound"],
  }),
  copyResume: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/copy/:id",
    who: "user",
    scope: "resumes:write",
    limits: [{ rate: "createResume", per: ["user"] }],
    decides: ["createResume", "useTemplate"],
    tool: true,
    summary:
      "Copy a resume of yours or a public example (named by the example's `_id`, its `uuid` or its resume's `_id`).",
    params,
    body: json(z.strictObject({ userId: idText, template: z.string().min(1).max(64).optional() })),
    reply: resumeSchema,
    status: 201,
    errors: ["resumeLimit", "templateLocked", "forbidden", "notFound"],
  }),
  saveResume: defineCall({
    group,
    method: "PATCH",
    path: "/api/resumes/:id",
    who: "user",
    scope: "resumes:write",
    // No subject: an ordinary save is one statement, and finding the resume first would be a second one.
    limits: [{ rate: "save", per: ["user"] }],
    decides: ["editResume", "useTemplate", "customUrl", "privacySettings"],
    summary: "Save any part of a resume. Absent parts stay unchanged.",
    params,
    body: json(resumePatchSchema),
    reply: z.strictObject({ updatedAt: timestamp }),
    errors: saveErrors,
  }),
  checkSlug: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id/slug",
    who: "user",
    scope: "resumes:read",
    subject,
    may: "customUrl",
    limits: [{ rate: "slugCheck", per: ["user"] }],
    summary:
      "Whether your resume could take this custom URL, by the same rules as saving: `free`, `own` (it already has it), `occupied` or `invalid`.",
    params,
    query: z.strictObject({ value: z.string().max(200) }),
    reply: z.strictObject({ value: z.string(), state: z.enum(slugStates) }),
    errors: ["premiumOnly", "notFound"],
  }),
  removeResume: defineCall({
    group,
    method: "DELETE",
    path: "/api/resumes/:id",
    who: "user",
    scope: null,
    subject,
    may: "editResume",
    summary: "Move a resume to the bin. Its public page closes at once; you can restore it for 30 days.",
    params,
    errors: ["notFound"],
  }),
  downloadResume: defineCall({
    group,
    method: "POST",
    path: "/api/download/:id",
    who: "user",
    scope: "resumes:render",
    subject,
    may: "download",
    limits: [{ rate: "download", per: ["user"] }],
    tool: true,
    summary:
      "The resume as a PDF, named after its title. `format` prints it in one or two columns, whatever its own setting. The header `X-Missing: photo` says that the photo could not be read and is left out.",
    params,
    body: json(z.strictObject({ format: z.enum(["one", "two"]).optional() })),
    answer: "binary",
    contentType: "application/pdf",
    errors: ["premiumOnly", "notFound", "tooLongToPrint", "tooManyPrints", "rendererBusy"],
  }),
  exportResume: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/:id/export",
    who: "user",
    scope: "resumes:render",
    subject,
    may: "editResume",
    decides: ["download"],
    limits: [{ rate: "download", per: ["user"] }],
    summary:
      "Your resume as a file that only the server can write: Word, the YAML of RenderCV, one HTML file, or a picture of each page (a ZIP where there are several), `scale` times the 96 dpi of a screen. What looks like the sheet (`html`, `png`, `jpeg`) is for users who may download the PDF. Hidden parts are left out.",
    params,
    body: json(z.strictObject({ format: z.enum(exportFormats), scale: z.number().min(1).max(3).optional() })),
    answer: "binary",
    contentType: "application/octet-stream",
    errors: ["premiumOnly", "notFound", "tooLongToPrint", "tooManyPrints", "rendererBusy", "providerUnavailable"],
  }),
  getPagePictures: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id/pages",
    who: "user",
    scope: "resumes:render",
    ...readingResume,
    decides: ["download"],
    limits: [{ rate: "pagePictures", per: ["user"] }],
    tool: true,
    summary:
      "How many pages the PDF of your resume has, with pictures of the first ones as data: URLs (WebP), for browsers that break pages differently from the printer. `full`: 12 pictures, 1000 px wide, for users who may download the PDF. `small`: 6 pictures, 420 px wide, enough to see where pages end.",
    params,
    query: reasonQuery.extend({ size: z.enum(["full", "small"]).default("full") }),
    reply: z.strictObject({ pages: z.int().min(1), pictures: z.array(z.string()).max(limits.pagePictures.full.most) }),
    errors: ["reasonMissing", "premiumOnly", "notFound", "tooLongToPrint", "tooManyPrints", "rendererBusy"],
  }),
  getCover: defineCall({
    group,
    method: "GET",
    path: "/covers/:id/:file",
    who: "public",
    scope: "resumes:read",
    decides: ["readResume"],
    summary:
      "A picture of the first page, 640 px wide and 1.4 times as high, at the URL in `coverImg`: for the owner, and for everyone if the resume is public. `w=320` is the same picture at half size, for lists. `theme` shows one of our samples in another theme of its template. A URL from an older save leads to the newest picture.",
    params: z.strictObject({ id: idText, file: z.string().regex(/^[a-z0-9]{1,16}\.webp$/) }),
    query: z.strictObject({
      w: z.enum([`${limits.cover.small}`]).optional(),
      theme: z.string().max(64).optional(),
    }),
    answer: "binary",
    contentType: "image/webp",
    errors: ["notFound", "tooManyPrints", "rendererBusy"],
  }),
  getPublicResume: defineCall({
    group,
    method: "GET",
    path: "/api/public/:uuid",
    who: "public",
    scope: "public",
    tool: true,
    summary: "A public resume as a visitor sees it. A hidden phone number or email is not in the response.",
    params: z.strictObject({ uuid: z.string().min(1).max(64) }),
    reply: z.strictObject({
      uuid: z.string(),
      name: z.string(),
      updatedAt: timestamp,
      data: resumeDataSchema,
      config: resumeConfigSchema.pick({
        templateName: true,
        templateTheme: true,
        removeBranding: true,
        downloadable: true,
        showShareBtn: true,
        showToggleDarkMode: true,
        lang: true,
        design: true,
      }),
    }),
    errors: ["notFound"],
  }),
} as const;
