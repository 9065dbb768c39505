import { isSame } from "../resume/same.ts";
import { asOwn } from "../resume/sample-items.ts";
import type { Item, ResumeDocument } from "../resume/schema.ts";
import { type LineChange, lineChanges, stateOfLines, withLines } from "./description-lines.ts";

/**
 * What a program proposes for a resume, as changes that a person takes or refuses one by one: the difference between the
 * document that the program read and the one that it made of it. Decides what is one change, whether it can be taken in the
 * document as it is now, and what that document becomes. Nothing is stored about it but the two documents, so undo and
 * other edits need no messages to it: a change that was taken back can be taken again, one whose words have been changed
 * since is stale.
 *
 * A place is a list of names; a section, an entry or a link is named by its id, so that it is found wherever it has moved.
 */
export type ProposedChange = { id: string; at: readonly string[] } & (
  | { kind: "set"; before: unknown; after: unknown }
  /** Lines of a description. */
  | ({ kind: "lines" } & LineChange)
  /** `follows` is the id of the member before it, null at the beginning. */
  | { kind: "add"; member: Member; follows: string | null }
  | { kind: "remove"; member: Member }
  | { kind: "order"; before: readonly string[]; after: readonly string[] }
);
export type ProposedState = "open" | "taken" | "stale";

type Unnamed = ProposedChange extends infer Change ? (Change extends unknown ? Omit<Change, "id"> : never) : never;
type Member = { id: string };
type Values = Record<string, unknown>;

/** A theme belongs to its template, so the three are one choice. */
const templateFields = ["templateName", "templateId", "templateTheme"] as const;
const template = "template";

/**
 * What no reader sees: marks of the program's own. The address is asked for in the dialog for sharing, which says whether
 * it is free.
 */
const ignored: ReadonlySet<string> = new Set([
  ...["config/printerMode", "config/customURL", "data/untranslated"],
  ...["isSample", "isCreated", "isNew"],
]);

/** Returns the changes from one document to the other, in the order in which a resume is read. */
export function proposedChanges(base: ResumeDocument, proposed: ResumeDocument): ProposedChange[] {
  const found: Unnamed[] = [];
  compare(withTemplate(base), withTemplate(proposed), [], found);
  // An id says what changes and not how: it is the same wherever the two documents are compared.
  const seen = new Map<string, number>();
  return found.map((change) => {
    const name = [change.kind, ...change.at].join("/");
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...change, id: count === 1 ? name : `${name}#${count}` } as ProposedChange;
  });
}

/** The document in the form in which it is compared. */
function withTemplate(document: ResumeDocument): Values {
  const { config } = document;
  const rest = Object.entries(config).filter(([key]) => !(templateFields as readonly string[]).includes(key));
  const chosen = Object.fromEntries(templateFields.map((field) => [field, config[field]]));
  return { name: document.name, data: document.data, config: { [template]: chosen, ...Object.fromEntries(rest) } };
}

function compare(before: unknown, after: unknown, at: readonly string[], found: Unnamed[]): void {
  if (isSame(before, after)) return;
  if (isList(before) && isList(after)) {
    compareLists(before, after, at, found);
    return;
  }
  if (isValues(before) && isValues(after) && !isLeaf(at)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const path = [...at, key];
      if (!ignored.has(key) && !ignored.has(path.join("/")) && key !== "id")
        compare(before[key], after[key], path, found);
    }
    return;
  }
  const lines = at.at(-1) === "description" ? lineChanges(String(before ?? ""), String(after ?? "")) : null;
  if (lines) for (const line of lines) found.push({ kind: "lines", at, ...line });
  else found.push({ kind: "set", at, before, after });
}

/** Styles are one choice, as the template is. */
function isLeaf(at: readonly string[]): boolean {
  return at.at(-1) === "styles" || at.join("/") === `config/${template}`;
}

function compareLists(
  before: readonly Member[],
  after: readonly Member[],
  at: readonly string[],
  found: Unnamed[],
): void {
  const [was, is] = [byId(before), byId(after)];
  for (const member of before) {
    if (!is.has(member.id)) found.push({ kind: "remove", at, member });
  }
  after.forEach((member, index) => {
    const old = was.get(member.id);
    if (old) compare(old, member, [...at, member.id], found);
    else found.push({ kind: "add", at, member, follows: after[index - 1]?.id ?? null });
  });
  const [wasIds, isIds] = [idsIn(before, is), idsIn(after, was)];
  if (!isSame(wasIds, isIds)) found.push({ kind: "order", at, before: wasIds, after: isIds });
}

/** Returns whether a change can be taken in this document, stands in it, or has become impossible. */
export function proposedState(change: ProposedChange, document: ResumeDocument): ProposedState {
  const now = valueAt(withTemplate(document), change.at);
  switch (change.kind) {
    case "set":
      if (now === undefined && !hasParent(document, change.at)) return "stale";
      return isSame(now, change.before) ? "open" : isSame(now, change.after) ? "taken" : "stale";
    case "lines":
      return typeof now === "string" ? stateOfLines(change, now) : "stale";
    case "add":
      if (!isList(now)) return "stale";
      return now.some(({ id }) => id === change.member.id) ? "taken" : "open";
    case "remove": {
      // Where the section itself is gone, what was in it is gone too.
      const member = isList(now) ? now.find(({ id }) => id === change.member.id) : undefined;
      return member === undefined ? "taken" : isSame(member, change.member) ? "open" : "stale";
    }
    case "order": {
      const ids = isList(now) ? idsIn(now, new Set(change.before)) : [];
      return isSame(ids, change.before) ? "open" : isSame(ids, change.after) ? "taken" : "stale";
    }
  }
}

/** Returns the document with those of the changes that are open in it, and their ids. */
export function takeProposed(
  document: ResumeDocument,
  changes: readonly ProposedChange[],
): { document: ResumeDocument; taken: string[] } {
  const taken: string[] = [];
  let now = document;
  for (const change of changes) {
    if (proposedState(change, now) !== "open") continue;
    now = withChange(now, change);
    taken.push(change.id);
  }
  return { document: now, taken };
}

function withChange(document: ResumeDocument, change: ProposedChange): ResumeDocument {
  const from = change.kind === "add" ? withoutItem(document, change.member.id) : document;
  const changed = replace(withTemplate(from), change.at, (now) => {
    if (change.kind === "set") return change.after;
    if (change.kind === "lines") return withLines(change, String(now ?? ""));
    const list = now as readonly Member[];
    if (change.kind === "remove") return list.filter(({ id }) => id !== change.member.id);
    if (change.kind === "order") return inOrder(list, change.after);
    // Without the member that it followed it stands at the end.
    const after = list.findIndex(({ id }) => id === change.follows);
    const index = change.follows === null ? 0 : after < 0 ? list.length : after + 1;
    return list.toSpliced(index, 0, change.member);
  }) as Values;
  const { [template]: chosen, ...config } = changed.config as Values;
  return { name: changed.name, data: changed.data, config: { ...config, ...(chosen as Values) } } as ResumeDocument;
}

/** An entry that comes to another section leaves its own, so that no two have one id. */
function withoutItem(document: ResumeDocument, itemId: string): ResumeDocument {
  const { sections } = document.data;
  if (!sections.some(({ data }) => data.some(({ id }) => id === itemId))) return document;
  const left = sections.map((section) => ({ ...section, data: section.data.filter(({ id }) => id !== itemId) }));
  return { ...document, data: { ...document.data, sections: left } };
}

/** Puts the members that `ids` names in that order into the places that they have; all others stay where they are. */
function inOrder(list: readonly Member[], ids: readonly string[]): Member[] {
  const members = byId(list);
  const next = ids.flatMap((id) => members.get(id) ?? [])[Symbol.iterator]();
  const named = new Set(ids);
  return list.map((member) => (named.has(member.id) ? (next.next().value ?? member) : member));
}

/** Returns the value with another one at a place; everything beside it keeps its identity. */
function replace(value: unknown, at: readonly string[], change: (now: unknown) => unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return change(value);
  if (isList(value)) return value.map((member) => (member.id === step ? replace(member, rest, change) : member));
  const values = value as Values;
  const next = replace(values[step], rest, change);
  const { [step]: _, ...others } = values;
  const changed = next === undefined ? others : { ...values, [step]: next };
  // Whoever takes a change of a sample makes the entry their own.
  return "isSample" in changed && rest.length === 0 ? asOwn(changed as Item) : changed;
}

function valueAt(value: unknown, at: readonly string[]): unknown {
  let now = value;
  for (const step of at) {
    if (isList(now)) now = now.find(({ id }) => id === step);
    else now = isValues(now) && Object.hasOwn(now, step) ? now[step] : undefined;
  }
  return now;
}

function hasParent(document: ResumeDocument, at: readonly string[]): boolean {
  return isValues(valueAt(withTemplate(document), at.slice(0, -1)));
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Member[] {
  return Array.isArray(value) && value.every((member) => isValues(member) && typeof member.id === "string");
}

function byId(list: readonly Member[]): ReadonlyMap<string, Member> {
  return new Map(list.map((member) => [member.id, member]));
}

function idsIn(list: readonly Member[], known: { has(id: string): boolean }): string[] {
  return list.map(({ id }) => id).filter((id) => known.has(id));
}
