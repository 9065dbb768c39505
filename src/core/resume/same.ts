/** Deep equality of plain values; a database may hand keys back in another order. A key that is undefined is absent. */
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
