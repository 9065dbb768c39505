import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** One row per successful call of an operation with `audit`. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    /** The operation's name. */
    operation: text("operation").notNull(),
    /** The kind of principal. */
    principal: text("principal").$type<"anonymous" | "session" | "token" | "operator" | "system">().notNull(),
    /** The user who made the request; null for the operator at the command line and for jobs. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The user whose account the operation was about, or who owns its subject. */
    subjectUserId: text("subject_user_id").references(() => users.id, { onDelete: "set null" }),
    requestId: text("request_id").notNull(),
    /** The id of what the operation was about; set where a reason is. */
    subjectId: text("subject_id"),
    /** Why it was done, in the words of whoever did it. */
    reason: text("reason"),
  },
  (table) => [
    index("audit_log_by_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("audit_log_by_subject").on(table.subjectUserId).where(sql`${table.subjectUserId} is not null`),
  ],
);

/** What operators did to money, accounts and examples. Rows are only added. */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: text("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    /** The admin; null for the command line. */
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    action: text("action").notNull(),
    /** The id of an order, a refund, an exception, a grant or a record: never of a person. */
    subject: text("subject").notNull(),
    /** Whose account was changed, where it was one. */
    subjectUserId: text("subject_user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    before: jsonb("before").notNull(),
    after: jsonb("after").notNull(),
  },
  (table) => [
    index("admin_actions_by_actor").on(table.actorId).where(sql`${table.actorId} is not null`),
    index("admin_actions_by_subject").on(table.subject),
    index("admin_actions_by_user").on(table.subjectUserId).where(sql`${table.subjectUserId} is not null`),
  ],
);
