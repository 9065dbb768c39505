/** Messages between the main thread and the database's thread. `bytes` are PostgreSQL's own wire protocol. */
export type ToWorker =
  | { kind: "execute"; id: number; bytes: Uint8Array }
  | { kind: "copy"; id: number; folder: string }
  | { kind: "close" };

/** `refused` tells why the thread ends by itself: the folder cannot be opened, or PostgreSQL gave up. */
export type FromWorker =
  | { kind: "ready"; syncs: number }
  | { kind: "refused"; reason: string }
  | { kind: "reply"; id: number; bytes: Uint8Array }
  | { kind: "copied"; id: number; error?: string }
  | { kind: "closed" };

export type WorkerSettings = { folder: string };
