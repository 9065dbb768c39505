import { limits } from "../limits.ts";
import { factKinds } from "./fact-kinds.ts";
import { healConfig } from "./healing/config.ts";
import { claimIds, firstText, flagOf, isRecord, listOf, own, recordOf, textOf } from "./healing/loose.ts";
import { healSections } from "./healing/sections.ts";
import { cut } from "./plain-text.ts";
import {
  type BasicInfo,
  basicLimits,
  defaultConfig,
  fingerprintPattern,
  type Language,
  type Link,
  linkLimits,
  linkTexts,
  type ResumeData,
  type ResumeDocument,
} from "./schema.ts";
import { createItem, emptySection } from "./sections.ts";

export { healConfig };

/**
 * Returns a document of today's schema for any value that was ever stored or sent: unknown kinds, missing fields, wrong
 * types, missing or duplicate ids and older spellings are repaired. No text within the limits is lost; text without a
 * place in the schema is given one. Pure, deterministic (missing ids come from the position), idempotent, never throws.
 * It does not clean texts: `clean.ts` does that on every write.
 */
export function healDocument(value: unknown): ResumeDocument {
  const from = recordOf(value);
  const config = healConfig(own(from, "config"));
  // The specification's Resume has its parts at the top level, a save has them in `data`.
  const data = healData(isRecord(own(from, "data")) ? own(from, "data") : from, config.lang);
  return { name: healName(own(from, "name"), data.basicInfo, config.lang), data, config };
}

/**
 * Returns valid data from any value; never throws.
 * @param lang the language of the names that sections without a name get
 */
export function healData(value: unknown, lang: Language = defaultConfig.lang): ResumeData {
  const from = recordOf(value);
  const { links, overflow } = healLinks(own(from, "links"));
  const sections = healSections(own(from, "sections"), lang);
  const room = sections.length < limits.document.sections;
  return {
    basicInfo: healBasicInfo(own(from, "basicInfo")),
    sections: overflow.length > 0 && room ? [...sections, sectionOfLinks(overflow, lang, sections)] : sections,
    links,
    ...healUntranslated(own(from, "untranslated")),
  };
}

function healUntranslated(value: unknown): Pick<ResumeData, "untranslated"> {
  const list = listOf(value).filter((one) => typeof one === "string" && fingerprintPattern.test(one)) as string[];
  return list.length === 0 ? {} : { untranslated: list.slice(0, limits.document.untranslated) };
}

const untitled: Record<Language, string> = {
  ch: "未命名简历",
  en: "Untitled resume",
  es: "Currículum sin título",
  fr: "CV sans titre",
  de: "Lebenslauf ohne Titel",
  ja: "無題の履歴書",
  ko: "제목 없는 이력서",
  "zh-tw": "未命名履歷",
};

function healName(value: unknown, basicInfo: BasicInfo, lang: Language): string {
  const candidates = [textOf(value), basicInfo.title, basicInfo.name, untitled[lang]];
  const candidate = candidates.map((text) => text.trim()).find((text) => text !== "") ?? "";
  return cut(candidate, limits.document.nameLength).trim();
}

function healBasicInfo(value: unknown): BasicInfo {
  const from = recordOf(value);
  const avatar = textOf(own(from, "avatar"));
  const text = (field: keyof BasicInfo, ...older: string[]) =>
    firstText(from, [field, ...older], limits.document[basicLimits[field]]);
  return {
    title: text("title"),
    name: text("name"),
    avatar: avatar.length <= limits.document.urlLength ? avatar : "",
    location: text("location", "city", "address"),
    cellphone: text("cellphone", "phone", "mobile"),
    email: text("email"),
    birth: text("birth"),
    wechat: text("wechat"),
  };
}

function healLinks(value: unknown): { links: Link[]; overflow: Link[] } {
  const sources = listOf(value).filter((source) => isRecord(source) || typeof source === "string");
  const ids = claimIds(sources, "link", new Set());
  const all = sources.map((source, index) => healLink(source, ids[index] ?? ""));
  return { links: all.slice(0, limits.document.links), overflow: all.slice(limits.document.links) };
}

/** A URL beyond its limit is kept readable in the link's name, as far as that can hold it. */
function healLink(source: unknown, id: string): Link {
  const from = isRecord(source) ? source : { src: source };
  const name = firstText(from, ["name", "title", "label"]);
  const src = firstText(from, ["src", "url", "href"]);
  const fact = own(from, "text");
  const isNew = own(from, "isNew");
  const fits = src.length <= limits.document.urlLength;
  if (fact !== undefined && src === "") {
    const text = textOf(fact, limits.document[linkLimits.text]);
    const kind = factKinds.find((one) => one === own(from, "kind"));
    return { id, name: cut(name, limits.document[linkLimits.name]), text, src, ...(kind && { kind }) };
  }
  const linkText = linkTexts.find((one) => one === own(from, "linkText"));
  return {
    id,
    name: cut(fits ? name : textOf([name, src]), limits.document[linkLimits.name]),
    src: fits ? src : "",
    ...(linkText && { linkText }),
    ...(isNew === undefined ? {} : { isNew: flagOf(isNew, false) }),
  };
}

/** Links beyond the limit of a resume become a section of their own. */
function sectionOfLinks(
  links: readonly Link[],
  lang: Language,
  sections: ResumeData["sections"],
): ResumeData["sections"][number] {
  const used = new Set(sections.flatMap((section) => [section.id, ...section.data.map((item) => item.id)]));
  let id = "links";
  while (used.has(id)) id += "-";
  const data = links
    .slice(0, limits.document.itemsPerSection)
    .map((link, index) => ({ ...createItem(`${id}-${index + 1}`), title: link.name, description: link.src }));
  return { ...emptySection("custom", lang, id), data };
}
