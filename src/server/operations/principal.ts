import type { Scope, Who } from "#contract/operation.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Membership, membershipOf } from "#core/permissions.ts";
import type { UserRecord } from "#server/db/schema/accounts.ts";
import type { Deps } from "#server/deps.ts";

/** A user with the current membership. */
export type CurrentUser = UserRecord & Membership;

/** Who makes a request, whichever door it came through. */
export type Principal =
  | { kind: "anonymous" }
  /** A signed-in user, in a browser or with a session's token. */
  | { kind: "session"; user: CurrentUser }
  /** A program with an API token that a user gave it. It may do what `scopes` name and no more. */
  | { kind: "token"; user: CurrentUser; scopes: readonly Scope[]; token: TokenFacts }
  /** Whoever may open the installation's data folder or database: `npm run user`. */
  | { kind: "operator" }
  /** One of the installation's own jobs. */
  | { kind: "system"; job: string };

/** `isDirect`: whether it may change the resumes that are there, and not only create some. */
export type TokenFacts = { id: string; name: string; isDirect: boolean };

export const anonymous: Principal = { kind: "anonymous" };

/** Returns the user behind a principal, or null. */
export function userOf(principal: Principal): CurrentUser | null {
  return principal.kind === "session" || principal.kind === "token" ? principal.user : null;
}

/**
 * Refuses a principal that `who` does not include: noPermission for an anonymous one, forbidden for all others, and
 * notFound where the operation is the desk's.
 */
export function admit(who: Who, principal: Principal): void {
  const user = userOf(principal);
  if (who === "public") return;
  if (who === "internal") {
    if (principal.kind !== "operator" && principal.kind !== "system") throw new AppError("forbidden");
    return;
  }
  if (who === "desk" && user?.role !== "admin") throw new AppError("notFound");
  if (!user) throw new AppError("noPermission");
  if (who === "admin" && user.role !== "admin") throw new AppError("forbidden");
}

/** Refuses a token whose user did not let it change the resumes that are there: tokenScope. */
export function requireDirect(principal: Principal): void {
  if (principal.kind === "token" && !principal.token.isDirect) throw new AppError("tokenScope");
}

/**
 * Refuses a token that was not granted `scope`: tokenScope, and tokenClosed where no grant would help. A public operation
 * needs no grant; one without a scope accepts no token.
 */
export function requireScope(scope: Scope | null, principal: Principal): void {
  if (principal.kind !== "token" || scope === "public") return;
  if (scope === null) throw new AppError("tokenClosed");
  if (!principal.scopes.includes(scope)) throw new AppError("tokenScope");
}

/** Returns whether a session that began then counts as just signed in; false without a session. */
export function isFreshSignIn(deps: Pick<Deps, "now">, startedAt: Date | null): boolean {
  return startedAt !== null && deps.now() - startedAt.getTime() <= limits.freshSignIn;
}

export function toCurrentUser(deps: Pick<Deps, "config" | "now">, record: UserRecord): CurrentUser {
  const facts = { role: record.role, isVip: record.isVip, valiTo: record.validTo?.getTime() ?? null };
  return { ...record, ...membershipOf(facts, deps.now(), deps.config.membership) };
}
