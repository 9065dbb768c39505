/** A variable of the environment that is none of ours, and the one of ours that it nearly is. */
export type NearName = { given: string; meant: string };

/**
 * Returns the variables of an environment whose names are nearly one of `names`: a letter or two are wrong, missing,
 * added or swapped, or the case differs. Such a variable would be ignored without a word. Of `names` themselves none is
 * returned.
 */
export function findNearNames(env: Record<string, string | undefined>, names: readonly string[]): NearName[] {
  const ours = new Set(names);
  return Object.keys(env)
    .filter((given) => !ours.has(given))
    .flatMap((given) => {
      const [nearest] = names
        .map((meant) => ({ given, meant, distance: distanceBetween(given.toUpperCase(), meant) }))
        .filter(({ meant, distance }) => distance <= mostWrong(meant))
        .sort((a, b) => a.distance - b.distance);
      return nearest ? [{ given, meant: nearest.meant }] : [];
    });
}

/** Short names are near to many words: `CI` is no `AI`, and `HOME` no `HOST`. */
function mostWrong(name: string): number {
  if (name.length < 4) return 0;
  return name.length < 8 ? 1 : 2;
}

/** Returns how many letters must be changed, added, removed or swapped with their neighbour to make `b` of `a`. */
function distanceBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
