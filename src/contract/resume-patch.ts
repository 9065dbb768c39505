import { z } from "zod";
import { jsonPatchSchema } from "#core/json-patch.ts";
import { resumeConfigSchema, resumeNameSchema, sentDataSchema } from "#core/resume/schema.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";
import { saveErrors } from "./resumes.ts";

/**
 * How a program changes a resume, or proposes to. Apart from `resumes.ts`, which the editor loads: it never sends a patch.
 */

/** What a JSON Patch changes: the value that its paths begin in. */
export const patchedDocumentSchema = z.strictObject({
  name: resumeNameSchema,
  data: sentDataSchema,
  config: resumeConfigSchema,
});

export const resumePatchCalls = {
  patchResume: defineCall({
    group: "resumes",
    method: "POST",
    path: "/api/resumes/:id/patch",
    who: "user",
    scope: "resumes:write",
    subject: { kind: "resume", from: "params.id" },
    may: "editResume",
    limits: [{ rate: "save", per: ["user"] }],
    audit: true,
    decides: ["useTemplate", "customUrl", "privacySettings"],
    tool: true,
    summary: `Change a resume by a JSON Patch (RFC 6902) of \`{name, data, config}\`: all of its operations, at most ${toolLimits.patch.operations}, or none. \`baseUpdatedAt\` is the \`updatedAt\` that the patch was made from. An API token without "save at once" proposes by it, and so does any other with \`propose\`: the resume stays as it is until its owner has looked at the changes in the editor, where \`note\` stands above them; \`proposal\` is the proposal's id, and null where the change was saved. Example: \`{"baseUpdatedAt": "2026-01-01T00:00:00.000Z", "patch": [{"op": "replace", "path": "/data/basicInfo/location", "value": "Berlin"}]}\`.`,
    params: z.strictObject({ id: idText }),
    body: json(
      z.strictObject({
        baseUpdatedAt: timestamp,
        patch: jsonPatchSchema,
        note: z.string().max(toolLimits.proposals.noteLength).optional(),
        propose: z.boolean().optional(),
      }),
    ),
    reply: z.strictObject({ updatedAt: timestamp, proposal: idText.nullable() }),
    errors: [
      ...(["patchTestFailed", "patchPathWrong", "patchTooLarge", "tooManyProposals", "proposalEmpty"] as const),
      ...saveErrors,
    ],
  }),
} as const;
