import { jsonrepair } from "jsonrepair";
import type { Proposal } from "#core/assistant/changes.ts";
import { createHiddenFacts } from "#core/assistant/hidden-facts.ts";
import { readAnswer } from "#core/assistant/json-output.ts";
import { changesOf, proposalAnswer, questionsOf } from "#core/assistant/read-changes.ts";
import type { PolishTask } from "#core/assistant/task.ts";
import type { BasicInfo } from "#core/resume/schema.ts";
import { askForJson, type WorkContext, type WorkDone } from "./work.ts";

/** The person's facts that a model must not see, as far as a description may repeat them. */
export type Personal = Pick<BasicInfo, "name" | "cellphone" | "email" | "birth" | "wechat">;

export type PolishInput = { task: PolishTask; personal: Personal };

/** Asks for better words, and keeps of the answer what may be proposed. Nothing is changed here. */
export async function polishWork(context: WorkContext, { task, personal }: PolishInput): Promise<WorkDone> {
  // Nothing leaves the server with the built-in engine, and its rules must see the words as they are.
  const hidden = context.engine.isBuiltIn ? null : createHiddenFacts(personal);
  const asked = hidden
    ? {
        ...task,
        title: hidden.hide(task.title),
        instruction: hidden.hide(task.instruction),
        passages: task.passages.map(({ path, text }) => ({ path, text: hidden.hide(text) })),
      }
    : task;
  const { value, used } = await askForJson(context, asked, (text) => readAnswer(text, proposalAnswer, jsonrepair));
  if (value === null) return { ending: "invalid", used, error: "aiAnswerInvalid" };
  const changes = changesOf(value, {
    passages: task.passages,
    alsoGiven: [task.title, task.instruction],
    hidden,
    trustsIsSafe: context.engine.isBuiltIn,
  });
  const questions = questionsOf(value, { passages: task.passages, hidden });
  return {
    ending: "done",
    used,
    complete: async (_tx, _user, tokens): Promise<Proposal> => ({ changes, questions, tokens }),
  };
}
