import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The captcha that a browser was shown last. The first try removes it, right or wrong. */
export const captchas = pgTable(
  "captchas",
  {
    /** SHA-256 of the browser's captcha cookie. */
    cookieHash: text("cookie_hash").primaryKey(),
    /** SHA-256 of the cookie and the four characters: worthless without the cookie. */
    codeHash: text("code_hash").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captchas_expired").on(table.expiresAt)],
);

/** The codes that were sent by SMS. A code is used once: by the conditional UPDATE that sets `used_at`. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: text("id").primaryKey(),
    /** Eleven digits. */
    phone: text("phone").notNull(),
    /** SHA-256 of the cookie of the browser that asked: only that browser can try the code. */
    cookieHash: text("cookie_hash").notNull().default(""),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("phone_codes_by_phone").on(table.phone), index("phone_codes_expired").on(table.expiresAt)],
);

/** When a phone number was last sent a code, and how often today. */
export const smsQuotas = pgTable(
  "sms_quotas",
  {
    phone: text("phone").primaryKey(),
    sentAt: moment("sent_at").notNull(),
    dayStart: moment("day_start").notNull(),
    dayCount: integer("day_count").notNull(),
  },
  (table) => [index("sms_quotas_old").on(table.dayStart)],
);

/** How many SMS the installation sent on a day, in UTC. */
export const smsDays = pgTable("sms_days", { day: date("day").primaryKey(), sent: integer("sent").notNull() });

/** Which account a user has at Google, GitHub or WeChat. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").$type<"google" | "github" | "wechat">().notNull(),
    /** The provider's own id of the user: emails change, this does not. */
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_by_user").on(table.userId)],
);

/**
 * A browser that was sent to a provider and has not come back. Its return removes the row, so that a `state` counts
 * once.
 */
export const oauthFlows = pgTable(
  "passport_flows",
  {
    /** SHA-256 of the `state` in the provider's URL. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the browser's cookie: another browser with the same state is refused. */
    cookieHash: text("cookie_hash").notNull(),
    provider: text("provider").$type<"google" | "github" | "wechat">().notNull(),
    /** The PKCE verifier. It is useless without the code that the browser brings back. */
    verifier: text("verifier").notNull(),
    nonce: text("nonce").notNull(),
    prev: text("prev").notNull(),
    inviterId: text("inviter_id"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("passport_flows_by_inviter").on(table.inviterId).where(sql`${table.inviterId} is not null`),
    index("passport_flows_expired").on(table.expiresAt),
  ],
);
