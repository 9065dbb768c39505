import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import { type OAuth, OAuthUnavailable } from "#server/adapters/oauth/port.ts";
import { WechatUnavailable } from "#server/adapters/wechat-login/port.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { type Consenting, consent } from "#tests/harness/sign-in.ts";
import type { TestClient } from "#tests/harness/test-client.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const ada: Consenting = { name: "Ada Lovelace", email: "Ada@Example.com" };
const me = async (client: TestClient) => (await client.send(accountCalls.currentUser)).data;
const users = () => test.deps.db.query.users.findMany();

/** Signs in at a provider and returns the URL where the browser ends. */
async function go(client: TestClient, start: string, identity = ada): Promise<string | null> {
  const response = await client.request(await consent(client, start, identity));
  expect(response.status).toBe(302);
  return response.headers.get("location");
}
const wechat = async (client: TestClient, name = "小明", start = "/passport/wechat") => {
  const back = new URL(await consent(client, start, { name }), "http://localhost");
  return { back, code: back.searchParams.get("code") ?? "", state: back.searchParams.get("state") ?? "" };
};
const finishWechat = (client: TestClient, { code, state }: { code: string; state: string }) =>
  client.send(signInWayCalls.signInByWechat, { body: { code, state } });

describe.each(["google", "github"] as const)("signing in with %s", (provider) => {
  it("creates an account with its gifts, and returns to where it started", async () => {
    const client = test.anonymous();
    expect(await go(client, `/passport/${provider}?prev=${encodeURIComponent("/editor/1?openConfig=true")}`)).toBe(
      "/editor/1?openConfig=true",
    );
    expect(await me(client)).toMatchObject({
      type: "oauth",
      email: "ada@example.com",
      nickName: "Ada Lovelace",
      token: 5000,
      balance: 0,
    });
  });

  it("recognises a user the second time, and books nothing again", async () => {
    const [first, second] = [test.anonymous(), test.anonymous()];
    await go(first, `/passport/${provider}`);
    await go(second, `/passport/${provider}`, { ...ada, name: "Ada King" });
    expect(await me(second)).toMatchObject({ _id: (await me(first))._id, nickName: "Ada Lovelace", token: 5000 });
  });

  it("keeps the inviter across the round trip", async () => {
    const inviter = await test.user();
    const client = test.anonymous();
    await go(client, `/passport/${provider}?inviter=${inviter.id}`);
    expect(await me(client)).toMatchObject({ token: 5000, balance: 500 });
    const other = test.anonymous();
    await go(other, `/passport/${provider}?inviter=nobody`, { ...ada, email: "bo@example.com" });
    expect((await me(other)).balance).toBe(0);
  });

  it("joins the account of an email that the provider says is verified", async () => {
    const user = await test.user({ email: "ada@example.com", passwordHash: await hashPassword("Correct1horse") });
    const client = test.anonymous();
    await go(client, `/passport/${provider}`);
    expect(await me(client)).toMatchObject({ _id: user.id, type: "email" });
    const body = { email: "ada@example.com", password: "Correct1horse" };
    expect((await test.anonymous().send(accountCalls.signIn, { body })).status).toBe(200);
  });

  it("joins no account through an unverified email, and does not store it", async () => {
    const user = await test.user({ email: "ada@example.com" });
    const client = test.anonymous();
    await go(client, `/passport/${provider}`, { ...ada, verified: false });
    const made = await me(client);
    expect(made).toMatchObject({ email: "", nickName: "Ada Lovelace", token: 5000 });
    expect(made._id).not.toBe(user.id);
  });

  it("creates one account for two simultaneous returns", async () => {
    const visitors = [test.anonymous(), test.anonymous(), test.anonymous()];
    const backs: string[] = [];
    for (const client of visitors) backs.push(await consent(client, `/passport/${provider}`, ada));
    const responses = await Promise.all(visitors.map((client, index) => client.request(backs[index] ?? "")));
    expect(responses.map((response) => response.headers.get("location"))).toEqual(["/", "/", "/"]);
    expect(await users()).toHaveLength(1);
    expect(await test.deps.db.query.tokenRecords.findMany()).toHaveLength(1);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/.//evil.example", "javascript:alert(1)"])(
    "does not lead on to %s",
    async (prev) => {
      expect(await go(test.anonymous(), `/passport/${provider}?prev=${encodeURIComponent(prev)}`)).toBe("/");
    },
  );

  it("shows a refusal on the sign-in page, and keeps the path to return to", async () => {
    const client = test.anonymous();
    const to = await go(client, `/passport/${provider}?prev=/templates`, { ...ada, answer: "refuse" });
    expect(to).toBe("/signin?error=signInRefused&prev=%2Ftemplates");
    expect(client.cookies.has("x-cid")).toBe(false);
    expect(await users()).toEqual([]);
    const chinese = test.anonymous();
    chinese.cookies.set("locale", "ch");
    expect(await go(chinese, `/passport/${provider}`, { ...ada, answer: "refuse" })).toBe("/login?error=signInRefused");
  });

  it("accepts an answer once, and only in the browser that asked", async () => {
    const expired = "/signin?error=signInExpired";
    const [mine, other] = [test.anonymous(), test.anonymous()];
    await consent(other, `/passport/${provider}`, ada);
    const back = await consent(mine, `/passport/${provider}`, ada);
    expect((await other.request(back)).headers.get("location")).toBe(expired);
    expect((await test.anonymous().request(back)).headers.get("location")).toBe(expired);
    expect((await mine.request(back)).headers.get("location")).toBe("/");
    expect((await mine.request(back)).headers.get("location")).toBe(expired);
  });

  it("does not accept an answer of another provider", async () => {
    const client = test.anonymous();
    const back = await consent(client, `/passport/${provider}`, ada);
    const elsewhere = back.replace(provider, provider === "google" ? "github" : "google");
    expect((await client.request(elsewhere)).headers.get("location")).toBe("/signin?error=signInExpired");
    expect(await users()).toEqual([]);
  });

  it("expires after ten minutes", async () => {
    const client = test.anonymous();
    const left = await client.request(`/passport/${provider}`);
    test.clock.advance(limits.oauth.lifetime);
    const page = await client.request(left.headers.get("location") ?? "");
    expect(page.status).toBe(410);
    expect(await page.text()).toContain("expired");
  });

  it("serves two tabs of one browser", async () => {
    const client = test.anonymous();
    const first = await consent(client, `/passport/${provider}?prev=/templates`, ada);
    const second = await consent(client, `/passport/${provider}?prev=/resumes`, ada);
    expect((await client.request(first)).headers.get("location")).toBe("/templates");
    expect((await client.request(second)).headers.get("location")).toBe("/resumes");
  });

  it.each([
    "",
    "?state=x&code=y",
    "?code=y",
    "?error=access_denied",
    "?state=%00%F0%9F%92%A9&code=%FF",
    "?state=a&state=b",
  ])("answers a callback%s without a flow with the sign-in page or a clear error", async (query) => {
    const response = await test.anonymous().request(`/passport/${provider}/callback${query}`);
    expect([302, 400]).toContain(response.status);
    if (response.status === 302) expect(response.headers.get("location")).toBe("/signin?error=signInExpired");
  });

  it("reports that the provider is down, on leaving and on returning", async () => {
    const down = async (): Promise<never> => {
      throw new OAuthUnavailable("down");
    };
    const broken = (parts: Partial<OAuth>) =>
      createTestApp({
        printer: createFakePrinter(),
        wire: ({ oauth }) => {
          const whole = oauth[provider];
          return whole ? { oauth: { ...oauth, [provider]: { ...whole, ...parts } } } : {};
        },
      });
    const before = await broken({ begin: down });
    const left = await before.anonymous().request(`/passport/${provider}?prev=/templates`);
    expect(left.headers.get("location")).toBe("/signin?error=providerUnavailable&prev=%2Ftemplates");
    await before.close();
    const after = await broken({ finish: down });
    const client = after.anonymous();
    const back = await consent(client, `/passport/${provider}`, ada);
    expect((await client.request(back)).headers.get("location")).toBe("/signin?error=providerUnavailable");
    await after.close();
  });
});

describe("identities", () => {
  it("of two providers with the same verified email lead to one account", async () => {
    const [first, second] = [test.anonymous(), test.anonymous()];
    await go(first, "/passport/google");
    await go(second, "/passport/github");
    expect((await me(second))._id).toBe((await me(first))._id);
  });

  it("survive a change of the account's email", async () => {
    const client = test.anonymous();
    await go(client, "/passport/google");
    const { _id } = await me(client);
    await test.user({ email: "other@example.com" });
    await test.deps.db.pool.query("update users set email = 'moved@example.com' where id = $1", [_id]);
    const again = test.anonymous();
    await go(again, "/passport/google");
    expect((await me(again))._id).toBe(_id);
  });

  it("get a name that can be shown, whatever the provider sends", async () => {
    const names = ["\u202e\u0000 \n", `${"长".repeat(80)}`, "<script>alert(1)</script>"];
    const shown = [];
    for (const [index, name] of names.entries()) {
      const client = test.anonymous();
      await go(client, "/passport/google", { name: `${name}x`, email: `n${index}@example.com` });
      shown.push((await me(client)).nickName);
    }
    expect(shown).toEqual(["x", "长".repeat(limits.nickNameMax), "<script>alert(1)</script>x"]);
  });
});

describe("signing in by WeChat", () => {
  it("returns to the login page, whose call signs in and creates the account", async () => {
    const inviter = await test.user();
    const client = test.anonymous();
    const start = `/passport/wechat?prev=${encodeURIComponent("/resumes")}&inviter=${inviter.id}`;
    const { back, code, state } = await wechat(client, "小明", start);
    expect([back.pathname, back.searchParams.get("prev")]).toEqual(["/login", "/resumes"]);
    const { token } = (await finishWechat(client, { code, state })).data;
    expect(client.cookies.get("x-cid")).toBe(token);
    expect(await me(client)).toMatchObject({ type: "wechat", nickName: "小明", email: "", token: 5000, balance: 500 });

    const device = test.anonymous();
    await finishWechat(device, await wechat(device));
    expect(await me(device)).toMatchObject({ _id: (await me(client))._id, token: 5000 });
  });

  it("returns without a code after a refusal", async () => {
    const client = test.anonymous();
    const back = new URL(
      await consent(client, "/passport/wechat", { name: "小明", answer: "refuse" }),
      "http://localhost",
    );
    expect([back.pathname, back.searchParams.has("code"), back.searchParams.has("state")]).toEqual([
      "/login",
      false,
      true,
    ]);
  });

  it("accepts a state once, and only in the browser that asked", async () => {
    const [mine, other] = [test.anonymous(), test.anonymous()];
    const { code, state } = await wechat(mine);
    const foreign = await wechat(other);
    for (const [who, body] of [
      [other, { code, state }],
      [test.anonymous(), { code, state }],
      [mine, { code, state: foreign.state }],
    ] as const) {
      const reply = await finishWechat(who, body);
      expect([reply.status, reply.code]).toEqual([400, 100411]);
    }
    expect((await finishWechat(mine, { code, state })).status).toBe(200);
    expect((await finishWechat(mine, { code, state })).code).toBe(100411);
  });

  it("refuses a code that WeChat does not know", async () => {
    const client = test.anonymous();
    const { state } = await wechat(client);
    const reply = await finishWechat(client, { code: "nonsense", state });
    expect([reply.status, reply.code, reply.message]).toEqual([403, 100403, "The sign-in was cancelled or refused"]);
    expect(await users()).toEqual([]);
  });

  it("reports that WeChat is down", async () => {
    const down = await createTestApp({
      printer: createFakePrinter(),
      wire: ({ wechat: whole }) =>
        whole
          ? {
              wechat: {
                ...whole,
                finish: async () => {
                  throw new WechatUnavailable("busy");
                },
              },
            }
          : {},
    });
    const client = down.anonymous();
    const reply = await finishWechat(client, await wechat(client));
    expect([reply.status, reply.code, reply.headers.get("retry-after")]).toEqual([503, 100503, "60"]);
    await down.close();
  });
});

describe("a way to sign in that is not offered", () => {
  it("does not exist, and neither does the consent page", async () => {
    const bare = await createTestApp({
      printer: createFakePrinter(),
      wire: () => ({ oauth: { google: null, github: null }, wechat: null }),
    });
    const client = bare.anonymous();
    for (const path of ["/passport/google", "/passport/github", "/passport/wechat", "/sandbox/consent?request=x"]) {
      const response = await client.request(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get("content-type")).toContain("text/html");
    }
    expect((await finishWechat(client, { code: "x", state: "y" })).status).toBe(404);
    const site = (await (await client.request("/api/site")).json()) as { data: { signIn: object } };
    expect(site.data.signIn).toEqual({ phone: true, wechat: false, google: false, github: false });
    await bare.close();
  });
});

describe("the consent page", () => {
  const open = async (client: TestClient, provider: string) => {
    const left = await client.request(`/passport/${provider}`);
    return client.request(left.headers.get("location") ?? "");
  };

  it.each([
    ["en", "google", "Sign in with Google"],
    ["ch", "github", "使用 GitHub 登录"],
    ["ch", "wechat", "使用 微信 登录"],
  ])("is in the visitor's language (%s), has no script and cannot be framed", async (locale, provider, title) => {
    const client = test.anonymous();
    client.cookies.set("locale", locale);
    const page = await open(client, provider);
    const html = await page.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("asks again for missing fields, and accepts nothing from another site", async () => {
    const client = test.anonymous();
    const request = /name="request" value="([^"]+)"/.exec(await (await open(client, "google")).text())?.[1] ?? "";
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      client.request("/sandbox/consent", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams({ request, answer: "allow", ...fields }).toString(),
      });
    expect((await post({ name: "Ada" })).status).toBe(400);
    expect((await post({ name: " ", email: "ada@example.com" })).status).toBe(400);
    expect((await post({ name: "Ada", email: "ada@example.com", request: "x" })).status).toBe(410);
    const foreign = { origin: "https://evil.example" };
    expect((await post({ name: "Ada", email: "ada@example.com" }, foreign)).status).toBe(403);
    expect((await post({ name: "Ada", email: "ada@example.com" })).status).toBe(303);
  });
});
