import type { Language } from "../../resume/schema.ts";
import { kindOfName, sectionName } from "../../resume/sections.ts";
import { asConfirmed, isSuggested, suggestionMark } from "../../resume/unfinished.ts";
import { technologyIn } from "../draft/technology-names.ts";
import type { Knowledge } from "../knowledge.ts";
import { technologyNamed } from "../technologies.ts";
import { type KnownLanguage, type KnownLines, knownLines } from "./known-lines.ts";
import { levelRows, termRows, titleRows } from "./title-words.ts";

/**
 * What can be translated without a model because it has one right answer: names of sections, languages, countries,
 * degrees, technologies, job titles that are composed of known parts, and the lines that the engine wrote itself.
 * Everything else keeps its words, for word by word is worse than not at all.
 */
type Row = Readonly<Record<Language, string>>;

/** The locale by which the platform knows a language of a resume. */
const locales: Record<Language, string> = {
  ch: "zh-CN",
  en: "en",
  es: "es",
  fr: "fr",
  de: "de",
  ja: "ja",
  ko: "ko",
  "zh-tw": "zh-TW",
};

const languageCodes =
  "ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mn ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh".split(
    " ",
  );
const regionCodes =
  `AE AR AT AU BE BG BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GH GR HK HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW
  KZ LA LB LK LT LU LV MA MD MM MN MO MT MX MY NG NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SN TH TN TR TW TZ UA UG US UY UZ VE VN ZA`.split(
    /\s+/,
  );

/** Titles that say the same in one language; the first is the row's. */
const same: readonly (readonly [RegExp, string])[] = [
  [/\b(?:developer|programmer|coder)$/, "engineer"],
  [/\bengineer$/, "developer"],
  [/开发工程师$/u, "工程师"],
  [/工程师$/u, "开发工程师"],
  [/开发$/u, "工程师"],
  [/開發工程師$/u, "工程師"],
  [/開発者$/u, "エンジニア"],
  [/개발자$/u, "엔지니어"],
  [/엔지니어$/u, "개발자"],
];

/** The names of a kind in two languages, by the name in the first; made once a pair. */
const names = new Map<string, ReadonlyMap<string, string>>();

/** What is known about a text besides its words. */
export type About = { title: string; isOngoing: boolean };
export type ExactTranslator = (text: string, from: Language, to: Language, about?: About) => string | null;

const unknown: About = { title: "", isOngoing: false };
/** The lines of a knowledge are found by patterns, which are made once, for each way to write Chinese. */
const linesOf = new WeakMap<Knowledge, Map<unknown, KnownLines>>();

/**
 * Returns the translator. It answers null for what it does not know, and keeps the mark of a suggestion.
 * @param traditional turns simplified Chinese into that of Taiwan; without it, lines of the engine are not told in that
 */
export function exactTranslator(knowledge: Knowledge, traditional?: (text: string) => string): ExactTranslator {
  const { families } = knowledge;
  const titles = [...titleRows, ...families.map((family) => family.titles)];
  const skills = new Set(families.flatMap((family) => family.skills.flatMap(({ items }) => items.map(bare))));
  const made = linesOf.get(knowledge) ?? new Map<unknown, KnownLines>();
  linesOf.set(knowledge, made);
  const lines = made.get(traditional) ?? knownLines(knowledge, traditional);
  made.set(traditional, lines);
  const isWritten = (lang: Language): lang is KnownLanguage =>
    lang === "en" || lang === "ch" || (lang === "zh-tw" && traditional !== undefined);

  const short = (words: string, from: Language, to: Language) =>
    words.length > 120
      ? null
      : (sectionIn(words, to) ??
        rowIn(termRows, words, from)?.[to] ??
        named("language", words, from, to) ??
        named("region", words, from, to) ??
        titleIn(titles, words, from, to));
  return (text, from, to, about = unknown) => {
    const words = asConfirmed(text).trim();
    if (words === "" || from === to) return null;
    const title = (said: string) => titleIn(titles, said, from, to);
    const line = () =>
      isWritten(from) && isWritten(to)
        ? lines({ text: words, from, to, isOngoing: about.isOngoing }, title, title(about.title))
        : null;
    const found = short(words, from, to) ?? listIn(words, skills, to) ?? line();
    return found === null ? null : (isSuggested(text) ? suggestionMark : "") + found;
  };
}

/** Technologies keep their names, but those that have one of their own in Chinese; a list has the comma of the language. */
function listIn(words: string, skills: ReadonlySet<string>, to: Language): string | null {
  const members = words.split(/[,，、;；]/u).map((member) => member.trim());
  if (!members.every((member) => technologyNamed(member) !== null || skills.has(bare(member)))) return null;
  const told = members.map((member) => {
    const name = technologyNamed(member);
    if (name === null || to === "zh-tw") return member;
    if (to === "ch") return technologyIn("ch", name) === name ? member : technologyIn("ch", name);
    return /\p{Script=Han}/u.test(member) ? name : member;
  });
  return told.join(to === "ch" || to === "zh-tw" || to === "ja" ? "、" : ", ");
}

function sectionIn(words: string, to: Language): string | null {
  const kind = kindOfName(words);
  return kind && kind !== "custom" ? sectionName(kind, to) : null;
}

/** Letters without case, spaces, hyphens and diacritics, by which titles are compared. */
const bare = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s'’.–-]/gu, "");

function rowIn(rows: readonly Row[], words: string, from: Language): Row | undefined {
  const wanted = bare(words);
  return rows.find((row) => bare(row[from]) === wanted);
}

function named(type: "language" | "region", words: string, from: Language, to: Language): string | undefined {
  const key = `${type} ${from} ${to}`;
  let pairs = names.get(key);
  if (!pairs) {
    const [ours, theirs] = [from, to].map((lang) => new Intl.DisplayNames(locales[lang], { type, fallback: "none" }));
    const codes = type === "language" ? languageCodes : regionCodes;
    const entries = codes.map((code) => [bare(ours?.of(code) ?? ""), theirs?.of(code) ?? ""] as const);
    pairs = new Map(entries.filter(([left, right]) => left !== "" && right !== ""));
    names.set(key, pairs);
  }
  const name = pairs.get(bare(words));
  return name === undefined ? undefined : cased(name, words);
}

/** Some languages write the names of languages small; a resume's entry begins as the one that was translated. */
function cased(name: string, model: string): string {
  const first = model.charAt(0);
  return first !== first.toLowerCase() || !/\p{Ll}/u.test(first) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Seniority, technologies and a known trade; null where a part is left over. */
function titleIn(titles: readonly Row[], words: string, from: Language, to: Language): string | null {
  const whole = tradeIn(titles, words, from);
  if (whole) return whole[to];
  for (const level of levelRows) {
    const inside = without(level[from], words);
    if (inside === null) continue;
    const trade = composed(titles, inside, from, to);
    if (trade) return level[to].replace("_", () => trade);
  }
  return composed(titles, words, from, to);
}

/** Returns what stands in place of `_`; null where the words around it are others. */
function without(pattern: string, words: string): string | null {
  const [before = "", behind = ""] = pattern.split("_").map((part) => part.trim());
  const text = words.trim();
  const begins = text.slice(0, before.length).toLowerCase() === before.toLowerCase();
  const ends = behind === "" || text.slice(-behind.length).toLowerCase() === behind.toLowerCase();
  return begins && ends && text.length > before.length + behind.length
    ? text.slice(before.length, text.length - behind.length).trim()
    : null;
}

/** A trade with the technologies that stand before it, or behind it in French and Spanish. */
function composed(titles: readonly Row[], words: string, from: Language, to: Language): string | null {
  const whole = tradeIn(titles, words, from);
  if (whole) return whole[to];
  const parts =
    words.match(/[A-Za-z0-9.+#/-]+|[^\sA-Za-z0-9.+#/-]+[^A-Za-z0-9+#]*|\S+/g)?.map((part) => part.trim()) ?? [];
  for (let size = 1; size < parts.length; size += 1) {
    const fromStart = { tools: parts.slice(0, size), rest: parts.slice(size).join(" ") };
    const fromEnd = { tools: parts.slice(-size), rest: parts.slice(0, -size).join(" ") };
    for (const { tools, rest } of [fromStart, fromEnd]) {
      const named = tools.map((tool) => technologyNamed(tool));
      const trade = tradeIn(titles, rest, from);
      if (!trade || named.includes(null)) continue;
      const list = named.join(" ");
      return to === "fr" || to === "es" ? `${trade[to]} ${list}` : `${list}${to === "ja" ? "" : " "}${trade[to]}`;
    }
  }
  return null;
}

function tradeIn(titles: readonly Row[], words: string, from: Language): Row | undefined {
  const exact = rowIn(titles, words, from);
  if (exact) return exact;
  for (const [pattern, replacement] of same) {
    const other = words.toLowerCase().replace(pattern, replacement);
    const row = other === words.toLowerCase() ? undefined : rowIn(titles, other, from);
    if (row) return row;
  }
  return undefined;
}
