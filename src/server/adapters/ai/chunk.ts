import { z } from "zod";
import { parseJson } from "../ask.ts";
import { AiFailure, type FailureKind } from "./port.ts";

/** What one event of a chat completion says. */
export type ChatChunk = {
  text: string;
  isReasoning: boolean;
  /** Why the answer ended; null while it goes on. */
  ending: string | null;
  usage: { prompt: number; output: number } | null;
  /** The provider reported a failure inside the stream. */
  failure: FailureKind | null;
};

const count = z.number().int().min(0).max(10_000_000);
const optionalText = z.string().nullish();
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: optionalText, reasoning_content: optionalText, reasoning: optionalText }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
  error: z.unknown().optional(),
});

/** Reads the data of one event. Throws AiFailure `protocol` where it is none. */
export function readChunk(data: string): ChatChunk {
  const read = chunkSchema.safeParse(parseJson(data));
  if (!read.success) throw new AiFailure("protocol");
  const { choices, usage, error } = read.data;
  const failure = error === undefined || error === null ? null : kindOfError(JSON.stringify(error));
  if (!failure && !choices && !usage) throw new AiFailure("protocol");
  const first = choices?.[0];
  return {
    text: first?.delta?.content ?? "",
    isReasoning: Boolean(first?.delta?.reasoning_content || first?.delta?.reasoning),
    ending: first?.finish_reason ?? null,
    usage: usage ? { prompt: usage.prompt_tokens, output: usage.completion_tokens } : null,
    failure,
  };
}

function kindOfError(said: string): FailureKind {
  if (/rate.?limit/i.test(said)) return "rate_limited";
  if (/overload|capacity|busy/i.test(said)) return "overloaded";
  return "upstream";
}
