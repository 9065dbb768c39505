import { type ChangeState, statesOf, takeChanges, withAnswer } from "#core/assistant/take-changes.ts";
import { appendBullets } from "#core/resume/rich-text/edit-text.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Item } from "#core/resume/schema.ts";
import { suggestionMark } from "#core/resume/unfinished.ts";
import type { EditorStore } from "../state/editor-store.ts";
import { itemsOf } from "../state/use-section.ts";
import { updateProposal } from "./ask.ts";
import type { AssistantProposal } from "./assistant-store.ts";

/** What a change is to the person: proposed, in the text, not wanted, or no longer possible. */
export type Standing = ChangeState | "refused";

/** Returns how each change stands in the entries as they are now. */
export function standingOf(proposal: AssistantProposal, items: readonly Item[]): Map<string, Standing> {
  const all = new Map<string, Standing>();
  for (const { itemId, proposed } of proposal.entries) {
    const html = items.find(({ id }) => id === itemId)?.description;
    const added = new Set(proposed.additions.map(({ id }) => id));
    for (const [id, state] of statesOf(proposed, html ?? "")) {
      // What was taken and typed over is the person's own by now; what was undone can be taken again.
      const before = proposal.taken.get(id);
      const isChanged = before !== undefined && richTextToPlain(html ?? "") !== richTextToPlain(before);
      const isOwn = isChanged && (state === "stale" || (state === "open" && added.has(id)));
      const now = html === undefined ? "stale" : isOwn ? "taken" : state;
      all.set(id, now !== "taken" && proposal.refused.has(id) ? "refused" : now);
    }
  }
  return all;
}

/**
 * Takes changes as one step of undo. Lines that are taken with others keep the mark of a suggestion, because nobody has
 * read each of them. Returns how many were taken; those whose line has changed are not.
 */
export function take(
  editor: EditorStore,
  sectionId: string,
  proposal: AssistantProposal,
  ids: readonly string[],
): number {
  const items = itemsOf(editor.getState(), sectionId);
  const mark = ids.length > 1 ? suggestionMark : "";
  const done = new Map<string, string>();
  const texts = proposal.entries.flatMap(({ itemId, proposed }) => {
    const before = items.find(({ id }) => id === itemId)?.description;
    if (before === undefined) return [];
    const { html, taken } = takeChanges(proposed, before, new Set(ids), mark);
    for (const id of taken) done.set(id, before);
    return taken.length === 0 ? [] : [{ itemId, description: html }];
  });
  if (!write(editor, sectionId, texts)) return 0;
  updateProposal(({ taken }) => ({ taken: new Map([...taken, ...done]) }));
  return done.size;
}

/** Puts an answer at the end of its line, or in a line of its own. Returns false where its line is there no more. */
export function putAnswer(
  editor: EditorStore,
  sectionId: string,
  { itemId, line, answer }: { itemId: string; line: string | undefined; answer: string },
): boolean {
  const before = itemsOf(editor.getState(), sectionId).find(({ id }) => id === itemId)?.description ?? "";
  const description = line === undefined ? appendBullets(before, [answer]) : withAnswer(before, line, answer);
  return description !== null && write(editor, sectionId, [{ itemId, description }]);
}

function write(
  editor: EditorStore,
  sectionId: string,
  texts: readonly { itemId: string; description: string }[],
): boolean {
  const { edit } = editor.getState().actions;
  const [first] = texts;
  if (!first) return false;
  if (texts.length > 1) return edit({ type: "section.describe", sectionId, texts });
  const { itemId, description: value } = first;
  return edit({ type: "item.set", sectionId, itemId, field: "description", value, isOwnStep: true });
}
