import { Worker } from "node:worker_threads";
import { limits } from "#core/limits.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { type Extracted, ExtractionError, type TextExtractor } from "./port.ts";

export type EmbeddedSettings = { file: string; timeoutMs?: number; memoryMb?: number };

type Job = { bytes: Uint8Array; resolve: (extracted: Extracted) => void; reject: (error: Error) => void };

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

  function started(): Worker {
    if (worker) return worker;
    const made = new Worker(settings.file, {
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
      await run(job.bytes).then(job.resolve, job.reject);
    }
    isBusy = false;
  }

  function run(bytes: Uint8Array): Promise<Extracted> {
    if (isClosed) return Promise.reject(new ExtractionError("tooHeavy"));
    const thread = started();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const end = (failure: ExtractionError | null, extracted?: Extracted) => {
        clearTimeout(timer);
        thread.off("message", onMessage);
        thread.off("error", onError);
        thread.off("exit", onExit);
        if (extracted) resolve(extracted);
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
        else end(null, message.extracted);
      };
      // The only error of the thread itself is that its memory is used up.
      const onError = () => stop();
      const onExit = () => end(new ExtractionError("tooHeavy"));
      const timer = setTimeout(stop, timeoutMs);
      thread.on("message", onMessage);
      thread.once("error", onError);
      thread.once("exit", onExit);
      thread.ref();
      const message: ToWorker = { id, bytes };
      thread.postMessage(message);
    }).finally(() => thread.unref()) as Promise<Extracted>;
  }

  return {
    extract(bytes) {
      if (waiting.length >= limits.reading.waiting) return Promise.reject(new ExtractionError("tooHeavy"));
      return new Promise((resolve, reject) => {
        waiting.push({ bytes, resolve, reject });
        void next();
      });
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
