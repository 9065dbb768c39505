import { isNull } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Programs that registered themselves. What they say about themselves is not verified. */
export const toolClients = pgTable(
  "tool_clients",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    redirectUris: jsonb("redirect_uris").$type<string[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When a person last let it in; null until then. */
    allowedAt: moment("allowed_at"),
  },
  (table) => [
    index("tool_clients_waiting").on(table.createdAt).where(isNull(table.allowedAt)),
    index("tool_clients_allowed").on(table.allowedAt),
  ],
);

/** What a person has just allowed, until the program turns it into tokens. Only the SHA-256 of a code is stored. */
export const toolClientCodes = pgTable(
  "tool_client_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => toolClients.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    redirectUri: text("redirect_uri").notNull(),
    /** The SHA-256 of the verifier in base64url, as the program sent it (PKCE, S256). */
    challenge: text("challenge").notNull(),
    grants: jsonb("grants").$type<("read" | "write" | "render")[]>().notNull(),
    isDirect: boolean("is_direct").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    /** The token that its first use made, which a second use ends. */
    tokenId: text("token_id"),
  },
  (table) => [
    index("tool_client_codes_by_client").on(table.clientId),
    index("tool_client_codes_by_user").on(table.userId),
    index("tool_client_codes_expired").on(table.expiresAt),
  ],
);
