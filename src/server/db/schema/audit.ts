import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** One row an operation with `audit` that succeeded. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    /** The operation's name. */
    operation: text("operation").notNull(),
    /** Through what the principal came. */
    principal: text("principal").$type<"anonymous" | "session" | "token" | "operator" | "system">().notNull(),
    /** Who did it; null for the operator at the command line and for jobs. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** To whose account, or to what of whose. */
    subjectUserId: text("subject_user_id").references(() => users.id, { onDelete: "set null" }),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    index("audit_log_by_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("audit_log_by_subject").on(table.subjectUserId).where(sql`${table.subjectUserId} is not null`),
  ],
);
