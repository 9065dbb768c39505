import { type Choices, type Conflict, reconcile } from "#core/resume/merge.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { FoundDraft } from "./drafts.ts";

/** What former visits could not save, sorted by what is to become of it. */
export type Recovery = {
  /** The stored document with everything that merges without a question. */
  document: ResumeDocument;
  /** Part of `document` now. */
  restored: FoundDraft[];
  /** Somebody else changed the same fields since: the user decides. */
  offered: FoundDraft[];
  /** Nothing in them that is not stored already. */
  spent: FoundDraft[];
};

/** @param drafts of tabs that are no more, oldest first */
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

/** A draft's changes on top of a document. */
export function mergeDraft(
  draft: FoundDraft,
  onto: ResumeDocument,
  choices: Choices = new Map(),
): { document: ResumeDocument; conflicts: Conflict[] } {
  return reconcile({ base: draft.base.document, sent: draft.sent, mine: draft.document, theirs: onto }, choices);
}
