import type { BotCheck } from "./port.ts";

/** Accepts every token. Allowed outside production only (`config.ts`). */
export function createNoBotCheck(): BotCheck {
  return { kind: "off", verify: async () => true };
}
