import { z } from "zod";

/** The engines, by the names that calls use for them. */
export const engineNames = ["built-in", "deepseek", "openai-compatible"] as const;
export type EngineName = (typeof engineNames)[number];

/** The kinds of work of the assistant that are stored as jobs, reserve tokens and answer with a stream of events. */
export const aiJobKinds = ["draft", "polish", "write", "translate"] as const;
export type AiJobKind = (typeof aiJobKinds)[number];

/** What a translation says at its end: how many passages it has, and how many of them are translated. */
export const translatedSchema = z.strictObject({
  resumeId: z.string(),
  message: z.string(),
  translated: z.number().int().min(0),
  passages: z.number().int().min(0),
});
export type Translated = z.infer<typeof translatedSchema>;

/** A message of a translation: what of it is done, and of the section at hand how many passages were answered. */
export const translationStepSchema = z.object({
  /** The section's name; empty for what stands above all sections. */
  section: z.string(),
  done: z.number().int().min(0),
  of: z.number().int().min(0),
  translated: z.number().int().min(0),
  passages: z.number().int().min(0),
});
export type TranslationStep = z.infer<typeof translationStepSchema>;
