import { isNotNull, isNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Work in the background that waits, runs or has failed. A job that is done has no row. */
export const jobs = pgTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    /** At most one job of one kind and key waits at a time; null: any number. */
    key: text("key"),
    /** The id of a user or an email: such a job is removed with the account. */
    about: text("about"),
    payload: jsonb("payload").$type<unknown>().notNull(),
    runAt: moment("run_at").notNull(),
    /** How many attempts were begun. */
    attempts: integer("attempts").notNull().default(0),
    /** Set while a worker runs the job. A time in the past means that the worker has died. */
    leasedUntil: moment("leased_until"),
    /** Names the run that has the lease: only this run may end the job. */
    lease: text("lease"),
    failedAt: moment("failed_at"),
    /** Why the last attempt failed, without any personal data. */
    error: text("error"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("jobs_waiting_by_key")
      .on(table.kind, table.key)
      .where(sql`${table.leasedUntil} is null and ${table.failedAt} is null`),
    index("jobs_due").on(table.runAt, table.id).where(isNull(table.failedAt)),
    index("jobs_failed").on(table.failedAt).where(isNotNull(table.failedAt)),
    index("jobs_about").on(table.about).where(isNotNull(table.about)),
  ],
);

/** When each recurrent kind of job is due next. */
export const jobSchedules = pgTable("job_schedules", {
  kind: text("kind").primaryKey(),
  dueAt: moment("due_at").notNull(),
});
