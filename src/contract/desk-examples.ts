import { z } from "zod";
import { limits } from "#core/limits.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { desk, personSchema, reasonText } from "./desk.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";

/** A resume that its owner offers as an example. */
export const offerSchema = z.strictObject({
  /** The id of the resume. */
  _id: idText,
  /** Its public page. */
  uuid: z.string(),
  name: z.string(),
  title: z.string(),
  coverImg: z.string(),
  lang: z.string(),
  user: personSchema,
  state: z.enum(["waiting", "listed", "refused"]),
  reason: z.string(),
  updatedAt: timestamp,
  decidedAt: timestamp.nullable(),
});
export type Offer = z.infer<typeof offerSchema>;

const line = (max: number) => z.string().trim().min(1, "required").max(max);
const ofResume = { params: z.strictObject({ id: idText }) } as const;

export const deskExampleCalls = {
  listOffers: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/examples",
    summary:
      "Resumes that their owners offer as examples and nobody has decided about; with `state=decided` the others.",
    query: pagingQuery.omit({ sort: true }).extend({ state: z.enum(["open", "decided"]).default("open") }),
    reply: listOf(offerSchema),
  }),
  decideOffer: defineCall({
    ...desk,
    ...ofResume,
    method: "POST",
    path: "/api/admin/examples/:id/decide",
    summary:
      "Take an offered resume among the examples, as a copy without contacts and photo, or refuse it with a reason.",
    body: json(
      z
        .strictObject({
          decision: z.enum(["listed", "refused"]),
          /** The `_id` of its category; this and the two texts of its card are required where it is listed. */
          category: idText.optional(),
          name: line(limits.document.nameLength).optional(),
          desc: line(limits.offers.descLength).optional(),
          /** Required where it is refused. */
          reason: reasonText.optional(),
        })
        .superRefine((body, context) => {
          const needed = body.decision === "listed" ? (["category", "name", "desc"] as const) : (["reason"] as const);
          for (const field of needed) {
            if (body[field] === undefined) context.addIssue({ code: "custom", path: [field], message: "required" });
          }
        }),
    ),
    reply: offerSchema,
    errors: ["notFound"],
  }),
  offerAgain: defineCall({
    group: "resumes",
    ...ofResume,
    method: "POST",
    path: "/api/resumes/:id/offer",
    who: "user",
    scope: null,
    subject: { kind: "resume", from: "params.id" },
    may: "editResume",
    limits: [{ rate: "offer", per: ["user"] }],
    summary: "Offer a resume as an example once more, after it was refused.",
    errors: ["notFound"],
  }),
} as const;
