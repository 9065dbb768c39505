import type { Ending } from "#core/assistant/costs.ts";
import type { AiTask } from "#core/assistant/task.ts";
import type { ErrorName } from "#core/errors.ts";
import { type AiEngine, AiFailure, type Usage } from "#server/adapters/ai/port.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";

/**
 * What a kind of job does between its begin and its end. It talks to an engine and to nobody else: it opens no
 * transaction, and what it wants to store it says in `complete`, which is called in the transaction that ends the job. The
 * photo of a file alone is stored before: it is an upload of its owner, which stays whatever becomes of the job.
 */
export type Work<Input> = (context: WorkContext, input: Input) => Promise<WorkDone>;

export type WorkContext = {
  deps: Deps;
  engine: AiEngine;
  /** Aborted when the job must not go on. */
  signal: AbortSignal;
  /** Shows a chunk to the readers, and keeps it for those who come later. */
  say(text: string): void;
};

export type WorkDone =
  | {
      ending: Extract<Ending, "done">;
      used: number;
      /** Stores the result, and returns the data of the last event. `taken` is what the job cost. */
      complete(tx: Transaction, user: CurrentUser, taken: number): Promise<unknown>;
      /** The resume that `complete` adds, so that its cover is drawn. */
      resumeOf?(data: unknown): string;
    }
  | { ending: Extract<Ending, "invalid">; used: number; error: ErrorName };

/** Tokens of an engine's answer, prompt included. */
export const sumOf = ({ prompt, output }: Usage) => prompt + output;

/** Asks the engine and returns all that it said. */
export async function askWhole(
  { engine, signal }: Pick<WorkContext, "engine" | "signal">,
  task: AiTask,
  complaint?: { answer: string; problem: string },
): Promise<{ text: string; usage: Usage }> {
  let text = "";
  for await (const event of engine.run(task, { signal, ...(complaint ? { complaint } : {}) })) {
    if (event.type === "text") text += event.text;
    if (event.type === "finish") return { text, usage: event.usage };
  }
  throw new AiFailure("incomplete", { partial: text });
}

/**
 * Asks for JSON, and once more where `read` finds the answer unusable. Returns null as the value where it is so again.
 * The built-in engine would say the same again and is asked once.
 */
export async function askForJson<Value>(
  context: Pick<WorkContext, "engine" | "signal">,
  task: AiTask,
  read: (text: string) => { value: Value } | { problem: string },
): Promise<{ value: Value | null; used: number }> {
  const first = await askWhole(context, task);
  const once = read(first.text);
  if ("value" in once) return { value: once.value, used: sumOf(first.usage) };
  if (context.engine.isBuiltIn) return { value: null, used: sumOf(first.usage) };
  const second = await askWhole(context, task, { answer: first.text.slice(0, 8_000), problem: once.problem });
  const twice = read(second.text);
  return { value: "value" in twice ? twice.value : null, used: sumOf(first.usage) + sumOf(second.usage) };
}
