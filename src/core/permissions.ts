import type { ErrorName } from "./errors.ts";
import { limits } from "./limits.ts";

/**
 * Who may do what (specification section 6). This file guards what a membership unlocks, and what a principal may do to
 * a resume or an account that a request names. The server asks it through `authorize` and `refusalFor`
 * (server/operations/authorize.ts), mostly before a handler runs, because the call declares the right; tests check that
 * every right here is declared by a call and is actually asked for.
 *
 * It deliberately does not guard:
 * - whether a user must be signed in or an admin: the call's `who` decides that;
 * - what an API token may reach: the call's `scope` decides that;
 * - lists and rows that are only ever looked up under the user's own id (sessions, records, files, the list of
 *   resumes): the SQL statement that looks them up restricts them;
 * - whether a resume is visible to everybody: `isPublic` and the examples decide that;
 * - which settings a save silently drops: `resume/save.ts` decides that, given the answer of `privacySettings`.
 */
export type MembershipMode = "plans" | "open";

/** What the store knows about a user's membership. `valiTo` is its end in milliseconds since 1970. */
export type MemberFacts = { role: "user" | "admin"; isVip: boolean; valiTo: number | null };

export type Membership = {
  level: "regular" | "premium" | "lifetime";
  /** Premium right now, for whatever reason. */
  isValid: boolean;
  /** True where a lifetime was paid for. */
  isVip: boolean;
};

/**
 * Returns a user's membership at `now` (ms). A lifetime never ends, an admin is premium everywhere, and in the mode
 * `open` (for self-hosting) every user is premium. At the very moment of `valiTo` the membership is already over.
 */
export function membershipOf(facts: MemberFacts, now: number, mode: MembershipMode): Membership {
  if (facts.isVip) return { level: "lifetime", isValid: true, isVip: true };
  const paid = facts.valiTo !== null && now < facts.valiTo;
  const isValid = paid || facts.role === "admin" || mode === "open";
  return { level: isValid ? "premium" : "regular", isValid, isVip: false };
}

/** The user who asks; null where nobody is signed in. `isValid` comes from `membershipOf`. */
export type Actor = { id: string; role: "user" | "admin"; isValid: boolean } | null;

/** Every right, with the facts that are needed to decide it. */
export type Rights = {
  /** `count`: how many resumes the user already has. */
  createResume: { count: number };
  useTemplate: { isPro: boolean };
  download: { ownerId: string };
  customUrl: { ownerId: string };
  privacySettings: { ownerId: string };
  /** `reason`: why an admin reads somebody else's; absent where none was given. */
  readResume: { ownerId: string; reason?: string | undefined };
  editResume: { ownerId: string };
  editAccount: { ownerId: string };
};
export type Right = keyof Rights;
/** The rights to something that has an owner. */
export type OwnedRight = { [R in Right]: Rights[R] extends { ownerId: string } ? R : never }[Right];

type Known = NonNullable<Actor>;
const premium = (actor: Known): ErrorName | null => (actor.isValid ? null : "premiumOnly");
/** Another user's things are reported as not found, so that their existence is not revealed. */
const own = (actor: Known, ownerId: string): ErrorName | null => (actor.id === ownerId ? null : "notFound");

const rules: { [R in Right]: (actor: Known, context: Rights[R]) => ErrorName | null } = {
  createResume: (actor, { count }) => (actor.isValid || count < limits.regular.resumes ? null : "resumeLimit"),
  useTemplate: (actor, { isPro }) => (actor.isValid || !isPro ? null : "templateLocked"),
  download: (actor, { ownerId }) => own(actor, ownerId) ?? premium(actor),
  customUrl: (actor, { ownerId }) => own(actor, ownerId) ?? premium(actor),
  privacySettings: (actor, { ownerId }) => own(actor, ownerId) ?? premium(actor),
  readResume(actor, { ownerId, reason }) {
    const refusal = own(actor, ownerId);
    return refusal && actor.role === "admin" ? (reason ? null : "reasonMissing") : refusal;
  },
  editResume: (actor, { ownerId }) => own(actor, ownerId),
  editAccount: (actor, { ownerId }) => own(actor, ownerId),
};

/**
 * Returns the error for a caller who lacks the right, or null for one who has it. An anonymous caller has none of these
 * rights.
 */
export function refusalOf<R extends Right>(actor: Actor, right: R, context: Rights[R]): ErrorName | null {
  return actor === null ? "noPermission" : rules[right](actor, context);
}

/** The owners whose things an actor has a right to: one user, or every user. */
export type Owners = { only: string } | "all";

/**
 * Returns the owners whose things this actor has the right to, for a statement that finds and changes a row at once and
 * therefore cannot ask about the row first; null if the actor has the right to nobody's. An owned right depends on no
 * more than whether the actor is the owner, so asking about the actor and about somebody else decides it.
 */
export function ownersAllowed(actor: Actor, right: OwnedRight): Owners | null {
  if (actor === null) return null;
  if (may(actor, right, { ownerId: `not ${actor.id}` })) return "all";
  return may(actor, right, { ownerId: actor.id }) ? { only: actor.id } : null;
}

export function may<R extends Right>(actor: Actor, right: R, context: Rights[R]): boolean {
  return refusalOf(actor, right, context) === null;
}
