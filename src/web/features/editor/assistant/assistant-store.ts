import { create } from "zustand";
import type { Change, Question } from "#core/assistant/changes.ts";
import type { ProposedText } from "#core/assistant/take-changes.ts";
import type { PolishAction } from "#core/assistant/task.ts";

export type AssistantAction = PolishAction | "write";

/** An entry, or a section as a whole. */
export type AssistantPlace = { sectionId: string; itemId?: string | undefined };

/** What the assistant was asked for. `engine` is named where the person chose another than the default. */
export type AssistantRequest = { at: AssistantPlace; action: AssistantAction; hint: string; engine?: string };

/** Why there is no answer. `failed`: the server's sentence; `unsaved`: what was typed has not reached the server. */
export type AssistantFault =
  | { kind: "failed"; message: string; engine: string | null }
  | { kind: "tokens" }
  | { kind: "unsaved" }
  | { kind: "tooLong" };

/** An entry whose description has changes, as it was when they were proposed. */
export type ProposedEntry = { itemId: string; proposed: ProposedText };

export type AssistantProposal = {
  entries: readonly ProposedEntry[];
  changes: readonly Change[];
  questions: readonly Question[];
  tokens: number;
  engine: string;
  /** The changes that the person does not want. */
  refused: ReadonlySet<string>;
  /** The changes that were taken, and the rich text of their entry before that. */
  taken: ReadonlyMap<string, string>;
  /** The questions that were answered or put aside. */
  settled: ReadonlySet<string>;
};

type Asked = { request: AssistantRequest };
export type AssistantState =
  | { phase: "idle" }
  | (Asked & { phase: "hint" })
  /** `place` in the queue of the provider, from 1. */
  | (Asked & { phase: "working"; engine: string | null; place: number | null })
  | (Asked & { phase: "failed"; fault: AssistantFault })
  | (Asked & { phase: "proposed"; proposal: AssistantProposal });

/** The assistant does one thing at a time in an editor; its panel is shown at the place that it was asked for. */
export const useAssistant = create<AssistantState>(() => ({ phase: "idle" }));

export const setAssistant = (state: AssistantState): void => useAssistant.setState(state, true);

/** Returns whether the panel is at this place. */
export function isAt(state: AssistantState, { sectionId, itemId }: AssistantPlace): boolean {
  return state.phase !== "idle" && state.request.at.sectionId === sectionId && state.request.at.itemId === itemId;
}
