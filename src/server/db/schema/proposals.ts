import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { resumes } from "./resumes.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What programs propose for a resume until its owner has decided about it. */
export const toolProposals = pgTable(
  "tool_proposals",
  {
    id: text("id").primaryKey(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    /** The token's name and not its id, so that a proposal outlives the token. */
    tokenName: text("token_name").notNull(),
    note: text("note").notNull(),
    baseUpdatedAt: moment("base_updated_at").notNull(),
    /** The documents before and after. */
    base: jsonb("base").$type<unknown>().notNull(),
    proposed: jsonb("proposed").$type<unknown>().notNull(),
    /** The changes that were decided about, by their ids. */
    taken: jsonb("taken").$type<string[]>().notNull(),
    refused: jsonb("refused").$type<string[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("tool_proposals_of_resume").on(table.resumeId, table.id),
    index("tool_proposals_expired").on(table.expiresAt),
  ],
);
