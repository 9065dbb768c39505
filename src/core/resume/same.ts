/**
 * Returns true for deeply equal plain values. The order of keys does not count, because a database may return them in
 * another order; a key whose value is undefined counts as absent.
 */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  /** How many keys the left has that the right has not yet been found to have as well. */
  let unmatched = 0;
  for (const key of Object.keys(left)) {
    const value = left[key as keyof typeof left];
    if (value === undefined) continue;
    if (!Object.hasOwn(right, key) || !isSame(value, right[key as keyof typeof right])) return false;
    unmatched += 1;
  }
  for (const key of Object.keys(right)) if (right[key as keyof typeof right] !== undefined) unmatched -= 1;
  return unmatched === 0;
}
