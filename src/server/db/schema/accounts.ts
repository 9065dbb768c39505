import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row per user. An account exists from the moment its email was confirmed; before that it is a `sign_ups` row. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** In lower case; null for accounts without an email. */
    email: text("email").unique(),
    userName: text("user_name").notNull(),
    nickName: text("nick_name").notNull(),
    avatar: text("avatar").notNull().default(""),
    cellphone: text("cellphone").notNull().default(""),
    /** How the user's files are named (`core/resume/file-naming.ts`); empty for the name that we choose. */
    fileName: text("file_name").notNull().default(""),
    role: text("role").$type<"user" | "admin">().notNull().default("user"),
    type: text("type").$type<"email" | "phone" | "wechat" | "oauth">().notNull().default("email"),
    /** Whether the membership is for life. */
    isVip: boolean("is_vip").notNull().default(false),
    /** The end of a membership that is not for life. */
    validTo: moment("valid_to"),
    /** argon2id in PHC form; null where no password was set. */
    passwordHash: text("password_hash"),
    inviterId: text("inviter_id"),
    createdAt: moment("created_at").notNull(),
    /** Since when nobody can sign in to it and its public pages are not shown; null: not suspended. */
    suspendedAt: moment("suspended_at"),
  },
  (table) => [
    index("users_by_inviter").on(table.inviterId, table.id).where(sql`${table.inviterId} is not null`),
    index("users_by_text").using("gin", sql`text_pieces(coalesce(${table.email}, '') || ' ' || ${table.nickName})`),
    index("users_by_time").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("users_admins")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.role} = 'admin'`),
    index("users_members_for_life")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isVip}`),
    index("users_members").on(table.validTo).where(sql`${table.validTo} is not null`),
    index("users_suspended")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.suspendedAt} is not null`),
  ],
);

/** A user's row without the password. */
export type UserRecord = Omit<typeof users.$inferSelect, "passwordHash">;

export const userColumns = {
  id: users.id,
  email: users.email,
  userName: users.userName,
  nickName: users.nickName,
  avatar: users.avatar,
  cellphone: users.cellphone,
  fileName: users.fileName,
  role: users.role,
  type: users.type,
  isVip: users.isVip,
  validTo: users.validTo,
  inviterId: users.inviterId,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
};

/** Only the SHA-256 of a session's cookie is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Names the session to its user; not a secret. */
    id: text("id").notNull().unique("sessions_id_unique"),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * Such as `Chrome 130` and `Windows`, read from the user agent, which itself is not stored; empty where it is not
     * recognized.
     */
    browser: text("browser").notNull().default(""),
    system: text("system").notNull().default(""),
    kind: text("kind").$type<"desktop" | "phone" | "tablet" | "unknown">().notNull().default("unknown"),
    createdAt: moment("created_at").notNull(),
    touchedAt: moment("touched_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_expired").on(table.expiresAt)],
);

/**
 * Requests for an account whose email is not confirmed yet. Every browser has a row of its own, so that nobody's code
 * can confirm a password that another browser chose for the same email.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    /** Becomes the account's id. */
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    inviterId: text("inviter_id"),
    /** SHA-256 of the sign-up cookie. */
    cookieHash: text("cookie_hash").notNull(),
    /** What was agreed to with this sign-up; the account's `consents` row once the email is confirmed. */
    consentVersion: text("consent_version"),
    agreedAt: moment("agreed_at"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sign_ups_by_email").on(table.email),
    index("sign_ups_by_cookie").on(table.cookieHash),
    index("sign_ups_by_inviter").on(table.inviterId).where(sql`${table.inviterId} is not null`),
    index("sign_ups_expired").on(table.expiresAt),
  ],
);

/** Who agreed to which version of the terms and the privacy policy, and when first. */
export const consents = pgTable(
  "consents",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: text("version").notNull(),
    way: text("way").$type<"email" | "phone" | "google" | "github" | "wechat">().notNull(),
    agreedAt: moment("agreed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** The codes that were mailed. A code is used once: by the conditional UPDATE that sets `used_at`. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: text("id").primaryKey(),
    signUpId: text("sign_up_id")
      .notNull()
      .references(() => signUps.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("verification_codes_by_sign_up").on(table.signUpId)],
);

/** When an email was last sent a code or a link, and how often today. Applies to known and unknown emails alike. */
export const mailQuotas = pgTable(
  "mail_quotas",
  {
    email: text("email").notNull(),
    kind: text("kind").$type<"code" | "reset" | "school">().notNull().default("code"),
    sentAt: moment("sent_at").notNull(),
    dayStart: moment("day_start").notNull(),
    dayCount: integer("day_count").notNull(),
    /**
     * The job that used the quota last, so that a second attempt of that job may use it again; null where a request
     * did.
     */
    takenBy: text("taken_by"),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] }), index("mail_quotas_old").on(table.dayStart)],
);

/** Links that set a new password. Using one removes it and all others of the account. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("password_resets_by_user").on(table.userId), index("password_resets_expired").on(table.expiresAt)],
);

/** Single-use links that the operator makes to sign in to an account. */
/** An account has at most one link: a new one replaces it. */
export const operatorLinks = pgTable("operator_links", {
  tokenHash: text("token_hash").notNull().unique("operator_links_by_token"),
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** Keys that this installation made for itself and that all its processes share. */
export const installationKeys = pgTable("installation_keys", {
  name: text("name").primaryKey(),
  secret: text("secret").notNull(),
});

/** Challenges of our own bot check that were already solved once. */
export const usedBotChallenges = pgTable("used_bot_challenges", {
  challenge: text("challenge").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});
