import { boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { toolClients } from "./tool-clients.ts";

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
    /** The program that a person let in at /oauth/authorize; null for a token that its user copied. */
    clientId: text("client_id").references(() => toolClients.id, { onDelete: "cascade" }),
    /** Where that program was answered, as its user recognizes it: a host, or an app's scheme. */
    clientHost: text("client_host"),
    /** Until when this text of the token is valid; then a refresh token brings the next. */
    accessExpiresAt: moment("access_expires_at"),
    /** The SHA-256 of what all refresh tokens of this access have in common. */
    familyHash: text("family_hash").unique("api_tokens_family_unique"),
    /** The SHA-256 of the secret of the one refresh token that has not been used. */
    refreshHash: text("refresh_hash"),
  },
  (table) => [
    index("api_tokens_by_user").on(table.userId, table.createdAt),
    index("api_tokens_expired").on(table.expiresAt),
    index("api_tokens_by_client").on(table.clientId),
  ],
);
