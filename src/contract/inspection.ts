import { z } from "zod";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";

/** What a program asks about a resume besides its content: the same in another format, and what could be better. */

/** The text formats, by their names in the registry of formats. */
export const convertedFormats = ["inkleaf", "json-resume", "markdown", "rendercv", "plain-text", "vcard"] as const;

/** The severities of core/resume/check. */
export const severities = ["error", "warning", "hint"] as const;

const params = z.strictObject({ id: idText });
/** Both calls read a resume of one's own. */
const reading = {
  group: "resumes",
  method: "GET",
  who: "user",
  scope: "resumes:read",
  subject: { kind: "resume", from: "params.id" },
  may: "editResume",
  limits: [{ rate: "convert", per: ["user"] }],
  tool: true,
  params,
} as const;

export const inspectionCalls = {
  convertResume: defineCall({
    ...reading,
    path: "/api/resumes/:id/convert",
    summary:
      "Your resume in another text format: `inkleaf` (our own JSON, whole), `json-resume` (JSON Resume 1.x), `markdown`, `rendercv` (YAML), `plain-text` (what a machine reads) or `vcard`. Hidden parts and samples are in `inkleaf` alone.",
    query: z.strictObject({ to: z.enum(convertedFormats) }),
    reply: z.strictObject({ fileName: z.string(), mime: z.string(), text: z.string() }),
    errors: ["notFound"],
  }),
  checkResume: defineCall({
    ...reading,
    path: "/api/resumes/:id/check",
    summary:
      "What to put right, look at again or make stronger in your resume before you send it, by the rules of the editor's Check. `place` names a field of the basics where it has neither section, item nor link.",
    reply: z.array(
      z.strictObject({
        rule: z.string(),
        severity: z.enum(severities),
        count: z.int().min(1),
        title: z.string(),
        why: z.string(),
        found: z.array(
          z.strictObject({
            place: z.strictObject({
              section: z.string().optional(),
              item: z.string().optional(),
              link: z.string().optional(),
              field: z.string(),
              at: z.int().optional(),
            }),
            quote: z.string(),
            other: z.string().optional(),
          }),
        ),
      }),
    ),
    errors: ["notFound"],
  }),
} as const;
