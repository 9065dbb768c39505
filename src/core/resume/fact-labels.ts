import type { Language, Link } from "./schema.ts";

/**
 * The labels of facts that are offered in each language of a resume: what is usual where it is read. Nothing else
 * depends on them; a fact may have any label.
 */
export const factLabels: Readonly<Record<Language, readonly string[]>> = {
  ch: ["期望城市", "工作年限", "求职状态", "到岗时间", "期望薪资", "政治面貌", "籍贯"],
  "zh-tw": ["希望工作地點", "工作年資", "求職狀態", "可到職日", "希望待遇", "兵役狀況"],
  en: ["Pronouns", "Work authorization", "Available from", "Years of experience", "Preferred location", "Nationality"],
  de: ["Pronomen", "Arbeitserlaubnis", "Verfügbar ab", "Berufserfahrung", "Staatsangehörigkeit", "Führerschein"],
  fr: ["Pronoms", "Autorisation de travail", "Disponibilité", "Mobilité", "Nationalité", "Permis de conduire"],
  es: ["Pronombres", "Permiso de trabajo", "Disponibilidad", "Movilidad", "Nacionalidad", "Carné de conducir"],
  ja: ["希望勤務地", "経験年数", "就業可能日", "在留資格", "国籍", "最寄り駅"],
  ko: ["희망 근무지", "경력 연수", "입사 가능일", "병역 사항", "비자", "국적"],
};

/** Returns the labels to offer for a further fact: those of the language that no fact has yet. */
export function offeredLabels(lang: Language, links: readonly Link[]): string[] {
  const taken = new Set(links.filter((link) => link.text !== undefined).map((link) => link.name.trim()));
  return factLabels[lang].filter((label) => !taken.has(label));
}
