import { findDates } from "../dates/date-ranges.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { isSetLike } from "../lines/title-look.ts";
import { scoresOf } from "../terms/classify.ts";
import type { RawEntry } from "./entries.ts";

/**
 * Who was several things at one company may tell each with a list of its own, and the company with its time once, above
 * all of them: "Acme, 2019 – 2021", "Engineer", a list, "Intern", a list. Returns the entries with one for each role.
 */
export function withFurtherRoles(entries: readonly RawEntry[]): RawEntry[] {
  return entries.flatMap((entry) => {
    const role = entry.head.find(namesRole);
    if (!role || entry.head.length < 2) return [entry];
    const above = entry.head.filter((line) => line !== role);
    const starts = entry.body.flatMap((line, at) => (isLike(line, role, entry.body, at) ? [at] : []));
    if (starts.length === 0) return [entry];
    const first = { ...entry, body: entry.body.slice(0, starts[0]) };
    const others = starts.map((start, at) => ({
      head: [...above, entry.body[start] as Line],
      body: entry.body.slice(start + 1, starts[at + 1]),
      range: entry.range,
    }));
    return [first, ...others];
  });
}

/** True for a line alone that names what somebody was and not when. */
function namesRole({ text, segments }: Line): boolean {
  const isName = segments.length === 1 && text.length < 70 && !/[.:;,。：；，]$/u.test(text.trim());
  return isName && findDates(text).length === 0 && scoresOf(text).role >= 1.6;
}

/** Such a line between two lists, set as the first role is. */
function isLike(line: Line, role: Line, body: readonly Line[], at: number): boolean {
  const [one, other] = [line.segments[0], role.segments[0]];
  const [above, below] = [body[at - 1], body[at + 1]];
  if (!one || !other || !above || !below || bulletOf(line) !== "" || bulletOf(below) === "" || !namesRole(line))
    return false;
  const isBelowList = body.slice(0, at).some((each) => bulletOf(each) !== "");
  return isBelowList && isSetLike(one, other) && one.isItalic === other.isItalic && Math.abs(line.x - role.x) < 3;
}
