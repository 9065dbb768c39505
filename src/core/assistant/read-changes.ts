import { z } from "zod";
import { cleanText } from "../resume/plain-text.ts";
import { type Change, type Question, questionAreas } from "./changes.ts";
import { isSameScript, ungrounded } from "./grounding.ts";
import type { HiddenFacts } from "./hidden-facts.ts";
import { salvaged } from "./json-output.ts";
import type { Passage } from "./task.ts";

/** How many changes one answer may propose, and how many questions it may ask. */
const most = { changes: 60, questions: 6 };

const optional = (max: number) => z.string().max(max).optional().catch(undefined);
const sentChange = z.object({
  path: z.string().max(300),
  before: z.string().max(4_000),
  after: z.string().max(6_000),
  reason: z.string().max(400).catch(""),
  rule: optional(60),
  isSafe: z.boolean().optional().catch(undefined),
  isSuggestion: z.boolean().optional().catch(undefined),
});
const sentQuestion = z.object({
  area: z.enum(questionAreas),
  ask: z.string().min(3).max(300),
  path: optional(300),
  line: optional(4_000),
});

/** What an engine sends in answer to a polish task. Single bad items are dropped, unknown keys too. */
export const proposalAnswer = z.object({
  changes: salvaged(sentChange, most.changes),
  questions: salvaged(sentQuestion, most.questions).optional().default([]),
});
type ProposalAnswer = z.output<typeof proposalAnswer>;

type Given = {
  /** The texts that may be changed, as the person wrote them. Nothing else may. */
  passages: readonly Passage[];
  /** What else the person gave and a change may therefore say. */
  alsoGiven: readonly string[];
  hidden: HiddenFacts | null;
  /** The built-in engine says itself what is only form; of a model's changes that is found out here. */
  trustsIsSafe: boolean;
};

/**
 * Returns the changes that may be shown. A change is dropped that is not about a passage which was sent, whose old words
 * do not stand there exactly or stand there in another change already, that reaches over a line, holds markup, answers in
 * another script, is far longer than what it replaces, or removes one of the hidden facts.
 */
export function changesOf(answer: ProposalAnswer, given: Given): Change[] {
  const taken = new Map<string, [number, number][]>();
  const changes: Change[] = [];
  for (const sent of answer.changes) {
    const passage = given.passages.find(({ path }) => path === sent.path);
    if (!passage) continue;
    const before = given.hidden ? given.hidden.restore(sent.before) : sent.before;
    const restored = given.hidden ? given.hidden.restore(sent.after) : sent.after;
    if (before === null || restored === null || !keepsMarks(sent.before, sent.after)) continue;
    const after = cleanText(restored, restored.length, "single");
    if (!isFit(passage.text, before, after)) continue;
    const places = taken.get(sent.path) ?? [];
    const place = placeOf(passage.text, before, places);
    if (!place) continue;
    taken.set(sent.path, [...places, place]);
    const flags = ungrounded(after, [...given.passages.map(({ text }) => text), ...given.alsoGiven]);
    const isForm = given.trustsIsSafe ? sent.isSafe === true : lettersOf(before) === lettersOf(after);
    changes.push({
      id: `c${changes.length + 1}`,
      path: sent.path,
      before,
      after,
      reason: reasonOf(sent.reason),
      ...(sent.rule ? { rule: sent.rule } : {}),
      isSafe: isForm && flags.length === 0,
      isSuggestion: sent.isSuggestion === true,
      flags,
    });
  }
  return changes;
}

/** Returns the questions, with ids. The line that one is about must stand in a passage that was sent. */
export function questionsOf(
  answer: ProposalAnswer,
  { passages, hidden }: Pick<Given, "passages" | "hidden">,
): Question[] {
  return answer.questions.flatMap(({ area, ask, path, line = "" }, index) => {
    const text = reasonOf(ask);
    if (text === "") return [];
    const words = bare(hidden?.restore(line) ?? line);
    const isThere = words !== "" && passages.some((one) => one.path === path && linesOf(one.text).includes(words));
    return [{ id: `q${index + 1}`, area, ask: text, ...(isThere && path ? { path, line: words } : {}) }];
  });
}

const bare = (line: string) => line.replace(/^[\s•·*◇-]+/u, "").trim();
const linesOf = (text: string) => text.split("\n").map(bare);

/** A sentence of the engine, which is shown as text beside a change: one line, without markup and addresses. */
function reasonOf(text: string): string {
  const line = cleanText(text, 300, "single").trim();
  return /<[a-z/!]|https?:|www\./i.test(line) ? "" : line;
}

function isFit(whole: string, before: string, after: string): boolean {
  if (before === "" || before === after || before.includes("\n")) return false;
  if (after.trim() === "" && before.trim() === whole.trim()) return false;
  if (after.length > 2 * before.length + 200) return false;
  if (/<\/?[a-z!]/i.test(after) && !/<\/?[a-z!]/i.test(before)) return false;
  return isSameScript(before, after);
}

const keepsMarks = (before: string, after: string) =>
  (before.match(/⟦P\d+⟧/g) ?? []).every((mark) => after.includes(mark));

/** Returns where the old words stand, apart from what other changes take; null where they do not. */
function placeOf(text: string, before: string, taken: readonly [number, number][]): [number, number] | null {
  for (let start = text.indexOf(before); start >= 0; start = text.indexOf(before, start + 1)) {
    const end = start + before.length;
    if (taken.every(([from, to]) => end <= from || start >= to)) return [start, end];
  }
  return null;
}

/** Letters and digits without their case: what is left when only the form differs. */
const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
