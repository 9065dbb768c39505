import { type Language, languages } from "../schema.ts";

/** The parts of JSON Resume that are no kind of ours become custom sections of these names. */
export const extraParts = ["volunteer", "awards", "publications", "references"] as const;
export type ExtraPart = (typeof extraParts)[number];

export const extraNames: Record<ExtraPart, Record<Language, string>> = {
  volunteer: {
    ch: "志愿者经历",
    en: "Volunteering",
    es: "Voluntariado",
    fr: "Bénévolat",
    de: "Ehrenamt",
    ja: "ボランティア",
    ko: "봉사 활동",
    "zh-tw": "志工經歷",
  },
  awards: {
    ch: "荣誉奖项",
    en: "Awards",
    es: "Premios",
    fr: "Distinctions",
    de: "Auszeichnungen",
    ja: "受賞歴",
    ko: "수상 경력",
    "zh-tw": "獲獎紀錄",
  },
  publications: {
    ch: "发表成果",
    en: "Publications",
    es: "Publicaciones",
    fr: "Publications",
    de: "Publikationen",
    ja: "論文・著作",
    ko: "출판물",
    "zh-tw": "著作發表",
  },
  references: {
    ch: "推荐人",
    en: "References",
    es: "Referencias",
    fr: "Références",
    de: "Referenzen",
    ja: "推薦",
    ko: "추천인",
    "zh-tw": "推薦人",
  },
};

/** Which part a section name stands for, in any language. */
export function extraPartOf(name: string): ExtraPart | null {
  const wanted = name.trim();
  return extraParts.find((part) => languages.some((lang) => extraNames[part][lang] === wanted)) ?? null;
}
