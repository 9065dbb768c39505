import { titleBefore, titleBehind, titleBehindFew, titleStems, traditionalPairs } from "../words/chinese-titles.ts";
import type { HeadingKind } from "../words/headings.ts";

/** Titles of Chinese sections that no table has whole, by what they are put together from. */

const letters = [...traditionalPairs];
const simplified = new Map(
  letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [])),
);

/** Returns a text with the traditional letters that titles have as simplified ones. */
export const simplifiedTitle = (text: string) =>
  text.replace(/\p{Script=Han}/gu, (letter) => simplified.get(letter) ?? letter);

const stems = new Map<string, HeadingKind>();
for (const [kind, words] of Object.entries(titleStems) as [HeadingKind, string][])
  for (const word of words.split("|")) if (!stems.has(word)) stems.set(word, kind);

const before = new RegExp(`^(?:${titleBefore})`, "u");
const behind = new RegExp(`(?:${titleBehind})$`, "u");
const behindFew = new RegExp(`(?:${titleBehindFew})$`, "u");

/** "项目概况", "项目背景": what is said of each project among others. */
const ofEachProject = /^(?:概况|概述|概要|背景|摘要|资料)$/u;

/** The kind of one part of a title; null where a letter of it is none of what titles are made of. */
function kindOfPart(part: string): HeadingKind | null {
  for (let from = part; ; ) {
    for (let to = from; ; ) {
      const kind = stems.get(to);
      if (kind) return kind;
      const isOften = behind.exec(to);
      const few = isOften ? null : behindFew.exec(to);
      const cut = isOften ?? few;
      if (!cut || cut.index === 0) break;
      to = to.slice(0, cut.index);
      // "项目成果", "工作描述": what every entry of a section may have.
      const left = stems.get(to);
      const isOfEach = few !== null || (left === "project" && ofEachProject.test(cut[0]));
      if (isOfEach && (left === "work" || left === "project")) return null;
    }
    const led = before.exec(from);
    if (!led || led[0].length >= from.length) return null;
    from = from.slice(led[0].length);
  }
}

const joints = /\s*(?:[&＆+/／|｜、，,;；·・\-–—]|以及|与|和|及|暨)\s*|\s+/u;

/** Returns the kind of a title of Chinese letters alone ("工作與培訓經歷"), or null. */
export function kindOfChineseTitle(title: string): HeadingKind | null {
  const text = simplifiedTitle(title)
    .replace(/[（(][^（()）]*[)）]$/u, "")
    .trim();
  if (text.length < 2 || text.length > 18 || !/^[\p{Script=Han}\s&＆+/／|｜、，,;；·・–—-]+$/u.test(text)) return null;
  const parts = text.split(joints).filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 4) return null;
  // A word alone that is none of the table is too little for a title.
  if (parts.length === 1 && stems.has(text) && text.length < 3) return null;
  const kinds = parts.map(kindOfPart);
  const known = kinds.filter((kind) => kind !== null);
  return known.length === parts.length ? firstOf(known, text) : null;
}

/** Of a title of several parts the first decides; but jobs among projects are jobs ("项目及工作经验"). */
export function firstOf(kinds: readonly HeadingKind[], title: string): HeadingKind | null {
  const isWork =
    kinds[0] === "project" && kinds.includes("work") && /工作|任职|任職|职业|職業|employment|\bwork/u.test(title);
  return isWork ? "work" : (kinds[0] ?? null);
}
