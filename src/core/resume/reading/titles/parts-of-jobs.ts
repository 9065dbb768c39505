import { headDate } from "../entries/head-dates.ts";
import { withoutMark } from "../entries/listed-heads.ts";
import { type Body, isSetLike } from "../lines/title-look.ts";
import type { MarkedLine } from "./headings.ts";

/**
 * A statement of work may have no title of its jobs: "■株式会社青空（2012年5月～2016年10月）" in larger type, and below it in
 * smaller type "【職務内容】". What is smaller than the heads of jobs and stands between them parts the text of one.
 */
export function withoutPartsOfJobs(lines: readonly MarkedLine[], body: Body): MarkedLine[] {
  if (lines.some(({ heading }) => heading?.kind === "work" && heading.confidence >= 0.6)) return [...lines];
  const dated = lines.filter((line) => {
    const range = line.heading === null && line.text.length < 60 ? headDate(withoutMark(line)) : null;
    return range !== null && range.start !== "" && range.end !== "" && line.size > body.size * 1.08;
  });
  const [head] = dated;
  const first = head?.segments[0];
  if (!head || !first || !dated.slice(1).some(({ segments: [one] }) => one && isSetLike(one, first))) return [...lines];
  const [from, to] = [lines.indexOf(head), lines.indexOf(dated.at(-1) as MarkedLine)];
  const isSmaller = (line: MarkedLine) => line.heading !== null && line.size < head.size * 0.95;
  const parts = lines.slice(from, to).filter(isSmaller);
  const names = new Set(parts.map(({ heading }) => heading?.name));
  return lines.map((line, at) =>
    isSmaller(line) && at > from && (at < to || names.has(line.heading?.name)) ? { ...line, heading: null } : line,
  );
}
