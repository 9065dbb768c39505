import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { createEmptyStorage } from "#tests/harness/database.ts";
import { entryFile } from "./entry-file.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

const query = (text: string): Uint8Array => {
  const bytes = Buffer.alloc(text.length + 6);
  bytes.write("Q", 0, "latin1");
  bytes.writeInt32BE(text.length + 5, 1);
  bytes.write(text, 5, "latin1");
  return bytes;
};

it("the database's thread keeps nothing of what it has answered", async () => {
  const storage = await createEmptyStorage("embedded");
  if (storage.config.kind !== "embedded") throw new Error("This needs the embedded database");
  // What all answers together have is three times what the thread may keep.
  const worker = new Worker(await entryFile("worker"), {
    workerData: { folder: storage.config.folder },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  const ended = once(worker, "exit");
  const next = async () => (await once(worker, "message"))[0] as FromWorker;
  const post = (message: ToWorker) => worker.postMessage(message);
  expect((await next()).kind).toBe("ready");
  let bytes = 0;
  for (let id = 1; id <= 200; id += 1) {
    post({ kind: "execute", id, bytes: query("select repeat('x', 1000000)") });
    const reply = await next();
    if (reply.kind !== "reply") throw new Error(`The thread answered ${reply.kind}`);
    bytes += reply.bytes.length;
  }
  expect(bytes).toBeGreaterThan(200_000_000);
  post({ kind: "close" });
  expect((await next()).kind).toBe("closed");
  expect(await ended).toEqual([0]);
  await storage.remove();
});
