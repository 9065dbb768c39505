import { codeAndTown, isPlace, type Scores, scoresOf } from "../terms/classify.ts";
import { commaParts, withRestOfName } from "../terms/comma-lists.ts";
import { besideWhom } from "../terms/for-whom.ts";
import type { HeadingKind } from "../words/headings.ts";

const longest = 60;

/** "Acme at Springfield, IL", "Acme at Remote": where a place stands behind the word, what stands before it is who gave the job. */
export function atPlace(text: string): [string, string] | null {
  const [, name = "", place = ""] = /^([\p{Lu}\d].{1,58}?)\s+at\s+(\p{Lu}.{2,60})$/u.exec(text) ?? [];
  const isNamed = name !== "" && scoresOf(name).role < 1.2;
  return isNamed && (isPlace(place) || isPlace(place.split(", ").at(-1) ?? "")) ? [name, place] : null;
}

/**
 * "Web developer, Insite": where the head of an entry has nothing else that names somebody, the part behind the comma does,
 * also where no table knows it. Returns the two parts, or null where the text is one.
 */
export function atComma(text: string, kind: HeadingKind): readonly [string, string] | null {
  if (kind !== "work" && kind !== "education") return null;
  const parts = text
    .replace(/(?<=\p{Ll}{3})[.,]\s*$/u, "")
    .split(/\s*[,，]\s+/u)
    .reduce<string[]>(withRestOfName, []);
  if (parts.length < 2 || parts.length > 4) return null;
  // What stands in brackets behind a name says more of it: "Acme (SAP partner)".
  const scores = parts.map((part) => scoresOf(part.replace(/(?<=\S)\s+\([^()]*\)$/u, "")));
  const ofTitle = ({ role, degree }: Scores) => (kind === "work" ? role : degree);
  const isOpen = (index: number) => {
    const part = parts[index] ?? "";
    const one = scores[index];
    return (
      one !== undefined &&
      ofTitle(one) < 1.2 &&
      one.place < 1.2 &&
      part.length <= longest &&
      /^(?:[\p{Lu}\p{N}"“«]|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,4}$)/u.test(part)
    );
  };
  if ((scores[0] ? ofTitle(scores[0]) : 0) >= 1.2) {
    const at = parts.findIndex((_, index) => index > 0 && isOpen(index));
    return at < 0 ? null : [parts.slice(0, at).join(", "), parts.slice(at).join(", ")];
  }
  // The other way round: "Insite, web developer", "Insite, Web Lab, developer".
  const [title, ofLast] = [parts.at(-1) ?? "", scores.at(-1)];
  const isTitle =
    parts.length < (kind === "work" ? 4 : 3) &&
    ofLast !== undefined &&
    ofTitle(ofLast) >= (parts.length > 2 ? 2.4 : 1.2);
  return isTitle && parts.slice(0, -1).every((_, at) => isOpen(at)) ? [parts.slice(0, -1).join(", "), title] : null;
}

/** "Acme Corporation, Springfield, IL": a town that no table knows stands before its state. */
export function atState(text: string): readonly [string, string] | null {
  const found = /^(.{3,70}?),\s+(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?,\s[A-Z]{2})$/u.exec(text.trim());
  return found?.[1] && found[2] && scoresOf(found[2]).place >= 1.2 ? [found[1], found[2]] : null;
}

const beforeCode = new RegExp(`^(.{3,70}?)(?:,|\\s+in|\\s+-)?\\s+(${codeAndTown})$`, "u");

/** "Acme, 12345 Springfield" and "Riverside Schule in 12345 Springfield": a code and a town stand behind a name. */
export function atPostcode(text: string): readonly [string, string] | null {
  const found = /\d{5} /.test(text) ? beforeCode.exec(text.trim()) : null;
  return found?.[1] && found[2] ? [found[1], found[2]] : null;
}

/** The end of a sentence, behind a word and not behind the letter of an abbreviation. */
const sentenceEnd =
  /(?<=\p{Ll}{3}|\))(?<!(?<!\p{L})(?:[Pp]rof|[Cc]at|[Dd]ept|[Uu]niv|[Ii]nst|[Dd]ipl|[Pp]hil|[Tt]ech|[Aa]ssoc|[Cc]orp|[Ll]tda|[Rr]esp|[Ii]ncl|[Aa]llg|[Ww]iss|[Ss]tud))\.\s+(?=\p{Lu})/u;

/**
 * True for a text that ends as a sentence or a label does. A full stop behind words that all begin with capitals ends a
 * name: "Acme Inc.", "Insite, Vancouver, BC."
 */
export function endsSentence(text: string): boolean {
  if (!text.endsWith(".")) return /[;。；！!：:]$/u.test(text);
  if (endsInInitials(text)) return false;
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return words.length > 8 || words.some((word) => /^\P{L}*\p{Ll}/u.test(word) && !smallWords.has(word.toLowerCase()));
}

/** "Diploma of Maps — I.S.L.A.", "Lago Azul S.L.", "Seeblick e. V.": the last stop is that of a short name or a legal form. */
export const endsInInitials = (text: string): boolean => /(?<!\p{L})\p{L}(?:\.\s?\p{L}){1,4}\.$/u.test(text);

/** Words of names that have no capital of their own. */
const smallWords = new Set([
  "of",
  "and",
  "the",
  "for",
  "in",
  "at",
  "de",
  "la",
  "y",
  "e",
  "et",
  "des",
  "du",
  "und",
  "für",
]);

/** Returns the first sentence of a text and the rest of it; null for a text of one. */
export function firstSentence(text: string): readonly [string, string] | null {
  const end = sentenceEnd.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + end[0].length)] : null;
}

/** The parts of a text that alone heads an entry: "Acme, web developer. Built the shop." has a rest too. */
export function headParts(text: string, kind: HeadingKind): readonly string[] | null {
  const [first, rest] = firstSentence(text) ?? [];
  // "Nurse. Riverside House" and "Assistant (type A). Lakeside, Springfield": two short sentences are two names.
  const isTwo = first && rest && rest.length < longest && /^\p{Lu}/u.test(rest) && !/[.;:]/u.test(rest);
  const told = first?.slice(0, -1) ?? "";
  const isRole = kind === "work" && isTwo && !told.includes(",") && scoresOf(told).role >= 1.2;
  if (isRole && rest && scoresOf(rest).role < 1.2) return [told, ...(commaParts(rest, kind) ?? [rest])];
  const whole = atComma(text, kind);
  const parts = first === undefined || rest === undefined ? null : atComma(first, kind);
  if (parts && rest) return [...parts, rest];
  return whole ?? (kind === "work" || kind === "education" ? besideWhom(text, kind) : null);
}

/** What stands before the name of an organisation in a sentence: "en Acme", "chez Acme". */
export function withoutPreposition(text: string): string {
  return text
    .replace(
      /^(?:(?:impartid|realizad|cursad|otorgad|expedid|obtenid|dictad)[oa]s?\s+(?:por|en)(?:\s+(?:el|la))?)\s+/iu,
      "",
    )
    .replace(
      /^(?:pour (?:l(?:a|e|es)\s|l['’]\s?)|à (?:la\s|l['’]\s?)|au (?:sein (?:de (?:la\s|l['’]\s?)|du\s))?|aux\s|l[’'](?=(?:université|école|institut|iut)))(?=\p{L})/u,
      "",
    )
    .replace(/^(?:en(?: la| el)?|at|chez|bei(?: der)?|para|pour|im|in der|@)\s+(?=[\p{Lu}\p{N}])/u, "")
    .trim();
}

/** "在帅先电子有限公司担任前端开发的工作": a sentence that says who gave the job and what it was. */
export function inSentence(text: string): readonly [string, string] | null {
  const found =
    /^(?:在|就职于|任职于|就业于|供职于)\s*(\p{Script=Han}[^，。,]{3,30}?)[，,]?\s*(?:担任|担当|当担|从事|任职|出任|任|做)\s*([^，。,]{2,20}?)(?:的?(?:相关)?工作|一职|职务|岗位)?[。.]?$/u.exec(
      text.trim(),
    );
  return found?.[1] && found[2] ? [found[1], found[2]] : null;
}

/** "在帅先电子有限公司担任前端开发实习生，主要职责是…": the same before what was done there. Null for any other text. */
export function inLongSentence(text: string): readonly [string, string, string] | null {
  const found =
    /^\s*((?:在|就职于|任职于|就业于|供职于)\s*\p{Script=Han}[^，。,;；]{6,40})[，。,;；]\s*(\S.{9,})$/u.exec(text);
  const told = found?.[1] && inSentence(found[1]);
  return told && found?.[2] && scoresOf(told[1]).role >= 1.2 ? [...told, found[2].trim()] : null;
}

/** Returns a piece without the signs around it. */
export function tidy(piece: string): string {
  return piece
    .replace(/[\uE000-\uE00F]/gu, " ")
    .replace(/^[\s,;:：，、|·•–—\-/*]+|[\s,;:：，、|·•–—\-/*]+$/gu, "")
    .replace(/^[(（]([^()（）]*)[)）]$|^『([^『』]*)』$|^【([^【】]*)】$/u, "$1$2$3")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Classes of TeX end the head of an entry with a full stop, which is part of no name: "London, UK." */
export function withoutStop(piece: string): string {
  return /(?:\p{Ll}{3}|[)\]\d]|,\s\p{Lu}{2}|\bU[KS]|\bUSA)\.$/u.test(piece) &&
    !/\b(?:corp|univ|dept|inst|prof|intl|assoc|tech|bros|ltda|dipl|phil|hist|psych|econ|comp|elec|mech)\.$/iu.test(
      piece,
    )
    ? piece.slice(0, -1)
    : piece;
}

/** "Engineer, Berlin, Germany" and "Acme Group, Berlin": what stands before a place is something else. */
export function withoutPlace(text: string): [text: string, place: string] {
  const [, told = "", place = ""] = /^(.{4,60}?),\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  return isPlace(place) ? [told, place] : [text, ""];
}
