import { type ChatTimes, createChat } from "./chat.ts";
import type { AiEngine } from "./port.ts";

export type DeepseekOptions = {
  apiKey: string;
  model: string;
  baseUrl: string;
  times?: Partial<ChatTimes>;
};

/** Models of DeepSeek. https://api-docs.deepseek.com */
export function createDeepseek({ apiKey, model, baseUrl, times }: DeepseekOptions): AiEngine {
  // Thinking is on where nothing is said, and is paid for as output.
  const extra = { thinking: { type: "disabled" } };
  return {
    name: "deepseek",
    model,
    isBuiltIn: false,
    can: () => true,
    ...createChat({ apiKey, model, baseUrl, extra, times }),
  };
}
