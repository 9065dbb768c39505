import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { z } from "zod";
import { healDocument } from "#core/resume/healing.ts";
import type { Draft } from "./device.ts";

/** Identifies a draft by its user, resume and tab, so that none ever overwrites another. */
export type DraftPlace = { userId: string; resumeId: string; tab: string };

export type FoundDraft = DraftPlace & Draft;

/**
 * The drafts on this device: documents that are not yet on the server. Any error means that this device stores nothing.
 */
export type Drafts = {
  write(place: DraftPlace, draft: Draft): Promise<void>;
  /** Writes a copy before the call returns, for a page that is going away. Returns false where there is no room. */
  writeNow(place: DraftPlace, draft: Draft): boolean;
  dropCopy(place: DraftPlace): void;
  remove(place: DraftPlace): Promise<void>;
  /** Returns all drafts of one user for a resume, oldest first. */
  list(userId: string, resumeId: string): Promise<FoundDraft[]>;
};

interface Schema extends DBSchema {
  drafts: { key: [string, string, string]; value: FoundDraft };
}

export type CopyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const keyOf = ({ userId, resumeId, tab }: DraftPlace): [string, string, string] => [userId, resumeId, tab];
const copyPrefix = "inkleaf.draft/";
const copyKey = (place: DraftPlace) => copyPrefix + keyOf(place).map(encodeURIComponent).join("/");

const textShape = z.string().min(1);
const storedShape = z.object({ document: z.unknown(), updatedAt: textShape });
const draftShape = z.object({
  userId: textShape,
  resumeId: textShape,
  tab: textShape,
  document: z.unknown(),
  base: storedShape,
  sent: z.array(z.unknown()),
  at: z.number(),
});

/**
 * Stores drafts in IndexedDB, which takes large documents and does not block the page. Each write is a transaction that
 * is committed at once, so that it completes even if its page closes. Browsers other than Chromium may still drop a
 * transaction when the page goes away in that moment; the copy in `storage`, which is written synchronously, is then
 * found instead.
 */
export function createDrafts(indexed: IDBFactory | undefined, storage: CopyStorage | undefined): Drafts {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (!indexed) return Promise.reject(new Error("This browser has no IndexedDB"));
    opened ??= openDB<Schema>("inkleaf", 1, {
      upgrade: (database) => {
        database.createObjectStore("drafts", { keyPath: ["userId", "resumeId", "tab"] });
      },
      terminated: () => {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  function dropCopy(place: DraftPlace): void {
    try {
      storage?.removeItem(copyKey(place));
    } catch {
      // A storage that cannot be written holds nothing of ours.
    }
  }

  function copies(userId: string, resumeId: string): unknown[] {
    const wanted = copyKey({ userId, resumeId, tab: "" });
    try {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
      return keys.filter((key) => key.startsWith(wanted)).map((key) => readJson(storage?.getItem(key) ?? ""));
    } catch {
      return [];
    }
  }

  return {
    dropCopy,
    async write(place, draft) {
      const transaction = (await open()).transaction("drafts", "readwrite");
      await Promise.all([transaction.store.put({ ...place, ...draft, sent: [...draft.sent] }), committed(transaction)]);
    },
    writeNow(place, draft) {
      try {
        storage?.setItem(copyKey(place), JSON.stringify({ ...place, ...draft }));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    async remove(place) {
      dropCopy(place);
      const transaction = (await open()).transaction("drafts", "readwrite");
      await Promise.all([transaction.store.delete(keyOf(place)), committed(transaction)]);
    },
    async list(userId, resumeId) {
      const kept: unknown[] = await open()
        .then((database) => {
          // Arrays sort after all strings, so this range covers every tab.
          const own = IDBKeyRange.bound([userId, resumeId], [userId, resumeId, []]);
          return database.getAll("drafts", own);
        })
        .catch(() => []);
      const newest = new Map<string, FoundDraft>();
      for (const draft of [...kept, ...copies(userId, resumeId)].flatMap(readDraft)) {
        const known = newest.get(draft.tab);
        if (draft.userId === userId && draft.resumeId === resumeId && !(known && known.at > draft.at)) {
          newest.set(draft.tab, draft);
        }
      }
      return [...newest.values()].sort((a, b) => a.at - b.at);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function committed(transaction: { commit(): void; done: Promise<void> }): Promise<void> {
  transaction.commit();
  return transaction.done;
}

/**
 * Returns a stored draft with documents of today's schema, whichever version of this page wrote it; an empty list where
 * the value is not a draft.
 */
function readDraft(value: unknown): FoundDraft[] {
  const parsed = draftShape.safeParse(value);
  if (!parsed.success) return [];
  const { document, base, sent, ...rest } = parsed.data;
  return [
    {
      ...rest,
      document: healDocument(document),
      base: { ...base, document: healDocument(base.document) },
      sent: sent.map(healDocument),
    },
  ];
}
