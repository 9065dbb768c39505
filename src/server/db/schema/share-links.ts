import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { resumes } from "./resumes.ts";

/** Private addresses of a resume. */
export const shareLinks = pgTable(
  "share_links",
  {
    id: text("id").primaryKey(),
    /** The resume beside which its owner finds the link. */
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    /** Whose content the link shows: the same resume, or another one of its owner's. */
    shownId: text("shown_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique("share_links_token_unique"),
    name: text("name").notNull(),
    /** Argon2id; null where the link has no password. */
    passwordHash: text("password_hash"),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }),
    /** Null: the resume's own design. */
    templateName: text("template_name"),
    templateTheme: text("template_theme"),
    isDownloadable: boolean("is_downloadable").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull(),
    revokedAt: timestamp("revoked_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("share_links_of_resume").on(table.resumeId, table.createdAt),
    index("share_links_shown").on(table.shownId),
  ],
);

const linkId = () =>
  text("link_id")
    .notNull()
    .references(() => shareLinks.id, { onDelete: "cascade" });

/** One row per link and day (in UTC) on which it was viewed. */
export const linkViews = pgTable(
  "link_views",
  { linkId: linkId(), day: date("day", { mode: "string" }).notNull(), views: integer("views").notNull() },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

/** Where views came from; an empty host: not known. */
export const linkSources = pgTable(
  "link_sources",
  { linkId: linkId(), host: text("host").notNull(), views: integer("views").notNull() },
  (table) => [primaryKey({ columns: [table.linkId, table.host] })],
);

/** How many viewers read as far as each part, from 1 on, and no further. */
export const linkReads = pgTable(
  "link_reads",
  { linkId: linkId(), part: integer("part").notNull(), readers: integer("readers").notNull() },
  (table) => [primaryKey({ columns: [table.linkId, table.part] })],
);

/** Who was counted within the hour, by marks that name nobody, and the part that each has read to. */
export const recentLinkViewers = pgTable(
  "recent_link_viewers",
  {
    linkId: linkId(),
    mark: integer("mark").notNull(),
    countedAt: timestamp("counted_at", { withTimezone: true, precision: 3 }).notNull(),
    part: integer("part").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.mark] }),
    index("recent_link_viewers_old").on(table.countedAt),
  ],
);
