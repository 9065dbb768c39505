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
    summary: `One's deleted resumes, last deleted first. They are kept for ${limits.bin.lifetime / 86_400_000} days, ${limits.bin.most} at most, are nobody's to see and do not count for the limit.`,
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
      "Take a resume out of the bin: it is as it was, under its address, public again where it was public, unless that is one more than the plan has room for.",
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
    summary: "Delete a resume in the bin for ever, with its versions, its views and a photo that nothing else shows.",
    params,
    errors: ["notFound"],
  }),
} as const;
