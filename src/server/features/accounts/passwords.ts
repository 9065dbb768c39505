import { hash, verify } from "@node-rs/argon2";

/** argon2id (the package's default) with OWASP's parameters: 19 MiB, 2 passes, 1 lane. Runs outside the event loop. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash (an unknown address) the same work is done and the
 * answer is no, so that the time taken does not tell who has an account.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword("no account has this password");
  const matches = await verify(stored ?? (await dummy), password);
  return stored !== null && matches;
}
