import type { Choices, Conflict } from "#core/resume/merge.ts";
import type { ResumeConfig, ResumeData, ResumeDocument } from "#core/resume/schema.ts";
import type { Device } from "./device.ts";
import { createEdits } from "./edits.ts";
import { createExchange } from "./exchange.ts";
import { createSaveTimer } from "./save-timer.ts";

/**
 * Decides when the editor's document goes to the server and what the user is told about it. One request at a time;
 * only the parts that changed since the last acknowledged save; every save carries the `updatedAt` it stands on, so
 * that a stale one is refused by the server instead of overwriting, and then merged. The store says `changed`, and the
 * saver combines three parts: `edits` knows what is not stored yet, the timer when to save, the exchange how a save ends.
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
  /** Nobody is signed in any more. */
  | { kind: "expired" }
  /** The network or the server failed; worth trying again, after `retryAfter` ms where the server named a time. */
  | { kind: "failed"; retryAfter?: number };

export type Transport = {
  save(part: SavePart): Promise<SaveOutcome>;
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
  | { phase: "expired" }
  /** Both this editor and somebody else changed these fields; nothing is sent before they are answered. */
  | { phase: "conflict"; stored: Stored; conflicts: Conflict[] };

export type Saver = {
  state(): SaverState;
  /** The document is now this one; it is saved after the debounce. */
  changed(document: ResumeDocument): void;
  /** Saves what is unsaved at once and tells how it ended. With nothing to save, "saved". */
  saveNow(): Promise<SaverState>;
  /** The page is going away: keeps and sends without waiting for anything. False when it is nowhere but here. */
  leave(): boolean;
  /** Ends a conflict; one that has no answer is asked again. */
  answer(choices: Choices): Promise<SaverState>;
  /** Another tab saved this version: merges early what the next save would have to. */
  onRemoteSave(updatedAt: string): Promise<void>;
  /** Documents of a former visit that may still be on their way to the server. */
  expect(sent: readonly ResumeDocument[]): void;
  /** Gives up what is unsaved, here and on the device. */
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
  /** The server has a new version of ours. */
  onStored: (updatedAt: string) => void;
  /**
   * The document became this one by a merge with what was stored; the editor shows it as one edit. `isAnswered`: the
   * user had a hand in it.
   */
  onMerged: (document: ResumeDocument, isAnswered: boolean) => void;
};

export function createSaver({ base, transport, device, clock, onState, onStored, onMerged }: SaverOptions): Saver {
  let state: SaverState = { phase: "saved", at: null };
  let inProgress: Promise<SaverState> | null = null;
  /** The last flight that only read. */
  let reading: Promise<SaverState> | null = null;
  let missedUpdate: string | null = null;
  let disposed = false;

  function setState(next: SaverState): SaverState {
    state = next;
    if (!disposed) onState(next);
    return next;
  }

  const timer = createSaveTimer(clock, () => void saveNow());
  const edits = createEdits({ base, device, clock, onRebased: timer.typingEnded, onMerged });
  const exchange = createExchange({ edits, timer, transport, device, clock, state: () => state, setState, onStored });

  async function saveNow(): Promise<SaverState> {
    timer.cancel();
    if (inProgress) {
      await inProgress;
      timer.cancel();
    }
    // Another caller's save that began meanwhile serves this one, too. Reading what another tab saved does not: it sends nothing.
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
    if (state.phase === "conflict" || state.phase === "expired") return;
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
      if (state.phase === "conflict" || state.phase === "expired") return;
      if (!edits.isDirty()) {
        // Undone back to what is stored: nothing to send.
        timer.cancel();
        timer.typingEnded();
        if (!inProgress) setState({ phase: "saved", at: state.phase === "saved" ? state.at : null });
        return;
      }
      // A failed save keeps its own, longer timer: typing must not hammer a server in trouble.
      if (state.phase === "failed" || inProgress) return;
      timer.afterTyping();
      if (state.phase !== "waiting") setState({ phase: "waiting" });
    },
    leave() {
      if (!edits.isDirty()) return true;
      const isStopped = state.phase === "conflict" || state.phase === "expired";
      if (!inProgress && !isStopped) {
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
