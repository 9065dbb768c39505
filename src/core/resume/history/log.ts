import { limits } from "../../limits.ts";
import { choiceOf, isRecord, listOf, own, recordOf, textOf } from "../healing/loose.ts";
import { healDocument } from "../healing.ts";
import type { HistoryRecord, Operation } from "../history.ts";
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
 * The log as a browser kept it, newest first, read back: at most the last 50 records, each with a document of today's
 * schema. What is no record is left out; nothing makes it throw.
 */
export function readLog(value: unknown): HistoryRecord[] {
  const records = listOf(value).filter((one) => isRecord(one) && isRecord(own(one, "document")));
  const kept = records.slice(0, limits.editor.historyRecords);
  return kept.map((one, index) => readRecord(recordOf(one), kept.length - index));
}

function readRecord(from: Readonly<Record<string, unknown>>, id: number): HistoryRecord {
  return {
    id,
    operation: choiceOf(own(from, "operation"), operations, "update"),
    change: readChange(recordOf(own(from, "change"))),
    at: numberOf(own(from, "at")) ?? 0,
    document: healDocument(own(from, "document")),
  };
}

function readChange(from: Readonly<Record<string, unknown>>): Change {
  const change: Change = { subject: choiceOf(own(from, "subject"), subjects, "document") };
  const action = actions.find((one) => one === own(from, "action"));
  if (action) change.action = action;
  for (const key of ["field", "section", "item", "from", "to"] as const) {
    if (own(from, key) !== undefined) change[key] = textOf(from[key], 200);
  }
  for (const key of ["line", "at"] as const) {
    const number = numberOf(own(from, key));
    if (number !== null) change[key] = number;
  }
  return change;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
