import { describe, expect, it } from "vitest";
import type { Sms } from "./port.ts";

export type Delivered = { to: string; code: string };

/** Ways to fail: the vendor's limit, the vendor's check of the number, and everything else. */
export const failureModes = ["limit", "number", "wrong key", "garbage", "silence", "unreachable"] as const;
export type FailureMode = (typeof failureModes)[number];

/** The suite that every SMS adapter must pass. `delivered` returns what arrived, newest first. */
export function smsSuite(
  name: string,
  set: () => Promise<{ sms: Sms; delivered(): Promise<Delivered[]>; failing?: (mode: FailureMode) => Promise<Sms> }>,
): void {
  const message = { to: "13800138000", code: "0427", minutes: 5, locale: "ch" } as const;

  describe(`sms: ${name}`, () => {
    it("delivers the code to the one number, with its leading zeros", async () => {
      const { sms, delivered } = await set();
      await sms.sendCode(message);
      expect(await delivered()).toEqual([{ to: "13800138000", code: "0427" }]);
    });

    it("delivers each of several codes sent at once", async () => {
      const { sms, delivered } = await set();
      const codes = ["1111", "2222", "3333", "4444"];
      await Promise.all(codes.map((code, index) => sms.sendCode({ ...message, to: `1390000000${index}`, code })));
      expect((await delivered()).map((one) => one.code).sort()).toEqual(codes);
    });

    it("tells a refused number, the vendor's limit and an unavailable vendor apart", async () => {
      const { failing } = await set();
      if (!failing) return;
      for (const mode of failureModes) {
        const sending = (await failing(mode)).sendCode(message);
        const expected =
          mode === "limit" || mode === "number" ? { name: "SmsRefused", reason: mode } : { name: "SmsUnavailable" };
        await expect(sending, mode).rejects.toMatchObject(expected);
      }
    });

    it("names neither the number nor the code in an error", async () => {
      const { failing } = await set();
      if (!failing) return;
      for (const mode of failureModes) {
        const error: unknown = await (await failing(mode)).sendCode(message).catch((reason) => reason);
        expect(String(error), mode).not.toMatch(/13800138000|0427/);
      }
    });
  });
}
