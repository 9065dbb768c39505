/** What the main thread and the database's thread say to each other. Bytes are PostgreSQL's own wire protocol. */
export type ToWorker = { kind: "execute"; id: number; bytes: Uint8Array } | { kind: "close" };

/** `refused` is why the thread ends by itself: the folder cannot be opened, or PostgreSQL gave up. */
export type FromWorker =
  | { kind: "ready"; syncs: number }
  | { kind: "refused"; reason: string }
  | { kind: "reply"; id: number; bytes: Uint8Array }
  | { kind: "closed" };

export type WorkerSettings = { folder: string };
