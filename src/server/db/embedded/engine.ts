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
  /** Shuts the database down cleanly. */
  close(): Promise<void>;
};

export class EngineDied extends Error {
  override name = "EngineDied";
}

type Pending = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

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
        if (message.kind === "reply") {
          pending.get(message.id)?.resolve(message.bytes);
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

  function exchange(bytes: Uint8Array): Promise<Uint8Array> {
    if (!worker) return Promise.reject(new EngineDied("The database's thread ended"));
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      post({ kind: "execute", id, bytes });
    });
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

  return { ready, exchange, close };
}
