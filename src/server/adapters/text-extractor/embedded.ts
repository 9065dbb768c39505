import { type ChildProcess, fork } from "node:child_process";
import { limits } from "#core/limits.ts";
import type { Answer, FromWorker, Order, ReadPhoto, ToWorker } from "./messages.ts";
import { type Extracted, ExtractionError, type ReadDocument, type ReadFile, type TextExtractor } from "./port.ts";

/** `file`: the program of the process that reads, or how it is found when the first file comes. */
export type EmbeddedSettings = { file: string | (() => Promise<string>); timeoutMs?: number; memoryMb?: number };

type Job = { order: Order; resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** What the heap may have of the memory; the rest is for streams that are inflated, which lie outside it. */
const heapShare = 0.75;

/**
 * The extractor of the product. Files are read one after the other in a process of its own, which is started with the
 * first and kept; one that takes too long or too much memory ends it, and the next file gets a new one. It is no thread,
 * because memory that runs out in one may end the whole process; and it knows no variable of the server's.
 */
export function createEmbeddedExtractor(settings: EmbeddedSettings): TextExtractor {
  const { timeoutMs = limits.reading.timeoutMs, memoryMb = limits.reading.memoryMb } = settings;
  const waiting: Job[] = [];
  let worker: ChildProcess | undefined;
  let isBusy = false;
  let isClosed = false;
  let lastId = 0;

  async function started(): Promise<ChildProcess> {
    if (worker) return worker;
    const { file } = settings;
    const made = fork(typeof file === "string" ? file : await file(), [String(memoryMb)], {
      execArgv: [`--max-old-space-size=${Math.floor(memoryMb * heapShare)}`],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    // A process that has nothing to do must not keep a command alive.
    made.unref();
    made.channel?.unref();
    made.on("error", () => made.kill("SIGKILL"));
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
    const made = await started();
    lastId += 1;
    const id = lastId;
    return new Promise<Answer>((resolve, reject) => {
      const end = (failure: ExtractionError | null, answer?: Answer) => {
        clearTimeout(timer);
        made.off("message", onMessage);
        made.off("exit", onEnd);
        made.off("error", onEnd);
        if (answer) resolve(answer);
        else reject(failure);
      };
      const onMessage = (message: FromWorker) => {
        if (message.id !== id) return;
        if ("failure" in message) end(new ExtractionError(message.failure));
        else end(null, message.answer);
      };
      // It ends by itself only where its memory is used up.
      const onEnd = () => {
        if (worker === made) worker = undefined;
        made.kill("SIGKILL");
        end(new ExtractionError("tooHeavy"));
      };
      const timer = setTimeout(onEnd, timeoutMs);
      made.on("message", onMessage);
      made.once("exit", onEnd);
      made.once("error", onEnd);
      made.ref();
      made.channel?.ref();
      const message: ToWorker = { id, order };
      made.send(message, (error) => {
        if (error) onEnd();
      });
    }).finally(() => {
      made.unref();
      made.channel?.unref();
    });
  }

  function ask<Wanted extends Answer>(order: Order): Promise<Wanted> {
    if (waiting.length >= limits.reading.waiting) return Promise.reject(new ExtractionError("busy"));
    return new Promise((resolve, reject) => {
      // The process answers with what the order asked for.
      waiting.push({ order, resolve: (answer) => resolve(answer as Wanted), reject });
      void next();
    });
  }

  return {
    extract: (bytes) => ask<Extracted>({ want: "layout", bytes }),
    read: (bytes) => ask<ReadFile>({ want: "reading", bytes }),
    readDocument: (bytes, target) => ask<ReadDocument>({ want: "document", bytes, target }),
    readPhoto: async (bytes) => (await ask<ReadPhoto>({ want: "photo", bytes })).photo,
    readText: async (text) => (await ask<ReadFile>({ want: "reading", text })).reading,
    async close() {
      isClosed = true;
      worker?.kill("SIGKILL");
    },
  };
}
