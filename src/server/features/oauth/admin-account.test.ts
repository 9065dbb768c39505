import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import type { OAuth } from "#server/adapters/oauth/port.ts";
import { users } from "#server/db/schema/accounts.ts";
import { setRole } from "#server/features/accounts/service.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { type Consenting, consent } from "#tests/harness/sign-in.ts";
import type { TestClient } from "#tests/harness/test-client.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const ada: Consenting = { name: "Ada Lovelace", email: "ada@example.com" };
const me = async (client: TestClient) => (await client.send(accountCalls.currentUser)).data;
async function signInByWechat(client: TestClient) {
  const back = new URL(await consent(client, "/passport/wechat", { name: "小明" }), "http://localhost").searchParams;
  const body = { code: back.get("code") ?? "", state: back.get("state") ?? "" };
  return client.send(signInWayCalls.signInByWechat, { body });
}

describe("an admin's account", () => {
  const email = "ada@example.com";
  /** The stand-in under a vendor's name: what it says is then taken as a provider's word. */
  const asProvider = (oauth: OAuth | null) => oauth && { ...oauth, kind: "google" };
  const real = (): Promise<TestApp> =>
    createTestApp({
      printer: createFakePrinter(),
      wire: ({ oauth }) => ({ oauth: { google: asProvider(oauth.google), github: asProvider(oauth.github) } }),
    });
  const back = async (client: TestClient, provider: string, person = ada) => {
    const response = await client.request(await consent(client, `/passport/${provider}`, person));
    return response.headers.get("location");
  };

  it("is neither joined nor signed in to by a stand-in, whoever sits before it", async () => {
    const admin = await test.user({ email, role: "admin" });
    for (const provider of ["google", "github"]) {
      for (const client of [test.anonymous(), admin]) {
        expect(await back(client, provider)).toBe("/signin?error=adminByStandIn");
      }
    }
    expect(await test.deps.db.query.identities.findMany()).toEqual([]);
    expect(await test.deps.db.query.users.findMany()).toHaveLength(1);
  });

  it("is not signed in to by a stand-in that had joined it before it was an admin's", async () => {
    const client = test.anonymous();
    expect(await back(client, "google")).toBe("/");
    await setRole(test.deps, email, "admin");
    expect((await client.request("/api/user/current")).status).toBe(401);
    expect(await back(test.anonymous(), "google")).toBe("/signin?error=adminByStandIn");
    const wechatUser = test.anonymous();
    await signInByWechat(wechatUser);
    await test.deps.db.update(users).set({ role: "admin" });
    const again = test.anonymous();
    const reply = await signInByWechat(again);
    expect([reply.status, reply.message]).toEqual([403, expect.stringContaining("npm run user -- link")]);
    expect(again.cookies.has("x-cid")).toBe(false);
  });

  it("is joined by a provider only where that admin has just signed in", async () => {
    const site = await real();
    try {
      const admin = await site.user({ email, role: "admin" });
      const other = await site.user({ email: "bo@example.com", role: "admin" });
      for (const client of [site.anonymous(), other]) {
        expect(await back(client, "google")).toBe("/signin?error=adminNotJoined");
      }
      site.clock.advance(limits.freshSignIn + 1);
      expect(await back(admin, "google")).toBe("/signin?error=adminNotJoined");
      expect(await site.deps.db.query.identities.findMany()).toEqual([]);
      admin.cookies.set("x-cid", await startSession(site.deps, admin.id));
      expect(await back(admin, "google")).toBe("/");
      const later = site.anonymous();
      expect(await back(later, "google")).toBe("/");
      expect(await me(later)).toMatchObject({ _id: admin.id, role: "admin" });
      // Another provider's word about the same email is another identity.
      expect(await back(site.anonymous(), "github")).toBe("/signin?error=adminNotJoined");
    } finally {
      await site.close();
    }
  });
});
