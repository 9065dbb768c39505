import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { defaultConfig, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { coverUrl } from "../covers/service.ts";
import type { CardRow, ResumeRow } from "./store.ts";

/** Turns rows into resume DTOs. Stored documents are healed when they are read and are never rewritten for that. */

export function toCard(row: CardRow): ResumeCard {
  return {
    _id: row.id,
    uuid: row.uuid,
    name: row.name,
    coverImg: row.coverImg || coverUrl(row.id, row.updatedAt),
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    templateName: row.templateName,
    templateTheme: row.templateTheme,
    lang: languages.find((lang) => lang === row.lang) ?? defaultConfig.lang,
    isPublic: row.isPublic,
  };
}

/**
 * Returns the document in a row. `customURL` is not stored: it is the slug, if the owner chose it, so the two cannot
 * differ.
 */
export function documentOf(row: Pick<ResumeRow, "name" | "data" | "config" | "uuid" | "hasCustomUrl">): ResumeDocument {
  const { name, data, config } = healDocument({ name: row.name, data: row.data, config: row.config });
  return { name, data, config: { ...config, customURL: row.hasCustomUrl ? row.uuid : "" } };
}

export function toResume(row: ResumeRow): Resume {
  const { data, config } = documentOf(row);
  return { ...toCard(row), userId: row.userId, data, config };
}

/** Returns the columns that duplicate parts of the document for lists and rules. */
export function cardColumnsOf(document: Pick<ResumeDocument, "config">) {
  const { templateName, templateTheme, lang, isPublic } = document.config;
  return { templateName, templateTheme, lang, isPublic };
}
