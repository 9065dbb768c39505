import { jsonrepair } from "jsonrepair";
import { z } from "zod";
import type { Change, Proposal } from "#core/assistant/changes.ts";
import { isInLanguage, ungrounded, withBlanks } from "#core/assistant/grounding.ts";
import { createHiddenFacts } from "#core/assistant/hidden-facts.ts";
import { readAnswer, salvaged } from "#core/assistant/json-output.ts";
import type { WriteTask } from "#core/assistant/task.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import type { Personal } from "./polishing.ts";
import { askForJson, type WorkContext, type WorkDone } from "./work.ts";

/** `given`: what the person said besides the task, such as the employer of the entry. */
export type WriteInput = { task: WriteTask; path: string; personal: Personal; given: readonly string[] };

const answer = z.object({ lines: salvaged(z.string().min(8).max(400), 8) });

/** Asks for new lines. Each is a suggestion: its figures are blanks, and what nobody gave is named with it. */
export async function writeWork(context: WorkContext, { task, path, personal, given }: WriteInput): Promise<WorkDone> {
  const hidden = context.engine.isBuiltIn ? null : createHiddenFacts(personal);
  const asked = hidden
    ? { ...task, title: hidden.hide(task.title), hint: hidden.hide(task.hint), existing: hidden.hide(task.existing) }
    : task;
  const { value, used } = await askForJson(context, asked, (text) => {
    const read = readAnswer(text, answer, jsonrepair);
    return "value" in read && read.value.lines.length === 0 ? { problem: "lines: there are none" } : read;
  });
  if (value === null) return { ending: "invalid", used, error: "aiAnswerInvalid" };
  const sources = [task.title, task.hint, task.existing, ...given];
  const said = new Set(task.existing.split("\n").map(plain));
  const changes: Change[] = [];
  for (const line of value.lines) {
    const restored = hidden ? hidden.restore(line) : line;
    if (restored === null || /<\/?[a-z!]/i.test(restored)) continue;
    const clean = cleanText(restored, restored.length)
      .replace(/^[\s•·*-]+/, "")
      .trim();
    const after = withBlanks(clean, sources);
    if (after === "" || said.has(plain(after)) || !isInLanguage(after, task.lang)) continue;
    said.add(plain(after));
    const flags = ungrounded(after, sources);
    // An address or a contact that nobody gave has no place in a suggestion.
    if (flags.includes("contact")) continue;
    const id = `c${changes.length + 1}`;
    changes.push({ id, path, before: "", after, reason: "", isSafe: false, isSuggestion: true, flags });
  }
  if (changes.length === 0) return { ending: "invalid", used, error: "aiAnswerInvalid" };
  return {
    ending: "done",
    used,
    complete: async (_tx, _user, tokens): Promise<Proposal> => ({ changes, questions: [], tokens }),
  };
}

const plain = (line: string) => line.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
