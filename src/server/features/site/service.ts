import type { PageFlag } from "#contract/pages.ts";
import type { Deps } from "#server/deps.ts";

/**
 * Returns which features that have pages of their own this installation has. A flag is on when the feature is mounted,
 * not when it is planned.
 */
export function pageFlagsOf(deps: Pick<Deps, "ai">): Record<PageFlag, boolean> {
  return { ai: deps.ai.length > 0, upload: true };
}
