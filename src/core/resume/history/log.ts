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
  ...(["template", "theme", "language", "version", "undo", "redo"] as const),
];
const actions: readonly NonNullable<Change["action"]>[] = [
  ...(["set", "rename", "move", "flip", "duplicate", "hide", "show", "sort"] as const),
];

/**
 * The log as a browser kept it, newest first, read back: at most the last 50 records. What is no record is left out;
 * nothing makes it throw. The documents stay as they were kept, sharing what they share, until `documentOf` reads one.
 */
export function readLog(value: unknown): HistoryRecord[] {
  const records = listOf(value).filter((one) => isRecord(one) && isRecord(own(one, "document")));
  const seen = new Set<string>();
  return records
    .map((one) => readRecord(recordOf(one)))
    .filter(({ id }) => id !== "" && !seen.has(id) && seen.add(id))
    .slice(0, limits.editor.historyRecords);
}

/** Two logs as one, newest first: of a record in both the first one's is taken, and the oldest give way. */
export function mergeLogs(own: readonly HistoryRecord[], kept: readonly HistoryRecord[]): HistoryRecord[] {
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own, ...kept.filter(({ id }) => !ids.has(id))].sort((one, other) => other.at - one.at);
  // Every visit begins with a record; of visits that changed nothing the last says enough.
  const told = all.filter((record, index) => record.operation !== "init" || all[index - 1]?.operation !== "init");
  return told.slice(0, limits.editor.historyRecords);
}

/** The history with the records of earlier visits behind its own. */
export function prependRecords(history: History, earlier: readonly HistoryRecord[]): History {
  return earlier.length === 0 ? history : { ...history, log: mergeLogs(history.log, earlier) };
}

/** The document of a record: the very same when it fits today's schema, else made to. */
export function documentOf(record: Pick<HistoryRecord, "document">): ResumeDocument {
  const { document } = record;
  // What fits the schema is of its type; parsing would copy it, and it may be the one that is shown.
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
