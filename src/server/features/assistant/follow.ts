import { setTimeout as sleep } from "node:timers/promises";
import type { AiJobKind } from "#core/assistant/events.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import type { StreamEvent } from "#server/operations/handler.ts";
import { askedEngine, askedReader } from "./engines.ts";
import { type JobOutcome, readOutcome } from "./outcome.ts";
import { giveBackAbandoned } from "./place.ts";
import type { Run, Runs } from "./runs.ts";
import { findJob, type JobRow, listChunks } from "./store.ts";

type Reader = {
  userId: string;
  locale: Locale;
  /** Aborted when the reader goes away. */
  signal: AbortSignal;
  /** The number of the last chunk that the reader has; null for none. */
  lastEventId: string | null;
};

/** `engine`: the one that the reader names, which must be the job's. */
type FollowedJob = { id: string; kind: AiJobKind; engine?: string | undefined };

/**
 * Returns the events of a job for one reader, from the chunk after the last that the reader has. The first reader begins
 * the job; all others, in any process, follow it, and whoever comes when it has ended gets the same. Throws notFound for
 * a job of somebody else, of another kind, or of long ago.
 */
export async function followJob(
  deps: Deps,
  runs: Runs,
  job: FollowedJob,
  reader: Reader,
): Promise<AsyncIterable<StreamEvent>> {
  const row = await findJob(deps.db, job.id, reader.userId);
  if (!row || row.kind !== job.kind) throw new AppError("notFound");
  // A draft that was placed with one engine is not silently written by another.
  const asked = job.kind === "parse" ? askedReader : askedEngine;
  if (job.engine !== undefined && asked(deps, job.engine).name !== row.engine) {
    const message = translate(reader.locale, "fields", "invalid");
    throw new AppError("invalidRequest", { errors: [{ path: "aiProvider", message }] });
  }
  return events(deps, runs, row, reader);
}

/** The same for work that is worth nothing without its reader: it stops when the reader leaves, and costs nothing then. */
export async function followWhileRead(
  deps: Deps,
  runs: Runs,
  job: FollowedJob,
  reader: Reader,
): Promise<AsyncIterable<StreamEvent>> {
  const followed = await followJob(deps, runs, job, reader);
  return (async function* () {
    try {
      yield* followed;
    } finally {
      runs.find(job.id)?.abort();
    }
  })();
}

async function* events(deps: Deps, runs: Runs, row: JobRow, reader: Reader): AsyncGenerator<StreamEvent, void, void> {
  const { signal, locale } = reader;
  if (row.state === "waiting") await runs.begin(row.id);
  yield { event: "meta", data: { engine: row.engine, model: row.model, reserved: row.reserved } };
  let last = numberOf(reader.lastEventId);
  const run = runs.find(row.id);
  const source = run ? followHere(run, last, signal) : followElsewhere(deps, row, last, signal);
  for await (const step of source) {
    if ("outcome" in step) {
      yield lastEvent(step.outcome, locale);
      return;
    }
    if ("place" in step) yield { event: "open", data: { place: step.place } };
    else {
      last = step.number;
      yield { data: step.text, id: String(step.number) };
    }
  }
}

type Step = { number: number; text: string } | { place: number } | { outcome: JobOutcome };

/** Follows a job that runs in this process, without the database. */
async function* followHere(run: Run, after: number, signal: AbortSignal): AsyncGenerator<Step, void, void> {
  const left = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  let last = after;
  let place = 0;
  while (!signal.aborted) {
    const change = run.changed();
    if (run.place !== place && run.place > 0) yield { place: run.place };
    place = run.place;
    while (last < run.chunks.length) {
      last += 1;
      yield { number: last, text: run.chunks[last - 1] ?? "" };
    }
    if (run.outcome) {
      yield { outcome: run.outcome };
      return;
    }
    await Promise.race([change, left]);
  }
}

/** Follows a job that another process runs, or that has ended. */
async function* followElsewhere(
  deps: Deps,
  { id, userId }: JobRow,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Step, void, void> {
  let last = after;
  while (!signal.aborted) {
    // The state is read first: what was written before a job ended is then among the chunks.
    const row = await findJob(deps.db, id, userId);
    if (!row) throw new AppError("notFound");
    for (const chunk of await listChunks(deps.db, id, last)) {
      last = chunk.number;
      yield chunk;
    }
    if (row.endedAt) {
      yield { outcome: readOutcome(row.outcome) };
      return;
    }
    if (await isAbandoned(deps, row)) continue;
    await sleep(limits.assistant.followEvery, undefined, { signal }).catch(() => {});
  }
}

async function isAbandoned(deps: Deps, row: JobRow): Promise<boolean> {
  const now = deps.now();
  const isDead = row.leasedUntil !== null && row.leasedUntil.getTime() < now;
  const isExpired = row.state === "waiting" && row.createdAt.getTime() <= now - limits.assistant.startWithin;
  return (isDead || isExpired) && giveBackAbandoned(deps, row);
}

/** An id that no chunk has counts as none. */
function numberOf(lastEventId: string | null): number {
  return lastEventId !== null && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0;
}

function lastEvent(outcome: JobOutcome, locale: Locale): StreamEvent {
  if (outcome.event === "finish") return { event: "finish", data: outcome.data };
  if (outcome.event === "error") throw new AppError(outcome.error, { params: outcome.params });
  return { event: "validateFail", data: translate(locale, "errors", outcome.error, outcome.params) };
}
