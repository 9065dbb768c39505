import { parentPort } from "node:worker_threads";
import { layoutOfText, readFile } from "#core/resume/reading/read-file.ts";
import { extract } from "./extract.ts";
import type { Answer, FromWorker, Order, ToWorker } from "./messages.ts";
import { ExtractionError } from "./port.ts";

// A broken PDF rejects promises inside pdf.js that nobody waits for. What was waited for fails by itself, or is ended late.
process.on("unhandledRejection", () => {});

/** The thread in which files are read: whatever a file does there, it is ended from outside when it takes too much. */
parentPort?.on("message", async ({ id, order }: ToWorker) => {
  const message: FromWorker = await answerTo(order).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, failure: error instanceof ExtractionError ? error.failure : "damaged" }),
  );
  parentPort?.postMessage(message);
});

async function answerTo(order: Order): Promise<Answer> {
  // A text has no format; whoever sends one does not ask for it.
  if ("text" in order) return { format: "html", reading: readFile(layoutOfText(order.text)) };
  const { format, layout } = await extract(order.bytes);
  return order.want === "layout" ? { format, layout } : { format, reading: readFile(layout) };
}
