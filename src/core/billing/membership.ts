import type { MemberFacts } from "../permissions.ts";
import { addMonths } from "../time.ts";

/** How long a plan lasts, and what the grants of a user add up to (specification section 4). */
export const planNames = ["monthly", "quarterly", "yearly", "lifetime"] as const;
export type PlanName = (typeof planNames)[number];

/** The length of each plan in months; null never ends. */
export const planMonths: Record<PlanName, number | null> = { monthly: 1, quarterly: 3, yearly: 12, lifetime: null };

/** How long a grant lasts: calendar months, up to a moment (ms since 1970), or for life. */
export type GrantLength = { months: number } | { until: number } | "lifetime";

/**
 * One row of a user's grants, which only grow. `take` takes the grant `of` back, for a refund or while a payment is
 * disputed, and `restore` gives it back.
 */
export type GrantRow =
  | { effect: "add"; id: string; at: number; length: GrantLength }
  | { effect: "take" | "restore"; of: string };

/** Returns the length that a plan grants. */
export function lengthOf(plan: PlanName): GrantLength {
  const months = planMonths[plan];
  return months === null ? "lifetime" : { months };
}

/**
 * Returns the membership that a user's grants add up to, in the order in which they were recorded. Months are added to
 * the end that the earlier ones have reached while that is in the future of the grant, otherwise to the moment of the
 * grant. What was taken back counts as if it had never been there, so that the later ones move up. A lifetime stays one,
 * whatever is added; `valiTo` is the end of the others.
 */
export function foldGrants(rows: readonly GrantRow[]): Pick<MemberFacts, "isVip" | "valiTo"> {
  const taken = new Set<string>();
  for (const row of rows) {
    if (row.effect === "take") taken.add(row.of);
    else if (row.effect === "restore") taken.delete(row.of);
  }
  let isVip = false;
  let valiTo: number | null = null;
  for (const row of rows) {
    if (row.effect !== "add" || taken.has(row.id)) continue;
    const { length, at } = row;
    if (length === "lifetime") isVip = true;
    else if ("until" in length) valiTo = Math.max(valiTo ?? length.until, length.until);
    else valiTo = addMonths(Math.max(valiTo ?? at, at), length.months);
  }
  return { isVip, valiTo };
}
