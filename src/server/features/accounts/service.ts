import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret } from "#server/ids.ts";
import { openAccount } from "./open-account.ts";
import { isPassword } from "./passwords.ts";
import * as store from "./store.ts";

export { consentTo, keepConsent } from "./consents.ts";
export { claimGifts } from "./gift-claims.ts";
export { requireHuman } from "./human.ts";
export { takeMail } from "./mail-quota.ts";
export { knownInviter, openAccount } from "./open-account.ts";
export { changeRole, grantLength, grantPlan, reactivate, setRole, suspend, turnGrantOf } from "./operator.ts";
export { hashPassword, isPassword } from "./passwords.ts";
export { checkInviter, describeUser, updateProfile } from "./profile.ts";
export { resetPassword, sendPasswordChanged, sendResetLink } from "./reset.ts";
export { confirm, pendingSignUp, resendCode, sendFirstCode, signUp, signUpLifetime } from "./sign-up.ts";

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
  const signUp = await store.findNewestSignUp(deps.db, given.email, new Date(deps.now()));
  // An unconfirmed sign-up for an email that already has an account is ignored.
  const waiting = user ? null : signUp;
  const matches = await verify((user ?? waiting)?.passwordHash ?? null, given.password);
  if (matches && user) return { userId: user.id };
  if (!matches || !waiting) throw new AppError("credentialsWrong");
  const signUpCookie = newSecret();
  await store.changeSignUp(deps.db, waiting.id, { cookieHash: hashSecret(signUpCookie) });
  return { signUpCookie };
}

/** What the start did about the operator's account. `link` is shown once and exists nowhere else. */
export type OperatorAtStart =
  | { kind: "made"; link: string }
  | { kind: "present" }
  | { kind: "ordinary"; email: string };

/**
 * Makes the operator's account, an admin, where the installation has no admin, and returns a link that signs in with
 * it. Printing the link is safe because whoever reads the terminal at the first start already controls the machine; a
 * later start prints none, because its output is kept in more places than anybody watches. An account that already
 * exists under the operator's email is not raised: somebody else may have its password.
 */
export async function ensureOperator(deps: Pick<Deps, "db" | "now" | "config">): Promise<OperatorAtStart> {
  if (await store.hasAdmin(deps.db)) return { kind: "present" };
  const email = deps.config.operatorEmail.toLowerCase();
  const name = email.split("@")[0] ?? email;
  const account = {
    id: newId(),
    email,
    userName: name,
    nickName: name,
    role: "admin",
    inviterId: null,
    consent: null,
  } as const;
  const createdAt = new Date(deps.now());
  const made = await deps.db.transaction((transaction) => openAccount(transaction, { ...account, createdAt }));
  if (made) return { kind: "made", link: await makeLink(deps, made.id) };
  // Another process may have made it at the same moment; that one prints the link.
  return (await store.hasAdmin(deps.db)) ? { kind: "present" } : { kind: "ordinary", email };
}

/**
 * Returns a link that signs in with this email's account, once, within 24 hours; null if the email has no account. The
 * account's earlier link ends.
 */
export async function linkFor(deps: Pick<Deps, "db" | "now" | "config">, email: string): Promise<string | null> {
  const user = await store.findUserByEmail(deps.db, email.toLowerCase());
  return user ? makeLink(deps, user.id) : null;
}

async function makeLink(deps: Pick<Deps, "db" | "now" | "config">, userId: string): Promise<string> {
  const token = newSecret();
  const now = deps.now();
  await store.putOperatorLink(deps.db, {
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

/** Returns the account of an email, for operators; null if there is none. */
export async function findAccount(deps: Pick<Deps, "db">, email: string): Promise<{ id: string } | null> {
  return store.findUserByEmail(deps.db, email.toLowerCase());
}

/** Returns an account by its id, also inside a transaction; null where there is none. */
export function findUser(db: Queries, id: string) {
  return store.findUser(db, id);
}

export function listUsers(deps: Pick<Deps, "db">) {
  return store.listUsers(deps.db);
}
