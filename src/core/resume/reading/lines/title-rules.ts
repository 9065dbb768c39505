import type { PageLayout, Rule } from "../layout-model.ts";
import type { Segment } from "./lines.ts";

/** In points and sizes of the type: where a rule begins that is drawn at a line which begins there, and how far from it. */
const [atLine, besideLine] = [16, 2.6];

/** The rules that are drawn under or above a line of a page from its begin on, in order: the edges of boxes and pictures are not. */
export function titleRulesOf({ rules, width }: PageLayout, segments: readonly Segment[]): Rule[] {
  const level = rules.filter(
    ({ x1, x2, y1, y2 }) => Math.abs(y1 - y2) < 1 && x2 - x1 > 120 && x1 > -1 && x2 < width + 1,
  );
  const isAtLine = (rule: Rule) =>
    segments.some(
      ({ x, y, size }) => x > rule.x1 - 2 && x < rule.x1 + atLine && Math.abs(rule.y1 - y) < size * besideLine,
    );
  return level.filter(isAtLine).sort((a, b) => a.y1 - b.y1);
}

/** In points: a rule is drawn through a gutter where it reaches so far to either side of it. */
const acrossGutter = 24;

/** Where rules are drawn through a gutter: what stands above and below them is parted, and what they underline is one. */
export const barriersOf = (rules: readonly Rule[], x: number): number[] =>
  rules.filter(({ x1, x2 }) => x1 < x - acrossGutter && x2 > x + acrossGutter).map(({ y1 }) => y1);
