import type { Resume, ResumeCard } from "#contract/resumes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { defaultConfig, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { everyHost, photoUrl } from "#core/resume/urls.ts";
import { coverUrl } from "../covers/service.ts";
import type { CardRow, ResumeRow } from "./store.ts";

/** Turns rows into resume DTOs. Stored documents are healed when they are read and are never rewritten for that. */

export function toCard(row: CardRow): ResumeCard {
  return {
    _id: row.id,
    uuid: row.uuid,
    name: row.name,
    coverImg: photoUrl(row.coverImg, everyHost) || coverUrl(row.id, row.updatedAt),
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
  const { basicInfo } = data;
  // A photo that was stored before its address was checked is checked now. It may still be from any other site: which
  // ones are allowed is decided when it is saved, and where others see it.
  const avatar = photoUrl(basicInfo.avatar, everyHost);
  return {
    name,
    data: { ...data, basicInfo: { ...basicInfo, avatar } },
    config: { ...config, customURL: row.hasCustomUrl ? row.uuid : "" },
  };
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
