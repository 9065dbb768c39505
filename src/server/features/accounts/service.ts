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
 * Checks an email and a password and returns the user's id. Throws credentialsWrong, both for a wrong password and for
 * an unknown email, after the same work: two look-ups and one `verify` in every case. If the email has only an
 * unconfirmed sign-up, returns a new cookie for that sign-up instead: only a caller who knows the password gets it, and
 * may then have the code sent again.
 */
export async function signIn(
  deps: Pick<Deps, "db" | "now">,
  given: { email: string; password: string },
  verify: typeof isPassword = isPassword,
): Promise<{ userId: string } | { signUpCookie: string }> {
  const user = await store.findUserByEmail(deps.db, given.email);
  const signUps = await store.findSignUps(deps.db, given.email, new Date(deps.now()), 1);
  // An unconfirmed sign-up for an email that already has an account is ignored.
  const waiting = user ? undefined : signUps[0];
  const matches = await verify((user ?? waiting)?.passwordHash ?? null, given.password);
  if (matches && user) return { userId: user.id };
  if (!matches || !waiting) throw new AppError("credentialsWrong");
  const signUpCookie = newSecret();
  await store.changeSignUp(deps.db, waiting.id, { cookieHash: hashSecret(signUpCookie) });
  return { signUpCookie };
}

/**
 * Creates the operator's account on the first start and returns a fresh link that signs in with it. Printing it is safe
 * because whoever reads the terminal at start already controls the machine.
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
  // The account may have existed as an ordinary one, or another process may have just created it.
  await store.setRole(deps.db, email, "admin");
  const made = await store.findUserByEmail(deps.db, email);
  if (!made) throw new Error("The operator's account could not be made");
  return makeLink(deps, made.id);
}

/** Returns a link that signs in with this email's account, once, within 24 hours; null if the email has no account. */
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

/** Returns the id of the user whom the link signs in, the first time only; null afterwards. */
export function redeemLink(deps: Pick<Deps, "db" | "now">, token: string): Promise<string | null> {
  return store.consumeOperatorLink(deps.db, hashSecret(token), new Date(deps.now()));
}

/** Makes an account an admin, or an ordinary one again. Returns false if the email has no account. */
export function setRole(deps: Pick<Deps, "db">, email: string, role: "user" | "admin"): Promise<boolean> {
  return store.setRole(deps.db, email.toLowerCase(), role);
}

/**
 * Extends this account's membership as if the plan had been bought now, without an order or tokens.
 * @returns the new membership; null if the email has no account.
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
    // If another extension was stored in between, the loop tries again on top of it.
    if (await store.changeMembership(deps.db, user.id, user, after)) return after;
  }
}

/** Returns the account of an email, for operators; null if there is none. */
export async function findAccount(deps: Pick<Deps, "db">, email: string): Promise<{ id: string } | null> {
  return store.findUserByEmail(deps.db, email.toLowerCase());
}

export function listUsers(deps: Pick<Deps, "db">) {
  return store.listUsers(deps.db);
}
