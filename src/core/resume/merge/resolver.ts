import { isSame } from "../same.ts";
import type { SectionKind } from "../sections.ts";

/**
 * Decides one field between two versions of a document with the same base, and records a conflict where both changed it
 * to different values. The other files of this folder define what a field is (a text, a setting, the order of a list,
 * whether an item exists).
 */
export type Side = "mine" | "theirs";

/** The answers to conflicts, by the conflict's key. */
export type Choices = ReadonlyMap<string, Side>;

/** Where a conflict is, as data; the editor puts it into words in the interface's language. */
export type Place =
  | { subject: "name" | "template" }
  | { subject: "basic" | "config" | "design"; field: string }
  | { subject: "link"; link: string; field?: string }
  | { subject: "section"; section: string; field?: string }
  | { subject: "item"; section: string; kind: SectionKind; item: string; field?: string }
  | { subject: "style"; section: string; item?: string; field: string }
  | { subject: "order"; of: "sections" | "links" }
  | { subject: "order"; of: "items"; section: string }
  /** Both sides' lists together would exceed a limit of the document, so only one side's list fits. */
  | { subject: "room"; of: "sections" | "links" };

/** What one side has at the place of a conflict. */
export type ValueSummary =
  /** `isRich`: a description, which is rich text. */
  | { kind: "value"; value: string | number | boolean | null; isRich?: boolean }
  | { kind: "template"; name: string; theme: string }
  | { kind: "list"; names: string[] }
  /** This side deleted it; the other side changed it. */
  | { kind: "deleted" }
  /** This side changed it; `text` is its new content. */
  | { kind: "changed"; text: string };

export type Conflict = {
  /** Unique in a merge, and stable across merges of the same field; its answer is stored under this key. */
  key: string;
  place: Place;
  mine: ValueSummary;
  theirs: ValueSummary;
};

export type Resolver = {
  readonly conflicts: Conflict[];
  readonly choices: Choices;
  /** Returns the merged value of a field; undefined where a side has none. Until a conflict is answered, it is mine. */
  decide<T>(field: Field, base: T, mine: T, theirs: T): T;
  /** Records a conflict whatever the values are, and returns the side that applies. */
  ask(conflict: Conflict): Side;
};

export type Field = { key: string; place: Place; summarize?: (value: never) => ValueSummary };

export function createResolver(choices: Choices): Resolver {
  const conflicts: Conflict[] = [];
  const ask = (conflict: Conflict): Side => {
    conflicts.push(conflict);
    return choices.get(conflict.key) ?? "mine";
  };
  return {
    conflicts,
    choices,
    ask,
    decide(field, base, mine, theirs) {
      if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
      if (isSame(mine, base)) return theirs;
      const summarize = (field.summarize ?? summarizePlain) as (value: unknown) => ValueSummary;
      const { key, place } = field;
      return ask({ key, place, mine: summarize(mine), theirs: summarize(theirs) }) === "mine" ? mine : theirs;
    },
  };
}

function summarizePlain(value: unknown): ValueSummary {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return { kind: "value", value };
  return { kind: "value", value: null };
}

/** Returns two records merged, each field by itself. Keys that end up without a value are absent. */
export function mergeFields<T extends object>(
  resolver: Resolver,
  versions: { base: T | undefined; mine: T; theirs: T },
  fieldOf: (field: string) => Field,
): T {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, unknown> = {};
  for (const key of keys) {
    const [b, m, t] = [base, mine, theirs].map((record) =>
      record && Object.hasOwn(record, key) ? record[key as keyof T] : undefined,
    );
    const value = resolver.decide<unknown>(fieldOf(key), b, m, t);
    if (value !== undefined) merged[key] = value;
  }
  return merged as T;
}
