import { operationLimits } from "#core/operation-limits.ts";
import { isDatabaseDown } from "#server/db/errors.ts";

/** The answers that are kept take a few hundred bytes each. */
const mostAnswers = 2_000;

/**
 * Gives what a look-up last found while the database is down, for as long as `operationLimits.outage.kept` says, and
 * fails as the look-up does after that. What the look-up no longer finds is forgotten at once.
 */
export function keepAnswers<Value>(
  find: (key: string) => Promise<Value | null>,
  now: () => number,
): (key: string) => Promise<Value | null> {
  const kept = new Map<string, { value: Value; at: number }>();
  return async (key) => {
    try {
      const value = await find(key);
      kept.delete(key);
      if (value !== null) kept.set(key, { value, at: now() });
      const [oldest] = kept.keys();
      if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest);
      return value;
    } catch (error) {
      const last = kept.get(key);
      if (!last || !isDatabaseDown(error) || now() - last.at > operationLimits.outage.kept) throw error;
      return last.value;
    }
  };
}
