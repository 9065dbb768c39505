import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import { type OAuth, OAuthUnavailable } from "#server/adapters/oauth/port.ts";
import { WechatUnavailable } from "#server/adapters/wechat-login/port.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakeRenderer } from "#tests/harness/fake-renderer.ts";
import { type Consenting, consent } from "#tests/harness/sign-in.ts";
import type { Visitor } from "#tests/harness/visitor.ts";

const test = await createTestApp({ renderer: createFakeRenderer() });
afterEach(test.clear);
afterAll(test.close);

const ada: Consenting = { name: "Ada Lovelace", email: "Ada@Example.com" };
const me = async (visitor: Visitor) => (await visitor.send(accountCalls.currentUser)).data;
const users = () => test.deps.db.query.users.findMany();

/** Signs in at a provider and returns the URL where the browser ends. */
async function go(visitor: Visitor, start: string, identity = ada): Promise<string | null> {
  const response = await visitor.request(await consent(visitor, start, identity));
  expect(response.status).toBe(302);
  return response.headers.get("location");
}
const wechat = async (visitor: Visitor, name = "小明", start = "/passport/wechat") => {
  const back = new URL(await consent(visitor, start, { name }), "http://localhost");
  return { back, code: back.searchParams.get("code") ?? "", state: back.searchParams.get("state") ?? "" };
};
const finishWechat = (visitor: Visitor, { code, state }: { code: string; state: string }) =>
  visitor.send(signInWayCalls.signInByWechat, { body: { code, state } });

describe.each(["google", "github"] as const)("signing in with %s", (provider) => {
  it("creates an account with its gifts, and returns to where it started", async () => {
    const visitor = test.visitor();
    expect(await go(visitor, `/passport/${provider}?prev=${encodeURIComponent("/editor/1?openConfig=true")}`)).toBe(
      "/editor/1?openConfig=true",
    );
    expect(await me(visitor)).toMatchObject({
      type: "oauth",
      email: "ada@example.com",
      nickName: "Ada Lovelace",
      token: 5000,
      balance: 0,
    });
  });

  it("recognises a user the second time, and books nothing again", async () => {
    const [first, second] = [test.visitor(), test.visitor()];
    await go(first, `/passport/${provider}`);
    await go(second, `/passport/${provider}`, { ...ada, name: "Ada King" });
    expect(await me(second)).toMatchObject({ _id: (await me(first))._id, nickName: "Ada Lovelace", token: 5000 });
  });

  it("keeps the inviter across the round trip", async () => {
    const inviter = await test.user();
    const visitor = test.visitor();
    await go(visitor, `/passport/${provider}?inviter=${inviter.id}`);
    expect(await me(visitor)).toMatchObject({ token: 5000, balance: 500 });
    const other = test.visitor();
    await go(other, `/passport/${provider}?inviter=nobody`, { ...ada, email: "bo@example.com" });
    expect((await me(other)).balance).toBe(0);
  });

  it("joins the account of an email that the provider says is verified", async () => {
    const user = await test.user({ email: "ada@example.com", passwordHash: await hashPassword("Correct1horse") });
    const visitor = test.visitor();
    await go(visitor, `/passport/${provider}`);
    expect(await me(visitor)).toMatchObject({ _id: user.id, type: "email" });
    const body = { email: "ada@example.com", password: "Correct1horse" };
    expect((await test.visitor().send(accountCalls.signIn, { body })).status).toBe(200);
  });

  it("joins no account through an unverified email, and does not store it", async () => {
    const user = await test.user({ email: "ada@example.com" });
    const visitor = test.visitor();
    await go(visitor, `/passport/${provider}`, { ...ada, verified: false });
    const made = await me(visitor);
    expect(made).toMatchObject({ email: "", nickName: "Ada Lovelace", token: 5000 });
    expect(made._id).not.toBe(user.id);
  });

  it("creates one account for two simultaneous returns", async () => {
    const visitors = [test.visitor(), test.visitor(), test.visitor()];
    const backs: string[] = [];
    for (const visitor of visitors) backs.push(await consent(visitor, `/passport/${provider}`, ada));
    const responses = await Promise.all(visitors.map((visitor, index) => visitor.request(backs[index] ?? "")));
    expect(responses.map((response) => response.headers.get("location"))).toEqual(["/", "/", "/"]);
    expect(await users()).toHaveLength(1);
    expect(await test.deps.db.query.tokenRecords.findMany()).toHaveLength(1);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/.//evil.example", "javascript:alert(1)"])(
    "does not lead on to %s",
    async (prev) => {
      expect(await go(test.visitor(), `/passport/${provider}?prev=${encodeURIComponent(prev)}`)).toBe("/");
    },
  );

  it("shows a refusal on the sign-in page, and keeps the path to return to", async () => {
    const visitor = test.visitor();
    const to = await go(visitor, `/passport/${provider}?prev=/templates`, { ...ada, answer: "refuse" });
    expect(to).toBe("/signin?error=signInRefused&prev=%2Ftemplates");
    expect(visitor.cookies.has("x-cid")).toBe(false);
    expect(await users()).toEqual([]);
    const chinese = test.visitor();
    chinese.cookies.set("locale", "ch");
    expect(await go(chinese, `/passport/${provider}`, { ...ada, answer: "refuse" })).toBe("/login?error=signInRefused");
  });

  it("accepts an answer once, and only in the browser that asked", async () => {
    const expired = "/signin?error=signInExpired";
    const [mine, other] = [test.visitor(), test.visitor()];
    await consent(other, `/passport/${provider}`, ada);
    const back = await consent(mine, `/passport/${provider}`, ada);
    expect((await other.request(back)).headers.get("location")).toBe(expired);
    expect((await test.visitor().request(back)).headers.get("location")).toBe(expired);
    expect((await mine.request(back)).headers.get("location")).toBe("/");
    expect((await mine.request(back)).headers.get("location")).toBe(expired);
  });

  it("does not accept an answer of another provider", async () => {
    const visitor = test.visitor();
    const back = await consent(visitor, `/passport/${provider}`, ada);
    const elsewhere = back.replace(provider, provider === "google" ? "github" : "google");
    expect((await visitor.request(elsewhere)).headers.get("location")).toBe("/signin?error=signInExpired");
    expect(await users()).toEqual([]);
  });

  it("expires after ten minutes", async () => {
    const visitor = test.visitor();
    const left = await visitor.request(`/passport/${provider}`);
    test.clock.advance(limits.oauth.lifetime);
    const page = await visitor.request(left.headers.get("location") ?? "");
    expect(page.status).toBe(410);
    expect(await page.text()).toContain("expired");
  });

  it("serves two tabs of one browser", async () => {
    const visitor = test.visitor();
    const first = await consent(visitor, `/passport/${provider}?prev=/templates`, ada);
    const second = await consent(visitor, `/passport/${provider}?prev=/resumes`, ada);
    expect((await visitor.request(first)).headers.get("location")).toBe("/templates");
    expect((await visitor.request(second)).headers.get("location")).toBe("/resumes");
  });

  it.each([
    "",
    "?state=x&code=y",
    "?code=y",
    "?error=access_denied",
    "?state=%00%F0%9F%92%A9&code=%FF",
    "?state=a&state=b",
  ])("answers a callback%s without a flow with the sign-in page or a clear error", async (query) => {
    const response = await test.visitor().request(`/passport/${provider}/callback${query}`);
    expect([302, 400]).toContain(response.status);
    if (response.status === 302) expect(response.headers.get("location")).toBe("/signin?error=signInExpired");
  });

  it("reports that the provider is down, on leaving and on returning", async () => {
    const down = async (): Promise<never> => {
      throw new OAuthUnavailable("down");
    };
    const broken = (parts: Partial<OAuth>) =>
      createTestApp({
        renderer: createFakeRenderer(),
        wire: ({ oauth }) => {
          const whole = oauth[provider];
          return whole ? { oauth: { ...oauth, [provider]: { ...whole, ...parts } } } : {};
        },
      });
    const before = await broken({ begin: down });
    const left = await before.visitor().request(`/passport/${provider}?prev=/templates`);
    expect(left.headers.get("location")).toBe("/signin?error=providerUnavailable&prev=%2Ftemplates");
    await before.close();
    const after = await broken({ finish: down });
    const visitor = after.visitor();
    const back = await consent(visitor, `/passport/${provider}`, ada);
    expect((await visitor.request(back)).headers.get("location")).toBe("/signin?error=providerUnavailable");
    await after.close();
  });
});

describe("identities", () => {
  it("of two providers with the same verified email lead to one account", async () => {
    const [first, second] = [test.visitor(), test.visitor()];
    await go(first, "/passport/google");
    await go(second, "/passport/github");
    expect((await me(second))._id).toBe((await me(first))._id);
  });

  it("survive a change of the account's email", async () => {
    const visitor = test.visitor();
    await go(visitor, "/passport/google");
    const { _id } = await me(visitor);
    await test.user({ email: "other@example.com" });
    await test.deps.db.pool.query("update users set email = 'moved@example.com' where id = $1", [_id]);
    const again = test.visitor();
    await go(again, "/passport/google");
    expect((await me(again))._id).toBe(_id);
  });

  it("get a name that can be shown, whatever the provider sends", async () => {
    const names = ["\u202e\u0000 \n", `${"长".repeat(80)}`, "<script>alert(1)</script>"];
    const shown = [];
    for (const [index, name] of names.entries()) {
      const visitor = test.visitor();
      await go(visitor, "/passport/google", { name: `${name}x`, email: `n${index}@example.com` });
      shown.push((await me(visitor)).nickName);
    }
    expect(shown).toEqual(["x", "长".repeat(limits.nickNameMax), "<script>alert(1)</script>x"]);
  });
});

describe("signing in by WeChat", () => {
  it("returns to the login page, whose call signs in and creates the account", async () => {
    const inviter = await test.user();
    const visitor = test.visitor();
    const start = `/passport/wechat?prev=${encodeURIComponent("/resumes")}&inviter=${inviter.id}`;
    const { back, code, state } = await wechat(visitor, "小明", start);
    expect([back.pathname, back.searchParams.get("prev")]).toEqual(["/login", "/resumes"]);
    const { token } = (await finishWechat(visitor, { code, state })).data;
    expect(visitor.cookies.get("x-cid")).toBe(token);
    expect(await me(visitor)).toMatchObject({ type: "wechat", nickName: "小明", email: "", token: 5000, balance: 500 });

    const device = test.visitor();
    await finishWechat(device, await wechat(device));
    expect(await me(device)).toMatchObject({ _id: (await me(visitor))._id, token: 5000 });
  });

  it("returns without a code after a refusal", async () => {
    const visitor = test.visitor();
    const back = new URL(
      await consent(visitor, "/passport/wechat", { name: "小明", answer: "refuse" }),
      "http://localhost",
    );
    expect([back.pathname, back.searchParams.has("code"), back.searchParams.has("state")]).toEqual([
      "/login",
      false,
      true,
    ]);
  });

  it("accepts a state once, and only in the browser that asked", async () => {
    const [mine, other] = [test.visitor(), test.visitor()];
    const { code, state } = await wechat(mine);
    const foreign = await wechat(other);
    for (const [who, body] of [
      [other, { code, state }],
      [test.visitor(), { code, state }],
      [mine, { code, state: foreign.state }],
    ] as const) {
      const reply = await finishWechat(who, body);
      expect([reply.status, reply.code]).toEqual([400, 100411]);
    }
    expect((await finishWechat(mine, { code, state })).status).toBe(200);
    expect((await finishWechat(mine, { code, state })).code).toBe(100411);
  });

  it("refuses a code that WeChat does not know", async () => {
    const visitor = test.visitor();
    const { state } = await wechat(visitor);
    const reply = await finishWechat(visitor, { code: "nonsense", state });
    expect([reply.status, reply.code, reply.message]).toEqual([403, 100403, "The sign-in was cancelled or refused"]);
    expect(await users()).toEqual([]);
  });

  it("reports that WeChat is down", async () => {
    const down = await createTestApp({
      renderer: createFakeRenderer(),
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
    const visitor = down.visitor();
    const reply = await finishWechat(visitor, await wechat(visitor));
    expect([reply.status, reply.code, reply.headers.get("retry-after")]).toEqual([503, 100503, "60"]);
    await down.close();
  });
});

describe("a way to sign in that is not offered", () => {
  it("does not exist, and neither does the consent page", async () => {
    const bare = await createTestApp({
      renderer: createFakeRenderer(),
      wire: () => ({ oauth: { google: null, github: null }, wechat: null }),
    });
    const visitor = bare.visitor();
    for (const path of ["/passport/google", "/passport/github", "/passport/wechat", "/sandbox/consent?request=x"]) {
      const response = await visitor.request(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get("content-type")).toContain("text/html");
    }
    expect((await finishWechat(visitor, { code: "x", state: "y" })).status).toBe(404);
    const site = (await (await visitor.request("/api/site")).json()) as { data: { signIn: object } };
    expect(site.data.signIn).toEqual({ phone: true, wechat: false, google: false, github: false });
    await bare.close();
  });
});

describe("the consent page", () => {
  const open = async (visitor: Visitor, provider: string) => {
    const left = await visitor.request(`/passport/${provider}`);
    return visitor.request(left.headers.get("location") ?? "");
  };

  it.each([
    ["en", "google", "Sign in with Google"],
    ["ch", "github", "使用 GitHub 登录"],
    ["ch", "wechat", "使用 微信 登录"],
  ])("is in the visitor's language (%s), has no script and cannot be framed", async (locale, provider, title) => {
    const visitor = test.visitor();
    visitor.cookies.set("locale", locale);
    const page = await open(visitor, provider);
    const html = await page.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("asks again for missing fields, and accepts nothing from another site", async () => {
    const visitor = test.visitor();
    const request = /name="request" value="([^"]+)"/.exec(await (await open(visitor, "google")).text())?.[1] ?? "";
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      visitor.request("/sandbox/consent", {
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
