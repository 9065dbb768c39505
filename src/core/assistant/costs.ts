import { limits } from "../limits.ts";
import type { AiTask } from "./task.ts";

/**
 * What the assistant costs, in tokens. A model's own count is the price; where a model did not count, an estimate. Before
 * a job begins, the most that it can cost is reserved; at its end what it did cost is taken of that.
 */

/** Returns the most tokens that a model may write for the task. `input` is the count of the person's text in it. */
export function mostOutput(task: AiTask, input: number): number {
  const most = limits.assistant.output;
  switch (task.kind) {
    case "title":
      return most.title;
    case "draft":
      return most.draft;
    case "polish":
      return Math.min(2 * input + 200, most.polish * Math.max(1, task.passages.length));
    case "write":
      return most.write;
    case "translate":
      return 2 * input + 200;
    case "parse":
      return most.parse;
  }
}

/** Returns the tokens to reserve for a task whose prompt has `prompt` tokens and whose answer at most `output`. */
export function tokensToReserve(task: AiTask, prompt: number, output: number): number {
  return task.kind === "draft" ? Math.max(limits.assistant.reserveForDraft, prompt + output) : prompt + output;
}

/** How a job ended, as far as its price depends on that. */
export type Ending =
  /** It was done. */
  | "done"
  /** A model answered, and its answer could not be used. */
  | "invalid"
  /** The provider failed, the job was aborted, or the built-in engine had nothing to say. */
  | "failed";

/**
 * Returns what is taken of the reserved tokens: what was used, never more than was reserved; of an answer that could not
 * be used at most `limits.assistant.failedQuery`; of a failure nothing.
 */
export function tokensToTake(ending: Ending, used: number, reserved: number): number {
  if (ending === "failed") return 0;
  const most = ending === "done" ? reserved : Math.min(reserved, limits.assistant.failedQuery);
  return Math.max(0, Math.min(Math.ceil(used), most));
}
