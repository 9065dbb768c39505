import { z } from "zod";
import { limits } from "#core/limits.ts";
import { resumeDocumentSchema } from "#core/resume/schema.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";
import { readingResume, reasonQuery } from "./resumes.ts";

/** Describes an earlier state of a resume, without the state itself. */
export const versionCardSchema = z.strictObject({
  _id: idText,
  /** The name that its owner gave it; null where it was kept automatically. */
  name: z.string().nullable(),
  kind: z.enum(["automatic", "named"]),
  /** When the resume was saved in this state. */
  savedAt: timestamp,
  /** When the version was kept. */
  createdAt: timestamp,
});
export type VersionCard = z.infer<typeof versionCardSchema>;

export const versionSchema = versionCardSchema.extend({ document: resumeDocumentSchema });
export type Version = z.infer<typeof versionSchema>;

const params = z.strictObject({ id: idText });
const paramsOfOne = params.extend({ versionId: idText });
const naming = z.strictObject({ name: z.string().trim().min(1).max(limits.versions.nameLength) });
/** The subject of these calls: the resume that the path names. */
const subject = { kind: "resume", from: "params.id" } as const;
const group = "versions";

export const versionCalls = {
  listVersions: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id/versions",
    who: "user",
    scope: "resumes:read",
    ...readingResume,
    tool: true,
    summary: `Earlier versions of your resume (an admin may read anybody's, with a reason): named ones first, newest first in each group; ${limits.versions.kept} are kept. While a resume is edited, a version is kept every 10 minutes. Beyond the limit the oldest automatic version goes first; named ones go only when no automatic one is left.`,
    params,
    query: pagingQuery.extend(reasonQuery.shape),
    reply: listOf(versionCardSchema),
    errors: ["reasonMissing", "notFound"],
  }),
  getVersion: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id/versions/:versionId",
    who: "user",
    scope: "resumes:read",
    ...readingResume,
    tool: true,
    summary: "One version with its document. To restore it, save that document.",
    params: paramsOfOne,
    query: reasonQuery,
    reply: versionSchema,
    errors: ["reasonMissing", "notFound"],
  }),
  nameVersion: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/:id/versions",
    who: "user",
    scope: "resumes:write",
    subject,
    may: "editResume",
    limits: [{ rate: "nameVersion", per: ["user"] }],
    tool: true,
    summary: "Keep the resume as it is stored now, as a named version.",
    params,
    body: json(naming),
    reply: versionCardSchema,
    status: 201,
    errors: ["invalidRequest", "notFound"],
  }),
  renameVersion: defineCall({
    group,
    method: "PATCH",
    path: "/api/resumes/:id/versions/:versionId",
    who: "user",
    scope: "resumes:write",
    subject,
    may: "editResume",
    summary: "Rename a version. An automatic one becomes a named one.",
    params: paramsOfOne,
    body: json(naming),
    reply: versionCardSchema,
    errors: ["invalidRequest", "notFound"],
  }),
  removeVersion: defineCall({
    group,
    method: "DELETE",
    path: "/api/resumes/:id/versions/:versionId",
    who: "user",
    scope: null,
    subject,
    may: "editResume",
    summary: "Delete a version. The resume itself stays as it is.",
    params: paramsOfOne,
    errors: ["notFound"],
  }),
} as const;
