import { z } from "zod";
import { limits } from "#core/limits.ts";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";

export const resumeViewsSchema = z.strictObject({
  /** The id of the resume. */
  _id: idText,
  total: z.int().min(1),
  /** Views of the last 30 days. */
  recent: z.int().min(0),
});
export type ResumeViews = z.infer<typeof resumeViewsSchema>;

export const viewCalls = {
  listViews: defineCall({
    group: "resumes",
    method: "GET",
    path: "/api/resumes/views",
    who: "user",
    scope: "resumes:read",
    tool: true,
    summary: `Views of your public resumes, in total and in the last ${limits.views.recentDays} days. Resumes without views are not listed. Robots, link previews, the owner and repeat visits within an hour do not count.`,
    reply: z.array(resumeViewsSchema),
  }),
} as const;
