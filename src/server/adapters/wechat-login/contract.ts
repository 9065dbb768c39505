import { describe, expect, it } from "vitest";
import type { WechatLogin } from "./port.ts";

/** What can be in the way: our own secret, WeChat being busy, an answer that nobody can read, none in time, nobody. */
export const troubles = ["wrong secret", "busy", "garbage", "silence", "nobody there"] as const;
export type Trouble = (typeof troubles)[number];

export type WechatSet = {
  wechat: WechatLogin;
  /** Opens the address, scans the code as this person and agrees or refuses; gives the address that comes back. */
  visit(url: string, nickName: string | "refuse"): Promise<URL>;
  inTrouble?: (trouble: Trouble) => Promise<WechatLogin>;
};

const flow = { redirectUri: "http://127.0.0.1:9/login?prev=%2Fresumes", state: "a-state" };

/** The suite that every way of signing in by WeChat passes. */
export function wechatSuite(name: string, set: () => Promise<WechatSet>): void {
  const refused = { name: "WechatRefused" };
  const codeFor = async ({ wechat, visit }: WechatSet, nickName: string) =>
    (await visit(await wechat.begin(flow, "ch"), nickName)).searchParams.get("code") ?? "";

  describe(`wechat: ${name}`, () => {
    it("comes back to the page that was named, with its query, a code and the state", async () => {
      const { wechat, visit } = await set();
      const back = await visit(await wechat.begin(flow, "ch"), "小明");
      expect(back.pathname).toBe("/login");
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ prev: "/resumes", state: "a-state" });
      expect(back.searchParams.get("code")).toBeTruthy();
    });

    it("comes back without a code after a refusal", async () => {
      const { wechat, visit } = await set();
      const back = await visit(await wechat.begin(flow, "en"), "refuse");
      expect([back.searchParams.get("code"), back.searchParams.get("state")]).toEqual([null, "a-state"]);
    });

    it("says who somebody is, knows them again, and nobody for somebody else", async () => {
      const way = await set();
      const people = [];
      for (const name of ["小明 👩‍💻", "小明 👩‍💻", "小红"])
        people.push(await way.wechat.finish(await codeFor(way, name)));
      expect(people.map((profile) => profile.nickName)).toEqual(["小明 👩‍💻", "小明 👩‍💻", "小红"]);
      expect(people[0]?.subject).toMatch(/^\S{1,255}$/);
      expect(people[1]?.subject).toBe(people[0]?.subject);
      expect(people[2]?.subject).not.toBe(people[0]?.subject);
    });

    it("takes a code once, and none that nobody gave", async () => {
      const way = await set();
      const code = await codeFor(way, "小明");
      await way.wechat.finish(code);
      for (const wrong of [code, "nonsense", "", "\u0000💩.&secret="]) {
        await expect(way.wechat.finish(wrong), wrong).rejects.toMatchObject(refused);
      }
    });

    it("says that WeChat cannot be asked, without a secret in the words", async () => {
      const way = await set();
      if (!way.inTrouble) return;
      for (const trouble of troubles) {
        const code = await codeFor(way, "小明");
        const troubled = await way.inTrouble(trouble);
        const error: unknown = await troubled.finish(code).catch((reason: unknown) => reason);
        expect(error, trouble).toMatchObject({ name: "WechatUnavailable" });
        expect(String(error), trouble).not.toMatch(/app-secret/);
      }
    });
  });
}
