import type { User } from "#contract/accounts.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/http/session.ts";
import { hashSecret, newId, newSecret } from "#server/ids.ts";
import { isPassword } from "./passwords.ts";
import * as store from "./store.ts";

export { confirm, resendCode, signUp, signUpLifetime } from "./sign-up.ts";

/**
 * Checks an address and a password. Returns the person's id. Throws credentialsWrong, the same for an unknown address and
 * after the same work. For an address that waits for its code it gives the sign-up's new cookie instead: only who knows
 * the password gets it, and may then ask for the code again.
 */
export async function signIn(
  deps: Deps,
  given: { email: string; password: string },
): Promise<{ userId: string } | { signUpCookie: string }> {
  const user = await store.findUserByEmail(deps.db, given.email);
  const waiting = user ? null : (await store.findSignUps(deps.db, given.email, new Date(deps.now()), 1))[0];
  const matches = await isPassword(user?.passwordHash ?? waiting?.passwordHash ?? null, given.password);
  if (matches && user) return { userId: user.id };
  if (!matches || !waiting) throw new AppError("credentialsWrong");
  const signUpCookie = newSecret();
  await store.changeSignUp(deps.db, waiting.id, { cookieHash: hashSecret(signUpCookie) });
  return { signUpCookie };
}

/** A person on the wire. */
export async function describeUser(deps: Pick<Deps, "db">, viewer: Viewer): Promise<User> {
  const { token, balance } = await store.sumLedgers(deps.db, viewer.id);
  return {
    _id: viewer.id,
    userName: viewer.userName,
    nickName: viewer.nickName,
    avatar: viewer.avatar,
    email: viewer.email ?? "",
    cellphone: viewer.cellphone,
    role: viewer.role,
    type: viewer.type,
    isValid: viewer.isValid,
    isVip: viewer.isVip,
    valiTo: viewer.validTo?.toISOString() ?? null, // sic
    level: viewer.level,
    balance,
    token,
    createdAt: viewer.createdAt.toISOString(),
  };
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
  await store.addUser(deps.db, {
    id: newId(),
    email,
    userName: name,
    nickName: name,
    role: "admin",
    createdAt: now,
  });
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
  return store.spendOperatorLink(deps.db, hashSecret(token), new Date(deps.now()));
}

/** Makes an account an admin, or an ordinary one again; false where the address has no account. */
export function setRole(deps: Pick<Deps, "db">, email: string, role: "user" | "admin"): Promise<boolean> {
  return store.setRole(deps.db, email.toLowerCase(), role);
}

export function listUsers(deps: Pick<Deps, "db">) {
  return store.listUsers(deps.db);
}
