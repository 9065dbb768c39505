import { Worker } from "node:worker_threads";
import { cleanRead } from "#core/resume/formats/foreign.ts";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { layoutOfText, readFile } from "#core/resume/reading/read-file.ts";
import { readFile as readFileOfAnyFormat } from "#server/formats/registry.ts";
import { newId } from "#server/ids.ts";
import { photoOfDoc } from "./doc-photo.ts";
import { photoOfDocx } from "./docx-photo.ts";
import { extract } from "./extract.ts";
import type { Answer, FromWorker, Order, ToWorker } from "./messages.ts";
import { photoOfPdf } from "./pdf-photo.ts";
import { ExtractionError, type ExtractionFailure, type FileFormat, type Picture } from "./port.ts";
import { sniffFormat } from "./sniff.ts";

/**
 * The process in which files are read: whatever a file does there, it is ended from outside when it takes too long, and
 * by a thread beside it when it takes too much memory, or when the process that started it is gone. The thread is a text,
 * because it must not load what this file loads.
 */
const watch = `
  const { workerData } = require("node:worker_threads");
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > workerData) process.kill(process.pid, "SIGKILL");
  }, 25);
`;
new Worker(watch, { eval: true, workerData: Number(process.argv[2]) * 1024 * 1024 });

// A broken PDF rejects promises inside pdf.js that nobody waits for. What was waited for fails by itself, or is ended late.
process.on("unhandledRejection", () => {});
process.on("disconnect", () => process.exit());

process.on("message", async ({ id, order }: ToWorker) => {
  const message: FromWorker = await answerTo(order).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, failure: failureOf(error) }),
  );
  process.send?.(message);
});

/** The formats whose pictures are looked at. */
const photos: Partial<Record<FileFormat, (bytes: Uint8Array) => Promise<Picture | null>>> = {
  pdf: photoOfPdf,
  docx: photoOfDocx,
  doc: photoOfDoc,
};

async function answerTo(order: Order): Promise<Answer> {
  // A text has no format; whoever sends one does not ask for it.
  if ("text" in order) return { format: "html", reading: readFile(layoutOfText(order.text)) };
  if (order.want === "document") {
    if (order.bytes.length === 0) throw new ExtractionError("empty");
    const { document, format } = await readFileOfAnyFormat(order.bytes, { ...order.target, newId });
    return { format, document: { ...document, data: cleanRead(document.data) } };
  }
  if (order.want === "photo") {
    const format = sniffFormat(order.bytes);
    return { photo: (format && (await photos[format]?.(order.bytes))) ?? null };
  }
  const { format, layout } = await extract(order.bytes);
  return order.want === "layout" ? { format, layout } : { format, reading: readFile(layout) };
}

function failureOf(error: unknown): ExtractionFailure {
  if (error instanceof ExtractionError) return error.failure;
  // A broken file breaks the readers of its format in ways that they do not foresee.
  return error instanceof UnreadableText ? error.fault : "damaged";
}
