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

/** Characters of one token, about: of words with letters, and of Chinese, Japanese and Korean. */
const perToken = { letters: 4, cjk: 1.4 };
/** What a request costs besides its texts: the rules before them and the marks around them. */
const perRequest = 250;
/** Characters that one request of a translation holds. */
const requestLength = 2_500;

/** Returns about how many tokens the translation of these texts costs, to be told before it is begun. */
export function estimateTranslation(texts: readonly string[]): number {
  const whole = texts.join("\n");
  const cjk = whole.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const words = cjk / perToken.cjk + (whole.length - cjk) / perToken.letters;
  const requests = Math.max(1, Math.ceil(whole.length / requestLength));
  return Math.ceil((2.2 * words + perRequest * requests) / 100) * 100;
}
