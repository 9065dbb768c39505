import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { limits, rates } from "#core/limits.ts";
import type { BotCheck } from "#server/adapters/bot-check/port.ts";
import { hashSecret } from "#server/ids.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { hashPassword } from "./passwords.ts";
import { ensureOperator, linkFor, setRole } from "./service.ts";

const test = await createTestApp();
afterEach(test.clear);
afterAll(test.close);

const password = "Correct1horse";
const passwordHash = await hashPassword(password);
const email = "ada@example.com";
const signIn = (client: ReturnType<typeof test.anonymous>, given: { email?: string; password?: string } = {}) =>
  client.send(accountCalls.signIn, { body: { email, password, ...given } });

describe("signing in", () => {
  it("gives a cookie that scripts cannot read, and a token that works as bearer", async () => {
    await test.user({ email, passwordHash });
    const client = test.anonymous();
    const response = await client.fetch(accountCalls.signIn, { body: { email: "Ada@Example.com", password } });
    const cookie = response.headers.get("set-cookie") ?? "";
    for (const part of ["x-cid=", "HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${30 * 86_400}`]) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain("Secure");
    const { data } = (await response.json()) as { data: { token: string } };
    const bearer = await test.anonymous().request("/api/user/current", {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(bearer.status).toBe(200);
  });

  it("stores the token's hash only", async () => {
    const user = await test.user();
    const rows = await test.deps.db.query.sessions.findMany();
    expect(rows.map((row) => row.tokenHash)).toEqual([hashSecret(user.token)]);
    expect(JSON.stringify(rows)).not.toContain(user.token);
  });

  it("answers the same for a wrong password and an unknown email", async () => {
    await test.user({ email, passwordHash });
    const wrong = await signIn(test.anonymous(), { password: "Wrong1password" });
    const unknown = await signIn(test.anonymous(), { email: "nobody@example.com" });
    expect(wrong.body).toEqual({ code: 100412, message: "Incorrect email or password" });
    expect(unknown.body).toEqual(wrong.body);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
  });

  it("accepts no password for accounts that never set one", async () => {
    await test.user({ email });
    expect((await signIn(test.anonymous())).code).toBe(100412);
  });

  it("reveals that the email is unconfirmed only to a caller who knows the password", async () => {
    await test.anonymous().send(accountCalls.signUp, { body: { email, password } });
    expect((await signIn(test.anonymous(), { password: "Wrong1password" })).code).toBe(100412);
    const client = test.anonymous();
    const reply = await signIn(client);
    expect([reply.status, reply.code, reply.message]).toEqual([403, 100001, "Email is not yet verified"]);
    // This browser may now finish the sign-up.
    test.clock.advance(limits.emailCode.resendAfter);
    await client.send(accountCalls.sendVerifyEmail, { body: { email } });
    const outbox = await (await client.request(`/api/sandbox/outbox?to=${email}`)).text();
    const veriCode = /\d{6}/.exec(outbox)?.[0] ?? "";
    expect((await client.send(accountCalls.verifyEmail, { body: { veriCode } })).status).toBe(200);
    expect((await signIn(test.anonymous())).status).toBe(200);
  });

  it("stops at five tries a minute, says for how long, and does not stop other users", async () => {
    await test.user({ email, passwordHash });
    for (let tries = 0; tries < rates.signIn.points; tries++) {
      expect((await signIn(test.anonymous(), { password: "Wrong1password" })).code).toBe(100412);
    }
    const refused = await signIn(test.anonymous());
    expect([refused.status, refused.code]).toEqual([429, 100429]);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.message).toContain(String(seconds));
    await test.user({ email: "grace@example.com", passwordHash });
    expect((await signIn(test.anonymous(), { email: "grace@example.com" })).status).toBe(200);
  });
});

describe("signing in to one account from many IPs", () => {
  it("stops at a hundred tries an hour, however the email is spelt, and stops no other account", async () => {
    // The bot check refuses every try before a password is hashed, so that many tries are quick.
    const botCheck: BotCheck = { kind: "own", verify: async () => false };
    const guessed = await createTestApp({ botCheck, env: { TRUST_PROXY: "true" } });
    let tries = 0;
    const guess = (whose: string) => {
      tries += 1;
      const headers = { "x-forwarded-for": `10.1.${tries >> 8}.${tries & 255}` };
      return guessed.anonymous().send(accountCalls.signIn, { body: { email: whose, password }, headers });
    };
    try {
      const allowed: number[] = [];
      for (let done = 0; done < 100; done += 1) allowed.push((await guess(done % 2 ? email : "Ada@Example.com")).code);
      expect(new Set(allowed)).toEqual(new Set([100410]));
      const refused = await guess(email);
      expect([refused.status, refused.code]).toEqual([429, 100429]);
      const seconds = Number(refused.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(60);
      expect(seconds).toBeLessThanOrEqual(3600);
      expect((await guess("grace@example.com")).code).toBe(100410);
    } finally {
      await guessed.close();
    }
  });
});

describe("the owner of an account whose tries strangers have used up", () => {
  const guessed = createTestApp({ env: { TRUST_PROXY: "true" }, printer: createFakePrinter() });
  afterEach(async () => (await guessed).clear());
  afterAll(async () => (await guessed).close());
  let places = 0;
  const from = () => {
    places += 1;
    return { "x-forwarded-for": `10.2.${places >> 8}.${places & 255}` };
  };
  const tryIt = async (client: ReturnType<typeof test.anonymous>, given: { email?: string; password?: string } = {}) =>
    (await client.send(accountCalls.signIn, { body: { email, password, ...given }, headers: from() })).status;
  async function useUpTries() {
    for (let done = 0; done <= rates.signInToOneAccount.points; done += 1) {
      if ((await tryIt((await guessed).anonymous(), { password: "Wrong1password" })) === 429) return;
    }
    throw new Error("The tries have no end");
  }

  it("signs in with a browser that was signed in before, which has tries of its own, for this account alone", async () => {
    const app = await guessed;
    await app.user({ email, passwordHash });
    await app.user({ email: "grace@example.com", passwordHash });
    const [owner, grace] = [app.anonymous(), app.anonymous()];
    expect(await tryIt(owner)).toBe(200);
    expect(await tryIt(grace, { email: "grace@example.com" })).toBe(200);
    await useUpTries();
    expect(await tryIt(app.anonymous())).toBe(429);
    // A browser that knows another account is a stranger to this one, and so is a cookie that somebody made up.
    expect(await tryIt(grace)).toBe(429);
    const forger = app.anonymous();
    const known = owner.cookies.get("x-device") ?? "";
    forger.cookies.set("x-device", `${known.split(".")[0]}.${"A".repeat(43)}`);
    expect(await tryIt(forger)).toBe(429);
    await owner.send(accountCalls.logoutPost);
    expect(await tryIt(owner)).toBe(200);
    for (let done = 1; done < rates.signInToOneAccount.points; done += 1) {
      expect([401, 429]).toContain(await tryIt(owner, { password: "Wrong1password" }));
    }
    expect(await tryIt(owner)).toBe(429);
  });

  it("signs in on a new device after setting a password by the mailed link", async () => {
    const app = await guessed;
    await app.user({ email, passwordHash });
    await useUpTries();
    const owner = app.anonymous();
    expect(await tryIt(owner)).toBe(429);
    await owner.send(passwordCalls.forgetPassword, { body: { email } });
    const mail = await (await owner.request(`/api/sandbox/outbox?to=${email}`)).text();
    const token = /#token=([\w-]+)/.exec(mail)?.[1] ?? "";
    await owner.send(passwordCalls.resetPassword, { body: { token, password: "Another2horse" } });
    expect(await tryIt(owner, { password: "Another2horse" })).toBe(200);
    expect(await tryIt(app.anonymous(), { password: "Another2horse" })).toBe(429);
  });
});

describe("a session", () => {
  it("lives 30 days from its last use", async () => {
    const user = await test.user();
    const current = () => user.send(accountCalls.currentUser);
    test.clock.advance(limits.session.lifetime - 1000);
    const kept = await current();
    expect(kept.status).toBe(200);
    expect(kept.headers.get("set-cookie")).toContain("x-cid=");
    test.clock.advance(limits.session.lifetime - 1000);
    expect((await current()).status).toBe(200);
    test.clock.advance(limits.session.lifetime + 1);
    expect((await current()).code).toBe(100401);
  });

  it.each(["logout", "logoutPost"] as const)("ends on the server with %s", async (name) => {
    const user = await test.user();
    expect((await user.send(accountCalls[name])).status).toBe(200);
    expect(user.cookies.has("x-cid")).toBe(false);
    user.cookies.set("x-cid", user.token);
    expect((await user.send(accountCalls.currentUser)).status).toBe(401);
    expect(await test.deps.db.query.sessions.findMany()).toEqual([]);
  });

  it("is replaced, not shared, when another user signs in", async () => {
    const user = await test.user();
    await test.user({ email, passwordHash });
    await signIn(user);
    expect((await user.send(accountCalls.currentUser)).data.email).toBe(email);
    user.cookies.set("x-cid", user.token);
    expect((await user.send(accountCalls.currentUser)).status).toBe(401);
  });

  it.each(["", "x", "a".repeat(43), "\u0000", "' or 1=1 --", "a".repeat(5000)])(
    "is not opened by %j",
    async (token) => {
      const response = await test.anonymous().request("/api/user/current", {
        headers: { cookie: `x-cid=${encodeURIComponent(token)}` },
      });
      expect(response.status).toBe(401);
    },
  );
});

describe("the user DTO of a membership", () => {
  it.each([
    ["regular", { level: "regular", isValid: false, isVip: false, valiTo: null }],
    ["premium", { level: "premium", isValid: true, isVip: false, valiTo: "2026-02-01T09:00:00.000Z" }],
    ["lifetime", { level: "lifetime", isValid: true, isVip: true, valiTo: null }],
  ] as const)("%s", async (level, expected) => {
    const user = await test.user({ level });
    expect((await user.send(accountCalls.currentUser)).data).toMatchObject(expected);
  });
});

describe("the operator", () => {
  const redeem = (link: string, method = "GET") => {
    const client = test.anonymous();
    return client.request(new URL(link).pathname, { method }).then((response) => ({ client, response }));
  };

  const firstLink = async () => {
    const operator = await ensureOperator(test.deps);
    if (operator.kind !== "made") throw new Error(`This was no first start: ${operator.kind}`);
    return operator.link;
  };

  it("is created on the first start and signed in by a link, once", async () => {
    const link = await firstLink();
    expect((await redeem(link, "HEAD")).response.status).toBe(200);
    const { client, response } = await redeem(link);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/resumes"]);
    const { data } = await client.send(accountCalls.currentUser);
    expect(data).toMatchObject({ role: "admin", isValid: true, email: test.config.operatorEmail });
    const again = await redeem(link);
    expect(again.response.status).toBe(410);
    expect(again.client.cookies.has("x-cid")).toBe(false);
  });

  it("is signed in by only one of two simultaneous uses of the link", async () => {
    const link = await firstLink();
    const both = await Promise.all([redeem(link), redeem(link)]);
    expect(both.map(({ response }) => response.status).sort()).toEqual([302, 410]);
  });

  it("is the same user at the next start, which makes no link and ends none", async () => {
    const link = await firstLink();
    expect(await ensureOperator(test.deps)).toEqual({ kind: "present" });
    expect(await test.deps.db.query.users.findMany()).toHaveLength(1);
    expect(await test.deps.db.query.operatorLinks.findMany()).toHaveLength(1);
    expect((await redeem(link)).response.status).toBe(302);
  });

  it("is made once by processes that start together, one of which has the link", async () => {
    const kinds = (await Promise.all([1, 2, 3].map(() => ensureOperator(test.deps)))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["made", "present", "present"]);
  });

  it("is nobody who already has an ordinary account under that email", async () => {
    const user = await test.user({ email: test.config.operatorEmail });
    expect(await ensureOperator(test.deps)).toEqual({ kind: "ordinary", email: test.config.operatorEmail });
    expect((await user.send(accountCalls.currentUser)).data.role).toBe("user");
  });

  it("has 24 hours to use the link", async () => {
    const link = await firstLink();
    test.clock.advance(limits.operatorLink.lifetime);
    expect((await redeem(link)).response.status).toBe(410);
  });

  it("has one link at a time: a new one ends the one before, and those of no other account", async () => {
    const first = await firstLink();
    await test.user({ email });
    const other = (await linkFor(test.deps, email)) ?? "";
    const made = await Promise.all([1, 2, 3].map(() => linkFor(test.deps, test.config.operatorEmail)));
    expect((await redeem(first)).response.status).toBe(410);
    const used = await Promise.all(made.map((link) => redeem(link ?? "")));
    expect(used.map(({ response }) => response.status).sort()).toEqual([302, 410, 410]);
    expect((await redeem(other)).response.status).toBe(302);
    const again = (await linkFor(test.deps, test.config.operatorEmail)) ?? "";
    expect((await redeem(again)).response.status).toBe(302);
  });

  it("gives links and rights only to accounts that exist", async () => {
    await test.user({ email });
    expect(await linkFor(test.deps, "nobody@example.com")).toBeNull();
    await setRole(test.deps, "nobody@example.com", "admin");
    await setRole(test.deps, "ADA@example.com", "admin");
    const { client } = await redeem((await linkFor(test.deps, email)) ?? "");
    expect((await client.send(accountCalls.currentUser)).data.role).toBe("admin");
    expect(await test.deps.db.query.users.findMany()).toHaveLength(1);
  });

  it("ends an account's sessions and links when its role changes, and only then", async () => {
    const user = await test.user({ email });
    const link = (await linkFor(test.deps, email)) ?? "";
    await setRole(test.deps, email, "user");
    expect((await user.request("/api/user/current")).status).toBe(200);
    await setRole(test.deps, email, "admin");
    expect((await user.request("/api/user/current")).status).toBe(401);
    expect((await redeem(link)).response.status).toBe(410);
    const { client } = await redeem((await linkFor(test.deps, email)) ?? "");
    await setRole(test.deps, email, "user");
    expect((await client.request("/api/user/current")).status).toBe(401);
  });
});
