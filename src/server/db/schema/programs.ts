import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Applications to the free programmes. One waits in each programme, and one is granted over both. */
export const programApplications = pgTable(
  "program_applications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    program: text("program").$type<"student" | "opensource">().notNull(),
    state: text("state").$type<"codeSent" | "applied" | "needsMore" | "granted" | "refused">().notNull(),
    evidence: text("evidence").$type<"email" | "proof" | "pullRequest">().notNull(),
    /** The email, the school's name or the pull request's URL. */
    evidenceText: text("evidence_text").notNull(),
    /** The storage's key of the picture or PDF that came with it; empty where there is none, or none any more. */
    proofKey: text("proof_key").notNull().default(""),
    /** Why no rule decided it. */
    hint: text("hint").$type<"endingOnly" | "proof" | "unreachable" | "noGithub">(),
    /** The code that was mailed to a school's email; null once it was used. */
    codeHash: text("code_hash"),
    codeTries: integer("code_tries").notNull().default(0),
    codeExpiresAt: moment("code_expires_at"),
    /** What the person wrote who decided. */
    reason: text("reason").notNull().default(""),
    appeal: text("appeal").notNull().default(""),
    /** The end of the membership when it was granted. */
    validTo: moment("valid_to"),
    createdAt: moment("created_at").notNull(),
    /** When it last came to the queue: its place in it. */
    appliedAt: moment("applied_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("program_applications_waiting")
      .on(table.userId, table.program)
      .where(sql`${table.state} in ('codeSent', 'applied', 'needsMore')`),
    uniqueIndex("program_applications_granted").on(table.userId).where(sql`${table.state} = 'granted'`),
    index("program_applications_queue").on(table.appliedAt, table.id).where(sql`${table.state} = 'applied'`),
    index("program_applications_by_user").on(table.userId, table.createdAt),
    index("program_applications_decided").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
  ],
);
