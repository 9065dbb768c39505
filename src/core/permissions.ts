import type { ErrorName } from "./errors.ts";
import { limits } from "./limits.ts";

/**
 * Who may do what (specification section 6). This file guards what a membership opens, and what somebody may do to a
 * resume or an account that a request names. The server asks it by `authorize` and `refusalFor`
 * (server/operations/authorize.ts), mostly before a handler runs, because the call declares the right; tests hold that
 * every right here is declared by a call and is really asked for.
 *
 * It deliberately does not guard:
 * - whether somebody must be signed in or an admin: the call's `who`;
 * - what an API token may reach: the call's `scope`;
 * - lists and rows that are only ever looked up under the user's own id (sessions, records, files, the list of resumes):
 *   the statement that looks them up;
 * - whether a resume is shown to everybody: `isPublic` and the examples;
 * - which settings a save silently drops: `resume/save.ts`, which is told the answer of `privacySettings`.
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
  editAccount: { ownerId: string };
};
export type Right = keyof Rights;
/** The rights that are about something with an owner. */
export type OwnedRight = { [R in Right]: Rights[R] extends { ownerId: string } ? R : never }[Right];

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
  editAccount: (actor, { ownerId }) => own(actor, ownerId),
};

/** The error a caller gets who lacks the right, or null who has it. A stranger has none of these. */
export function refusalOf<R extends Right>(actor: Actor, right: R, context: Rights[R]): ErrorName | null {
  return actor === null ? "noPermission" : rules[right](actor, context);
}

export function may<R extends Right>(actor: Actor, right: R, context: Rights[R]): boolean {
  return refusalOf(actor, right, context) === null;
}
