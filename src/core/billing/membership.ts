import type { MemberFacts } from "../permissions.ts";
import { addMonths } from "../time.ts";

/** How long a plan lasts and what buying one does to a membership (specification section 4). */
export const planNames = ["monthly", "quarterly", "yearly", "lifetime"] as const;
export type PlanName = (typeof planNames)[number];

/** The length of each plan in months; null never ends. */
const planMonths: Record<PlanName, number | null> = { monthly: 1, quarterly: 3, yearly: 12, lifetime: null };

/**
 * Returns the membership after a plan was paid at `now` (ms): it is extended from its end while that is in the future,
 * otherwise from now. A lifetime membership stays one, whatever is bought.
 */
export function extendMembership(
  facts: Pick<MemberFacts, "isVip" | "valiTo">,
  plan: PlanName,
  now: number,
): Pick<MemberFacts, "isVip" | "valiTo"> {
  const months = planMonths[plan];
  if (months === null || facts.isVip) return { isVip: true, valiTo: facts.valiTo };
  const from = facts.valiTo !== null && facts.valiTo > now ? facts.valiTo : now;
  return { isVip: false, valiTo: addMonths(from, months) };
}
