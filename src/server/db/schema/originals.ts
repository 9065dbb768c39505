import { isNotNull } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { FileReading } from "#core/resume/reading/read-file.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { FileFormat } from "#server/adapters/text-extractor/port.ts";
import { users } from "./accounts.ts";
import { resumes } from "./resumes.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Files that a resume was read from, for their owners alone. */
export const originalFiles = pgTable(
  "original_files",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The resume that was made of it; null where none was, or not yet. */
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "cascade" }),
    /** The key in the storage. */
    key: text("key").notNull(),
    name: text("name").notNull(),
    format: text("format").$type<FileFormat>().notNull(),
    size: integer("size").notNull(),
    /** SHA-256 of the lines that were answered to its owner, by which they name the file. */
    contentHash: text("content_hash").notNull(),
    isResume: boolean("is_resume").notNull(),
    /** What was read, until it is a resume. */
    document: jsonb("document").$type<ResumeDocument>(),
    reading: jsonb("reading").$type<StoredReading>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("original_files_by_user").on(table.userId, table.createdAt),
    uniqueIndex("original_files_by_resume").on(table.resumeId).where(isNotNull(table.resumeId)),
    index("original_files_expired").on(table.expiresAt),
  ],
);

/** `checked`: the doubtful fields that their owner has looked at, by `entry/field`. */
export type StoredReading = Pick<FileReading, "fields" | "pages" | "hidden" | "notPlacedIn"> & { checked: string[] };
