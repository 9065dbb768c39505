import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import { safeError } from "#server/db/errors.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { newSecret } from "#server/ids.ts";
import { type ChunkWriter, createChunkWriter } from "./chunk-writer.ts";
import { giveBack, type RunServices, storeEnd } from "./ending.ts";
import { engineOf } from "./engines.ts";
import { workOf } from "./kinds.ts";
import { type JobOutcome, outcomeOfError } from "./outcome.ts";
import * as store from "./store.ts";

/**
 * The jobs that this process runs. A job is run by the process whose reader came first, and by no other: it takes the
 * job's row by a conditional update and prolongs its lease while it lives. Whatever happens, a job ends once, in one
 * transaction that stores its result, settles or gives back its tokens, and writes its last event. A job whose process
 * has died is ended by whoever finds it (`place.ts`), and never run again: what a model wrote was paid for once.
 */
export type Runs = {
  /** Begins a waiting job, unless another reader has, here or in another process. */
  begin(id: string): Promise<void>;
  /** Returns a job that runs here, or has ended here while somebody still reads it. */
  find(id: string): Run | undefined;
  /** Ends the jobs that run here: they get some time, then are given back. */
  close(): Promise<void>;
};

/** A running job, as its readers in this process see it. */
export type Run = {
  readonly chunks: readonly string[];
  /** Its place in the queue of its provider, from 1; 0 where it runs. */
  readonly place: number;
  readonly outcome: JobOutcome | null;
  /** Resolves at the next change. */
  changed(): Promise<void>;
  /** Stops the work; the job ends as aborted. */
  abort(): void;
};

type Owned = Run & {
  row: store.JobRow;
  signal: AbortSignal;
  say(text: string): void;
  moveTo(place: number): void;
  end(outcome: JobOutcome): void;
};

const { assistant } = limits;
/** Milliseconds between two looks for a free place. */
const placeEvery = 250;

export function createRuns(deps: Deps, services: RunServices): Runs {
  const lease = newSecret(12);
  const runs = new Map<string, Owned>();
  const ends = new Set<Promise<void>>();
  const writer = createChunkWriter(deps.db, deps.log);
  let heart: NodeJS.Timeout | undefined;
  let isClosing = false;

  async function beat(): Promise<void> {
    try {
      const until = new Date(deps.now() + assistant.lease);
      const held = new Set(await store.prolongLeases(deps.db, lease, until));
      for (const [id, run] of runs) if (run.outcome === null && !held.has(id)) run.abort();
    } catch (error) {
      // The lease expires by itself, and then the job is given back.
      deps.log.warn({ error: safeError(error) }, "leases of the assistant's jobs not prolonged");
    }
  }

  async function carryOut(run: Owned): Promise<void> {
    const { id } = run.row;
    const wallClock = setTimeout(() => run.abort(), assistant.runFor + 30_000);
    try {
      run.end(await runJob(deps, services, lease, run, writer));
    } catch (error) {
      deps.log.error({ error: safeError(error), job: id, kind: run.row.kind }, "end of an assistant's job not stored");
      run.end({ event: "error", error: "unknown" });
    } finally {
      clearTimeout(wallClock);
      runs.delete(id);
      if (runs.size === 0) {
        clearInterval(heart);
        heart = undefined;
      }
    }
  }

  return {
    async begin(id) {
      if (isClosing) throw new AiFailure("aborted");
      const now = deps.now();
      const taken = { lease, now: new Date(now), until: new Date(now + assistant.lease) };
      const row = await store.takeJob(deps.db, id, taken, new Date(now - assistant.startWithin));
      if (!row) return;
      const run = createRun(row, writer);
      runs.set(id, run);
      heart ??= setInterval(() => void beat(), assistant.lease / 4);
      const end = carryOut(run).finally(() => ends.delete(end));
      ends.add(end);
    },
    find: (id) => runs.get(id),
    async close() {
      isClosing = true;
      const all = () => Promise.all([...ends]);
      const late = new AbortController();
      await Promise.race([all(), sleep(limits.jobs.graceMs / 2, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
      for (const run of runs.values()) run.abort();
      await all();
      clearInterval(heart);
    },
  };
}

function createRun(row: store.JobRow, writer: ChunkWriter): Owned {
  const controller = new AbortController();
  const chunks: string[] = [];
  let outcome: JobOutcome | null = null;
  let place = 0;
  let wake: () => void = () => {};
  let change = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const tell = () => {
    const woken = wake;
    change = new Promise<void>((resolve) => {
      wake = resolve;
    });
    woken();
  };
  return {
    row,
    chunks,
    signal: controller.signal,
    get place() {
      return place;
    },
    get outcome() {
      return outcome;
    },
    changed: () => change,
    abort: () => controller.abort(new AiFailure("aborted")),
    say(said) {
      const text = storableText(said);
      chunks.push(text);
      writer.add({ jobId: row.id, number: chunks.length, text });
      tell();
    },
    moveTo(next) {
      if (next === place) return;
      place = next;
      tell();
    },
    end(last) {
      outcome = last;
      tell();
    },
  };
}

/** Does the work of a job and stores its end. Returns how it ended; throws where that could not be stored. */
async function runJob(deps: Deps, services: RunServices, lease: string, run: Owned, writer: ChunkWriter) {
  const { row, signal } = run;
  try {
    const engine = engineOf(deps, row);
    if (!engine.isBuiltIn) await waitForPlace(deps, lease, run);
    const done = await workOf(row)({ deps, engine, signal, say: run.say });
    await writer.flush();
    if (signal.aborted) throw signal.reason;
    return await storeEnd(deps, services, { lease, row, done });
  } catch (error) {
    logFailure(deps, row, error);
    return giveBack(deps, { lease, row, outcome: outcomeOfError(error) ?? { event: "error", error: "unknown" } });
  }
}

/** An operator must learn of a wrong key and an empty account; a network that fails now and then is a warning. */
function logFailure({ log }: Deps, { id, kind, engine }: store.JobRow, error: unknown): void {
  const about = { job: id, kind, engine };
  if (error instanceof AppError || (error instanceof AiFailure && error.kind === "aborted")) return;
  if (!(error instanceof AiFailure)) {
    log.error({ ...about, error: safeError(error) }, "work of the assistant failed");
    return;
  }
  const facts = { ...about, failure: error.kind, status: error.status };
  if (["auth", "provider_balance", "bad_model", "bad_request"].includes(error.kind)) {
    log.error(facts, "the AI provider refuses this installation: check its key, its balance and its model");
  } else log.warn(facts, "the AI provider failed");
}

/** Waits until the provider has a free place. Throws `overloaded` where the queue is full or too slow. */
async function waitForPlace(deps: Deps, lease: string, run: Owned): Promise<void> {
  const { slots, queue, queueFor } = assistant.provider;
  const begun = Date.now();
  for (;;) {
    if (run.signal.aborted) throw run.signal.reason;
    const place = await store.takePlace(deps.db, run.row, lease, { slots, now: new Date(deps.now()) });
    run.moveTo(place);
    if (place === 0) return;
    if (place > queue || Date.now() - begun > queueFor) throw new AiFailure("overloaded");
    await sleep(placeEvery, undefined, { signal: run.signal }).catch(() => {});
  }
}
