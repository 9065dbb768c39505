import type { ResumeDocument } from "#core/resume/schema.ts";
import type { DraftPlace, Drafts } from "./drafts.ts";
import type { Clock, Stored } from "./saver.ts";

/** What is not yet on the server, with what the next visit needs to merge it. */
export type Draft = {
  document: ResumeDocument;
  /** The stored version the edits began with. */
  base: Stored;
  /** Sent since then and never acknowledged. */
  sent: readonly ResumeDocument[];
  /** Milliseconds since 1970, of the last edit. */
  at: number;
};

/**
 * Keeps the unsaved document of one editor on this device. Decides when it is written: soon after the first edit that
 * is not yet kept, however fast one types on, so that a killed tab never takes more than `keepAfter` and one write with
 * it. How it is stored is left to `drafts.ts`.
 */
export type Device = {
  /** The unsaved work as it is now; null when everything is on the server. */
  keep(draft: Draft | null): void;
  /** Resolves when what was given last is kept; false when it could not be. */
  settle(): Promise<boolean>;
  /** The page is going away: keeps it before the call returns. False when it could not be. */
  keepNow(): boolean;
};

/** How long an edit may exist on the screen alone, ms. */
export const keepAfter = 100;
/** A write that takes longer counts as failed, ms; some browsers' databases hang instead of refusing. */
const writeMost = 5000;

export function createDevice(options: {
  drafts: Drafts;
  place: DraftPlace;
  clock: Clock;
  /** Told when keeping begins to fail, and when it works again. */
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

  /** One write of what is latest; resolves whether or not it worked. */
  function write(): Promise<void> {
    cancelTimer?.();
    cancelTimer = null;
    if (writing) return writing;
    const { draft, turn } = latest;
    const stored = draft ? drafts.write(place, draft) : drafts.remove(place);
    let cancelLimit = () => {};
    const limit = new Promise<never>((_, reject) => {
      cancelLimit = clock.after(writeMost, () => reject(new Error("The device does not answer")));
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
      // The write under way may be of an older turn; the next one is not.
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
