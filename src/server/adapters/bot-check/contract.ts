import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { BotChallenge, BotCheck } from "./port.ts";

const client = { ip: "203.0.113.7" };

/** The suite that every bot check must pass. `solve` returns a token such as a visitor's browser would send. */
export function botCheckSuite(name: string, set: () => { check: BotCheck; solve: () => Promise<string> }): void {
  describe(`bot check: ${name}`, () => {
    it("accepts a solution", async () => {
      const { check, solve } = set();
      expect(await check.verify(await solve(), client)).toBe(true);
    });

    it("has challenges exactly where it is self-hosted", () => {
      const { check } = set();
      expect(check.challenge !== undefined).toBe(check.kind === "own");
    });

    it("never throws, whatever token a visitor sends", async () => {
      const { check } = set();
      for (const token of ["", "x", "e30=", "bnVsbA==", "%", "\u0000", "\ud800", "A".repeat(100_000)]) {
        expect(typeof (await check.verify(token, client))).toBe("boolean");
      }
    });
  });
}

/** Solves the challenge as a browser would. Returns the token. */
export function solveChallenge(challenge: BotChallenge): string {
  const { algorithm, salt, signature, maxnumber } = challenge;
  for (let number = 0; number <= maxnumber; number++) {
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === challenge.challenge) {
      const solution = { algorithm, challenge: challenge.challenge, number, salt, signature };
      return Buffer.from(JSON.stringify(solution)).toString("base64");
    }
  }
  throw new Error("no number solves this challenge");
}
