import { z } from "zod";
import { resumeDocumentSchema } from "#core/resume/schema.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";
import { saveErrors } from "./resumes.ts";

/** What a program proposed for a resume, and what its owner does about it. */

/** A proposal without what it proposes. */
export const proposalCardSchema = z.strictObject({
  _id: idText,
  /** The name of the API token that proposed it, also after that was revoked. */
  tokenName: z.string(),
  /** What the program says about it; plain text. */
  note: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** The `updatedAt` of the resume that it was made from. */
  baseUpdatedAt: timestamp,
});
export type ProposalCard = z.infer<typeof proposalCardSchema>;

export const toolProposalSchema = proposalCardSchema.extend({
  /** The resume that it was made from. */
  base: resumeDocumentSchema,
  /** The resume that it proposes. What differs are its changes (core/proposals). */
  proposed: resumeDocumentSchema,
  /** The changes that its owner has decided about, by their ids. */
  taken: z.array(z.string()),
  refused: z.array(z.string()),
});
export type ToolProposal = z.infer<typeof toolProposalSchema>;

const { changes: mostChanges, changeIdLength } = toolLimits.proposals;
const changeIds = z.array(z.string().min(1).max(changeIdLength)).min(1).max(mostChanges);

const params = z.strictObject({ id: idText });
const paramsOfOne = params.extend({ proposalId: idText });
/** The subject of these calls: the resume that the path names. */
const subject = { kind: "resume", from: "params.id" } as const;
const own = { subject, may: "editResume" } as const;
const group = "proposals";

export const proposalCalls = {
  listProposals: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id/proposals",
    who: "user",
    scope: "resumes:read",
    ...own,
    tool: true,
    summary: "What programs have proposed for your resume and nobody has decided about yet, the oldest first.",
    params,
    reply: z.array(proposalCardSchema),
    errors: ["notFound"],
  }),
  getProposal: defineCall({
    group,
    method: "GET",
    path: "/api/resumes/:id/proposals/:proposalId",
    who: "user",
    scope: "resumes:read",
    ...own,
    summary: "One proposal, with the resume that it was made from and the one that it proposes.",
    params: paramsOfOne,
    reply: toolProposalSchema,
    errors: ["notFound"],
  }),
  takeProposal: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/:id/proposals/:proposalId/take",
    who: "user",
    scope: null,
    ...own,
    limits: [{ rate: "save", per: ["user"] }],
    decides: ["useTemplate", "customUrl", "privacySettings"],
    audit: true,
    summary:
      "Take changes of a proposal, or all that nobody has decided about. One whose words have been changed since refuses the call, and nothing is stored. `isSaved`: an editor has saved them itself, and only the decision is written down. A proposal ends with its last decision.",
    params: paramsOfOne,
    body: json(z.strictObject({ changes: changeIds.optional(), isSaved: z.boolean().default(false) })),
    reply: z.strictObject({ updatedAt: timestamp, left: z.int().min(0) }),
    errors: ["proposalStale", ...saveErrors],
  }),
  refuseProposal: defineCall({
    group,
    method: "POST",
    path: "/api/resumes/:id/proposals/:proposalId/refuse",
    who: "user",
    scope: null,
    ...own,
    limits: [{ rate: "save", per: ["user"] }],
    audit: true,
    summary: "Refuse changes of a proposal, or all that nobody has decided about. The resume stays as it is.",
    params: paramsOfOne,
    body: json(z.strictObject({ changes: changeIds.optional() })),
    reply: z.strictObject({ left: z.int().min(0) }),
    errors: ["notFound"],
  }),
} as const;
