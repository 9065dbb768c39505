import { remembered } from "../remembered.ts";
import { kindOfEnglishTitle } from "../words/english-titles.ts";
import { frenchHeadings } from "../words/french-headings.ts";
import { frenchTitles } from "../words/french-titles.ts";
import { germanHeadings } from "../words/german-headings.ts";
import { kindOfGermanTitle } from "../words/german-titles.ts";
import { documentTitles, type HeadingKind, headingParts, headings } from "../words/headings.ts";
import { latinDocumentTitles, latinHeadings } from "../words/latin-headings.ts";
import { kindOfMixedTitle } from "../words/mixed-titles.ts";
import { spanishTitles } from "../words/spanish-titles.ts";
import { firstOf, kindOfChineseTitle } from "./chinese-titles.ts";
import { kindOfJapaneseTitle } from "./japanese-titles.ts";
import { kindOfKoreanTitle } from "./korean-titles.ts";
import { kindByGrammar } from "./title-grammar.ts";

/** Most titles are plain Latin ones, in which there is nothing to normalize. */
function withoutAccents(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFKD")
      // The marks of kana make other letters of them: "ビ" is no "ヒ".
      .replace(/[\u0300-\u036F]/gu, "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\uE000-\uE00F\uF8F0]/gu, " ")
      .replace(/[’]/gu, "'")
  );
}

/** Returns a title as the table of titles has it: without case, accents, marks around it, numbers before it. */
export const plainTitle = remembered(titleOf);

function titleOf(text: string): string {
  return (
    withoutAccents(text)
      .replace(
        /^\s*(?:[一二三四五六七八九十]+\s*[、.．]|[（(]?(?:[0-9ivx]{1,3}|[a-h])[）).、]\s|[0-9]{1,2}\s(?=\p{L}{3}|\p{Script=Hangul}{2}))/u,
        "",
      )
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "")
      .replace(/(?<=[\u2E80-\u9FFF\u3040-\u30FF\uAC00-\uD7AF])\s+(?=[\u2E80-\u9FFF\u3040-\u30FF])/gu, "")
      // "Expériences profesionelles" and its like are among the commonest slips of a pen.
      .replace(
        /(?<!\p{L})prof{1,2}es{1,2}ion{1,2}el{1,2}(e?)(?=s?(?!\p{L}))/u,
        (_, end: string) => `professionnel${end === "" ? "" : "le"}`,
      )
      .replace(/\s+/gu, " ")
      .trim()
  );
}

const normal = (list: string) =>
  list
    .split("|")
    .map((word) => plainTitle(word))
    .filter((word) => word !== "");
const kinds = Object.keys(headings) as HeadingKind[];
const byTitle = new Map<string, HeadingKind>();
for (const kind of kinds) for (const title of normal(headings[kind])) if (!byTitle.has(title)) byTitle.set(title, kind);
for (const kind of kinds)
  for (const title of normal(
    `${latinHeadings[kind] ?? ""}|${germanHeadings[kind] ?? ""}|${frenchHeadings[kind] ?? ""}`,
  ))
    if (!byTitle.has(title)) byTitle.set(title, kind);
// "R E S E A R C H" and other words that are spaced out are compared without spaces too.
const byLetters = new Map([...byTitle].map(([title, kind]) => [title.replace(/[\s]/g, ""), kind] as const));
/** Without the signs of plurals, as titles are written with one more or less of them ("Expérience professionnelles"). */
const singular = (title: string) => title.replace(/(?<=[a-z]{4})s(?![a-z])/gu, "");
const bySingular = new Map(
  [...byTitle].filter(([title]) => title.includes(" ")).map(([title, kind]) => [singular(title), kind] as const),
);
const titles = new Set(normal(`${documentTitles}|${latinDocumentTitles}`));
/** A word behind "^" counts only where a title begins with it. */
const partsIn = (list: string) => list.split("|").flatMap((word) => (word.startsWith("^") ? [word] : normal(word)));
const parts = kinds.flatMap((kind) => partsIn(headingParts[kind] ?? "").map((word) => [word, kind] as const));

const joints = /\s+[-–—]\s+|\s*(?:[&+/／|,、，;·・]|\band\b|\bund\b|\bet\b|\by\b|和|与|及|與|および|및|と)\s*/u;

/**
 * Returns the kind of section that a title announces, or null for any other text. Of a title of several parts the first
 * known one decides, provided that all are known.
 */
export function kindOfHeading(text: string): HeadingKind | null {
  return text.length > 60 ? null : kindOfTitle(text);
}

/** Returns the parts of a title that names several things ("学歴・職歴"), each as the table of titles has it. */
export function partsOfTitle(text: string): string[] {
  return text.length > 60
    ? []
    : plainTitle(text)
        .split(joints)
        .filter((part) => part !== "");
}

const kindOfTitle = remembered((text: string): HeadingKind | null => {
  const title = plainTitle(text);
  if (title === "") return null;
  const exact =
    byTitle.get(title) ??
    byLetters.get(title.replace(/\s/g, "")) ??
    (title.includes(" ") ? bySingular.get(singular(title)) : undefined);
  if (exact) return exact;
  const bare = title.replace(/\s*[（(][^（()）]*[)）]$/u, "");
  if (bare !== title && byTitle.has(bare)) return byTitle.get(bare) ?? null;
  const byWords = kindOfMixedTitle(title) ?? kindOfEnglishTitle(title) ?? kindOfKoreanTitle(title);
  if (byWords) return byWords;
  // "산업 및 연구 경력 (Research & Industry Experience)": the same in English, or the last of several, stands in brackets.
  const korean = koreanBefore.exec(title)?.[1] ?? title;
  const byForm = korean === title ? null : (byTitle.get(korean) ?? kindOfKoreanTitle(korean));
  if (byForm) return byForm;
  const pieces = korean.split(joints).filter((piece) => piece !== "");
  if (pieces.length > 1 && pieces.length < 6) {
    const found = pieces.map(
      (piece) =>
        byTitle.get(piece) ??
        byLetters.get(piece.replace(/\s/g, "")) ??
        kindOfEnglishTitle(piece) ??
        kindOfKoreanTitle(piece) ??
        undefined,
    );
    // One of three or more may be a word that no table has.
    const known = found.filter((kind) => kind !== undefined);
    if (known.length >= Math.min(pieces.length, Math.max(2, pieces.length - 1))) return firstOf(known, title);
  }
  const whole = title.replace(qualifying, "");
  const told = whole === title ? null : kindOfTitle(whole);
  if (told === "work" || told === "education") return told;
  const short = title.replace(beside, "");
  if (short !== title && short.length > 1) return kindOfTitle(short);
  return (
    kindOfChineseTitle(title) ??
    kindOfJapaneseTitle(title) ??
    kindByGrammars(title) ??
    kindOfGermanTitle(title, (piece) => byTitle.get(piece)) ??
    kindInTwoLanguages(title)
  );
});

/** What stands in brackets behind a Korean title: the same in English, or what is the last of several. */
const koreanBefore = /^(.*\p{Script=Hangul})\s*[(（](?:[a-z&/,\s-]{3,40}[)）]|(?:최종|최근|총|만)[^a-z]*[)）])$/u;

const kindByGrammars = (title: string) => kindByGrammar(spanishTitles, title) ?? kindByGrammar(frenchTitles, title);

/**
 * What is said around the words of a title in Japanese, Chinese and Korean: "主な受賞・表彰等", "スキルについて",
 * "경력 총 2년 11개월".
 */
const beside =
  /^(?:主な|主要な?|主要|現在の|これまでの|今までの|過去の|私の|나의|주요)\s*(?=\S{2})|(?<=\S)\s*(?:など|等|について|に関して|一覧|の詳細)$|(?<=\S{2})\s*[（(]?\s*총\s*(?:경력\s*)?(?:\d{1,2}\s*년)?\s*(?:\d{1,2}\s*개월)?\s*[)）]?$/u;

/** What says which jobs or studies are told: "Professional Work Experience", "Weitere Ausbildung", "Autres formations". */
const qualifying =
  /^(?:my|professional|relevant|related|additional|other|selected|prior|previous|recent|past|further|key|core|main|overall|detailed|extended|applicable|notable|weitere|sonstige|relevante|zusatzliche|besondere|ausgewahlte|wesentliche|autres|principales|otr[oa]s|principales)\s+(?=\S{4})|(?<=\S{5})\s+(?:(?:with|and|&) (?:dates?|years?)(?: obtained)?|complementaires?|supplementaires?|pertinentes?|principales|adicional(?:es)?|complementari[oa]s?|relevantes?)$/u;

/** What English translations of Chinese titles are made of ("SCHOOL PRACTICE", "SELF EVALUATION"). */
const translations = new Set(
  "information|info|basic|personal|job|intention|intension|objective|target|campus|school|practice|social|experience|experiences|skill|skills|certificate|certificates|certification|self|evaluation|assessment|introduction|description|honor|honors|honour|honours|award|awards|works|work|ability|abilities|advantage|advantages|main|course|courses|history|background|project|projects|summary|profile|other|others|about|me|my|hobby|hobbies|interest|interests|contact|language|languages|internship|education|professional|technical|technology|career|research|activity|activities|and|of|the|student|cadre|expertise|strength|strengths|details|detail".split(
    "|",
  ),
);

/** The source of a pattern: a title in the letters of China, Japan or Korea. */
const wide =
  "([\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}\\p{Script=Hiragana}ー、/&](?:\\s?[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}\\p{Script=Hiragana}ー、/&]){1,13})";
const wideFirst = new RegExp(`^${wide}[\\s|/·(（-]{0,3}([a-z][a-z\\s&-]{2,30})[)）]?$`, "u");
const latinFirst = new RegExp(`^([a-z][a-z\\s&]{2,30}?)[\\s|/·(（-]{0,3}${wide}[)）]?$`, "u");

/** "教育背景 Education", "학력 Education": a title in a wide script with the same in English beside it. */
function kindInTwoLanguages(title: string): HeadingKind | null {
  const found = wideFirst.exec(title) ?? latinFirst.exec(title);
  if (!found) return null;
  const kindsOf = [found[1] ?? "", found[2] ?? ""].map((part) => (part === "" ? null : kindOfHeading(part)));
  const [chinese, other] = /^[a-z]/u.test(title) ? kindsOf.reverse() : kindsOf;
  // English before it that is known to say something else has a text of its own.
  if (/^[a-z]/u.test(title) && other && chinese !== other) return null;
  const words = (title.match(/[a-z]+/gu) ?? []).every((word) => translations.has(word));
  return chinese && (other || words) ? chinese : null;
}

/**
 * "學歷    Education": however far apart they stand, a title and the same in English are one. The English behind it may be
 * loosely chosen ("自傳    Experience"); before it, it is a label of its own where it says something else.
 */
export function isInTwoLanguages([one = "", two = "", ...more]: readonly string[]): boolean {
  if (one === "" || two === "" || more.length > 0) return false;
  const isLatin = (text: string) => /^[\p{Script=Latin}\s&/-]+$/u.test(text);
  return isLatin(one) !== isLatin(two) && kindOfHeading(`${one} ${two}`) !== null;
}

/** Returns the kind that a word of a title suggests where the whole title is not known; null where none does. */
export function kindByWord(text: string): HeadingKind | null {
  const title = plainTitle(text);
  if (title.length > 60 || title.split(" ").length > 7) return null;
  return parts.find(([word]) => `^${title}`.includes(word))?.[1] ?? null;
}

/** Returns true for the title of the whole document ("Lebenslauf", "个人简历"). */
export function isDocumentTitle(text: string): boolean {
  if (text.length > 60) return false;
  const title = plainTitle(text.replace(/(?<=\p{L})-(?=\p{L})/gu, " "));
  return titles.has(title) || titles.has(title.replace(/\s/g, ""));
}
