/** A range of characters from the first to the last, both included. */
export type Span = readonly [first: number, last: number];

/** Returns a value such as `U+4e07-4e0a, U+4e0d` as spans. */
export function spansOf(range: string): Span[] {
  return range.split(",").map((part) => {
    const [from = "", to] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)];
  });
}

/** Returns spans as a value of `unicode-range`. */
export function rangeOf(spans: readonly Span[]): string {
  const text = ([first, last]: Span) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`;
  return spans.map(text).join(",");
}

export function hasCharacter(spans: readonly Span[], character: number): boolean {
  return spans.some(([first, last]) => first <= character && character <= last);
}

/** Returns the spans without the characters of another list. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    let left: Span[] = [span];
    for (const [from, to] of others) {
      if (to < span[0] || from > span[1]) continue;
      left = left.flatMap(([first, last]): Span[] => {
        const around: Span[] = [
          [first, Math.min(last, from - 1)],
          [Math.max(first, to + 1), last],
        ];
        return to < first || from > last ? [[first, last]] : around.filter(([low, high]) => low <= high);
      });
    }
    return left;
  });
}

/**
 * Returns the spans in order, divided into the fewest parts of about one size that have at most `most` characters each.
 */
export function partsOf(spans: readonly Span[], most: number): Span[][] {
  const total = spans.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const size = Math.ceil(total / Math.ceil(Math.max(1, total / most)));
  const parts: Span[][] = [];
  let room = 0;
  for (const [first, last] of spans) {
    for (let from = first; from <= last; ) {
      if (room === 0) {
        parts.push([]);
        room = size;
      }
      const to = Math.min(last, from + room - 1);
      parts.at(-1)?.push([from, to]);
      room -= to - from + 1;
      from = to + 1;
    }
  }
  return parts;
}
