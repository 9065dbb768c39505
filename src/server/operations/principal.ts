import type { Scope, Who } from "#contract/operation.ts";
import { AppError } from "#core/errors.ts";
import { type Membership, membershipOf } from "#core/permissions.ts";
import type { UserRecord } from "#server/db/schema/accounts.ts";
import type { Deps } from "#server/deps.ts";

/** A user with the membership of now. */
export type CurrentUser = UserRecord & Membership;

/** Who makes a request, whichever door it came through. */
export type Principal =
  | { kind: "anonymous" }
  /** Somebody signed in, in a browser or with a session's token. */
  | { kind: "session"; user: CurrentUser }
  /** A program that a user gave an API token to. It has what `scopes` name and no more. */
  | { kind: "token"; user: CurrentUser; scopes: readonly Scope[] }
  /** Whoever may open the installation's data folder or database: `npm run user`. */
  | { kind: "operator" }
  /** A job of the installation's own. */
  | { kind: "system"; job: string };

export const anonymous: Principal = { kind: "anonymous" };

/** The user behind a principal, or null. */
export function userOf(principal: Principal): CurrentUser | null {
  return principal.kind === "session" || principal.kind === "token" ? principal.user : null;
}

/** Refuses a principal that `who` does not name: noPermission to who is not signed in, forbidden to all others. */
export function admit(who: Who, principal: Principal): void {
  const user = userOf(principal);
  if (who === "public") return;
  if (who === "internal") {
    if (principal.kind !== "operator" && principal.kind !== "system") throw new AppError("forbidden");
    return;
  }
  if (!user) throw new AppError("noPermission");
  if (who === "admin" && user.role !== "admin") throw new AppError("forbidden");
}

/** Refuses a token that was not granted `scope`. What is public needs no grant; what has no scope is for no token. */
export function requireScope(scope: Scope | null, principal: Principal): void {
  if (principal.kind !== "token" || scope === "public") return;
  if (scope === null || !principal.scopes.includes(scope)) throw new AppError("forbidden");
}

export function toCurrentUser(deps: Pick<Deps, "config" | "now">, person: UserRecord): CurrentUser {
  const facts = { role: person.role, isVip: person.isVip, valiTo: person.validTo?.getTime() ?? null };
  return { ...person, ...membershipOf(facts, deps.now(), deps.config.membership) };
}
