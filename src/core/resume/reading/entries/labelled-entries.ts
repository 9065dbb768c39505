import { findRange } from "../dates/date-ranges.ts";
import { labelledIn } from "../lines/entry-labels.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import type { RawEntry } from "./entries.ts";
import { saysDates } from "./head-dates.ts";
import { withoutMark } from "./listed-heads.ts";

/**
 * A section without dates at its heads in which each entry begins with the same label ("项目名称：…"). Above the labels may
 * stand what the entry is, set less deep and with a colon behind it: "Web developer:", then "Company: Acme".
 */
export function splitByLabels(lines: readonly Line[]): RawEntry[] | null {
  const labels = lines.map((line) => labelledIn(line.text)?.label);
  const first = labels.find((label) => label === "organisation" || label === "name" || label === "school");
  const at = labels.flatMap((label, index) => (label === first && first !== undefined ? [index] : []));
  const starts = at.map((index) =>
    isAboveLabels(lines[index - 1], lines[index], labels[index - 1]) ? index - 1 : index,
  );
  if (starts.length < 2 && starts[0] === at[0]) return null;
  const before = lines.slice(0, starts[0]);
  const entries = starts.map((start, index): RawEntry => {
    const all = lines.slice(start, starts[index + 1]);
    const head = start < (at[index] ?? start) ? all.slice(0, 1).map(withoutMark) : [];
    const body = all.slice(head.length);
    return withLabelledTime({ head, body, range: null });
  });
  return before.length > 0 ? [{ head: [], body: before, range: null }, ...entries] : entries;
}

/** How far below the head of an entry its dates are looked for behind a label: farther below they are those of a part of it. */
const reach = 4;

/** Returns an entry without dates with those that the first lines of its text have behind a label. */
export function withLabelledTime(entry: RawEntry): RawEntry {
  if (entry.range !== null) return entry;
  const time = entry.body.slice(0, reach).find(({ text }) => labelledIn(text)?.label === "time" && findRange(text));
  if (!time) return entry;
  return {
    ...entry,
    body: entry.body.filter((line) => line !== time || !isOnlyTime(line)),
    range: findRange(time.text),
  };
}

function isAboveLabels(above: Line | undefined, line: Line | undefined, label: string | undefined): boolean {
  if (!above || !line || label !== undefined || !/[:：]\s*$/u.test(above.text)) return false;
  return above.text.length < 90 && (above.x < line.x - 4 || bulletOf(above) !== bulletOf(line));
}

/** True for a label of dates with nothing but one range behind it, which the dates of the entry say as well. */
function isOnlyTime(line: Line): boolean {
  const value = labelledIn(line.text)?.value ?? "";
  const [segment] = line.segments;
  return segment !== undefined && saysDates({ ...line, text: value, segments: [{ ...segment, text: value }] }, "");
}
