import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  type PgColumn,
  type PgTable,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** One row per resume. `data` and `config` are `unknown` on purpose: whatever was stored is healed on reading. */
export const resumes = pgTable(
  "resumes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The public slug: random, or chosen by a premium member. */
    uuid: text("uuid").notNull().unique(),
    hasCustomUrl: boolean("has_custom_url").notNull().default(false),
    name: text("name").notNull(),
    /** Empty where the server's own cover is used. */
    coverImg: text("cover_img").notNull().default(""),
    templateName: text("template_name").notNull(),
    templateTheme: text("template_theme").notNull(),
    lang: text("lang").notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    /** Whether the seeds made it, about an invented person. */
    isSample: boolean("is_sample").notNull().default(false),
    data: jsonb("data").$type<unknown>().notNull(),
    config: jsonb("config").$type<unknown>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull(),
    /** When an earlier state was last stored as a version; null: never. */
    versionedAt: timestamp("versioned_at", { withTimezone: true, precision: 3 }),
    /** When its owner moved it into the bin; null: it is not in the bin. */
    removedAt: timestamp("removed_at", { withTimezone: true, precision: 3 }),
    /** Of a copy that is shown among the examples: the resume that its owner offered. */
    exampleOf: text("example_of")
      .unique("resumes_example_of_key")
      .references((): AnyPgColumn => resumes.id, { onDelete: "cascade" }),
    /** Whether `example_decisions` has a row for it; a trigger writes it (migration 0030). */
    offerDecided: boolean("offer_decided").notNull().default(false),
  },
  (table) => [
    index("resumes_of_user").on(table.userId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("resumes_counted_in_steps")
      .on(table.templateName, table.id)
      .where(sql`${table.removedAt} is null and not ${table.isSample} and ${table.exampleOf} is null`),
    index("resumes_in_sitemap")
      .on(table.createdAt, table.id)
      .where(
        sql`${table.isPublic} and ${table.removedAt} is null and (${table.isSample} or ${table.config}->>'addToExamples' = 'true')`,
      ),
    index("resumes_to_purge").on(table.removedAt).where(isNotNull(table.removedAt)),
    index("resumes_in_bin").on(table.userId, table.removedAt).where(isNotNull(table.removedAt)),
    index("resumes_waiting")
      .on(table.updatedAt, table.id)
      .where(
        sql`${table.config}->>'addToExamples' = 'true' and ${table.isPublic} and ${table.removedAt} is null and not ${table.isSample} and ${table.exampleOf} is null and not ${table.offerDecided}`,
      ),
  ],
);

/**
 * Every query but those of the bin has this condition: a resume in the bin does not exist elsewhere
 * (docs/decisions/0016).
 */
export const isLive = isNull(resumes.removedAt);

/** The columns that a list shows: everything but the document itself. */
export const cardColumns = {
  id: resumes.id,
  uuid: resumes.uuid,
  name: resumes.name,
  coverImg: resumes.coverImg,
  templateName: resumes.templateName,
  templateTheme: resumes.templateTheme,
  lang: resumes.lang,
  isPublic: resumes.isPublic,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};

/**
 * Whether the owner allows the resume to be shown among the examples; null where the stored config has no such field.
 */
export const isOffered = sql`${resumes.config}->>'addToExamples' = 'true'`;

const isActive = (userId: unknown) =>
  sql`not exists (select 1 from users owner where owner.id = ${userId} and owner.suspended_at is not null)`;

/**
 * Whether strangers may see a resume: it is public and not in the bin, and its owner is not suspended. A copy among the
 * examples is shown as long as that is true of the resume that it was made of, and as its owner still offers it. `offset 0` keeps
 * the planner from reading all that is offered at once, for a list that may hold no copy.
 */
export const isShownToAll = and(
  eq(resumes.isPublic, true),
  isLive,
  isActive(resumes.userId),
  sql`(${resumes.exampleOf} is null or exists (select 1 from resumes original where original.id = ${resumes.exampleOf}
    and original.is_public and original.removed_at is null and original.config->>'addToExamples' = 'true'
    and ${isActive(sql`original.user_id`)} offset 0))`,
);

/** A table whose rows belong to a resume each. */
export type TableOfResumes = PgTable & { resumeId: PgColumn };
