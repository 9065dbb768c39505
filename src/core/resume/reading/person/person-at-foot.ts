import { isCodedTown, isHouse } from "../lines/address-lines.ts";
import type { Line } from "../lines/lines.ts";
import type { ReadSection } from "../sections/sections.ts";
import { isPlace } from "../terms/classify.ts";
import { hasContact, isContactLine, isPersonalLine, isStreet, personLabelOf } from "../terms/contacts.ts";
import { findName } from "./person-name.ts";

/**
 * Takes what says who the person is and how to reach them out of the end of a section, where nothing stands above the first
 * title that does: below the last job may stand a name, a day of birth, an address, a number, each on a line of its own.
 */
export function takePersonAtFoot(header: readonly Line[], sections: readonly ReadSection[]): Line[] {
  const isReached = ({ text }: Line) => hasContact(text);
  if (header.some(isReached) || sections.some(({ kind }) => kind === "reference")) return [];
  for (const { lines } of sections) {
    const last = lines.findLastIndex(({ text }) => !isOfPerson(text));
    const told = lines.slice(last + 1);
    if (!told.some(({ text }) => isContactLine(text))) continue;
    const names = linesOfName(lines.slice(0, last + 1), told);
    if (names > 0 && findName(header) === null) return lines.splice(last + 1 - names);
    // One number below the last job may be that of the company.
    if (told.length < 3) continue;
    const above = lines[last];
    const isName = above !== undefined && last > 0 && isNameAlone(above) && findName(header) === null;
    return lines.splice(isName ? last : last + 1);
  }
  return [];
}

function isOfPerson(text: string): boolean {
  const isTold = isContactLine(text) || isPersonalLine(text) || personLabelOf(text) !== null;
  return isTold || isPlace(text) || isCodedTown(text) || isStreet(text) || isHouse(text);
}

/** How many lines of a name in far larger type stand right above the contacts: a box may be read before them. */
function linesOfName(above: readonly Line[], [first]: readonly Line[]): number {
  const isLarge = ({ size, segments }: Line) => size > (first?.size ?? 0) * 1.4 && segments.length === 1;
  const names = above.length - 1 - above.findLastIndex((line) => !isLarge(line));
  const isName =
    names < 3 && names < above.length && findName(above.slice(-names).map((line) => ({ ...line, page: 0 })));
  return names > 0 && isName ? names : 0;
}

/** A name stands alone on its line, and far below the line above it or in a block of its own, which begins without a gap. */
function isNameAlone(line: Line): boolean {
  return (
    line.segments.length === 1 &&
    (line.gap === 0 || line.gap > line.size * 1.8) &&
    findName([{ ...line, page: 0 }]) !== null
  );
}
