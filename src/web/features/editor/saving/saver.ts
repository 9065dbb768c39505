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
  heard(updatedAt: string): Promise<void>;
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
  let flight: Promise<SaverState> | null = null;
  /** The last flight that only read. */
  let reading: Promise<SaverState> | null = null;
  let behind: string | null = null;
  let disposed = false;

  function become(next: SaverState): SaverState {
    state = next;
    if (!disposed) onState(next);
    return next;
  }

  const timer = createSaveTimer(clock, () => void saveNow());
  const edits = createEdits({ base, device, clock, onRebased: timer.typingEnded, onMerged });
  const exchange = createExchange({ edits, timer, transport, device, clock, state: () => state, become, onStored });

  async function saveNow(): Promise<SaverState> {
    timer.cancel();
    if (flight) {
      await flight;
      timer.cancel();
    }
    // Another caller's save that began meanwhile serves this one, too. Reading what another tab saved does not: it sends nothing.
    while (flight && flight === reading) {
      await flight;
      timer.cancel();
    }
    if (!edits.isDirty() || state.phase === "conflict") return state;
    return flight ?? fly(exchange.save(false));
  }

  function fly(trip: Promise<SaverState>): Promise<SaverState> {
    flight = trip.finally(() => {
      flight = null;
      const missed = behind;
      behind = null;
      if (missed) void heard(missed);
    });
    return flight;
  }

  async function heard(updatedAt: string): Promise<void> {
    if (disposed || updatedAt <= edits.base().updatedAt) return;
    if (flight) {
      behind = updatedAt;
      return;
    }
    if (state.phase === "conflict" || state.phase === "expired") return;
    reading = fly(exchange.refresh());
    await reading;
  }

  return {
    state: () => state,
    isDirty: edits.isDirty,
    updatedAt: () => edits.base().updatedAt,
    saveNow,
    heard,
    changed(document) {
      if (document === edits.current()) return;
      edits.change(document);
      if (state.phase === "conflict" || state.phase === "expired") return;
      if (!edits.isDirty()) {
        // Undone back to what is stored: nothing to send.
        timer.cancel();
        timer.typingEnded();
        if (!flight) become({ phase: "saved", at: state.phase === "saved" ? state.at : null });
        return;
      }
      // A failed save keeps its own, longer timer: typing must not hammer a server in trouble.
      if (state.phase === "failed" || flight) return;
      timer.afterTyping();
      if (state.phase !== "waiting") become({ phase: "waiting" });
    },
    leave() {
      if (!edits.isDirty()) return true;
      const isStopped = state.phase === "conflict" || state.phase === "expired";
      if (!flight && !isStopped) {
        timer.cancel();
        void fly(exchange.save(true));
      } else if (flight && exchange.inFlight() !== edits.current()) void saveNow();
      return device.keepNow();
    },
    async answer(choices) {
      if (state.phase !== "conflict") return state;
      const { stored } = state;
      const { conflicts } = edits.merge(stored, choices);
      if (conflicts.length > 0) return become({ phase: "conflict", stored, conflicts });
      become(edits.isDirty() ? { phase: "waiting" } : { phase: "saved", at: clock.now() });
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
