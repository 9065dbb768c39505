import { hash, verify } from "@node-rs/argon2";

/**
 * argon2id (the package's default) with OWASP's parameters: 19 MiB, 2 passes, 1 lane. It runs outside the event loop.
 */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | undefined;

/**
 * Returns whether the password matches the stored hash. Without a hash (an unknown email) it verifies against a dummy
 * hash and returns false, so that the time taken does not reveal who has an account.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword("no account has this password");
  const matches = await verify(stored ?? (await dummy), password);
  return stored !== null && matches;
}
