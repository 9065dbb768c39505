import { createHash } from "node:crypto";

/** Returns the challenge that a provider is given in place of the verifier (RFC 7636, S256). */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
