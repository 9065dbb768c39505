/** Returns the list in an order that the seed decides: the same seed, the same order. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const result = [...list];
  let state = (seed ^ 0x9e3779b9) >>> 0;
  // mulberry32: small, and even enough for choosing among lines.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const kept = result[at] as T;
    result[at] = result[other] as T;
    result[other] = kept;
  }
  return result;
}
