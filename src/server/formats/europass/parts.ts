import type { FactKind } from "#core/resume/fact-kinds.ts";
import { factTable } from "#core/resume/fact-table.ts";
import { paragraphs } from "#core/resume/formats/foreign.ts";
import { richOf } from "#core/resume/formats/rich.ts";
import type { Loose } from "#core/resume/healing/loose.ts";
import { type Language, languages } from "#core/resume/schema.ts";
import { type SectionKind, sectionName, sectionRules } from "#core/resume/sections.ts";
import { htmlLang } from "#templates/design.ts";
import type { Branch } from "./tree.ts";

/** What the two forms of Europass have in common: codes of languages and countries, sections, texts that are left. */
export const plainOrRich = (...texts: string[]): string => texts.map((text) => richOf(text, "html")).join("");

/** Returns the name of a language by its code, in the language of the resume; what is no code is a name already. */
export function languageName(code: string, lang: Language): string {
  return nameOf(code, /^[a-z]{2,3}$/i, "language", lang);
}

export function countryName(code: string, lang: Language): string {
  const known: Record<string, string> = { el: "GR", uk: "GB" };
  return nameOf((known[code.toLowerCase()] ?? code).toUpperCase(), /^[A-Z]{2}$/, "region", lang) || code;
}

function nameOf(code: string, form: RegExp, type: "language" | "region", lang: Language): string {
  if (!form.test(code)) return code;
  return new Intl.DisplayNames([htmlLang[lang]], { type }).of(code) ?? code;
}

/** Returns our language for one of theirs ("en", "en-GB"), or null. */
export function languageOfCode(code: string): Language | null {
  if (/^zh/i.test(code)) return /tw|hk|hant/i.test(code) ? "zh-tw" : "ch";
  return languages.find((one) => one === code.slice(0, 2).toLowerCase()) ?? null;
}

/** A typed fact with the label that it has in the language of the resume; none where nothing is said. */
export function factOf(kind: FactKind, text: string, lang: Language): Loose[] {
  return text === "" ? [] : [{ name: factTable[kind].labels[lang], text, src: "", kind }];
}

export function sectionOf(kind: SectionKind, lang: Language, data: Loose[], name = sectionName(kind, lang)) {
  const { tagStyle, columns } = sectionRules[kind];
  const isShort = data.every(({ subTitle = "", description = "" }) => subTitle === "" && description === "");
  return { type: kind, name, tagStyle: tagStyle && isShort, columns, data };
}

/** What was not read of an entry, below what was. */
export const restOf = (branch: Branch): string => paragraphs(...branch.rest());
