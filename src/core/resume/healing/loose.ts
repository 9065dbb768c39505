import { limits } from "../../limits.ts";
import { cut } from "../plain-text.ts";

/** Functions that read values of unknown shape. None of them throws, whatever it is given. */
export type Loose = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Loose {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  // Some stores used to hold lists as objects with numeric keys.
  return isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [];
}

const depthMax = 8;

/** Returns the text in a value: texts unchanged, numbers as digits, lists and objects by their members. */
export function textOf(value: unknown, max: number = limits.document.textLength): string {
  return cut(words(value, 0), max);
}

function words(value: unknown, depth: number): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null || depth >= depthMax) return "";
  return Object.values(value)
    .map((member) => words(member, depth + 1))
    .filter((text) => text !== "")
    .join(", ");
}

/** Returns the text of the first key that holds any. */
export function firstText(record: Loose, keys: readonly string[], max?: number): string {
  for (const key of keys) {
    const text = own(record, key) === undefined ? "" : textOf(record[key], max);
    if (text !== "") return text;
  }
  return "";
}

export function own(record: Loose, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function flagOf(value: unknown, fallback: boolean): boolean {
  if (typeof value === "boolean") return value;
  if (value === "true" || value === 1 || value === "1") return true;
  if (value === "false" || value === 0 || value === "0") return false;
  return fallback;
}

export function choiceOf<T extends string>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

/**
 * Returns an id for every member: its own where that is usable and not taken by an earlier member, otherwise one made
 * from its position.
 * @param taken ids that are already in use; the new ones are added to it
 */
export function claimIds(members: readonly unknown[], prefix: string, taken: Set<string>): string[] {
  const candidates = members.map((member) => {
    const record = recordOf(member);
    const candidate = usableId(own(record, "id")) ?? usableId(own(record, "_id"));
    if (candidate === null || taken.has(candidate)) return null;
    taken.add(candidate);
    return candidate;
  });
  return candidates.map((candidate, index) => candidate ?? freshId(`${prefix}-${index + 1}`, taken));
}

function usableId(value: unknown): string | null {
  const id = typeof value === "number" ? String(value) : value;
  return typeof id === "string" && id.length >= 1 && id.length <= 64 ? id : null;
}

function freshId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let round = 2; taken.has(id); round += 1) id = `${wanted}-${round}`;
  taken.add(id);
  return id;
}
