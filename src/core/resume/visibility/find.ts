/**
 * Calls `found` for every occurrence of `needle`, overlapping ones included: with its place, where it ends, and how many
 * units of the text count up to there. Takes one pass over the text, whatever both contain (Knuth, Morris, Pratt): needle
 * and text are typed by users, so that a search which only usually is fast could be made to last.
 * @param skipped a unit that does not count; 0 never does
 */
export function findAll(
  text: Uint16Array,
  needle: ArrayLike<number>,
  found: (index: number, end: number, ordinal: number) => void,
  skipped = 0,
): void {
  if (needle.length === 0) return;
  const borders = bordersOf(needle);
  let matched = 0;
  let ordinal = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at];
    if (unit === skipped || unit === 0) continue;
    ordinal += 1;
    while (matched > 0 && unit !== needle[matched]) matched = borders[matched - 1] ?? 0;
    if (unit === needle[matched]) matched += 1;
    if (matched === needle.length) {
      found(at - matched + 1, at + 1, ordinal);
      matched = borders[matched - 1] ?? 0;
    }
  }
}

/** The length of the longest proper start of the needle that also ends each of its parts. */
function bordersOf(needle: ArrayLike<number>): Uint32Array {
  const borders = new Uint32Array(needle.length);
  let length = 0;
  for (let at = 1; at < needle.length; at += 1) {
    while (length > 0 && needle[at] !== needle[length]) length = borders[length - 1] ?? 0;
    if (needle[at] === needle[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}
