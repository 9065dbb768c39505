import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { resumes } from "./resumes.ts";

type InBothEditions<T> = { en: T; ch: T };
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const categories = pgTable("categories", {
  id: text("id").primaryKey(),
  words: jsonb("words").$type<InBothEditions<{ name: string; desc: string }>>().notNull(),
  /** Lists are sorted by it, highest first. */
  sort: integer("sort").notNull(),
  isListed: boolean("is_listed").notNull().default(true),
});

export const examples = pgTable(
  "examples",
  {
    id: text("id").primaryKey(),
    edition: text("edition").$type<"ch" | "en">().notNull(),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    desc: text("desc").notNull(),
    isAi: boolean("is_ai").notNull().default(false),
    sort: integer("sort").notNull(),
    used: integer("used").notNull().default(0),
    isListed: boolean("is_listed").notNull().default(true),
  },
  (table) => [
    index("examples_of_edition").on(table.edition, table.sort.desc().nullsFirst()),
    index("examples_of_resume").on(table.resumeId),
  ],
);

/** How many resumes use each design, as `catalog.count-uses` counted them last. */
export const templateUses = pgTable("template_uses", {
  templateName: text("template_name").primaryKey(),
  used: integer("used").notNull(),
  countedAt: moment("counted_at").notNull(),
});

/** What became of a resume that its owner offered as an example; without a row nobody has decided. */
export const exampleDecisions = pgTable(
  "example_decisions",
  {
    resumeId: text("resume_id")
      .primaryKey()
      .references(() => resumes.id, { onDelete: "cascade" }),
    state: text("state").$type<"listed" | "refused">().notNull(),
    reason: text("reason").notNull(),
    decidedAt: moment("decided_at").notNull(),
  },
  (table) => [index("example_decisions_by_time").on(table.decidedAt.desc().nullsFirst(), table.resumeId)],
);

/** Where the sitemaps are cut, as `discovery.cut-sitemaps` did last: part `number` lists what comes after a resume. */
export const sitemapParts = pgTable(
  "sitemap_parts",
  {
    /** Of all resumes, or of those of an edition that has its own host. */
    list: text("list").$type<"all" | "ch" | "en">().notNull(),
    number: integer("number").notNull(),
    afterId: text("after_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.list, table.number] }), index("sitemap_parts_by_resume").on(table.afterId)],
);

/** Which user used which example: the example's count grows once per user. */
export const exampleUses = pgTable(
  "example_uses",
  {
    exampleId: text("example_id")
      .notNull()
      .references(() => examples.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.exampleId, table.userId] })],
);

/** Which content was seeded: the fingerprint of the seed files, so that a start with unchanged files writes nothing. */
export const seeds = pgTable("seeds", {
  name: text("name").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
  appliedAt: moment("applied_at").notNull(),
});
