import type { Segment } from "../lines/lines.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import type { MarkedLine } from "./headings.ts";

/** `stacked`: the lines on which a title goes on, which stand in its name alone. */
export type StackedLine = MarkedLine & { stacked?: MarkedLine[] };

/** Two texts one of which stands above the middle of the other. */
const isCentred = (one: Segment, other: Segment) =>
  Math.abs(one.x + one.right - other.x - other.right) < 6 && Math.max(one.right - one.x, other.right - other.x) < 220;

/** A title at the left edge, or in the middle, may stand on several lines: "PROFESSIONAL / AFFILIATIONS & / ACTIVITIES". */
export function joinStacked(lines: readonly MarkedLine[]): StackedLine[] {
  const joined: StackedLine[] = [];
  let title: StackedLine | null = null;
  for (const line of lines) {
    const heading = line.heading;
    const first = line.segments[0];
    const before: Segment | undefined = title?.segments[0];
    const goesOn =
      title?.heading &&
      heading &&
      before &&
      first &&
      line.column === title.column &&
      line.page === title.page &&
      line.gap > 0 &&
      line.gap < first.size * 1.7 &&
      (Math.abs(first.x - before.x) < 2 || isCentred(first, before)) &&
      Math.abs(first.size - before.size) < 0.4 &&
      (Math.min(heading.confidence, title.heading.confidence) < 0.6 ||
        /&$/u.test(before.text.trim()) ||
        (line.gap < first.size * (heading.kind === title.heading.kind ? 1.5 : 1.3) &&
          kindOfHeading(`${before.text} ${first.text}`) !== null));
    if (!goesOn || !title?.heading || !heading) {
      joined.push(line);
      title = heading ? line : null;
      continue;
    }
    const isOpen = /&$/u.test(title.segments[0]?.text.trim() ?? "") && !/^&/u.test(first.text.trim());
    const joint = isOpen ? " & " : /^&/u.test(first.text.trim()) && !/^&/u.test(heading.name) ? " & " : " ";
    const name: string = `${title.heading.name.replace(/\s*&$/u, "")}${joint}${heading.name.replace(/^&\s*/u, joint === " & " ? "" : "& ")}`;
    const kind = kindOfHeading(name) ?? (title.heading.kind === "other" ? heading.kind : title.heading.kind);
    title.heading = { ...title.heading, name, kind };
    title.stacked = [...(title.stacked ?? []), { ...line, segments: [first], text: first.text, heading: null }];
    const rest = line.segments.slice(1);
    if (rest.length > 0) {
      joined.push({
        ...line,
        segments: rest,
        text: rest.map(({ text }) => text).join("\t"),
        x: rest[0]?.x ?? line.x,
        heading: null,
      });
    }
  }
  return joined;
}
