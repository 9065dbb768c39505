import { limits } from "../limits.ts";
import { isSameValue } from "./difference.ts";
import { type Change, changeOf } from "./history/change.ts";
import { apply, type Edit } from "./operations.ts";
import type { ResumeDocument } from "./schema.ts";

/**
 * The history wraps `apply` from outside: unlimited undo and redo in memory (documents share what did not change), and
 * a log of the last 50 records, which the history panel shows and the browser stores. Pure: the time comes as an
 * argument.
 */
export type Operation = "add" | "update" | "delete" | "init" | "restore";

export type HistoryRecord = {
  /** Unique over all visits: `<visit>-<number>`. */
  id: string;
  operation: Operation;
  change: Change;
  /** The time of the last edit in the record, in milliseconds since 1970. */
  at: number;
  /**
   * The document after the change. For records of an earlier visit it is whatever the browser stored; `documentOf`
   * reads both.
   */
  document: unknown;
};

export type History = {
  readonly document: ResumeDocument;
  /** Documents to undo to, oldest first, and to redo to, next first. */
  readonly past: readonly ResumeDocument[];
  readonly future: readonly ResumeDocument[];
  /** Newest first. */
  readonly log: readonly HistoryRecord[];
  /** The target of the last step; an edit with the same key within the pause is joined to it. */
  readonly open: { key: string; at: number } | null;
  /** An id of this visit, and the number of records it has made. */
  readonly visit: string;
  readonly count: number;
};

/** A pause in typing after which a new step begins, in ms. */
const pause = 1500;

/**
 * Returns a history that starts with this document and has a first record for it.
 * @param now in milliseconds since 1970
 * @param visit an id that no other visit to this resume has
 */
export function createHistory(document: ResumeDocument, now: number, visit: string): History {
  const start: History = { document, past: [], future: [], log: [], open: null, visit, count: 0 };
  return { ...start, ...logged(start, { operation: "init", change: { subject: "document" } }, document, now) };
}

/** Returns the history after an edit; the same object where the edit changes nothing. */
export function commit(history: History, edit: Edit, now: number): History {
  const document = apply(history.document, edit);
  if (document === history.document) return history;
  const key = keyOf(edit);
  const joins = key !== null && history.open?.key === key && now - history.open.at <= pause && now >= history.open.at;
  const begun = history.past.at(-1);
  if (joins && begun && isSameValue(begun, document)) {
    // The text is back to what it was: there is no step, and the document becomes the identical object from before,
    // which may be the saved one.
    return { ...history, document: begun, past: history.past.slice(0, -1), log: history.log.slice(1), open: null };
  }
  const entry = changeOf(history.document, document, edit);
  return {
    ...history,
    document,
    past: joins ? history.past : [...history.past, history.document],
    future: [],
    ...(joins ? joined(history, entry, document, now) : logged(history, entry, document, now)),
    open: key === null ? null : { key, at: now },
  };
}

export function undo(history: History, now: number): History {
  const document = history.past.at(-1);
  if (document === undefined) return history;
  return {
    ...history,
    document,
    past: history.past.slice(0, -1),
    future: [history.document, ...history.future],
    ...stepped(history, "undo", document, now),
    open: null,
  };
}

export function redo(history: History, now: number): History {
  const document = history.future[0];
  if (document === undefined) return history;
  return {
    ...history,
    document,
    past: [...history.past, history.document],
    future: history.future.slice(1),
    ...stepped(history, "redo", document, now),
    open: null,
  };
}

/**
 * Returns the history after an earlier state was brought back (`restoredOver` decides which parts of it). It gets a new
 * record and the change can itself be undone; where nothing would change, the same object is returned.
 *
 * @param from when that state was, in ms, and the name that it was given
 */
export function restore(
  history: History,
  document: ResumeDocument,
  from: { at: number; name?: string },
  now: number,
): History {
  if (document === history.document) return history;
  const change: Change = { subject: "version", at: from.at, ...(from.name && { to: from.name }) };
  return {
    ...history,
    document,
    past: [...history.past, history.document],
    future: [],
    ...logged(history, { operation: "restore", change }, document, now),
    open: null,
  };
}

type Entry = { operation: Operation; change: Change };
type Logged = Pick<History, "log" | "count">;

function logged(history: History, entry: Entry, document: ResumeDocument, at: number): Logged {
  const count = history.count + 1;
  const record: HistoryRecord = { id: `${history.visit}-${count}`, ...entry, at, document };
  return { log: [record, ...history.log].slice(0, limits.editor.historyRecords), count };
}

/** The newest record is about the same field, so it takes the new text and keeps the original one. */
function joined(history: History, entry: Entry, document: ResumeDocument, at: number): Logged {
  const [newest, ...older] = history.log;
  if (newest === undefined) return logged(history, entry, document, at);
  const change = { ...entry.change, ...(newest.change.from === undefined ? {} : { from: newest.change.from }) };
  return { log: [{ ...newest, change, at, document }, ...older], count: history.count };
}

/** A run of undos and redos shares one record; otherwise fifty undos would push everything else out of the log. */
function stepped(history: History, subject: "undo" | "redo", document: ResumeDocument, at: number): Logged {
  const entry: Entry = { operation: "restore", change: { subject } };
  const [newest, ...older] = history.log;
  const isRun = newest?.change.subject === "undo" || newest?.change.subject === "redo";
  if (!newest || !isRun) return logged(history, entry, document, at);
  return { log: [{ ...newest, ...entry, at, document }, ...older], count: history.count };
}

/**
 * Returns the key by which edits are joined into one step. Typing and dragging in the same field are joined; a switch
 * and everything else is a step of its own (null).
 */
function keyOf(edit: Edit): string | null {
  switch (edit.type) {
    case "name.set":
      return edit.type;
    case "basic.set":
      return `${edit.type}:${edit.field}`;
    case "config.set":
    case "design.set":
      return typeof edit.value === "boolean" ? null : `${edit.type}:${edit.field}`;
    case "link.set":
      return `${edit.type}:${edit.linkId}:${edit.field}`;
    case "section.rename":
      return `${edit.type}:${edit.sectionId}`;
    case "item.set":
      return edit.isOwnStep ? null : `${edit.type}:${edit.sectionId}:${edit.itemId}:${edit.field}`;
    case "style.set":
      return `${edit.type}:${edit.sectionId}:${edit.itemId ?? ""}:${edit.key}`;
    default:
      return null;
  }
}
