import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

type InBothEditions<T> = { en: T; ch: T };

export const templates = pgTable("templates", {
  id: text("id").primaryKey(),
  componentName: text("component_name").notNull().unique(),
  columns: text("columns").$type<"one" | "two">().notNull(),
  isPro: boolean("is_pro").notNull(),
  themes: jsonb("themes").$type<{ name: string; hex: string; display: InBothEditions<string> }[]>().notNull(),
  words: jsonb("words").$type<InBothEditions<{ name: string; title: string; desc: string }>>().notNull(),
  sort: integer("sort").notNull(),
  isListed: boolean("is_listed").notNull().default(true),
  demoCh: text("demo_ch"),
  demoEn: text("demo_en"),
});

export const categories = pgTable("categories", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  words: jsonb("words").$type<InBothEditions<{ name: string; desc: string }>>().notNull(),
  sort: integer("sort").notNull(),
  isListed: boolean("is_listed").notNull().default(true),
});

export const examples = pgTable("examples", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  edition: text("edition").$type<"ch" | "en">().notNull(),
  categoryId: text("category_id").notNull(),
  resumeId: text("resume_id").notNull(),
  name: text("name").notNull(),
  desc: text("desc").notNull(),
  isAi: boolean("is_ai").notNull().default(false),
  sort: integer("sort").notNull(),
  used: integer("used").notNull().default(0),
  isListed: boolean("is_listed").notNull().default(true),
});

export const exampleUses = pgTable(
  "example_uses",
  {
    exampleId: text("example_id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.exampleId, table.userId] })],
);

export const seeds = pgTable("seeds", {
  name: text("name").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
  appliedAt: timestamp("applied_at", { withTimezone: true, precision: 3 }).notNull(),
});
