import { limits } from "#core/limits.ts";
import type { ResumeConfig, ResumeData, ResumeDocument } from "#core/resume/schema.ts";

/**
 * Decides when the editor's document goes to the server and what the user is told about it. One request at a time;
 * only the parts that changed since the last acknowledged save; every save carries the `updatedAt` it stands on, so
 * that a stale one is refused by the server instead of overwriting. It owns no document of its own: the store says
 * `changed`, the transport carries, the clock waits. Keeping a copy on this device is left to `draft.ts`.
 */
export type Stored = { document: ResumeDocument; updatedAt: string };

export type SavePart = {
  name?: string;
  data?: ResumeData;
  config?: ResumeConfig;
  /** Sent with a changed custom address; the server ignores it for regular users. */
  uuid?: string;
  baseUpdatedAt: string;
};

export type SaveOutcome =
  | { kind: "saved"; updatedAt: string }
  | { kind: "stale" }
  /** The server understood and will not take it as it is; trying again changes nothing. */
  | { kind: "refused"; error: string; message: string }
  /** The network or the server failed; worth trying again. */
  | { kind: "failed" };

export type Transport = {
  /** `last` is true when the page is going away: the request must outlive it if it can. */
  save(part: SavePart, last: boolean): Promise<SaveOutcome>;
  load(): Promise<Stored>;
};

export type Clock = {
  /** Milliseconds. */
  now(): number;
  /** Calls `then` after `ms`; the answer cancels it. */
  after(ms: number, then: () => void): () => void;
};

export type SaverState =
  | { phase: "saved"; at: number | null }
  | { phase: "waiting" }
  | { phase: "saving" }
  | { phase: "failed"; retryAt: number }
  | { phase: "refused"; error: string; message: string }
  | { phase: "conflict"; stored: Stored };

export type Saver = {
  state(): SaverState;
  /** The document is now this one; it is saved after the debounce. */
  changed(document: ResumeDocument): void;
  /** Saves what is unsaved at once and tells how it ended. With nothing to save, "saved". */
  saveNow(): Promise<SaverState>;
  /** The page is going away: one last attempt that does not wait for the one under way. */
  leave(): void;
  /** Ends a conflict: keep the document of this editor, or give it up for the stored one (which is returned). */
  keepMine(): Promise<SaverState>;
  takeTheirs(): Stored | null;
  isDirty(): boolean;
  updatedAt(): string;
  dispose(): void;
};

/** First and longest wait between two attempts, in milliseconds. */
export const retryWaits = { first: 2000, longest: 30_000 } as const;

export function createSaver(options: {
  base: Stored;
  transport: Transport;
  clock: Clock;
  onState: (state: SaverState) => void;
}): Saver {
  const { transport, clock, onState } = options;
  let base = options.base;
  let current = base.document;
  let state: SaverState = { phase: "saved", at: null };
  let flight: Promise<SaverState> | null = null;
  let inFlight: ResumeDocument | null = null;
  let cancelTimer = () => {};
  let failures = 0;
  let disposed = false;

  const isDirty = () => current !== base.document;

  function become(next: SaverState): SaverState {
    state = next;
    if (!disposed) onState(next);
    return next;
  }

  function acknowledged(document: ResumeDocument, updatedAt: string): SaverState {
    failures = 0;
    base = { document, updatedAt };
    if (!isDirty()) return become({ phase: "saved", at: clock.now() });
    schedule(limits.editor.autosaveAfter);
    return become({ phase: "waiting" });
  }

  function schedule(ms: number) {
    cancelTimer();
    cancelTimer = clock.after(ms, () => void saveNow());
  }

  async function attempt(): Promise<SaverState> {
    const sent = current;
    const stoodOn = base;
    inFlight = sent;
    become({ phase: "saving" });
    const outcome = await transport.save(partOf(sent, base), false).catch((): SaveOutcome => ({ kind: "failed" }));
    inFlight = null;
    if (outcome.kind === "saved") return acknowledged(sent, outcome.updatedAt);
    if (outcome.kind === "refused") return become({ phase: "refused", error: outcome.error, message: outcome.message });
    if (outcome.kind === "stale") {
      // A last save of this same editor (`leave`) may have overtaken this one; then the next attempt stands on it.
      if (base !== stoodOn) return acknowledged(base.document, base.updatedAt);
      const stored = await transport.load().catch(() => null);
      // Stored all the same, only the answer was lost on the way.
      if (stored && isSame(stored.document, sent)) return acknowledged(sent, stored.updatedAt);
      if (stored) return become({ phase: "conflict", stored });
    }
    failures += 1;
    const wait = Math.min(retryWaits.first * 2 ** (failures - 1), retryWaits.longest);
    schedule(wait);
    return become({ phase: "failed", retryAt: clock.now() + wait });
  }

  async function saveNow(): Promise<SaverState> {
    cancelTimer();
    if (flight) {
      await flight;
      cancelTimer();
    }
    if (!isDirty() || state.phase === "conflict") return state;
    if (flight) return flight;
    flight = attempt().finally(() => {
      flight = null;
    });
    return flight;
  }

  return {
    state: () => state,
    isDirty,
    updatedAt: () => base.updatedAt,
    saveNow,
    changed(document) {
      if (document === current) return;
      current = document;
      if (state.phase === "conflict") return;
      if (!isDirty()) {
        // Undone back to what is stored: nothing to send.
        cancelTimer();
        if (!flight) become({ phase: "saved", at: state.phase === "saved" ? state.at : null });
        return;
      }
      // A failed save keeps its own, longer timer: typing must not hammer a server in trouble.
      if (state.phase === "failed" || flight) return;
      schedule(limits.editor.autosaveAfter);
      if (state.phase !== "waiting") become({ phase: "waiting" });
    },
    leave() {
      if (!isDirty() || state.phase === "conflict" || inFlight === current) return;
      cancelTimer();
      const sent = current;
      void transport
        .save(partOf(sent, base), true)
        .then((outcome) => {
          // The page may come back (a tab shown again): then this was an ordinary save.
          if (outcome.kind !== "saved") return schedule(limits.editor.autosaveAfter);
          acknowledged(sent, outcome.updatedAt);
        })
        .catch(() => schedule(limits.editor.autosaveAfter));
    },
    keepMine() {
      if (state.phase === "conflict") {
        base = state.stored;
        become({ phase: "waiting" });
      }
      return saveNow();
    },
    takeTheirs() {
      if (state.phase !== "conflict") return null;
      const stored = state.stored;
      base = stored;
      current = stored.document;
      become({ phase: "saved", at: clock.now() });
      return stored;
    },
    dispose() {
      disposed = true;
      cancelTimer();
    },
  };
}

/** Deep equality of plain values; a database may hand keys back in another order. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  const leftKeys = Object.keys(left);
  if (leftKeys.length !== Object.keys(right).length) return false;
  return leftKeys.every(
    (key) => key in right && isSame(left[key as keyof typeof left], right[key as keyof typeof right]),
  );
}

/** What differs from the base, by reference: an edit replaces the part it touches and leaves the others alone. */
function partOf(document: ResumeDocument, base: Stored): SavePart {
  const part: SavePart = { baseUpdatedAt: base.updatedAt };
  if (document.name !== base.document.name) part.name = document.name;
  if (document.data !== base.document.data) part.data = document.data;
  if (document.config !== base.document.config) {
    part.config = document.config;
    if (document.config.customURL && document.config.customURL !== base.document.config.customURL) {
      part.uuid = document.config.customURL;
    }
  }
  return part;
}
