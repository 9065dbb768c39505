import { type Choices, type Merge, reconcile } from "#core/resume/merge.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Device } from "./device.ts";
import type { Clock, SavePart, Stored } from "./saver.ts";

/** Of documents whose fate is unknown only the newest are remembered: one for each failed attempt. */
const maxSent = 8;

export type Edits = ReturnType<typeof createEdits>;

/**
 * The three sides of a merge: the stored version that the edits began with, the document in the editor, and what was
 * sent without an answer. Every change of them is handed to the device. It neither sends nor waits.
 */
export function createEdits(options: {
  base: Stored;
  device: Device;
  clock: Clock;
  /** The edits stand on another stored version now. */
  onRebased: () => void;
  /** The document became this one by a merge; `isAnswered`: the user had a hand in it. */
  onMerged: (document: ResumeDocument, isAnswered: boolean) => void;
}) {
  const { device, clock, onRebased, onMerged } = options;
  let base = options.base;
  let current = base.document;
  /** Sent since `base` and never acknowledged: each may be what is stored. */
  let sent: readonly ResumeDocument[] = [];
  let discarded = false;

  const isDirty = () => current !== base.document;

  function keep(): void {
    device.keep(isDirty() && !discarded ? { document: current, base, sent, at: clock.now() } : null);
  }

  function rebase(on: Stored): void {
    base = on;
    sent = [];
    onRebased();
    keep();
    // At once: a draft that outlives its save could bring back what somebody took out since.
    void device.settle();
  }

  return {
    isDirty,
    base: () => base,
    current: () => current,
    /** What has to be sent; null where the current document says nothing new. */
    part: (): SavePart | null => partOf(current, base),
    /** The server has this version. */
    rebase,
    change(document: ResumeDocument): void {
      current = document;
      keep();
    },
    /** This document is about to be sent. */
    sending(document: ResumeDocument): void {
      if (!sent.includes(document)) sent = [...sent, document].slice(-maxSent);
      keep();
    },
    /** The server answered that it did not store this document. */
    notStored(document: ResumeDocument): void {
      sent = sent.filter((one) => one !== document);
    },
    /** Documents of a former visit that may still be on their way to the server. */
    expect(documents: readonly ResumeDocument[]): void {
      sent = [...documents, ...sent].slice(-maxSent);
    },
    /** Moves the edits onto the stored version; changes nothing where a conflict has no answer. */
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
      // A save under way may still arrive; it must not leave a draft behind that takes it back.
      discarded = true;
      current = base.document;
      keep();
      // At once: who discards and leaves must not be offered it again.
      void device.settle();
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
