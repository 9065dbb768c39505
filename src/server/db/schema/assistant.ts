import { isNotNull, isNull } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { AiJobKind, EngineName } from "#core/assistant/events.ts";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Work of the assistant. It waits for its first reader, for a place at its provider, runs, and has ended. */
export const aiJobs = pgTable(
  "ai_jobs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<AiJobKind>().notNull(),
    engine: text("engine").$type<EngineName>().notNull(),
    model: text("model").notNull(),
    /** What the person sent; null when the job has ended. */
    input: jsonb("input").$type<unknown>(),
    state: text("state").$type<"waiting" | "queued" | "running" | "done" | "invalid" | "failed">().notNull(),
    /** Tokens that were held for it, and those that were taken in the end. */
    reserved: integer("reserved").notNull(),
    taken: integer("taken").notNull().default(0),
    /** The last event of its stream. */
    outcome: jsonb("outcome").$type<unknown>(),
    /** Names the process that runs it. */
    lease: text("lease"),
    /** A time in the past means that the process has died. */
    leasedUntil: moment("leased_until"),
    createdAt: moment("created_at").notNull(),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("ai_jobs_by_user").on(table.userId, table.createdAt),
    index("ai_jobs_open").on(table.engine, table.startedAt, table.id).where(isNull(table.endedAt)),
    index("ai_jobs_ended_at").on(table.endedAt).where(isNotNull(table.endedAt)),
  ],
);

/** What a job has written, in the order of the numbers, from 1. */
export const aiChunks = pgTable(
  "ai_chunks",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => aiJobs.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);
