import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Challenge, sha256Hex, solve, tokenOf } from "./proof-of-work.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const challenge = (number: number, maxnumber = 3000): Challenge => ({
  algorithm: "SHA-256",
  salt: "abc.123",
  challenge: digest(`abc.123${number}`),
  maxnumber,
  signature: "s",
});

describe("proof of work", () => {
  it("hashes as SHA-256 does, over any number of blocks", () => {
    fc.assert(fc.property(fc.string({ maxLength: 300, unit: "binary" }), (text) => sha256Hex(text) === digest(text)));
  });

  it.each([0, 2500, 3000])("finds %i", (number) => {
    const tried: number[] = [];
    expect(solve(challenge(number), (count) => tried.push(count))).toBe(number);
    expect(tried).toEqual(number > 2048 ? [2048] : []);
  });

  it("gives up past the highest number", () => {
    expect(solve(challenge(3001), () => {})).toBeNull();
  });

  it("encodes the token as the server reads it", () => {
    const token = JSON.parse(Buffer.from(tokenOf(challenge(7), 7), "base64").toString("utf8"));
    expect(token).toEqual({
      algorithm: "SHA-256",
      challenge: digest("abc.1237"),
      number: 7,
      salt: "abc.123",
      signature: "s",
    });
  });
});
