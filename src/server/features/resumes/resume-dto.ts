import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { defaultConfig, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { coverUrl } from "../covers/service.ts";
import type { CardRow, ResumeRow } from "./store.ts";

/** Rows as they go over the wire. What is stored is healed on the way out and never rewritten for it. */

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
