import { emailPattern, phoneIn } from "./contacts.ts";
import type { MarkedLine } from "./headings.ts";
import type { HeadingKind } from "./words/headings.ts";

/** Under these titles stands how the person is reached. */
const told: ReadonlySet<HeadingKind> = new Set(["contact", "profile", "reference", "other"]);

/**
 * What somebody is, or looks for, may be a word that is a title elsewhere: "Praktikum" below the name, and above the
 * contacts, in another style than the titles. No section of jobs or schools begins with an address.
 */
export function withoutHeadlineTitles(lines: readonly MarkedLine[]): MarkedLine[] {
  const first = lines.findIndex(({ heading }) => heading !== null);
  const [title, below] = [lines[first], lines[first + 1]];
  const isLike = (one: MarkedLine) =>
    one !== title &&
    one.heading !== null &&
    Math.abs(one.size - (title?.size ?? 0)) < 0.4 &&
    one.isBold === title?.isBold;
  const isHeadline =
    title?.heading &&
    first > 0 &&
    first < 4 &&
    !told.has(title.heading.kind) &&
    title.segments.length === 1 &&
    !lines.some(isLike) &&
    below !== undefined &&
    below.heading === null &&
    (emailPattern.test(below.text) || phoneIn(below.text) !== null);
  return lines.map((line) => (isHeadline && line === title ? { ...line, heading: null } : line));
}
