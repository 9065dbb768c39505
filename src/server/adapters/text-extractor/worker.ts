import { parentPort } from "node:worker_threads";
import { cleanRead } from "#core/resume/formats/foreign.ts";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { layoutOfText, readFile } from "#core/resume/reading/read-file.ts";
import { readFile as readFileOfAnyFormat } from "#server/formats/registry.ts";
import { newId } from "#server/ids.ts";
import { extract } from "./extract.ts";
import type { Answer, FromWorker, Order, ToWorker } from "./messages.ts";
import { ExtractionError, type ExtractionFailure } from "./port.ts";

// A broken PDF rejects promises inside pdf.js that nobody waits for. What was waited for fails by itself, or is ended late.
process.on("unhandledRejection", () => {});

/** The thread in which files are read: whatever a file does there, it is ended from outside when it takes too much. */
parentPort?.on("message", async ({ id, order }: ToWorker) => {
  const message: FromWorker = await answerTo(order).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, failure: failureOf(error) }),
  );
  parentPort?.postMessage(message);
});

async function answerTo(order: Order): Promise<Answer> {
  // A text has no format; whoever sends one does not ask for it.
  if ("text" in order) return { format: "html", reading: readFile(layoutOfText(order.text)) };
  if (order.want === "document") {
    if (order.bytes.length === 0) throw new ExtractionError("empty");
    const { document, format } = await readFileOfAnyFormat(order.bytes, { ...order.target, newId });
    return { format, document: { ...document, data: cleanRead(document.data) } };
  }
  const { format, layout } = await extract(order.bytes);
  return order.want === "layout" ? { format, layout } : { format, reading: readFile(layout) };
}

function failureOf(error: unknown): ExtractionFailure {
  if (error instanceof ExtractionError) return error.failure;
  // A broken file breaks the readers of its format in ways that they do not foresee.
  return error instanceof UnreadableText ? error.fault : "damaged";
}
