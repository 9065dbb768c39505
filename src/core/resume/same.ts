/**
 * Returns true for deeply equal plain values. The order of keys does not count, because a database may return them in
 * another order; a key whose value is undefined counts as absent.
 */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const leftKeys = keysOf(left);
  if (leftKeys.length !== keysOf(right).length) return false;
  return leftKeys.every(
    (key) => Object.hasOwn(right, key) && isSame(left[key as keyof typeof left], right[key as keyof typeof right]),
  );
}

function keysOf(value: object): string[] {
  return Object.keys(value).filter((key) => value[key as keyof typeof value] !== undefined);
}
