import type { ResumeDocument } from "#core/resume/schema.ts";
import type { DraftPlace, Drafts } from "./drafts.ts";
import type { Clock, Stored } from "./saver.ts";

/** The unsaved document, with what the next visit needs to merge it. */
export type Draft = {
  document: ResumeDocument;
  /** The stored version that the edits are relative to. */
  base: Stored;
  /** Documents sent since then and never acknowledged. */
  sent: readonly ResumeDocument[];
  /** Time of the last edit, ms since 1970. */
  at: number;
};

/**
 * Keeps the unsaved document of one editor on this device. It decides when to write: soon after the first edit that is
 * not yet stored, however fast the user goes on typing, so that a killed tab loses at most the edits of `keepAfter` and
 * of one write. `drafts.ts` decides how it is stored.
 */
export type Device = {
  /** Sets the draft to store; null when everything is on the server. */
  keep(draft: Draft | null): void;
  /** Resolves to true once the latest draft is stored, to false when it could not be stored. */
  settle(): Promise<boolean>;
  /**
   * Called when the page is going away: stores the draft before the call returns. Returns false when it could not be
   * stored.
   */
  keepNow(): boolean;
};

/** How long an edit may exist on the screen alone, ms. */
export const keepAfter = 100;
/** A write that takes longer counts as failed, ms; some browsers' databases hang instead of rejecting. */
const writeTimeoutMs = 5000;

export function createDevice(options: {
  drafts: Drafts;
  place: DraftPlace;
  clock: Clock;
  /** Called when storing begins to fail, and when it works again. */
  onTrouble: (isFailing: boolean) => void;
}): Device {
  const { drafts, place, clock, onTrouble } = options;
  let latest: { draft: Draft | null; turn: number } = { draft: null, turn: 0 };
  let keptTurn = 0;
  let writing: Promise<void> | null = null;
  let cancelTimer: (() => void) | null = null;
  let isFailing = false;
  let hasCopy = false;

  function trouble(next: boolean) {
    if (next === isFailing) return;
    isFailing = next;
    onTrouble(next);
  }

  function schedule() {
    if (writing || cancelTimer) return;
    cancelTimer = clock.after(keepAfter, () => {
      cancelTimer = null;
      void write();
    });
  }

  /** Writes the latest draft once; resolves whether or not that worked. */
  function write(): Promise<void> {
    cancelTimer?.();
    cancelTimer = null;
    if (writing) return writing;
    const { draft, turn } = latest;
    const stored = draft ? drafts.write(place, draft) : drafts.remove(place);
    let cancelLimit = () => {};
    const limit = new Promise<never>((_, reject) => {
      cancelLimit = clock.after(writeTimeoutMs, () => reject(new Error("The device does not answer")));
    });
    writing = Promise.race([stored, limit])
      .then(
        () => {
          keptTurn = turn;
          if (hasCopy && draft) drafts.dropCopy(place);
          hasCopy = false;
          trouble(false);
        },
        () => trouble(true),
      )
      .finally(() => {
        cancelLimit();
        writing = null;
        if (latest.turn > turn) schedule();
      });
    return writing;
  }

  return {
    keep(draft) {
      if (draft === null && latest.draft === null) return;
      latest = { draft, turn: latest.turn + 1 };
      schedule();
    },
    async settle() {
      const wanted = latest.turn;
      // The write in progress may be of an older turn, but the next one is not.
      for (let round = 0; round < 2 && keptTurn < wanted; round += 1) await write();
      return keptTurn >= wanted;
    },
    keepNow() {
      const { draft, turn } = latest;
      if (keptTurn === turn) return true;
      void write();
      if (!draft) return true;
      hasCopy = drafts.writeNow(place, draft);
      return hasCopy;
    },
  };
}
