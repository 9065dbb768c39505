import { describe, expect, it } from "vitest";
import type { OAuth, OAuthFlow } from "./port.ts";

/** Somebody at the provider. */
export type Visitor = { id: string; name: string; email: string; isVerified: boolean };
/** What can be in the way: our own secret, an answer that nobody can read, none in time, nobody who answers. */
export const failureModes = ["wrong secret", "garbage", "silence", "nobody there"] as const;
export type FailureMode = (typeof failureModes)[number];

export type OAuthSet = {
  oauth: OAuth;
  /** Opens the address as this person's browser and agrees or refuses; gives the query that comes back. */
  visit(url: string, who: Visitor | "refuse"): Promise<URLSearchParams>;
  inTrouble?: (trouble: FailureMode) => Promise<OAuth>;
};

const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString("base64url");
const redirectUri = "http://127.0.0.1:9/passport/callback";
const newFlow = (): OAuthFlow => ({ redirectUri, state: secret(), nonce: secret(), verifier: secret() });
const ada: Visitor = { id: "1001", name: "Ada 墨", email: "Ada@Example.com", isVerified: true };

/** The suite that every way of signing in elsewhere passes. */
export function oauthSuite(name: string, set: () => Promise<OAuthSet>): void {
  const go = async ({ oauth, visit }: OAuthSet, who: Visitor | "refuse", flow = newFlow()) =>
    visit(await oauth.begin(flow, "en"), who).then((query) => ({ flow, query }));
  const refused = { name: "OAuthRefused" };

  describe(`oauth: ${name}`, () => {
    it("leaves without the verifier", async () => {
      const { oauth } = await set();
      const flow = newFlow();
      const url = await oauth.begin(flow, "ch");
      expect(decodeURIComponent(url)).not.toContain(flow.verifier);
    });

    it("brings back who somebody is, the address in lower case", async () => {
      const way = await set();
      const { flow, query } = await go(way, ada);
      expect(query.get("state")).toBe(flow.state);
      const profile = await way.oauth.finish(flow, query);
      expect(profile).toMatchObject({ email: "ada@example.com", name: "Ada 墨" });
      expect(profile.subject).toMatch(/^\S{1,255}$/);
    });

    it("knows somebody again, and nobody for somebody else", async () => {
      const way = await set();
      const subjects: string[] = [];
      for (const who of [ada, ada, { ...ada, id: "1002", email: "bo@example.com" }]) {
        const { flow, query } = await go(way, who);
        subjects.push((await way.oauth.finish(flow, query)).subject);
      }
      expect(subjects[1]).toBe(subjects[0]);
      expect(subjects[2]).not.toBe(subjects[0]);
    });

    it("keeps back an address that is not verified", async () => {
      const way = await set();
      const { flow, query } = await go(way, { ...ada, isVerified: false });
      expect((await way.oauth.finish(flow, query)).email).toBeNull();
    });

    it("takes a refusal for one", async () => {
      const way = await set();
      const { flow, query } = await go(way, "refuse");
      await expect(way.oauth.finish(flow, query)).rejects.toMatchObject(refused);
    });

    it("takes a code once", async () => {
      const way = await set();
      const { flow, query } = await go(way, ada);
      await way.oauth.finish(flow, query);
      await expect(way.oauth.finish(flow, query)).rejects.toMatchObject(refused);
    });

    it.each(["state", "verifier"] as const)("takes nothing with another %s", async (part) => {
      const way = await set();
      const { flow, query } = await go(way, ada);
      const finishing = way.oauth.finish({ ...flow, [part]: secret() }, query);
      await expect(finishing).rejects.toMatchObject(refused);
    });

    it.each([
      ["no code", ""],
      ["a code that nobody gave", "code=nonsense"],
      ["odd characters", "code=%00%F0%9F%92%A9.%22"],
    ])("takes nothing with %s", async (_, text) => {
      const { oauth } = await set();
      const flow = newFlow();
      const query = new URLSearchParams(`${text}&state=${flow.state}`);
      await expect(oauth.finish(flow, query)).rejects.toMatchObject(refused);
    });

    it("says that the provider cannot be asked, without a secret in the words", async () => {
      const { oauth, visit, inTrouble } = await set();
      if (!inTrouble) return;
      for (const trouble of failureModes) {
        const flow = newFlow();
        const query = await visit(await oauth.begin(flow, "en"), ada);
        const troubled = await inTrouble(trouble);
        const error: unknown = await troubled.finish(flow, query).catch((reason: unknown) => reason);
        expect(error, trouble).toMatchObject({ name: "OAuthUnavailable" });
        expect(String(error), trouble).not.toMatch(/client-secret|Bearer/);
      }
    });
  });
}
