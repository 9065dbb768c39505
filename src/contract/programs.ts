import { z } from "zod";
import { limits } from "#core/limits.ts";
import { emailText } from "./accounts.ts";
import { form, json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";
import { uploadedFile } from "./uploads.ts";

/**
 * The programmes that give `limits.programs.months` months of premium for nothing: to students, and to contributors to
 * open source. Each user is granted one of them, once.
 */
export const programNames = ["student", "opensource"] as const;
export type ProgramName = (typeof programNames)[number];

export const applicationSchema = z.strictObject({
  _id: idText,
  program: z.enum(programNames),
  /** `codeSent` waits for the code that was mailed to the school's email, `needsMore` for other evidence. */
  state: z.enum(["codeSent", "applied", "needsMore", "granted", "refused"]),
  /** `text` is the email, the school's name or the pull request's URL. */
  evidence: z.strictObject({ kind: z.enum(["email", "proof", "pullRequest"]), text: z.string() }),
  /** What a person wrote who decided; empty where nobody did. */
  reason: z.string(),
  /** The end of the membership at the time of the decision; null unless it was granted. */
  validTo: timestamp.nullable(),
  canAppeal: z.boolean(),
  createdAt: timestamp,
  decidedAt: timestamp.nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

/** An application as the operator's queue shows it. */
export const queuedApplicationSchema = applicationSchema.extend({
  user: z.strictObject({ _id: idText, nickName: z.string(), email: z.string().nullable() }),
  /** Why no rule decided it. */
  hint: z.enum(["endingOnly", "proof", "unreachable", "noGithub"]).nullable(),
  /** What was sent as a proof; null where nothing was, or where it was deleted. */
  proof: z.enum(["picture", "pdf"]).nullable(),
  appeal: z.string(),
});
export type QueuedApplication = z.infer<typeof queuedApplicationSchema>;

const line = (max: number) => z.string().trim().min(1, "required").max(max);
const params = z.strictObject({ id: idText });
const group = "programmes";
const mine = { group, who: "user", scope: null } as const;
const desk = { group: "desk", who: "desk", scope: null } as const;

export const programCalls = {
  listPrograms: defineCall({
    ...mine,
    method: "GET",
    path: "/api/programs",
    summary: "Your applications to the free programmes, newest first, and what you can apply with.",
    reply: z.strictObject({
      applications: z.array(applicationSchema),
      /** Whether a GitHub account is connected, and whether one can be. */
      github: z.strictObject({ isConnected: z.boolean(), isOffered: z.boolean() }),
    }),
  }),
  applyAsStudent: defineCall({
    ...mine,
    method: "POST",
    path: "/api/programs/student",
    limits: [{ rate: "apply", per: ["user"] }],
    status: 201,
    summary:
      "Apply with a school's email: a code is mailed there. Emails of alumni, and of providers that anybody can use, are refused.",
    body: json(z.strictObject({ email: emailText })),
    reply: applicationSchema,
    errors: ["alreadyGranted", "alreadyApplied", "tooManyRequests"],
  }),
  confirmStudent: defineCall({
    ...mine,
    method: "POST",
    path: "/api/programs/student/code",
    limits: [{ rate: "confirmSchool", per: ["user"] }],
    summary:
      "The code from that email. Where the school is known the months are granted at once, elsewhere a person decides.",
    body: json(z.strictObject({ veriCode: z.string().regex(/^\d{6}$/, "sixDigits") })),
    reply: applicationSchema,
    errors: ["codeWrong", "alreadyGranted"],
  }),
  applyWithProof: defineCall({
    ...mine,
    method: "POST",
    path: "/api/programs/student/proof",
    limits: [{ rate: "apply", per: ["user"] }],
    status: 201,
    summary: `Apply with a proof, a JPG, PNG or PDF by content, at most ${limits.programs.proofBytes / 1_048_576} MB. Only the operator sees it, and it is deleted ${limits.programs.proofKeptFor / 86_400_000} days after the decision.`,
    body: form({
      maxBytes: limits.programs.proofBytes,
      schema: z.strictObject({ file: uploadedFile, school: line(200) }),
    }),
    reply: applicationSchema,
    errors: ["alreadyGranted", "alreadyApplied", "wrongFileType", "tooLarge", "unreadableFile", "providerUnavailable"],
  }),
  applyWithPullRequest: defineCall({
    ...mine,
    method: "POST",
    path: "/api/programs/opensource",
    limits: [{ rate: "apply", per: ["user"] }],
    status: 201,
    summary:
      "Apply with a merged pull request of your own on GitHub. What its API shows decides at once; where it does not answer, a person does.",
    body: json(z.strictObject({ pullRequest: line(300) })),
    reply: applicationSchema,
    errors: ["alreadyGranted", "alreadyApplied"],
  }),
  appealApplication: defineCall({
    ...mine,
    method: "POST",
    path: "/api/programs/:id/appeal",
    summary: "Ask once more about an application that was refused, in your own words. Once for each application.",
    params,
    body: json(z.strictObject({ text: line(limits.programs.textLength) })),
    reply: applicationSchema,
    errors: ["notFound", "alreadyApplied"],
  }),
  listApplications: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/programs",
    summary: "Applications that wait for a person, oldest first; with `state=decided` those that were decided.",
    query: pagingQuery.omit({ sort: true }).extend({ state: z.enum(["open", "decided"]).optional() }),
    reply: listOf(queuedApplicationSchema),
  }),
  readProof: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/programs/:id/proof",
    summary: "The picture that an application came with.",
    params,
    answer: "binary",
    contentType: "image/webp",
    errors: ["notFound"],
  }),
  readProofPdf: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/programs/:id/proof.pdf",
    summary: "The PDF that an application came with, as it was sent and only to be saved.",
    params,
    answer: "binary",
    contentType: "application/pdf",
    errors: ["notFound"],
  }),
  decideApplication: defineCall({
    ...desk,
    method: "POST",
    path: "/api/admin/programs/:id/decide",
    summary: "Grant or refuse an application, or ask for other evidence. A refusal says why; the applicant is mailed.",
    params,
    body: json(
      z
        .strictObject({
          decision: z.enum(["granted", "refused", "needsMore"]),
          reason: z.string().trim().max(limits.programs.textLength).default(""),
        })
        .refine(({ decision, reason }) => decision === "granted" || reason !== "", {
          path: ["reason"],
          error: "required",
        }),
    ),
    reply: queuedApplicationSchema,
    errors: ["notFound", "alreadyGranted", "alreadyApplied"],
    audit: true,
  }),
} as const;
