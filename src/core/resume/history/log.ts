import { limits } from "../../limits.ts";
import { choiceOf, isRecord, listOf, own, recordOf, textOf } from "../healing/loose.ts";
import { healDocument } from "../healing.ts";
import type { History, HistoryRecord, Operation } from "../history.ts";
import { type ResumeDocument, resumeDocumentSchema } from "../schema.ts";
import { sectionKinds } from "../sections.ts";
import type { Change } from "./change.ts";

const operations: readonly Operation[] = ["add", "update", "delete", "init", "restore"];
const subjects: readonly Change["subject"][] = [
  ...(["document", "name", "basic", "link", "section", "item", "style", "config", "design"] as const),
  ...(["template", "theme", "language", "samples", "untranslated", "version", "undo", "redo"] as const),
];
const actions: readonly NonNullable<Change["action"]>[] = [
  ...(["set", "rename", "move", "flip", "duplicate", "hide", "show", "keep", "sort", "swap", "group", "take"] as const),
];

/**
 * Returns the log that a browser stored, newest first, at most the last 50 records. Values that are no record are left
 * out; never throws. The documents stay as they were stored, sharing their parts, until `documentOf` reads one.
 */
export function readLog(value: unknown): HistoryRecord[] {
  const records = listOf(value).filter((one) => isRecord(one) && isRecord(own(one, "document")));
  const seen = new Set<string>();
  return records
    .map((one) => readRecord(recordOf(one)))
    .filter(({ id }) => id !== "" && !seen.has(id) && seen.add(id))
    .slice(0, limits.editor.historyRecords);
}

/**
 * Returns two logs as one, newest first: of a record in both, the first log's is taken. The oldest records beyond the
 * limit are dropped.
 */
export function mergeLogs(own: readonly HistoryRecord[], kept: readonly HistoryRecord[]): HistoryRecord[] {
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own, ...kept.filter(({ id }) => !ids.has(id))].sort((one, other) => other.at - one.at);
  // Every visit begins with a record; of consecutive visits that changed nothing, only the last one is kept.
  const distinct = all.filter((record, index) => record.operation !== "init" || all[index - 1]?.operation !== "init");
  return distinct.slice(0, limits.editor.historyRecords);
}

/** Returns the history with the records of earlier visits added after its own. */
export function prependRecords(history: History, earlier: readonly HistoryRecord[]): History {
  return earlier.length === 0 ? history : { ...history, log: mergeLogs(history.log, earlier) };
}

/** Returns the document of a record: the same object where it fits today's schema, otherwise a healed copy. */
export function documentOf(record: Pick<HistoryRecord, "document">): ResumeDocument {
  const { document } = record;
  // A value that fits the schema has its type. The parsed result is not used because it is a copy, and the record's
  // document may be the one that is shown.
  return resumeDocumentSchema.safeParse(document).success ? (document as ResumeDocument) : healDocument(document);
}

function readRecord(from: Readonly<Record<string, unknown>>): HistoryRecord {
  return {
    id: textOf(own(from, "id"), 100),
    operation: choiceOf(own(from, "operation"), operations, "update"),
    change: readChange(recordOf(own(from, "change"))),
    at: numberOf(own(from, "at")) ?? 0,
    document: own(from, "document"),
  };
}

function readChange(from: Readonly<Record<string, unknown>>): Change {
  const change: Change = { subject: choiceOf(own(from, "subject"), subjects, "document") };
  const action = actions.find((one) => one === own(from, "action"));
  const kind = sectionKinds.find((one) => one === own(from, "kind"));
  if (action) change.action = action;
  if (kind) change.kind = kind;
  for (const key of ["field", "section", "item", "from", "to"] as const) {
    if (own(from, key) !== undefined) change[key] = textOf(from[key], 200);
  }
  for (const key of ["line", "at", "count"] as const) {
    const number = numberOf(own(from, key));
    if (number !== null) change[key] = number;
  }
  return change;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
