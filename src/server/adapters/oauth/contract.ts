import { describe, expect, it } from "vitest";
import type { OAuth, OAuthFlow } from "./port.ts";

/** A user's account at the provider. */
export type ProviderUser = { id: string; name: string; email: string; isVerified: boolean };
/** Ways to fail: a wrong secret of ours, an answer that cannot be parsed, no answer in time, nothing listening. */
export const failureModes = ["wrong secret", "garbage", "silence", "unreachable"] as const;
export type FailureMode = (typeof failureModes)[number];

export type OAuthSet = {
  oauth: OAuth;
  /** Opens the URL as this user's browser and agrees or refuses. Returns the query that comes back. */
  visit(url: string, who: ProviderUser | "refuse"): Promise<URLSearchParams>;
  failing?: (mode: FailureMode) => Promise<OAuth>;
};

const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString("base64url");
const redirectUri = "http://127.0.0.1:9/passport/callback";
const newFlow = (): OAuthFlow => ({ redirectUri, state: secret(), nonce: secret(), verifier: secret() });
const ada: ProviderUser = { id: "1001", name: "Ada 墨", email: "Ada@Example.com", isVerified: true };

/** The suite that every OAuth adapter must pass. */
export function oauthSuite(name: string, set: () => Promise<OAuthSet>): void {
  const go = async ({ oauth, visit }: OAuthSet, who: ProviderUser | "refuse", flow = newFlow()) =>
    visit(await oauth.begin(flow, "en"), who).then((query) => ({ flow, query }));
  const refused = { name: "OAuthRefused" };

  describe(`oauth: ${name}`, () => {
    it("sends the browser away without the verifier", async () => {
      const { oauth } = await set();
      const flow = newFlow();
      const url = await oauth.begin(flow, "ch");
      expect(decodeURIComponent(url)).not.toContain(flow.verifier);
    });

    it("returns the user's profile, with the email in lower case", async () => {
      const way = await set();
      const { flow, query } = await go(way, ada);
      expect(query.get("state")).toBe(flow.state);
      const profile = await way.oauth.finish(flow, query);
      expect(profile).toMatchObject({ email: "ada@example.com", name: "Ada 墨" });
      expect(profile.subject).toMatch(/^\S{1,255}$/);
    });

    it("gives the same subject to the same user and another to another user", async () => {
      const way = await set();
      const subjects: string[] = [];
      for (const who of [ada, ada, { ...ada, id: "1002", email: "bo@example.com" }]) {
        const { flow, query } = await go(way, who);
        subjects.push((await way.oauth.finish(flow, query)).subject);
      }
      expect(subjects[1]).toBe(subjects[0]);
      expect(subjects[2]).not.toBe(subjects[0]);
    });

    it("withholds an email that is not verified", async () => {
      const way = await set();
      const { flow, query } = await go(way, { ...ada, isVerified: false });
      expect((await way.oauth.finish(flow, query)).email).toBeNull();
    });

    it("reports a refusal as OAuthRefused", async () => {
      const way = await set();
      const { flow, query } = await go(way, "refuse");
      await expect(way.oauth.finish(flow, query)).rejects.toMatchObject(refused);
    });

    it("accepts a code only once", async () => {
      const way = await set();
      const { flow, query } = await go(way, ada);
      await way.oauth.finish(flow, query);
      await expect(way.oauth.finish(flow, query)).rejects.toMatchObject(refused);
    });

    it.each(["state", "verifier"] as const)("refuses a callback with another %s", async (part) => {
      const way = await set();
      const { flow, query } = await go(way, ada);
      const finishing = way.oauth.finish({ ...flow, [part]: secret() }, query);
      await expect(finishing).rejects.toMatchObject(refused);
    });

    it.each([
      ["no code", ""],
      ["a code that nobody gave", "code=nonsense"],
      ["odd characters", "code=%00%F0%9F%92%A9.%22"],
    ])("refuses a callback with %s", async (_, text) => {
      const { oauth } = await set();
      const flow = newFlow();
      const query = new URLSearchParams(`${text}&state=${flow.state}`);
      await expect(oauth.finish(flow, query)).rejects.toMatchObject(refused);
    });

    it("throws OAuthUnavailable when the provider fails, without a secret in the message", async () => {
      const { oauth, visit, failing } = await set();
      if (!failing) return;
      for (const mode of failureModes) {
        const flow = newFlow();
        const query = await visit(await oauth.begin(flow, "en"), ada);
        const broken = await failing(mode);
        const error: unknown = await broken.finish(flow, query).catch((reason: unknown) => reason);
        expect(error, mode).toMatchObject({ name: "OAuthUnavailable" });
        expect(String(error), mode).not.toMatch(/client-secret|Bearer/);
      }
    });
  });
}
