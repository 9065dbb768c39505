/**
 * Returns which of the buttons in a grid a key leads to, from the one at `at`; null for any other key. The rows are read
 * from where the buttons are, because their number in a row depends on the screen.
 */
export function stepIn(buttons: readonly { offsetTop: number }[], at: number, key: string): number | null {
  const tops = buttons.map(({ offsetTop }) => offsetTop);
  const inRow = Math.max(1, tops.filter((top) => top === tops[0]).length);
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -inRow, ArrowDown: inRow };
  const last = buttons.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (!Object.hasOwn(steps, key)) return null;
  const next = at + (steps[key] ?? 0);
  return next < 0 || next > last ? at : next;
}
