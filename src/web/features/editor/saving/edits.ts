import { type Choices, type Conflict, type Merge, reconcile } from "#core/resume/merge.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Device } from "./device.ts";
import type { Clock, SavePart, Stored } from "./saver.ts";

/**
 * Ceiling: only the newest of the documents that may or may not have been stored are remembered, one for each failed
 * attempt.
 */
const maxSent = 8;

export type Edits = ReturnType<typeof createEdits>;

/**
 * Holds the three sides of a merge: the stored version that the edits are relative to, the document in the editor, and
 * the documents that were sent without an answer. Every change of them is handed to the device. This part neither sends
 * nor waits.
 */
export function createEdits(options: {
  base: Stored;
  device: Device;
  clock: Clock;
  /** Called when the edits are relative to another stored version. */
  onRebased: (base: Stored) => void;
  /** Called when a merge changed the document. `isAnswered`: the user decided part of it. */
  onMerged: (document: ResumeDocument, isAnswered: boolean) => void;
}) {
  const { device, clock, onRebased, onMerged } = options;
  let base = options.base;
  let current = base.document;
  /** Sent since `base` and never acknowledged; each of them may be what is stored. */
  let sent: readonly ResumeDocument[] = [];
  let discarded = false;

  const isDirty = () => current !== base.document;

  function keep(): void {
    device.keep(isDirty() && !discarded ? { document: current, base, sent, at: clock.now() } : null);
  }

  function rebase(on: Stored): void {
    base = on;
    sent = [];
    onRebased(on);
    keep();
    // Written at once: a draft that outlives its save could bring back what was removed since.
    void device.settle();
  }

  return {
    isDirty,
    base: () => base,
    current: () => current,
    /** Returns the parts to send; null where the current document does not differ from the base. */
    part: (): SavePart | null => partOf(current, base),
    /** Makes the edits relative to this version, which the server has. */
    rebase,
    change(document: ResumeDocument): void {
      current = document;
      keep();
    },
    /** Called before this document is sent. */
    sending(document: ResumeDocument): void {
      if (!sent.includes(document)) sent = [...sent, document].slice(-maxSent);
      keep();
    },
    /** Called when the server answered that it did not store this document. */
    notStored(document: ResumeDocument): void {
      sent = sent.filter((one) => one !== document);
    },
    /** Adds documents of an earlier visit that may still be on their way to the server. */
    expect(documents: readonly ResumeDocument[]): void {
      sent = [...documents, ...sent].slice(-maxSent);
    },
    /** Returns the conflicts of the edits with the stored version, as they are now. */
    compare(stored: Stored): Conflict[] {
      return reconcile({ base: base.document, sent, mine: current, theirs: stored.document }, new Map()).conflicts;
    },
    /** Merges the edits into the stored version; changes nothing while a conflict has no answer. */
    merge(stored: Stored, choices: Choices): Merge {
      const merged = reconcile({ base: base.document, sent, mine: current, theirs: stored.document }, choices);
      if (merged.conflicts.some(({ key }) => !choices.has(key))) return merged;
      const before = current;
      current = isSame(merged.document, stored.document) ? stored.document : merged.document;
      rebase(stored);
      if (!isSame(before, current)) onMerged(current, choices.size > 0);
      return { ...merged, conflicts: [] };
    },
    discard(): void {
      // A save in progress may still succeed; it must not leave a draft behind that reverts it.
      discarded = true;
      current = base.document;
      keep();
      // Written at once: a user who discards and leaves must not be offered the same changes again.
      void device.settle();
    },
  };
}

/** Returns the parts that differ from the base; null where nothing does. */
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
