import type { ErrorName } from "./errors.ts";
import { limits } from "./limits.ts";

/**
 * Who may do what (specification section 6). Decides rights only; who somebody is, is the session's business, and what
 * a save silently drops is `resume/save.ts`.
 */
export type MembershipMode = "plans" | "open";

/** What the store knows of a person's membership. `valiTo` is its end in milliseconds since 1970. */
export type MemberFacts = { role: "user" | "admin"; isVip: boolean; valiTo: number | null };

export type Membership = {
  level: "regular" | "premium" | "lifetime";
  /** Premium right now, for whatever reason. */
  isValid: boolean;
  /** Paid for a lifetime. */
  isVip: boolean;
};

/**
 * A person's membership at `now` (ms). Lifetime never ends, an admin is premium everywhere, and with `open` (who hosts
 * for themselves) everybody is. The end itself is not premium any more.
 */
export function membershipOf(facts: MemberFacts, now: number, mode: MembershipMode): Membership {
  if (facts.isVip) return { level: "lifetime", isValid: true, isVip: true };
  const paid = facts.valiTo !== null && now < facts.valiTo;
  const isValid = paid || facts.role === "admin" || mode === "open";
  return { level: isValid ? "premium" : "regular", isValid, isVip: false };
}

/** Who asks; null is a stranger. `isValid` comes from `membershipOf`. */
export type Actor = { id: string; role: "user" | "admin"; isValid: boolean } | null;

/** Every right and what must be known to decide it. */
export type Rights = {
  /** `count`: resumes one has already. */
  createResume: { count: number };
  useTemplate: { isPro: boolean };
  download: { ownerId: string };
  customUrl: { ownerId: string };
  privacySettings: { ownerId: string };
  readResume: { ownerId: string };
  editResume: { ownerId: string };
  listAllOrders: Record<never, never>;
};
export type Right = keyof Rights;

type Known = NonNullable<Actor>;
const premium = (actor: Known): ErrorName | null => (actor.isValid ? null : "premiumOnly");
/** What belongs to somebody else does not exist for others: existence is not revealed. */
const own = (actor: Known, ownerId: string): ErrorName | null => (actor.id === ownerId ? null : "notFound");

const rules: { [R in Right]: (actor: Known, context: Rights[R]) => ErrorName | null } = {
  createResume: (actor, { count }) => (actor.isValid || count < limits.regular.resumes ? null : "resumeLimit"),
  useTemplate: (actor, { isPro }) => (actor.isValid || !isPro ? null : "templateLocked"),
  download: (actor, { ownerId }) => own(actor, ownerId) ?? premium(actor),
  customUrl: (actor, { ownerId }) => own(actor, ownerId) ?? premium(actor),
  privacySettings: (actor, { ownerId }) => own(actor, ownerId) ?? premium(actor),
  readResume: (actor, { ownerId }) => (actor.role === "admin" ? null : own(actor, ownerId)),
  editResume: (actor, { ownerId }) => own(actor, ownerId),
  listAllOrders: (actor) => (actor.role === "admin" ? null : "forbidden"),
};

/** The error a caller gets who lacks the right, or null who has it. A stranger has none of these. */
export function refusalOf<R extends Right>(actor: Actor, right: R, context: Rights[R]): ErrorName | null {
  return actor === null ? "noPermission" : rules[right](actor, context);
}

export function may<R extends Right>(actor: Actor, right: R, context: Rights[R]): boolean {
  return refusalOf(actor, right, context) === null;
}
