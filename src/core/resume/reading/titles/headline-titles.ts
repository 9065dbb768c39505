import { isCodedTown, isHouse } from "../lines/address-lines.ts";
import { hasContact } from "../terms/contacts.ts";
import type { HeadingKind } from "../words/headings.ts";
import type { MarkedLine } from "./headings.ts";

/** "12 Long Lane Springford, IL 01234". */
const endsCoded = /^\d.*\p{L}.*[\s,]\s?[A-Z]{2},?\s\d{5}(?:-\d{4})?$/u;

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
    hasContact(below.text);
  // The street and the town in bold, in the first lines of a file, are an address and no title.
  const isPlace = ({ heading, text }: MarkedLine, at: number) =>
    at > 0 && at < 6 && heading?.kind === "other" && (isHouse(text) || isCodedTown(text) || endsCoded.test(text));
  return lines.map((line, at) =>
    (isHeadline && line === title) || isPlace(line, at) ? { ...line, heading: null } : line,
  );
}
