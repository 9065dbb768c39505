import { parentPort } from "node:worker_threads";
import { extract } from "./extract.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { ExtractionError } from "./port.ts";

/** The thread in which files are read: whatever a file does there, it is ended from outside when it takes too much. */
parentPort?.on("message", async ({ id, bytes }: ToWorker) => {
  const answer: FromWorker = await extract(bytes).then(
    (extracted) => ({ id, extracted }),
    (error: unknown) => ({ id, failure: error instanceof ExtractionError ? error.failure : "damaged" }),
  );
  parentPort?.postMessage(answer);
});
