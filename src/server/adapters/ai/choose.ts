import { existsSync } from "node:fs";
import path from "node:path";
import type { Knowledge } from "#core/assistant/knowledge.ts";
import type { Config } from "#server/config/config.ts";
import { projectRoot } from "#server/root.ts";
import { createDeepseek } from "./deepseek.ts";
import { createEmbeddedAi } from "./embedded.ts";
import { loadKnowledge } from "./knowledge-files.ts";
import { createOpenAiCompatible } from "./openai-compatible.ts";
import type { AiEngine } from "./port.ts";

/** Returns what reads the built-in engine's knowledge, once: the installation's own, or ours where it has none. */
export function knowledgeOf({ contentDir }: Pick<Config, "contentDir">): () => Promise<Knowledge> {
  const own = path.join(contentDir, "assistant");
  const folder = existsSync(own) ? own : path.join(projectRoot, "content", "assistant");
  let reading: Promise<Knowledge> | undefined;
  return () => {
    reading ??= loadKnowledge(folder);
    return reading;
  };
}

/** Returns the engines that the configuration names, the default first; none where the assistant is off. */
export function chooseAi({ ai }: Config, now: () => number, knowledge: () => Promise<Knowledge>): AiEngine[] {
  if (ai.kind === "off") return [];
  return [
    ...(ai.deepseek ? [createDeepseek(ai.deepseek)] : []),
    ...(ai.compatible ? [createOpenAiCompatible(ai.compatible)] : []),
    createEmbeddedAi({ knowledge, now }),
  ];
}
