import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { resumes } from "./resumes.ts";

/** Which pictures of first pages the file storage holds. The row is written before the file, as for uploads. */
export const covers = pgTable(
  "covers",
  {
    /** The key in the storage: `covers/<resume>-<version>.webp`. */
    key: text("key").primaryKey(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    drawnAt: timestamp("drawn_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("covers_of_resume").on(table.resumeId), index("covers_by_age").on(table.drawnAt, table.key)],
);
