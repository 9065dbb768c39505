import { estimateTokenCount } from "tokenx";

/** Returns about how many tokens a model counts in a text, from 1. The real count differs by some percent. */
export function countTokens(text: string): number {
  return Math.max(1, estimateTokenCount(text));
}
