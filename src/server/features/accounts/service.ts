import { extendMembership, type PlanName } from "#core/billing/membership.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret } from "#server/ids.ts";
import { openAccount } from "./open-account.ts";
import { isPassword } from "./passwords.ts";
import * as store from "./store.ts";

export { knownInviter, openAccount } from "./open-account.ts";
export { checkInviter, describeUser, updateProfile } from "./profile.ts";
export { resetPassword, sendPasswordChanged, sendResetLink } from "./reset.ts";
export { confirm, resendCode, signUp, signUpLifetime } from "./sign-up.ts";

/**
 * Checks an address and a password. Returns the person's id. Throws credentialsWrong, the same for an unknown address and
 * after the same work: both look-ups and one `verify`, whoever is asked for. For an address that waits for its code it
 * gives the sign-up's new cookie instead: only who knows the password gets it, and may then ask for the code again.
 */
export async function signIn(
  deps: Pick<Deps, "db" | "now">,
  given: { email: string; password: string },
  verify: typeof isPassword = isPassword,
): Promise<{ userId: string } | { signUpCookie: string }> {
  const user = await store.findUserByEmail(deps.db, given.email);
  const signUps = await store.findSignUps(deps.db, given.email, new Date(deps.now()), 1);
  // What somebody signed up with for an address that has an account opens nothing.
  const waiting = user ? undefined : signUps[0];
  const matches = await verify((user ?? waiting)?.passwordHash ?? null, given.password);
  if (matches && user) return { userId: user.id };
  if (!matches || !waiting) throw new AppError("credentialsWrong");
  const signUpCookie = newSecret();
  await store.changeSignUp(deps.db, waiting.id, { cookieHash: hashSecret(signUpCookie) });
  return { signUpCookie };
}

/**
 * The operator's account, made on the first start, and a fresh link that signs in with it. Whoever reads the terminal of
 * a start owns the machine anyway.
 */
export async function ensureOperator(deps: Pick<Deps, "db" | "now" | "config">): Promise<string> {
  const email = deps.config.operatorEmail.toLowerCase();
  const operator = await store.findUserByEmail(deps.db, email);
  if (operator?.role === "admin") return makeLink(deps, operator.id);
  const other = await store.findOldestAdmin(deps.db);
  if (other) return makeLink(deps, other.id);
  const name = email.split("@")[0] ?? email;
  const now = new Date(deps.now());
  await deps.db.transaction((transaction) =>
    openAccount(transaction, {
      id: newId(),
      email,
      userName: name,
      nickName: name,
      role: "admin",
      inviterId: null,
      createdAt: now,
    }),
  );
  // It may have existed as an ordinary account, or another process may have made it just now.
  await store.setRole(deps.db, email, "admin");
  const made = await store.findUserByEmail(deps.db, email);
  if (!made) throw new Error("The operator's account could not be made");
  return makeLink(deps, made.id);
}

/** A link that signs this address in, once, within 24 hours; null where the address has no account. */
export async function linkFor(deps: Pick<Deps, "db" | "now" | "config">, email: string): Promise<string | null> {
  const user = await store.findUserByEmail(deps.db, email.toLowerCase());
  return user ? makeLink(deps, user.id) : null;
}

async function makeLink(deps: Pick<Deps, "db" | "now" | "config">, userId: string): Promise<string> {
  const token = newSecret();
  const now = deps.now();
  await store.addOperatorLink(deps.db, {
    tokenHash: hashSecret(token),
    userId,
    createdAt: new Date(now),
    expiresAt: new Date(now + limits.operatorLink.lifetime),
  });
  return `${deps.config.publicUrl}/operator/${token}`;
}

/** The person whom the link signs in, the first time; null ever after. */
export function redeemLink(deps: Pick<Deps, "db" | "now">, token: string): Promise<string | null> {
  return store.consumeOperatorLink(deps.db, hashSecret(token), new Date(deps.now()));
}

/** Makes an account an admin, or an ordinary one again; false where the address has no account. */
export function setRole(deps: Pick<Deps, "db">, email: string, role: "user" | "admin"): Promise<boolean> {
  return store.setRole(deps.db, email.toLowerCase(), role);
}

/**
 * Extends this account's membership as if the plan had been bought now, without order or tokens.
 * @returns the membership after it; null where the address has no account.
 */
export async function grantPlan(
  deps: Pick<Deps, "db" | "now">,
  email: string,
  plan: PlanName,
): Promise<{ isVip: boolean; validTo: Date | null } | null> {
  for (;;) {
    const user = await store.findUserByEmail(deps.db, email.toLowerCase());
    if (!user) return null;
    const facts = { isVip: user.isVip, valiTo: user.validTo?.getTime() ?? null };
    const { isVip, valiTo } = extendMembership(facts, plan, deps.now());
    const after = { isVip, validTo: valiTo === null ? null : new Date(valiTo) };
    // Another extension came between: this one runs on from that.
    if (await store.changeMembership(deps.db, user.id, user, after)) return after;
  }
}

/** The account of an address, for operators; null where there is none. */
export async function findAccount(deps: Pick<Deps, "db">, email: string): Promise<{ id: string } | null> {
  return store.findUserByEmail(deps.db, email.toLowerCase());
}

export function listUsers(deps: Pick<Deps, "db">) {
  return store.listUsers(deps.db);
}
