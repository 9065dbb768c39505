import { Worker } from "node:worker_threads";
import { limits } from "#core/limits.ts";
import type { Answer, FromWorker, Order, ToWorker } from "./messages.ts";
import { type Extracted, ExtractionError, type ReadDocument, type ReadFile, type TextExtractor } from "./port.ts";

/** `file`: the program of the thread, or how it is found when the first file comes. */
export type EmbeddedSettings = { file: string | (() => Promise<string>); timeoutMs?: number; memoryMb?: number };

type Job = { order: Order; resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * The extractor of the product. Files are read one after the other in a thread of its own, which is started with the
 * first and kept; one that takes too long or too much memory ends its thread, and the next file gets a new one.
 */
export function createEmbeddedExtractor(settings: EmbeddedSettings): TextExtractor {
  const { timeoutMs = limits.reading.timeoutMs, memoryMb = limits.reading.memoryMb } = settings;
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isBusy = false;
  let isClosed = false;
  let lastId = 0;

  async function started(): Promise<Worker> {
    if (worker) return worker;
    const { file } = settings;
    const made = new Worker(typeof file === "string" ? file : await file(), {
      name: "text-extractor",
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // A thread that has nothing to do must not keep a command alive.
    made.unref();
    made.once("exit", () => {
      if (worker === made) worker = undefined;
    });
    worker = made;
    return made;
  }

  async function next(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await run(job.order).then(job.resolve, job.reject);
    }
    isBusy = false;
  }

  async function run(order: Order): Promise<Answer> {
    if (isClosed) throw new ExtractionError("busy");
    const thread = await started();
    lastId += 1;
    const id = lastId;
    return new Promise<Answer>((resolve, reject) => {
      const end = (failure: ExtractionError | null, answer?: Answer) => {
        clearTimeout(timer);
        thread.off("message", onMessage);
        thread.off("error", onError);
        thread.off("exit", onExit);
        if (answer) resolve(answer);
        else reject(failure);
      };
      const stop = () => {
        if (worker === thread) worker = undefined;
        void thread.terminate();
        end(new ExtractionError("tooHeavy"));
      };
      const onMessage = (message: FromWorker) => {
        if (message.id !== id) return;
        if ("failure" in message) end(new ExtractionError(message.failure));
        else end(null, message.answer);
      };
      // The only error of the thread itself is that its memory is used up.
      const onError = () => stop();
      const onExit = () => end(new ExtractionError("tooHeavy"));
      const timer = setTimeout(stop, timeoutMs);
      thread.on("message", onMessage);
      thread.once("error", onError);
      thread.once("exit", onExit);
      thread.ref();
      const message: ToWorker = { id, order };
      thread.postMessage(message);
    }).finally(() => thread.unref());
  }

  function ask<Wanted extends Answer>(order: Order): Promise<Wanted> {
    if (waiting.length >= limits.reading.waiting) return Promise.reject(new ExtractionError("busy"));
    return new Promise((resolve, reject) => {
      // The thread answers with what the order asked for.
      waiting.push({ order, resolve: (answer) => resolve(answer as Wanted), reject });
      void next();
    });
  }

  return {
    extract: (bytes) => ask<Extracted>({ want: "layout", bytes }),
    read: (bytes) => ask<ReadFile>({ want: "reading", bytes }),
    readDocument: (bytes, target) => ask<ReadDocument>({ want: "document", bytes, target }),
    readText: async (text) => (await ask<ReadFile>({ want: "reading", text })).reading,
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
