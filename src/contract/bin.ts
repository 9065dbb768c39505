import { z } from "zod";
import { limits } from "#core/limits.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";
import { resumeCardSchema } from "./resumes.ts";

/** A deleted resume that can still be restored. It has no cover, so `coverImg` is empty. */
export const binCardSchema = resumeCardSchema.extend({
  removedAt: timestamp,
  /** When it will be deleted for good. */
  purgeAt: timestamp,
});
export type BinCard = z.infer<typeof binCardSchema>;

const params = z.strictObject({ id: idText });
const subject = { kind: "deletedResume", from: "params.id" } as const;
const group = "bin";

export const binCalls = {
  listBin: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/bin",
    who: "user",
    scope: "resumes:read",
    summary: `Your deleted resumes, most recently deleted first. They are kept for ${limits.bin.lifetime / 86_400_000} days (at most ${limits.bin.most}), nobody else can see them, and they do not count towards the resume limit.`,
    query: pagingQuery,
    reply: listOf(binCardSchema),
  }),
  restoreResume: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/:id/restore",
    who: "user",
    scope: "resumes:write",
    subject,
    may: "editResume",
    decides: ["createResume"],
    summary:
      "Restore a resume from the bin, unchanged and at the same URL, and public again if it was. Refused where the plan has no room for one more.",
    params,
    reply: resumeCardSchema,
    errors: ["resumeLimit", "notFound"],
  }),
  eraseResume: defineCall({
    group,
    method: "DELETE",
    path: "/api/resumes/bin/:id",
    who: "user",
    scope: null,
    subject,
    may: "editResume",
    summary:
      "Delete a resume in the bin permanently, with its versions, its view counts and its photo if no other resume uses it.",
    params,
    errors: ["notFound"],
  }),
} as const;
