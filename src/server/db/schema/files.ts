import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Whose file is whose. The row is written before the file, so that no file is ever without an owner. */
export const uploads = pgTable(
  "uploads",
  {
    /** In the storage: `avatars/0198c0de.webp`. */
    key: text("key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("uploads_by_user").on(table.userId)],
);

/** Files that must go: written in the transaction that removes their owner, done afterwards, however often it fails. */
export const fileRemovals = pgTable("file_removals", {
  /** The key in the storage. */
  name: text("name").primaryKey(),
  createdAt: moment("created_at").notNull(),
});
