import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { defaultConfig, languages, type ResumeDocument } from "#core/resume/schema.ts";
import type { CardRow, ResumeRow } from "./store.ts";

/** Rows as they go over the wire. What is stored is healed on the way out and never rewritten for it. */

/** Changes whenever the resume does, so that a cover may be cached for ever. */
export function coverVersion(updatedAt: Date): string {
  return updatedAt.getTime().toString(36);
}

/** Where the picture of a resume's first page is loaded from. */
export function coverAddress(id: string, updatedAt: Date): string {
  return `/covers/${id}/${coverVersion(updatedAt)}.webp`;
}

export function toCard(row: CardRow): ResumeCard {
  return {
    _id: row.id,
    uuid: row.uuid,
    name: row.name,
    coverImg: row.coverImg || coverAddress(row.id, row.updatedAt),
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    templateName: row.templateName,
    templateTheme: row.templateTheme,
    lang: languages.find((lang) => lang === row.lang) ?? defaultConfig.lang,
    isPublic: row.isPublic,
  };
}

/** The document in a row. `customURL` is the slug where its owner chose it: one fact, stored once. */
export function documentOf(row: Pick<ResumeRow, "name" | "data" | "config" | "uuid" | "hasCustomUrl">): ResumeDocument {
  const { name, data, config } = healDocument({ name: row.name, data: row.data, config: row.config });
  return { name, data, config: { ...config, customURL: row.hasCustomUrl ? row.uuid : "" } };
}

export function toResume(row: ResumeRow): Resume {
  const { data, config } = documentOf(row);
  return { ...toCard(row), userId: row.userId, data, config };
}

/** The columns that repeat a part of the document for lists and rules. */
export function cardColumnsOf(document: Pick<ResumeDocument, "config">) {
  const { templateName, templateTheme, lang, isPublic } = document.config;
  return { templateName, templateTheme, lang, isPublic };
}
