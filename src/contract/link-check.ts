import { z } from "zod";
import { limits } from "#core/limits.ts";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";

/**
 * `answers`: somebody is there, even if a page is for others alone. `dead`: the name does not exist, nothing listens
 * there, or the page is said not to exist. `unknown`: it could not be checked.
 */
export const linkStateSchema = z.enum(["answers", "dead", "unknown"]);
export type LinkState = z.infer<typeof linkStateSchema>;

export const checkedLinkSchema = z.strictObject({ href: z.string(), state: linkStateSchema });
export type CheckedLink = z.infer<typeof checkedLinkSchema>;

export const linkCheckCalls = {
  checkLinks: defineCall({
    group: "resumes",
    method: "POST",
    path: "/api/resumes/:id/check-links",
    who: "user",
    scope: "resumes:read",
    subject: { kind: "resume", from: "params.id" },
    may: "editResume",
    limits: [{ rate: "linkCheck", per: ["user"] }],
    tool: true,
    summary: `Whether the links of your resume, as it is stored, answer: at most ${limits.linkCheck.most} of them, and only those that everyone can open. The server asks each site without cookies and keeps the result for some hours. 404 where the installation reaches no other site.`,
    params: z.strictObject({ id: idText }),
    reply: z.strictObject({ links: z.array(checkedLinkSchema) }),
    errors: ["notFound"],
  }),
} as const;
