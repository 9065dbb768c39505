import { withoutPlace } from "../heads/comma-parts.ts";
import { iconPattern } from "../letters/clean.ts";
import { dividers } from "../letters/signs.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { withWords } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { isSetLike } from "../lines/title-look.ts";
import { scoresOf } from "../terms/classify.ts";
import { isDocumentTitle } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import type { ReadPerson } from "./person.ts";
import { setBasic } from "./person-basics.ts";

/** What a person is may be set over several lines beside the contacts, or with wide spaces between its words. */

const isWord = (segment: Segment) =>
  /^\p{L}[\p{L}\s,&/'’().+|-]*$/u.test(segment.text.trim()) &&
  !iconPattern.test(segment.text) &&
  labelOf(segment.text) === undefined;

const joined = (parts: readonly Segment[]): Segment => {
  const [first] = parts as [Segment];
  const text = parts.map((part) => part.text.trim()).join(" ");
  return withWords(first, text);
};

const isRole = (text: string) => scoresOf(text).role >= 1.6 && text.length < 80;

const parting = new RegExp(`\\s*[|｜¦${dividers}]\\s*`, "u");

/** "Engineer | Mathematician | Speaker": what a person is in several words, with nothing of an address among them. */
export function headlineIn(text: string): string | null {
  const parts = text.split(parting).map((part) => part.trim());
  const isPart = (part: string) =>
    part.length > 1 &&
    part.length < 50 &&
    /^\p{L}[\p{L}\d\s,&/'’().+#-]*$/u.test(part) &&
    labelOf(part) === undefined &&
    scoresOf(part).place < 1.2;
  // "Engineer / Designer": a slash between two jobs parts nothing.
  const jobs = parts.length === 1 ? text.split(/\s+[/／]\s+/u) : [];
  if (jobs.length > 1 && text.length < 60 && jobs.every((job) => isPart(job) && scoresOf(job).role >= 1.2))
    return text.trim();
  const isHeadline = parts.length > 1 && text.length < 120 && parts.every(isPart);
  return isHeadline && parts.some((part) => scoresOf(part).role >= 1.2) ? parts.join(" | ") : null;
}

/** Returns the lines of the header with a headline of several texts as one of them. */
export function withHeadlineJoined(lines: readonly Line[]): Line[] {
  const spread = lines.map((line) => {
    const { segments } = line;
    const [first] = segments;
    const isSpread =
      first !== undefined &&
      segments.length > 1 &&
      segments.length < 7 &&
      segments.every((one) => isWord(one) && isSetLike(one, first));
    const together = isSpread ? joined(segments) : null;
    // Parts that say something each are several things.
    if (!together || !isRole(together.text) || segments.slice(1).some(({ text }) => scoresOf(text).place >= 1.2))
      return line;
    return { ...line, segments: [together], text: together.text };
  });
  const result: Line[] = [];
  for (let at = 0; at < spread.length; at += 1) {
    const line = spread[at] as Line;
    const stack = stackFrom(spread, at);
    const together = stack.length > 1 ? joined(stack) : null;
    if (!together || !isRole(together.text)) {
      result.push(line);
      continue;
    }
    stack.forEach((part, index) => {
      const of = spread[at + index] as Line;
      const segments = of.segments.flatMap((one) => (one !== part ? [one] : index === 0 ? [together] : []));
      if (segments.length > 0) result.push(withSegments(of, segments));
    });
    at += stack.length - 1;
  }
  return result;
}

/** The texts below each other at one place from a line on, beside which something else stands. */
function stackFrom(lines: readonly Line[], at: number): Segment[] {
  const [first] = lines[at]?.segments ?? [];
  const isOpen = first !== undefined && headlineIn(first.text) !== null;
  if (!first || !isWord(first) || ((lines[at]?.segments.length ?? 0) < 2 && !isOpen)) return [];
  const stack = [first];
  for (const line of lines.slice(at + 1, at + 4)) {
    const last = stack.at(-1) as Segment;
    const [next] = line.segments;
    const isBelow = next && Math.abs(next.x - first.x) < 2 && next.y - last.y < first.size * 1.8 && next.y > last.y;
    if (!next || !isBelow || !isSetLike(next, first) || !isWord(next)) break;
    stack.push(next);
  }
  return stack;
}

const isPhrase = (text: string) =>
  /^\p{L}[\p{L}\s,&/’'()（）+.-]{2,70}$/u.test(text) && !isDocumentTitle(text) && labelOf(text) === undefined;

/**
 * What stands right below the name and is not smaller than what follows says what the person is, alone or in several
 * parts; a line of its look right above or below it goes on with that.
 */
export function takeHeadline(lines: readonly Line[], name: readonly Segment[], person: ReadPerson): void {
  const at = lines.findIndex((line) => line.segments.some((segment) => name.includes(segment)));
  const [below, next] = [lines[at + 1], lines[at + 2]];
  const { basics, rest } = person;
  if (at >= 0 && below && below.page === 0 && basics.title === "" && !(next && next.size > below.size + 0.3)) {
    const parts = rest.filter((text) => isPhrase(text) && below.text.includes(text));
    const isAll = lettersOf(parts.join("")) === lettersOf(below.text);
    if (isAll && parts.length > 0 && (parts.length > 1 || isPhrase(below.text))) {
      person.rest = rest.filter((text) => !parts.includes(text));
      const [title, place] = parts.length > 1 ? [parts.join(" | "), ""] : withoutPlace(parts[0] ?? "");
      setBasic(person, "title", title, 0.6);
      setBasic(person, "location", place, 0.7);
    }
  }
  goOnWithHeadline(lines, person);
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "").length;

/** "Engineer" and "for the web" on two lines of one look are one headline, "Engineer" and "Analyst" two parts of it. */
function goOnWithHeadline(lines: readonly Line[], person: ReadPerson): void {
  const { basics } = person;
  const titled = lines.findIndex(({ text }) => basics.title !== "" && text.trim() === basics.title);
  const line = lines[titled];
  if (!line) return;
  for (const step of [1, -1]) {
    const other = lines[titled + step];
    const only = other?.segments.length === 1 ? other.segments[0] : undefined;
    const found = only && person.rest.indexOf(only.text.trim());
    const isNear = other && other.page === line.page && Math.abs(other.y - line.y) < line.size * 2.2;
    const [segment] = line.segments;
    if (!only || !segment || found === undefined || found < 0 || !isNear) continue;
    if (!isPhrase(only.text.trim()) || !isSetLike(only, segment)) continue;
    const [text = ""] = person.rest.splice(found, 1);
    const sign = step > 0 && /^\p{Ll}/u.test(text) ? " " : " | ";
    basics.title = step > 0 ? `${basics.title}${sign}${text}` : `${text}${sign}${basics.title}`;
  }
}

/** How much larger than all others a sentence above the name is, and how long it is at the most, in letters. */
const larger = 1.3;
const longestMotto = 50;

/**
 * Job boards of Korea set what somebody says of themselves above everything else, in the largest type: "매일 배우는
 * 개발자입니다." Takes it as what the person is, and returns its line.
 */
export function takeMotto(lines: readonly Line[], name: ReadonlySet<Segment>, person: ReadPerson): Line | undefined {
  const [first, ...others] = lines.filter(({ text }) => !isDocumentTitle(text));
  if (!first || first.segments.length > 1 || first.text.length > longestMotto || name.size === 0) return undefined;
  const isSentence = /\p{Script=Hangul}{2}(?:다|요)[.!]?$/u.test(first.text.trim());
  const isLargest = others.every(({ size }) => size * larger < first.size);
  if (!isSentence || !isLargest || first.segments.some((one) => name.has(one))) return undefined;
  setBasic(person, "title", first.text.trim(), 0.6);
  return first;
}
