/**
 * Hyphenation patterns in the form of TeX's lists: in `.ach4` the figures are levels between letters, and an odd level
 * allows a hyphen.
 */
export type PatternList = { patterns: readonly string[]; exceptions: readonly string[] };

export type Patterns = {
  /** Maps the letters of a pattern to its levels: before, between and after the letters. */
  levels: ReadonlyMap<string, readonly number[]>;
  /** Maps a word that no pattern gets right to its places. */
  exceptions: ReadonlyMap<string, readonly number[]>;
  /** The number of letters in the longest pattern. */
  longest: number;
};

export function readPatterns(list: PatternList): Patterns {
  const levels = new Map<string, readonly number[]>();
  let longest = 0;
  for (const pattern of list.patterns) {
    const letters = pattern.replace(/[\d\s]/g, "");
    const own = new Array<number>(letters.length + 1).fill(0);
    let at = 0;
    for (const sign of pattern.trim()) {
      if (/\d/.test(sign)) own[at] = Number(sign);
      else at += 1;
    }
    if (letters !== "") levels.set(letters, own);
    longest = Math.max(longest, letters.length);
  }
  const exceptions = list.exceptions.map((word) => [word.replaceAll("-", ""), placesAsWritten(word)] as const);
  return { levels, exceptions: new Map(exceptions), longest };
}

const fewest = { letters: 5, before: 2, after: 3 };

/**
 * Returns the places at which a word may be hyphenated, as the number of letters before each, in order. There are none
 * in a word of fewer than five letters, and none that leaves fewer than two letters before or three after it. This is
 * Liang's algorithm (Stanford, 1983): at each place the highest level of all patterns that match there counts.
 */
export function placesIn(word: string, { levels, exceptions, longest }: Patterns): number[] {
  const lower = word.toLowerCase();
  if (word.length < fewest.letters || lower.length !== word.length) return [];
  const known = exceptions.get(lower);
  if (known) return known.filter((place) => isInside(place, word));
  const framed = `.${lower}.`;
  const highest = new Array<number>(framed.length + 1).fill(0);
  for (let start = 0; start < framed.length; start += 1) {
    for (let end = start + 1; end <= Math.min(framed.length, start + longest); end += 1) {
      const own = levels.get(framed.slice(start, end)) ?? [];
      own.forEach((level, index) => {
        highest[start + index] = Math.max(highest[start + index] ?? 0, level);
      });
    }
  }
  return Array.from(lower, (_, index) => index).filter(
    (place) => isInside(place, word) && (highest[place + 1] ?? 0) % 2 === 1,
  );
}

function isInside(place: number, word: string): boolean {
  return place >= fewest.before && word.length - place >= fewest.after;
}

function placesAsWritten(word: string): number[] {
  const parts = word.split("-").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("").length);
}
