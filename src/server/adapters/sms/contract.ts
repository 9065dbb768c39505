import { describe, expect, it } from "vitest";
import type { Sms } from "./port.ts";

export type Delivered = { to: string; code: string };

/** What can be in the way of a message: the vendor's own limit, its own check of the number, and everything else. */
export const troubles = ["limit", "number", "wrong key", "garbage", "silence", "nobody there"] as const;
export type Trouble = (typeof troubles)[number];

/** The suite that every way of sending codes passes. `delivered` gives what arrived, newest first. */
export function smsSuite(
  name: string,
  set: () => Promise<{ sms: Sms; delivered(): Promise<Delivered[]>; inTrouble?: (trouble: Trouble) => Promise<Sms> }>,
): void {
  const message = { to: "13800138000", code: "0427", minutes: 5, locale: "ch" } as const;

  describe(`sms: ${name}`, () => {
    it("delivers the code to the one number, leading zeros and all", async () => {
      const { sms, delivered } = await set();
      await sms.sendCode(message);
      expect(await delivered()).toEqual([{ to: "13800138000", code: "0427" }]);
    });

    it("delivers each of several at once", async () => {
      const { sms, delivered } = await set();
      const codes = ["1111", "2222", "3333", "4444"];
      await Promise.all(codes.map((code, index) => sms.sendCode({ ...message, to: `1390000000${index}`, code })));
      expect((await delivered()).map((one) => one.code).sort()).toEqual(codes);
    });

    it("says what is in the way", async () => {
      const { inTrouble } = await set();
      if (!inTrouble) return;
      for (const trouble of troubles) {
        const sending = (await inTrouble(trouble)).sendCode(message);
        const expected =
          trouble === "limit" || trouble === "number"
            ? { name: "SmsRefused", reason: trouble }
            : { name: "SmsUnavailable" };
        await expect(sending, trouble).rejects.toMatchObject(expected);
      }
    });

    it("names neither the number nor the code in an error", async () => {
      const { inTrouble } = await set();
      if (!inTrouble) return;
      for (const trouble of troubles) {
        const error: unknown = await (await inTrouble(trouble)).sendCode(message).catch((reason) => reason);
        expect(String(error), trouble).not.toMatch(/13800138000|0427/);
      }
    });
  });
}
