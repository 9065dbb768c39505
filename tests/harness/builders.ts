import { users } from "#server/db/schema/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";

/** Rows that tests start from. A builder makes whatever its row needs; overrides replace the defaults. */

export type UserOverrides = {
  email?: string;
  role?: "user" | "admin";
  /** Premium ends 30 days after the clock's time. */
  level?: "regular" | "premium" | "lifetime";
  nickName?: string;
  passwordHash?: string;
};

let made = 0;

/** Inserts an account with a confirmed email; no gifts are booked. */
export async function insertUser(deps: Pick<Deps, "db" | "now">, overrides: UserOverrides = {}) {
  made += 1;
  const email = overrides.email ?? `person-${made}@example.com`;
  const id = newId();
  await deps.db.insert(users).values({
    id,
    email,
    userName: `person-${made}`,
    nickName: overrides.nickName ?? `Person ${made}`,
    role: overrides.role ?? "user",
    isVip: overrides.level === "lifetime",
    validTo: overrides.level === "premium" ? new Date(deps.now() + 30 * 86_400_000) : null,
    passwordHash: overrides.passwordHash ?? null,
    createdAt: new Date(deps.now()),
  });
  return { id, email };
}
