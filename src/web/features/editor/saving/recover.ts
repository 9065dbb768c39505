import { type Choices, type Conflict, reconcile } from "#core/resume/merge.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { FoundDraft } from "./drafts.ts";

/** The drafts that earlier visits could not save, sorted by what happens to them. */
export type Recovery = {
  /** The stored document with every draft that merges without a conflict. */
  document: ResumeDocument;
  /** Drafts that are now part of `document`. */
  restored: FoundDraft[];
  /** Drafts whose fields were also changed elsewhere since; the user decides. */
  offered: FoundDraft[];
  /** Drafts that contain nothing that is not stored already. */
  spent: FoundDraft[];
};

/**
 * Merges drafts into the stored document.
 *
 * @param drafts of tabs that no longer exist, oldest first
 */
export function recover(drafts: readonly FoundDraft[], stored: ResumeDocument): Recovery {
  const recovery: Recovery = { document: stored, restored: [], offered: [], spent: [] };
  for (const draft of drafts) {
    const { document, conflicts } = mergeDraft(draft, recovery.document);
    if (conflicts.length > 0) recovery.offered.push(draft);
    else if (isSame(document, recovery.document)) recovery.spent.push(draft);
    else {
      recovery.document = document;
      recovery.restored.push(draft);
    }
  }
  return recovery;
}

/** Returns a document with a draft's changes merged into it, and the conflicts. */
export function mergeDraft(
  draft: FoundDraft,
  onto: ResumeDocument,
  choices: Choices = new Map(),
): { document: ResumeDocument; conflicts: Conflict[] } {
  return reconcile({ base: draft.base.document, sent: draft.sent, mine: draft.document, theirs: onto }, choices);
}
