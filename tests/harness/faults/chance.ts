/** Reproducible randomness: the same seed gives the same draws (mulberry32). */
export type Chance = {
  /** Draws a number from 0 up to but not including 1. */
  next(): number;
  between(least: number, most: number): number;
  /** Draws mostly little and sometimes all: a fifth of the draws are `most`, the others far less. */
  upTo(most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Draws a lower-case letter or a digit. */
  letter(): string;
  /** Returns an independent generator for something that runs at the same time. */
  fork(): Chance;
};

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  return {
    next,
    between,
    upTo: (most) => (next() < 0.2 ? most : Math.round(most * next() ** 3)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
    letter: () => letters[Math.floor(next() * letters.length)] ?? "a",
    fork: () => createChance(Math.floor(next() * 4_294_967_296)),
  };
}
