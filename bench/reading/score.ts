import { createHash } from "node:crypto";
import type { Truth } from "./truth.ts";

/**
 * The scorer: F1 of each field of a document. A field that neither truth nor reading has is left out of its mean. CORE is
 * the mean of all fields of a document, and the mean over documents is the figure of a set.
 */
export const fields = [
  "name",
  "email",
  "phone",
  "location",
  "links",
  "sections",
  "work org",
  "work role",
  "work dates",
  "bullets",
  "school",
  "degree",
  "education dates",
] as const;
export type Field = (typeof fields)[number];
export type Scores = Partial<Record<Field, number>>;

/** Returns a text as two are compared: letters and digits alone, in lower case and of one width. */
export function normal(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

export function hashed(text: string): string {
  return `#${createHash("sha256").update(normal(text)).digest("hex").slice(0, 16)}`;
}

export function scoreOf(truth: Truth, read: Truth): { core: number; scores: Scores } {
  const scores: Scores = {};
  const set = (
    field: Field,
    wanted: readonly (string | undefined)[],
    found: readonly (string | undefined)[],
    alike = isAlike,
  ) => {
    const [a, b] = [wanted, found].map((list) => list.filter((one): one is string => one !== undefined && one !== ""));
    if (!a || !b || (a.length === 0 && b.length === 0)) return;
    scores[field] = f1(a, b, alike);
  };
  set("name", [truth.name], [read.name]);
  set("email", [truth.email], [read.email]);
  set("phone", [truth.phone], [read.phone], isSameNumber);
  set("location", [truth.location], [read.location]);
  set("links", truth.links ?? [], read.links ?? []);
  set("sections", truth.sections ?? [], read.sections ?? []);
  set(
    "work org",
    (truth.work ?? []).map(({ org }) => org),
    (read.work ?? []).map(({ org }) => org),
  );
  set(
    "work role",
    (truth.work ?? []).map(({ role }) => role),
    (read.work ?? []).map(({ role }) => role),
  );
  set("work dates", (truth.work ?? []).flatMap(datesOf), (read.work ?? []).flatMap(datesOf), isSame);
  set(
    "bullets",
    (truth.work ?? []).flatMap(({ bullets }) => bullets ?? []),
    (read.work ?? []).flatMap(({ bullets }) => bullets ?? []),
  );
  set(
    "school",
    (truth.education ?? []).map(({ school }) => school),
    (read.education ?? []).map(({ school }) => school),
  );
  set(
    "degree",
    (truth.education ?? []).map(({ degree }) => degree),
    (read.education ?? []).map(({ degree }) => degree),
  );
  set("education dates", (truth.education ?? []).flatMap(datesOf), (read.education ?? []).flatMap(datesOf), isSame);
  const all = Object.values(scores);
  return { core: (100 * all.reduce((sum, one) => sum + one, 0)) / Math.max(1, all.length), scores };
}

const datesOf = ({ start, end }: { start?: string; end?: string }) =>
  [`${start ?? ""}/${end ?? ""}`].filter((one) => one !== "/");

function f1(wanted: readonly string[], found: readonly string[], alike: (a: string, b: string) => boolean): number {
  const open = [...found];
  let hits = 0;
  for (const one of wanted) {
    const at = open.findIndex((other) => alike(one, other));
    if (at < 0) continue;
    hits += 1;
    open.splice(at, 1);
  }
  return (2 * hits) / (wanted.length + found.length);
}

const isSame = (a: string, b: string) => a === b;

function isSameNumber(a: string, b: string): boolean {
  if (a.startsWith("#")) return a === hashed(b);
  const digits = (text: string) => text.replace(/\D/g, "").replace(/^0+/, "");
  return digits(a).endsWith(digits(b).slice(-8)) && Math.abs(digits(a).length - digits(b).length) < 4;
}

/**
 * Hashes must be equal, where a link may have been described as it is printed, "www." and all; other texts may differ in a
 * seventh of their pairs of letters.
 */
export function isAlike(wanted: string, found: string): boolean {
  if (wanted.startsWith("#")) return [found, found.replace(/^https?:\/\//, "")].some((one) => wanted === hashed(one));
  const [head, tail] = wanted.split(" … ");
  const b = normal(found);
  if (tail !== undefined) {
    return b.startsWith(normal(head ?? "").slice(0, 30)) && b.endsWith(normal(tail).slice(-12));
  }
  const a = normal(wanted);
  if (a === b) return true;
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const [left, right] = [pairs(a), pairs(b)];
  const open = [...right];
  const shared = left.filter((pair) => {
    const at = open.indexOf(pair);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / Math.max(1, left.length + right.length) > 0.86;
}
