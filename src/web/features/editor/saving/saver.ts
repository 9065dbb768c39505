import { limits } from "#core/limits.ts";
import { type Choices, type Conflict, type Merge, reconcile } from "#core/resume/merge.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeConfig, ResumeData, ResumeDocument } from "#core/resume/schema.ts";
import type { Device } from "./device.ts";

/**
 * Decides when the editor's document goes to the server and what the user is told about it. One request at a time;
 * only the parts that changed since the last acknowledged save; every save carries the `updatedAt` it stands on, so
 * that a stale one is refused by the server instead of overwriting, and then merged. It owns no document of its own:
 * the store says `changed`, the transport carries, the device keeps what is not yet acknowledged, the clock waits.
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

/** First and longest wait between two attempts, in milliseconds. */
export const retryWaits = { first: 2000, longest: 30_000 } as const;
/** Who types on and on without a pause is saved all the same, after this many milliseconds. */
export const longestTyping = 10_000;
/** How long a save waits for the device; one that does not answer must not keep work from the server. */
const deviceWait = 1000;
/** Of documents whose fate is unknown only the newest are remembered: one a failed attempt. */
const sentMost = 8;
/** As many stale saves in a row are merged at once; then somebody saves faster than we do, and a wait helps. */
const meetingsMost = 5;

export function createSaver(options: {
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
}): Saver {
  const { transport, device, clock, onState, onStored, onMerged } = options;
  let base = options.base;
  let current = base.document;
  /** Sent since `base` and never acknowledged: each may be what is stored. */
  let sent: readonly ResumeDocument[] = [];
  let state: SaverState = { phase: "saved", at: null };
  let flight: Promise<SaverState> | null = null;
  /** The last flight that only read. */
  let reading: Promise<SaverState> | null = null;
  let inFlight: ResumeDocument | null = null;
  let cancelTimer = () => {};
  let dirtySince: number | null = null;
  let failures = 0;
  let meetings = 0;
  let behind: string | null = null;
  let discarded = false;
  let disposed = false;

  const isDirty = () => current !== base.document;

  function become(next: SaverState): SaverState {
    state = next;
    if (!disposed) onState(next);
    return next;
  }

  function keep() {
    device.keep(isDirty() && !discarded ? { document: current, base, sent, at: clock.now() } : null);
  }

  function schedule(ms: number) {
    cancelTimer();
    if (!disposed) cancelTimer = clock.after(ms, () => void saveNow());
  }

  function scheduleAutosave() {
    dirtySince ??= clock.now();
    const left = dirtySince + longestTyping - clock.now();
    schedule(Math.max(0, Math.min(limits.editor.autosaveAfter, left)));
  }

  /** What is on the server is now this. */
  function stands(on: Stored): void {
    base = on;
    sent = [];
    dirtySince = null;
    keep();
    // At once: a draft that outlives its save could bring back what somebody took out since.
    void device.settle();
  }

  function acknowledged(document: ResumeDocument, updatedAt: string): SaverState {
    failures = 0;
    meetings = 0;
    stands({ document, updatedAt });
    if (!isDirty()) return become({ phase: "saved", at: clock.now() });
    scheduleAutosave();
    return become({ phase: "waiting" });
  }

  function failed(retryAfter = 0): SaverState {
    failures += 1;
    const wait = Math.max(retryAfter, Math.min(retryWaits.first * 2 ** (failures - 1), retryWaits.longest));
    schedule(wait);
    return become({ phase: "failed", retryAt: clock.now() + wait });
  }

  /** One save. With `isLast` everything up to the request happens before the call returns. */
  async function attempt(isLast: boolean): Promise<SaverState> {
    const document = current;
    const part = partOf(document, base);
    if (!part) return acknowledged(document, base.updatedAt);
    inFlight = document;
    if (!sent.includes(document)) sent = [...sent, document].slice(-sentMost);
    keep();
    become({ phase: "saving" });
    if (isLast) device.keepNow();
    else await Promise.race([device.settle(), new Promise<void>((resolve) => clock.after(deviceWait, resolve))]);
    const outcome = await transport.save(part).catch((): SaveOutcome => ({ kind: "failed" }));
    inFlight = null;
    // Every answer but silence tells that this document is not what is stored.
    if (outcome.kind !== "failed" && outcome.kind !== "saved") sent = sent.filter((one) => one !== document);
    switch (outcome.kind) {
      case "saved":
        onStored(outcome.updatedAt);
        return acknowledged(document, outcome.updatedAt);
      case "refused":
        return become({ phase: "refused", error: outcome.error, message: outcome.message });
      case "expired":
        return become({ phase: "expired" });
      case "failed":
        return failed(outcome.retryAfter);
      case "stale":
        return catchUp();
    }
  }

  /** The stored version is another one: merges, and saves the merged document at once. */
  async function catchUp(): Promise<SaverState> {
    meetings += 1;
    const stored = meetings > meetingsMost ? null : await transport.load().catch(() => null);
    if (!stored) {
      meetings = 0;
      return failed();
    }
    const { conflicts } = meet(stored, new Map());
    if (conflicts.length > 0) return become({ phase: "conflict", stored, conflicts });
    return isDirty() ? attempt(false) : become({ phase: "saved", at: clock.now() });
  }

  /** Stands on the stored version, with one's own changes on top; not where a conflict has no answer. */
  function meet(stored: Stored, choices: Choices): Merge {
    const merged = reconcile({ base: base.document, sent, mine: current, theirs: stored.document }, choices);
    if (merged.conflicts.some(({ key }) => !choices.has(key))) return merged;
    const before = current;
    current = isSame(merged.document, stored.document) ? stored.document : merged.document;
    stands(stored);
    if (!isSame(before, current)) onMerged(current, choices.size > 0);
    return { ...merged, conflicts: [] };
  }

  async function saveNow(): Promise<SaverState> {
    cancelTimer();
    if (flight) {
      await flight;
      cancelTimer();
    }
    // Another caller's save that began meanwhile serves this one, too. Reading what another tab saved does not: it sends nothing.
    while (flight && flight === reading) {
      await flight;
      cancelTimer();
    }
    if (!isDirty() || state.phase === "conflict") return state;
    return flight ?? fly(attempt(false));
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
    if (disposed || updatedAt <= base.updatedAt) return;
    if (flight) {
      behind = updatedAt;
      return;
    }
    if (state.phase === "conflict" || state.phase === "expired") return;
    reading = fly(lookUp());
    await reading;
  }

  /** As `catchUp`, without hurry: what is in conflict is left to the save that will find it. */
  async function lookUp(): Promise<SaverState> {
    const stored = await transport.load().catch(() => null);
    if (!stored || stored.updatedAt === base.updatedAt) return state;
    if (meet(stored, new Map()).conflicts.length > 0) return state;
    if (isDirty()) scheduleAutosave();
    else cancelTimer();
    return become(isDirty() ? { phase: "waiting" } : { phase: "saved", at: clock.now() });
  }

  return {
    state: () => state,
    isDirty,
    updatedAt: () => base.updatedAt,
    saveNow,
    heard,
    changed(document) {
      if (document === current) return;
      current = document;
      keep();
      if (state.phase === "conflict" || state.phase === "expired") return;
      if (!isDirty()) {
        // Undone back to what is stored: nothing to send.
        cancelTimer();
        dirtySince = null;
        if (!flight) become({ phase: "saved", at: state.phase === "saved" ? state.at : null });
        return;
      }
      // A failed save keeps its own, longer timer: typing must not hammer a server in trouble.
      if (state.phase === "failed" || flight) return;
      scheduleAutosave();
      if (state.phase !== "waiting") become({ phase: "waiting" });
    },
    leave() {
      if (!isDirty()) return true;
      const isStopped = state.phase === "conflict" || state.phase === "expired";
      if (!flight && !isStopped) {
        cancelTimer();
        void fly(attempt(true));
      } else if (flight && inFlight !== current) void saveNow();
      return device.keepNow();
    },
    async answer(choices) {
      if (state.phase !== "conflict") return state;
      const { stored } = state;
      const { conflicts } = meet(stored, choices);
      if (conflicts.length > 0) return become({ phase: "conflict", stored, conflicts });
      become(isDirty() ? { phase: "waiting" } : { phase: "saved", at: clock.now() });
      return saveNow();
    },
    expect(documents) {
      sent = [...documents, ...sent].slice(-sentMost);
    },
    discard() {
      cancelTimer();
      // A save under way may still arrive; it must not leave a draft behind that takes it back.
      discarded = true;
      current = base.document;
      keep();
      // At once: who discards and leaves must not be offered it again.
      void device.settle();
    },
    dispose() {
      disposed = true;
      cancelTimer();
    },
  };
}

/** What differs from the base; null where nothing does. */
function partOf(document: ResumeDocument, base: Stored): SavePart | null {
  const part: SavePart = { baseUpdatedAt: base.updatedAt };
  if (document.name !== base.document.name) part.name = document.name;
  if (!isSame(document.data, base.document.data)) part.data = document.data;
  if (!isSame(document.config, base.document.config)) {
    part.config = document.config;
    if (document.config.customURL && document.config.customURL !== base.document.config.customURL) {
      part.uuid = document.config.customURL;
    }
  }
  return part.name === undefined && !part.data && !part.config ? null : part;
}
