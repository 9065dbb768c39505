import type { accountCalls } from "#contract/accounts.ts";
import type { ReplyOf } from "#contract/call.ts";

export type Challenge = ReplyOf<typeof accountCalls.botChallenge>;

/**
 * Returns the `number` in 0..maxnumber with hex(SHA-256(salt + number)) = challenge, or null. `onTried` is called every
 * 2048 numbers with how many were tried.
 *
 * SHA-256 is written out here: `crypto.subtle` exists on https only and costs a turn of the event loop per hash.
 */
export function solve(challenge: Challenge, onTried: (tried: number) => void): number | null {
  const wanted = words(challenge.challenge);
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    const hash = sha256(challenge.salt + number);
    if (hash.every((word, index) => word === wanted[index])) return number;
    if (number % 2048 === 2047) onTried(number + 1);
  }
  return null;
}

/** Returns the token as the server reads it: the solved challenge as JSON in base64. */
export function tokenOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

export function sha256Hex(text: string): string {
  return [...sha256(text)].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function words(hex: string): number[] {
  return Array.from({ length: 8 }, (_, index) => Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16));
}

/** Returns the first 32 bits of the fractional part of `value` (FIPS 180-4: roots of the first primes). */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 0x1_0000_0000) >>> 0;
}

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Uint32Array(64);
const at = (array: Uint32Array, index: number) => array[index] ?? 0;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Uint32Array.from(start);
  for (let block = 0; block < padded.length; block += 64) mixBlock(state, view, block);
  return state;
}

function mixBlock(state: Uint32Array, view: DataView, block: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getUint32(block + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = at(schedule, index - 15);
    const late = at(schedule, index - 2);
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[index] = at(schedule, index - 16) + low + at(schedule, index - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + at(rounds, index) + at(schedule, index)) | 0;
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = at(state, index) + word;
  });
}
