import { z } from "zod";

/**
 * What a proposed change holds that the person did not give. Such a change is shown with it, and is never among those
 * that are taken together.
 */
export const changeFlags = ["figure", "contact", "name"] as const;
export type ChangeFlag = (typeof changeFlags)[number];

/**
 * One proposed change of a text, bound to the exact old words. `before` is empty where lines are added. `rule` names the
 * rule of the built-in engine. `isSafe`: a matter of form alone, which may be taken without being read.
 */
export const changeSchema = z.strictObject({
  id: z.string(),
  path: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  rule: z.string().optional(),
  isSafe: z.boolean(),
  /** True where the words are the engine's own idea and not a better form of the person's. */
  isSuggestion: z.boolean(),
  flags: z.array(z.enum(changeFlags)),
});
export type Change = z.infer<typeof changeSchema>;

/** What a missing figure could be about. */
export const questionAreas = ["performance", "quality", "team", "business", "delivery"] as const;

/** A question about a fact that only the person knows, such as a figure, and the line that lacks it where one does. */
export const questionSchema = z.strictObject({
  id: z.string(),
  area: z.enum(questionAreas),
  ask: z.string(),
  path: z.string().optional(),
  line: z.string().optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** The data of the last event of `ai_optimize` and `ai_generate`. `tokens` is what it cost. */
export const proposalSchema = z.strictObject({
  changes: z.array(changeSchema),
  questions: z.array(questionSchema),
  tokens: z.number().int().min(0),
});
export type Proposal = z.infer<typeof proposalSchema>;
