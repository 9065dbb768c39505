import { jsonrepair } from "jsonrepair";
import { z } from "zod";
import { readAnswer } from "#core/assistant/json-output.ts";
import { judgeTitle } from "#core/assistant/titles/judge-title.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import type { Deps } from "#server/deps.ts";
import { askWhole } from "./work.ts";

/** Milliseconds that somebody waits for a model's opinion of a title. */
const opinionWithin = 8_000;

/**
 * Returns whether a text is a job title. The grammar decides, for nothing and at once; a model is asked only about what
 * looks like one and is unknown, at the operator's expense. Without a model, or where it fails, such a title is taken:
 * refusing the real job of a person is worse than drafting for an odd one.
 */
export async function isTitle({ ai, log }: Pick<Deps, "ai" | "log">, title: string): Promise<boolean> {
  const { verdict } = judgeTitle(title);
  if (verdict !== "plausible") return verdict === "valid";
  const model = ai.find((engine) => !engine.isBuiltIn);
  if (!model) return true;
  try {
    const context = { engine: model, signal: AbortSignal.timeout(opinionWithin) };
    const { text } = await askWhole(context, { kind: "title", title });
    const read = readAnswer(text, z.object({ isTitle: z.boolean() }), jsonrepair);
    return "problem" in read || read.value.isTitle;
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ failure: error.kind }, "a job title was taken without the model's opinion");
    return true;
  }
}
