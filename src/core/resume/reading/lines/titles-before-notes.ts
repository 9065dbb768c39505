import type { TextRun } from "../layout-model.ts";

/** How much smaller than a title its note is at least. */
const smaller = 0.9;

/**
 * A title may stand before its translation ("工作經驗 Professional Experience") or a note in brackets, in smaller type and
 * with more letters: returns its first part, in the style of which the whole line is set, or undefined where there is none.
 */
export function titleBeforeNote(runs: readonly TextRun[]): TextRun | undefined {
  const [first] = runs;
  if (!first) return undefined;
  const isSmall = ({ size }: TextRun) => size < first.size * smaller;
  const at = runs.findIndex(isSmall);
  const textOf = (some: readonly TextRun[]) => some.map(({ text }) => text).join("");
  const isTitle = /^[^\p{L}]*(?:\p{Script=Han}[^\p{L}]*){2,10}$/u.test(textOf(runs.slice(0, Math.max(0, at))));
  const note = runs.slice(at);
  return isTitle && note.every(isSmall) && /^\s*[(（\p{Script=Latin}]/u.test(textOf(note)) ? first : undefined;
}
