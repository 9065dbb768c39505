import { describe, expect, it } from "vitest";
import type { WechatLogin } from "./port.ts";

/**
 * Ways to fail: a wrong secret of ours, WeChat being busy, an answer that cannot be parsed, no answer in time, nothing
 * listening.
 */
export const failureModes = ["wrong secret", "busy", "garbage", "silence", "unreachable"] as const;
export type FailureMode = (typeof failureModes)[number];

export type WechatSet = {
  wechat: WechatLogin;
  /**
   * Opens the URL, scans the code as this user and agrees or refuses. Returns the URL that the browser comes back to.
   */
  visit(url: string, nickName: string | "refuse"): Promise<URL>;
  failing?: (mode: FailureMode) => Promise<WechatLogin>;
};

const flow = { redirectUri: "http://127.0.0.1:9/login?prev=%2Fresumes", state: "a-state" };

/** The suite that every WeChat adapter must pass. */
export function wechatSuite(name: string, set: () => Promise<WechatSet>): void {
  const refused = { name: "WechatRefused" };
  const codeFor = async ({ wechat, visit }: WechatSet, nickName: string) =>
    (await visit(await wechat.begin(flow, "ch"), nickName)).searchParams.get("code") ?? "";

  describe(`wechat: ${name}`, () => {
    it("comes back to the given page, with its query, a code and the state", async () => {
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

    it("gives the same subject to the same user and another to another user", async () => {
      const way = await set();
      const people = [];
      for (const name of ["小明 👩‍💻", "小明 👩‍💻", "小红"])
        people.push(await way.wechat.finish(await codeFor(way, name)));
      expect(people.map((profile) => profile.nickName)).toEqual(["小明 👩‍💻", "小明 👩‍💻", "小红"]);
      expect(people[0]?.subject).toMatch(/^\S{1,255}$/);
      expect(people[1]?.subject).toBe(people[0]?.subject);
      expect(people[2]?.subject).not.toBe(people[0]?.subject);
    });

    it("accepts a code only once, and none that it did not issue", async () => {
      const way = await set();
      const code = await codeFor(way, "小明");
      await way.wechat.finish(code);
      for (const wrong of [code, "nonsense", "", "\u0000💩.&secret="]) {
        await expect(way.wechat.finish(wrong), wrong).rejects.toMatchObject(refused);
      }
    });

    it("throws WechatUnavailable when WeChat fails, without a secret in the message", async () => {
      const way = await set();
      if (!way.failing) return;
      for (const mode of failureModes) {
        const code = await codeFor(way, "小明");
        const broken = await way.failing(mode);
        const error: unknown = await broken.finish(code).catch((reason: unknown) => reason);
        expect(error, mode).toMatchObject({ name: "WechatUnavailable" });
        expect(String(error), mode).not.toMatch(/app-secret/);
      }
    });
  });
}
