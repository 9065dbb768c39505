import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Which user owns which file. The row is written before the file, so that no file is ever without an owner. */
export const uploads = pgTable(
  "uploads",
  {
    /** The key in the storage: `avatars/0198c0de.webp`. */
    key: text("key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("uploads_by_user").on(table.userId)],
);

/**
 * Files to remove. A row is written in the transaction that removes the file's owner; the file is removed afterwards,
 * with as many attempts as it takes.
 */
export const fileRemovals = pgTable(
  "file_removals",
  {
    /** The key in the storage. */
    name: text("name").primaryKey(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("file_removals_by_age").on(table.createdAt, table.name)],
);
