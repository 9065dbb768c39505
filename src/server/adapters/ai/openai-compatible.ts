import { type ChatTimes, createChat } from "./chat.ts";
import type { AiEngine } from "./port.ts";

export type OpenAiCompatibleOptions = {
  baseUrl: string;
  /** Null for servers that want none, as those on one's own machine do. */
  apiKey: string | null;
  model: string;
  times?: Partial<ChatTimes>;
};

/** Any server that speaks OpenAI's chat completions, Ollama and vLLM among them. */
export function createOpenAiCompatible(options: OpenAiCompatibleOptions): AiEngine {
  return { name: "openai-compatible", model: options.model, isBuiltIn: false, can: () => true, ...createChat(options) };
}
