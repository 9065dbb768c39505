import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { resumes } from "./resumes.ts";

/** Earlier states of a resume. `data` and `config` are as in `resumes`. */
export const resumeVersions = pgTable(
  "resume_versions",
  {
    id: text("id").primaryKey(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    /** The name that its owner gave it; null for a version that was stored automatically. */
    label: text("label"),
    name: text("name").notNull(),
    data: jsonb("data").$type<unknown>().notNull(),
    config: jsonb("config").$type<unknown>().notNull(),
    /** When the resume was saved in this state. */
    savedAt: timestamp("saved_at", { withTimezone: true, precision: 3 }).notNull(),
    /** When the version was stored. */
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("resume_versions_of_resume").on(table.resumeId, table.id.desc().nullsFirst())],
);
