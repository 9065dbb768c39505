import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { resumes } from "./resumes.ts";

/** One row per resume and day (in UTC) on which its public page was viewed. */
export const resumeViews = pgTable(
  "resume_views",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    /** YYYY-MM-DD. */
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.day] })],
);
