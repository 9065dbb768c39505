import { mergeLogs, readLog } from "#core/resume/history/log.ts";
import type { HistoryRecord } from "#core/resume/history.ts";

/**
 * The history of a resume, stored in this browser: one row for each user and resume, in a database of its own. A log is
 * written whole, because the data that its documents share (nearly all of it) is then written once, not fifty times.
 * Another tab's records are merged, never overwritten. Editing does not depend on any of this: every failure means that
 * there is no history, not that there is no editor.
 */
export type LogStorage = {
  read(key: string): Promise<HistoryRecord[]>;
  write(key: string, log: readonly HistoryRecord[], now: number): Promise<void>;
};

const databaseName = "inkleaf-history";
const storeName = "logs";

/** Histories that have not been written for this long are deleted, ms. */
const keptFor = 180 * 86_400_000;

/** How many records are kept where the browser has no room for all of them. */
const fewRecords = 10;

/** `at`: ms since 1970, plus a random fraction by which a writer recognizes its own row. */
type Row = { key: string; at: number; log: unknown };

export function createLogStorage(factory: IDBFactory): LogStorage {
  let opening: Promise<IDBDatabase> | null = null;
  /** For each row, when this page last wrote it, and the records that others had put there before. */
  const written = new Map<string, { at: number; others: readonly HistoryRecord[] }>();

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(databaseName, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(storeName, { keyPath: "key" }).createIndex("at", "at");
      };
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => {
          opening = null;
        };
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error);
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  async function put(key: string, log: readonly HistoryRecord[], now: number): Promise<void> {
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, "readwrite");
      const store = transaction.objectStore(storeName);
      const last = written.get(key);
      const at = now + Math.random();
      let others: readonly HistoryRecord[] = [];
      const fill = (found: readonly HistoryRecord[]) => {
        others = found;
        store.put({ key, at, log: mergeLogs(log, others) });
      };
      const join = () => {
        const before = store.get(key);
        before.onsuccess = () => fill(readLog((before.result as Row | undefined)?.log));
      };
      // The fifty documents are read again only where another tab has written since.
      const ours = last && store.index("at").getKey(last.at);
      if (ours) ours.onsuccess = () => (ours.result === key ? fill(last.others) : join());
      else join();
      const old = store.index("at").openKeyCursor(IDBKeyRange.upperBound(now - keptFor));
      old.onsuccess = () => {
        if (!old.result) return;
        store.delete(old.result.primaryKey);
        old.result.continue();
      };
      transaction.oncomplete = () => {
        written.set(key, { at, others });
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    async read(key) {
      const database = await open();
      return new Promise((resolve, reject) => {
        const request = database.transaction(storeName, "readonly").objectStore(storeName).get(key);
        request.onsuccess = () => resolve(readLog((request.result as Row | undefined)?.log));
        request.onerror = () => reject(request.error);
      });
    },
    async write(key, log, now) {
      await put(key, log, now).catch(async (error: unknown) => {
        if (!(error instanceof DOMException) || error.name !== "QuotaExceededError") throw error;
        await remove(key);
        await put(key, log.slice(0, fewRecords), now);
      });
    },
  };

  async function remove(key: string): Promise<void> {
    written.delete(key);
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, "readwrite");
      transaction.objectStore(storeName).delete(key);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
