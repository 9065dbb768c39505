import type { Logger } from "pino";
import { limits } from "#core/limits.ts";
import type { Database } from "#server/db/client.ts";
import { safeError } from "#server/db/errors.ts";
import { type Chunk, insertChunks } from "./store.ts";

/**
 * Stores what all jobs of a process write, together and a few times a second: one statement for each chunk would be most
 * of the work of two hundred streams. Readers in this process do not wait for it.
 */
export type ChunkWriter = {
  add(chunk: Chunk): void;
  /** Resolves when everything that was added before is stored. Rejects where it could not be. */
  flush(): Promise<void>;
};

export function createChunkWriter(db: Database, log: Logger): ChunkWriter {
  let waiting: Chunk[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .catch(() => {})
      .then(async () => {
        const chunks = waiting;
        if (chunks.length === 0) return;
        waiting = [];
        try {
          await insertChunks(db, chunks);
        } catch (error) {
          // The next write tries again; a chunk that is stored already is left as it is.
          waiting = [...chunks, ...waiting];
          throw error;
        }
      });
    return writing;
  }

  return {
    add(chunk) {
      waiting.push(chunk);
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => log.warn({ error: safeError(error) }, "chunks of the assistant not stored"));
      }, limits.assistant.storeEvery);
    },
    flush: write,
  };
}
