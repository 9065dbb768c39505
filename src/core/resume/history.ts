import { limits } from "../limits.ts";
import { isSameValue } from "./difference.ts";
import { type Change, changeOf } from "./history/change.ts";
import { apply, type Edit } from "./operations.ts";
import type { ResumeDocument } from "./schema.ts";

/**
 * History wraps `apply` from outside: unlimited undo and redo in memory (documents share what did not change), and the
 * log of the last 50 records that the history panel shows and the browser keeps. Pure: the time comes as an argument.
 */
export type Operation = "add" | "update" | "delete" | "init" | "restore";

export type HistoryRecord = {
  /** Unique among all visits: `<visit>-<number>`. */
  id: string;
  operation: Operation;
  change: Change;
  /** Milliseconds since 1970, of the last edit in the record. */
  at: number;
  /** The document after it. Of an earlier visit it is whatever was kept: `documentOf` reads both. */
  document: unknown;
};

export type History = {
  readonly document: ResumeDocument;
  /** Documents to go back to, oldest first, and forward to, next first. */
  readonly past: readonly ResumeDocument[];
  readonly future: readonly ResumeDocument[];
  /** Newest first. */
  readonly log: readonly HistoryRecord[];
  /** What the last step was about; an edit with the same key within the pause joins it. */
  readonly open: { key: string; at: number } | null;
  /** The name of this visit, and how many records it has made. */
  readonly visit: string;
  readonly count: number;
};

/** Typing that pauses longer than this begins a new step, ms. */
const pause = 1500;

/** @param visit no other visit to this resume has the same */
export function createHistory(document: ResumeDocument, now: number, visit: string): History {
  const start: History = { document, past: [], future: [], log: [], open: null, visit, count: 0 };
  return { ...start, ...logged(start, { operation: "init", change: { subject: "document" } }, document, now) };
}

/** Applies an edit. An edit that changes nothing leaves the very same history. */
export function commit(history: History, edit: Edit, now: number): History {
  const document = apply(history.document, edit);
  if (document === history.document) return history;
  const key = keyOf(edit);
  const joins = key !== null && history.open?.key === key && now - history.open.at <= pause && now >= history.open.at;
  const begun = history.past.at(-1);
  if (joins && begun && isSameValue(begun, document)) {
    // Typed and taken back: no step, and the very document that was there, which may be the saved one.
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
 * Brings back an earlier state (`restoredOver` says what of it). Adds a record and can itself be undone; what is there
 * already leaves the very same history.
 *
 * @param from when that state was, in ms, and the name it was given
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

/** Typing on: the newest record is about the same thing, so it takes the new text and keeps the old beginning. */
function joined(history: History, entry: Entry, document: ResumeDocument, at: number): Logged {
  const [newest, ...older] = history.log;
  if (newest === undefined) return logged(history, entry, document, at);
  const change = { ...entry.change, ...(newest.change.from === undefined ? {} : { from: newest.change.from }) };
  return { log: [{ ...newest, change, at, document }, ...older], count: history.count };
}

/** Undo and redo leave one record for a whole run of them, or fifty undos would push everything else out of the log. */
function stepped(history: History, subject: "undo" | "redo", document: ResumeDocument, at: number): Logged {
  const entry: Entry = { operation: "restore", change: { subject } };
  const [newest, ...older] = history.log;
  const isRun = newest?.change.subject === "undo" || newest?.change.subject === "redo";
  if (!newest || !isRun) return logged(history, entry, document, at);
  return { log: [{ ...newest, ...entry, at, document }, ...older], count: history.count };
}

/** Typing and dragging in the same field join into one step; a switch, and everything else, stands alone. */
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
      return `${edit.type}:${edit.sectionId}:${edit.itemId}:${edit.field}`;
    case "style.set":
      return `${edit.type}:${edit.sectionId}:${edit.itemId ?? ""}:${edit.key}`;
    default:
      return null;
  }
}
