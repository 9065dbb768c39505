import { useMemo } from "react";
import type { Change, Question } from "#core/assistant/changes.ts";
import { lineNow } from "#core/assistant/take-changes.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { announce } from "../state/announcer.tsx";
import { useEditor, useEditorStore } from "../state/editor-context.tsx";
import { itemsOf } from "../state/use-section.ts";
import { updateProposal } from "./ask.ts";
import type { AssistantProposal } from "./assistant-store.ts";
import { putAnswer, standingOf, take } from "./take.ts";

/** Returns how the changes and questions of a proposal stand in the text as it is now, and what the person can decide. */
export function useDecisions(sectionId: string, proposal: AssistantProposal) {
  const { t } = useTranslation("editorAssistant");
  const editor = useEditorStore();
  const items = useEditor((state) => itemsOf(state, sectionId));
  const standings = useMemo(() => standingOf(proposal, items), [proposal, items]);
  const { changes, entries } = proposal;
  const open = changes.filter(({ id }) => standings.get(id) === "open");
  const entryOf = ({ path }: Question) => entries.find(({ proposed }) => proposed.path === path) ?? entries[0];
  const lineOf = (question: Question) => {
    const entry = entryOf(question);
    const html = items.find(({ id }) => id === entry?.itemId)?.description ?? "";
    return entry && question.line !== undefined ? lineNow(entry.proposed, html, question.line) : undefined;
  };
  const settle = ({ id }: Question) => updateProposal(({ settled }) => ({ settled: new Set([...settled, id]) }));
  return {
    items,
    open,
    standings,
    questions: proposal.questions.filter(({ id }) => !proposal.settled.has(id)),
    hasTaken: changes.some(({ id }) => standings.get(id) === "taken"),
    lineOf,
    settle,
    take(those: readonly Change[]) {
      const ids = those.map(({ id }) => id);
      const count = take(editor, sectionId, proposal, ids);
      announce(count === 0 ? t("change.stale") : t("takenNow", { count, left: open.length - count }));
    },
    refuse(those: readonly Change[]) {
      updateProposal(({ refused }) => ({ refused: new Set([...refused, ...those.map(({ id }) => id)]) }));
      announce(t("keptNow", { count: those.length, left: open.length - those.length }));
    },
    reconsider: ({ id }: Change) =>
      updateProposal(({ refused }) => ({ refused: new Set([...refused].filter((one) => one !== id)) })),
    /** Returns false where the line that the question is about has changed. */
    put(question: Question, answer: string): boolean {
      const itemId = entryOf(question)?.itemId;
      if (itemId === undefined) return false;
      const isPut = putAnswer(editor, sectionId, { itemId, line: lineOf(question), answer });
      if (isPut) settle(question);
      return isPut;
    },
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
