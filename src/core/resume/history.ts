import { limits } from "../limits.ts";
import { type Change, changeOf } from "./history/change.ts";
import { apply, type Edit } from "./operations.ts";
import type { ResumeDocument } from "./schema.ts";

/**
 * History wraps `apply` from outside: unlimited undo and redo in memory (documents share what did not change), and the
 * log of the last 50 records that the history panel shows and the browser keeps. Pure: the time comes as an argument.
 */
export type Operation = "add" | "update" | "delete" | "init" | "restore";

export type HistoryRecord = {
  /** Unique in the log, growing. */
  id: number;
  operation: Operation;
  change: Change;
  /** Milliseconds since 1970, of the last edit in the record. */
  at: number;
  /** The document after it. */
  document: ResumeDocument;
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
};

/** Typing that pauses longer than this begins a new step, ms. */
const pause = 1500;

/** @param earlier the log of former visits, newest first, as `readLog` gave it */
export function createHistory(document: ResumeDocument, now: number, earlier: readonly HistoryRecord[] = []): History {
  const start: History = { document, past: [], future: [], log: earlier, open: null };
  return { ...start, log: logged(start, { operation: "init", change: { subject: "document" } }, document, now) };
}

/** Applies an edit. An edit that changes nothing leaves the very same history. */
export function commit(history: History, edit: Edit, now: number): History {
  const document = apply(history.document, edit);
  if (document === history.document) return history;
  const key = keyOf(edit);
  const joins = key !== null && history.open?.key === key && now - history.open.at <= pause && now >= history.open.at;
  const record = changeOf(history.document, document, edit);
  return {
    document,
    past: joins ? history.past : [...history.past, history.document],
    future: [],
    log: joins ? joined(history, record, document, now) : logged(history, record, document, now),
    open: key === null ? null : { key, at: now },
  };
}

export function undo(history: History, now: number): History {
  const document = history.past.at(-1);
  if (document === undefined) return history;
  return {
    document,
    past: history.past.slice(0, -1),
    future: [history.document, ...history.future],
    log: stepped(history, "undo", document, now),
    open: null,
  };
}

export function redo(history: History, now: number): History {
  const document = history.future[0];
  if (document === undefined) return history;
  return {
    document,
    past: [...history.past, history.document],
    future: history.future.slice(1),
    log: stepped(history, "redo", document, now),
    open: null,
  };
}

/** Brings back the document of a record. Adds a record and can itself be undone. */
export function restore(history: History, recordId: number, now: number): History {
  const record = history.log.find((one) => one.id === recordId);
  if (record === undefined || record.document === history.document) return history;
  const change: Change = { subject: "version", at: record.at };
  return {
    document: record.document,
    past: [...history.past, history.document],
    future: [],
    log: logged(history, { operation: "restore", change }, record.document, now),
    open: null,
  };
}

type Entry = { operation: Operation; change: Change };

function logged(history: History, entry: Entry, document: ResumeDocument, at: number): readonly HistoryRecord[] {
  const id = (history.log[0]?.id ?? 0) + 1;
  return [{ id, ...entry, at, document }, ...history.log].slice(0, limits.editor.historyRecords);
}

/** Typing on: the newest record is about the same thing, so it takes the new text and keeps the old beginning. */
function joined(history: History, entry: Entry, document: ResumeDocument, at: number): readonly HistoryRecord[] {
  const [newest, ...older] = history.log;
  if (newest === undefined) return logged(history, entry, document, at);
  const change = { ...entry.change, ...(newest.change.from === undefined ? {} : { from: newest.change.from }) };
  return [{ ...newest, change, at, document }, ...older];
}

/** Undo and redo leave one record for a whole run of them, or fifty undos would push everything else out of the log. */
function stepped(history: History, subject: "undo" | "redo", document: ResumeDocument, at: number) {
  const entry: Entry = { operation: "restore", change: { subject } };
  const [newest, ...older] = history.log;
  const isRun = newest?.change.subject === "undo" || newest?.change.subject === "redo";
  return newest && isRun ? [{ ...newest, ...entry, at, document }, ...older] : logged(history, entry, document, at);
}

/** Edits of the same field join into one step; everything else stands alone. */
function keyOf(edit: Edit): string | null {
  switch (edit.type) {
    case "name.set":
      return edit.type;
    case "basic.set":
    case "config.set":
    case "design.set":
      return `${edit.type}:${edit.field}`;
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
