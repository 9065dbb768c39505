import { isSame } from "../same.ts";
import type { SectionKind } from "../sections.ts";

/**
 * Decides one field between two versions of a document that began as the same one, and remembers where both changed it
 * to different values. What a field is (a text, a setting, the order of a list, whether an item exists) is left to the
 * other files of this folder.
 */
export type Side = "mine" | "theirs";

/** Answers to conflicts by their key. */
export type Choices = ReadonlyMap<string, Side>;

/** Where a conflict is, as data; the editor puts it in the words of the interface's language. */
export type Place =
  | { subject: "name" | "template" }
  | { subject: "basic" | "config" | "design"; field: string }
  | { subject: "link"; link: string; field?: string }
  | { subject: "section"; section: string; field?: string }
  | { subject: "item"; section: string; kind: SectionKind; item: string; field?: string }
  | { subject: "style"; section: string; item?: string; field: string }
  | { subject: "order"; of: "sections" | "links" }
  | { subject: "order"; of: "items"; section: string }
  /** Both together would pass a limit of the document: only one side's list fits. */
  | { subject: "room"; of: "sections" | "links" }
  | { subject: "room"; of: "styles"; section: string; item?: string };

/** What a side has there. */
export type ValueSummary =
  /** `isRich`: a description, which is rich text. */
  | { kind: "value"; value: string | number | boolean | null; isRich?: boolean }
  | { kind: "template"; name: string; theme: string }
  | { kind: "list"; names: string[] }
  /** This side deleted it; the other side changed it. */
  | { kind: "deleted" }
  /** This side changed it, and this is how it reads. */
  | { kind: "changed"; text: string };

export type Conflict = {
  /** Unique in a merge, and the same in the next merge of the same field: the key of its answer. */
  key: string;
  place: Place;
  mine: ValueSummary;
  theirs: ValueSummary;
};

export type Resolver = {
  readonly conflicts: Conflict[];
  readonly choices: Choices;
  /** The value of a field; undefined where a side has none. Until a conflict is answered, mine stands. */
  decide<T>(field: Field, base: T, mine: T, theirs: T): T;
  /** Records a conflict whatever the values are, and tells which side stands. */
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

/** Two records of fields, each field by itself. Keys that end up without a value are absent. */
export function mergeFields<T extends object>(
  resolver: Resolver,
  versions: { base: T | undefined; mine: T; theirs: T },
  fieldOf: (field: string) => Field,
): T {
  const { base, mine, theirs } = versions;
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
