import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../errors.ts";
import type { FromWorker, ToWorker, WorkerSettings } from "./messages.ts";

/**
 * The database's thread as the main thread sees it: a batch of wire protocol goes in, an answer comes out. Batches are
 * answered one after the other. When the thread dies, pending batches are rejected and the next `ready()` starts it
 * again; PostgreSQL then recovers from its log as after any crash.
 */
export type Engine = {
  /** Starts the thread where none runs. Throws DatabaseUnavailable when the folder cannot be opened. */
  ready(): Promise<void>;
  /** Runs one batch to its end. Throws EngineDied when the thread died meanwhile: the batch may or may not have run. */
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
  /**
   * Copies the database's files to a new folder, as they are between two batches. Batches that are sent meanwhile wait.
   * Throws DatabaseUnavailable.
   */
  copy(folder: string): Promise<void>;
  /** Shuts the database down cleanly. */
  close(): Promise<void>;
};

export class EngineDied extends Error {
  override name = "EngineDied";
}

type Answer = Extract<FromWorker, { id: number }>;
type Pending = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

export function createEngine(file: string, settings: WorkerSettings, onDeath: (why: string) => void): Engine {
  let worker: Worker | undefined;
  let starting: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const post = (message: ToWorker) => worker?.postMessage(message);

  function start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const started = new Worker(file, { workerData: settings, name: "database" });
      let why = "";
      worker = started;
      started.on("message", (message: FromWorker) => {
        if (message.kind === "ready") resolve();
        if (message.kind === "refused") why = message.reason;
        if (message.kind === "reply" || message.kind === "copied") {
          pending.get(message.id)?.resolve(message);
          pending.delete(message.id);
        }
      });
      started.on("error", (error) => {
        why = error instanceof Error ? error.message : String(error);
      });
      started.on("exit", (code) => {
        worker = undefined;
        starting = undefined;
        reject(new DatabaseUnavailable(`Cannot open the database in ${settings.folder}: ${why || `exit ${code}`}`));
        const died = new EngineDied("The database's thread ended");
        for (const one of pending.values()) one.reject(died);
        pending.clear();
        if (!closing) onDeath(why || `exit ${code}`);
      });
    });
  }

  function ready(): Promise<void> {
    if (closing) return Promise.reject(new EngineDied("The database is closed"));
    starting ??= start();
    return starting;
  }

  function ask(message: (id: number) => ToWorker): Promise<Answer> {
    if (!worker) return Promise.reject(new EngineDied("The database's thread ended"));
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      post(message(id));
    });
  }

  async function exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await ask((id) => ({ kind: "execute", id, bytes }));
    if (answer.kind !== "reply") throw new EngineDied("The database's thread answered out of turn");
    return answer.bytes;
  }

  async function copy(folder: string): Promise<void> {
    await ready();
    const answer = await ask((id) => ({ kind: "copy", id, folder }));
    if (answer.kind === "copied" && !answer.error) return;
    const why = answer.kind === "copied" ? answer.error : "no answer";
    throw new DatabaseUnavailable(`Cannot copy the database to ${folder}: ${why}`);
  }

  function close(): Promise<void> {
    closing ??= (async () => {
      await starting?.catch(() => {});
      const ending = worker;
      if (!ending) return;
      const ended = new Promise((resolve) => ending.once("exit", resolve));
      post({ kind: "close" });
      await ended;
    })();
    return closing;
  }

  return { ready, exchange, copy, close };
}
