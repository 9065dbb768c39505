import { z } from "zod";

/** The engines, by the names that calls use for them. */
export const engineNames = ["built-in", "deepseek", "openai-compatible"] as const;
export type EngineName = (typeof engineNames)[number];

/** The kinds of work of the assistant that are stored as jobs, reserve tokens and answer with a stream of events. */
export const aiJobKinds = ["draft", "polish", "write", "translate", "parse"] as const;
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

/** A message of a file that is read: a section as it was found, or that a model compares the reading with the file. */
export const readSectionSchema = z.strictObject({
  section: z.string(),
  entries: z.number().int().min(0),
  done: z.number().int().min(0),
  of: z.number().int().min(0),
});
export type ReadSectionEvent = z.infer<typeof readSectionSchema>;

/** What reading a file says at its end. `doubtful`: fields to look at. `corrected`: fields that a model has corrected. */
export const parsedSchema = z.strictObject({
  resumeId: z.string(),
  message: z.string(),
  doubtful: z.number().int().min(0),
  notPlaced: z.number().int().min(0),
  corrected: z.number().int().min(0),
});
