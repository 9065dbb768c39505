import { boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Only the SHA-256 of a token is stored. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique("api_tokens_hash_unique"),
    name: text("name").notNull(),
    /** Its last characters, by which its owner recognizes it. */
    ending: text("ending").notNull(),
    grants: jsonb("grants").$type<("read" | "write" | "render")[]>().notNull(),
    /** Whether its changes are saved at once, and not only proposed. */
    isDirect: boolean("is_direct").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    index("api_tokens_by_user").on(table.userId, table.createdAt),
    index("api_tokens_expired").on(table.expiresAt),
  ],
);
