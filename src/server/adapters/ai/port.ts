import type { EngineName } from "#core/assistant/events.ts";
import type { AiTask } from "#core/assistant/task.ts";

/**
 * Who writes for the assistant: the built-in engine, or a model behind an HTTP address. All of them take the same tasks
 * and answer with text in the format that the task names; what becomes of that text is decided by the caller, who trusts
 * none of them.
 */
export type AiEngine = {
  readonly name: EngineName;
  /** The model that is asked; for the built-in engine its version. */
  readonly model: string;
  /** True where nothing leaves this server. */
  readonly isBuiltIn: boolean;
  /** Whether it can do a task at all. Models can do every task. */
  can(task: AiTask): boolean;
  /** Returns the tokens of the prompt, and the most that the answer may have. An estimate, never below 1. */
  estimate(task: AiTask): { prompt: number; output: number };
  /**
   * Does the task. The last event of a success is `finish`, and comes once. Throws AiFailure for everything else, also
   * where `signal` is aborted. The request is ended when the caller stops to iterate.
   */
  run(task: AiTask, options: RunOptions): AsyncGenerator<AiEvent, void, void>;
};

export type RunOptions = {
  signal: AbortSignal;
  /** An answer that could not be used, and why: the engine is asked once more. */
  complaint?: { answer: string; problem: string };
};

export type AiEvent =
  | { type: "text"; text: string }
  /** A model thinks. The text of that is thrown away. */
  | { type: "reasoning" }
  | { type: "finish"; usage: Usage };

/** In tokens. `isEstimate`: the engine did not count, or was cut off before it did. */
export type Usage = { prompt: number; output: number; isEstimate: boolean };

export const failureKinds = [
  /** The operator's key is wrong. */
  "auth",
  /** The operator's account at the provider is empty: nothing that the person could pay. */
  "provider_balance",
  "rate_limited",
  "overloaded",
  /** The provider failed, before or while it answered. */
  "upstream",
  "bad_request",
  "bad_model",
  /** No connection, or one that broke. */
  "network",
  /** The answer was cut off at its greatest length, or ended without saying so. */
  "incomplete",
  /** Nothing came for too long. */
  "stalled",
  /** It took longer than any task may. */
  "timeout",
  /** More came than any task needs, or the prompt was too long for the model. */
  "too_long",
  "aborted",
  /** What came does not follow the protocol. */
  "protocol",
  /** The model's filter refused. */
  "refused",
  /** The engine cannot do this task. */
  "unable",
] as const;
export type FailureKind = (typeof failureKinds)[number];

/**
 * An engine failed. The message is made here and quotes nothing that the provider said, because providers repeat keys in
 * what they say. `partial` is the text that came before, `status` the HTTP status where there was one.
 */
export class AiFailure extends Error {
  override name = "AiFailure";
  readonly kind: FailureKind;
  readonly partial: string;
  readonly usage: Usage;
  readonly status: number | undefined;

  constructor(kind: FailureKind, facts: { partial?: string; usage?: Usage; status?: number; cause?: unknown } = {}) {
    super(`The AI engine failed: ${kind}${facts.status ? ` (HTTP ${facts.status})` : ""}`);
    this.kind = kind;
    this.partial = facts.partial ?? "";
    this.usage = facts.usage ?? { prompt: 0, output: 0, isEstimate: true };
    this.status = facts.status;
  }
}
