import type { Choices, Conflict } from "#core/resume/merge.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeConfig, ResumeData, ResumeDocument } from "#core/resume/schema.ts";
import type { Device } from "./device.ts";
import { createEdits } from "./edits.ts";
import { createExchange } from "./exchange.ts";
import { createSaveTimer } from "./save-timer.ts";

/**
 * Decides when the editor's document is sent to the server and what the user is told about it. There is one request at
 * a time, with only the parts that changed since the last acknowledged save. Every save carries the `updatedAt` that it
 * is based on, so that the server refuses a stale save instead of overwriting; the stale save is then merged. The store
 * calls `changed`. The saver combines three parts: `edits` knows what is not stored yet, the timer when to save, the
 * exchange how a save ends.
 */
export type Stored = { document: ResumeDocument; updatedAt: string };

export type SavePart = {
  name?: string;
  data?: ResumeData;
  config?: ResumeConfig;
  /** Sent with a changed custom slug; the server ignores it for regular users. */
  uuid?: string;
  baseUpdatedAt: string;
};

export type SaveOutcome =
  | { kind: "saved"; updatedAt: string }
  | { kind: "stale" }
  /** The server understood the save and rejects it; another attempt would change nothing. */
  | { kind: "refused"; error: string; message: string }
  /** The session has ended. */
  | { kind: "expired" }
  /** The resume was deleted. */
  | { kind: "missing" }
  /** The network or the server failed; worth another attempt, after `retryAfter` ms where the server named a delay. */
  | { kind: "failed"; retryAfter?: number };

export type Transport = {
  save(part: SavePart): Promise<SaveOutcome>;
  load(): Promise<Stored>;
};

export type Clock = {
  /** Returns the current time, ms. */
  now(): number;
  /** Calls `then` after `ms`. Returns a function that cancels the call. */
  after(ms: number, then: () => void): () => void;
};

export type SaverState =
  | { phase: "saved"; at: number | null }
  | { phase: "waiting" }
  | { phase: "saving" }
  | { phase: "failed"; retryAt: number }
  | { phase: "refused"; error: string; message: string }
  | { phase: "expired" }
  /** The resume was deleted elsewhere; nothing is sent before it is restored. */
  | { phase: "missing" }
  /** This editor and somebody else changed the same fields; nothing is sent before the conflicts are answered. */
  | { phase: "conflict"; stored: Stored; conflicts: Conflict[] };

export type Saver = {
  state(): SaverState;
  /** Sets the current document, which is saved after the debounce. */
  changed(document: ResumeDocument): void;
  /** Saves unsaved changes at once. Resolves to the resulting state; to "saved" when there is nothing to save. */
  saveNow(): Promise<SaverState>;
  /**
   * Called when the page is going away: stores and sends without waiting for anything. Returns false when the changes
   * exist only in this page.
   */
  leave(): boolean;
  /** Ends a conflict. Fields without an answer are asked again. */
  answer(choices: Choices): Promise<SaverState>;
  /** Compares again during a conflict, because the user may have edited the fields in question. */
  recheck(): void;
  /** Called when another tab saved this version: merges early what the next save would have to merge. */
  onRemoteSave(updatedAt: string): Promise<void>;
  /** Adds documents of an earlier visit that may still be on their way to the server. */
  expect(sent: readonly ResumeDocument[]): void;
  /** Discards unsaved changes, here and on the device. */
  discard(): void;
  isDirty(): boolean;
  updatedAt(): string;
  dispose(): void;
};

export type SaverOptions = {
  base: Stored;
  transport: Transport;
  device: Device;
  clock: Clock;
  onState: (state: SaverState) => void;
  /** Called when the server has stored a new version of ours. */
  onStored: (updatedAt: string) => void;
  /** Called when the edits are relative to another stored version. */
  onRebased?: ((base: Stored) => void) | undefined;
  /**
   * Called when a merge with the stored version changed the document; the editor shows it as one edit. `isAnswered`:
   * the user decided part of it.
   */
  onMerged: (document: ResumeDocument, isAnswered: boolean) => void;
};

export function createSaver(options: SaverOptions): Saver {
  const { base, transport, device, clock, onState, onStored, onMerged } = options;
  let state: SaverState = { phase: "saved", at: null };
  let inProgress: Promise<SaverState> | null = null;
  /** The last request that only read. */
  let reading: Promise<SaverState> | null = null;
  let missedUpdate: string | null = null;
  let disposed = false;

  function setState(next: SaverState): SaverState {
    state = next;
    if (!disposed) onState(next);
    return next;
  }

  /** In these phases nothing is sent before somebody decides. */
  const isStopped = () => state.phase === "conflict" || state.phase === "expired" || state.phase === "missing";

  const timer = createSaveTimer(clock, () => void saveNow());
  const onRebased = (stored: Stored) => {
    timer.typingEnded();
    options.onRebased?.(stored);
  };
  const edits = createEdits({ base, device, clock, onRebased, onMerged });
  const exchange = createExchange({ edits, timer, transport, device, clock, state: () => state, setState, onStored });

  async function saveNow(): Promise<SaverState> {
    timer.cancel();
    if (inProgress) {
      await inProgress;
      timer.cancel();
    }
    // A save that another caller began meanwhile serves this caller, too. Reading what another tab saved does not,
    // because it sends nothing.
    while (inProgress && inProgress === reading) {
      await inProgress;
      timer.cancel();
    }
    if (!edits.isDirty() || state.phase === "conflict") return state;
    return inProgress ?? track(exchange.save(false));
  }

  function track(request: Promise<SaverState>): Promise<SaverState> {
    inProgress = request.finally(() => {
      inProgress = null;
      const missed = missedUpdate;
      missedUpdate = null;
      if (missed) void onRemoteSave(missed);
    });
    return inProgress;
  }

  async function onRemoteSave(updatedAt: string): Promise<void> {
    if (disposed || updatedAt <= edits.base().updatedAt) return;
    if (inProgress) {
      missedUpdate = updatedAt;
      return;
    }
    if (isStopped()) return;
    reading = track(exchange.refresh());
    await reading;
  }

  return {
    state: () => state,
    isDirty: edits.isDirty,
    updatedAt: () => edits.base().updatedAt,
    saveNow,
    onRemoteSave,
    changed(document) {
      if (document === edits.current()) return;
      edits.change(document);
      if (isStopped()) return;
      if (!edits.isDirty()) {
        // The edits were undone back to what is stored, so there is nothing to send.
        timer.cancel();
        timer.typingEnded();
        if (!inProgress) setState({ phase: "saved", at: state.phase === "saved" ? state.at : null });
        return;
      }
      // A failed save keeps its own, longer timer: typing must not cause requests to a failing server.
      if (state.phase === "failed" || inProgress) return;
      timer.afterTyping();
      if (state.phase !== "waiting") setState({ phase: "waiting" });
    },
    leave() {
      if (!edits.isDirty()) return true;
      if (!inProgress && !isStopped()) {
        timer.cancel();
        void track(exchange.save(true));
      } else if (inProgress && exchange.sending() !== edits.current()) void saveNow();
      return device.keepNow();
    },
    async answer(choices) {
      if (state.phase !== "conflict") return state;
      const { stored } = state;
      const { conflicts } = edits.merge(stored, choices);
      if (conflicts.length > 0) return setState({ phase: "conflict", stored, conflicts });
      setState(edits.isDirty() ? { phase: "waiting" } : { phase: "saved", at: clock.now() });
      return saveNow();
    },
    recheck() {
      if (state.phase !== "conflict") return;
      const { stored } = state;
      const conflicts = edits.compare(stored);
      if (conflicts.length === 0) void this.answer(new Map());
      else if (!isSame(conflicts, state.conflicts)) setState({ phase: "conflict", stored, conflicts });
    },
    expect: edits.expect,
    discard() {
      timer.cancel();
      edits.discard();
    },
    dispose() {
      disposed = true;
      timer.dispose();
    },
  };
}
