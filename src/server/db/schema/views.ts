import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
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

/** Who was counted within the hour, by marks that name nobody (`features/views/counter.ts`). */
export const recentViewers = pgTable(
  "recent_viewers",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    mark: integer("mark").notNull(),
    countedAt: timestamp("counted_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.mark] }), index("recent_viewers_old").on(table.countedAt)],
);

/** The salt of each day's marks, in UTC; that of a past day is removed. */
export const viewerSalts = pgTable("viewer_salts", {
  /** YYYY-MM-DD. */
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});
