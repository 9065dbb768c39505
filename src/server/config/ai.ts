import { z } from "zod";
import { ConfigError } from "./error.ts";
import { isLoopback } from "./loopback.ts";

/**
 * The variables of the assistant. The built-in engine is always there and needs none. A model is added by its variables;
 * of two, DeepSeek is the default. `AI=off` hides the assistant as a whole.
 */
const given = z.string().min(1);
const endpoint = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

export const aiVariables = {
  AI: { schema: z.enum(["on", "off"]), fallback: "on", help: "`off`: nothing of the assistant is offered." },
  DEEPSEEK_API_KEY: { schema: given, help: "Models of DeepSeek for the assistant. Absent: the built-in engine alone." },
  DEEPSEEK_MODEL: { schema: given, fallback: "deepseek-flash", help: "Which of them." },
  DEEPSEEK_BASE_URL: { schema: endpoint, fallback: "https://api.deepseek.com", help: "Where they are asked." },
  AI_BASE_URL: {
    schema: endpoint,
    help: "Any other server of OpenAI's chat completions, such as `https://llm.example.com/v1`; set the model too.",
  },
  AI_API_KEY: { schema: given, help: "Its key, where it wants one." },
  AI_MODEL: { schema: given, help: "Its model." },
  AI_ALLOW_LOCAL: {
    schema: z.enum(["true", "false"]),
    fallback: "false",
    help: "`true`: that server may be on this machine, and be asked without TLS, as Ollama and vLLM are.",
  },
} as const;
export type AiValues = { [Name in keyof typeof aiVariables]?: string };

/** Chooses the models. Throws ConfigError for a part of a model's variables, and for one that is asked in the open. */
export function shapeAi(value: AiValues) {
  if (value.AI === "off") return { kind: "off" } as const;
  const deepseek = value.DEEPSEEK_API_KEY
    ? {
        apiKey: value.DEEPSEEK_API_KEY,
        model: value.DEEPSEEK_MODEL as string,
        baseUrl: checked("DEEPSEEK_BASE_URL", value.DEEPSEEK_BASE_URL as string, value),
      }
    : null;
  return { kind: "on", deepseek, compatible: shapeCompatible(value) } as const;
}

function shapeCompatible(value: AiValues) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = value;
  if (!baseUrl && !model && !apiKey) return null;
  if (!baseUrl || !model) {
    throw new ConfigError(`Wrong configuration. ${baseUrl ? "AI_MODEL" : "AI_BASE_URL"}: missing for the model`);
  }
  return { baseUrl: checked("AI_BASE_URL", baseUrl, value), model, apiKey: apiKey ?? null };
}

/** The prompts hold what people wrote about themselves, so they travel encrypted or not at all. */
function checked(name: string, baseUrl: string, { AI_ALLOW_LOCAL }: AiValues): string {
  const { protocol, hostname } = new URL(baseUrl);
  if (AI_ALLOW_LOCAL === "true") return baseUrl;
  if (isLoopback(hostname)) {
    throw new ConfigError(`Wrong configuration. ${name}: it is on this machine; allow that with AI_ALLOW_LOCAL=true`);
  }
  if (protocol !== "https:") {
    throw new ConfigError(`Wrong configuration. ${name}: must begin with https://, or set AI_ALLOW_LOCAL=true`);
  }
  return baseUrl;
}
