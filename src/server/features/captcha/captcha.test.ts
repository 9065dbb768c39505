import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import { createOwnBotCheck } from "#server/adapters/bot-check/own.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import type { TestClient } from "#tests/harness/test-client.ts";
import { solveChallenge } from "../../adapters/bot-check/contract.ts";
import { drawCaptcha, randomCaptchaText } from "./draw.ts";

/** Captcha texts are injected one after the other, so that a test knows them and no two are alike. */
const texts: string[] = [];
let made = 0;
const test = await createTestApp({
  printer: createFakePrinter(),
  wire: () => ({
    captchaText: () => {
      made += 1;
      texts.push(`aB${String(made).padStart(2, "0")}`);
      return texts.at(-1) ?? "";
    },
  }),
});
afterEach(test.clear);
afterAll(test.close);

const show = async (client: TestClient) => {
  const { data } = await client.send(signInWayCalls.getCaptcha, { query: { sms: "1", number: "" } });
  return { markup: data, text: texts.at(-1) ?? "" };
};
let numbers = 0;
/** Tries the captcha by asking for an SMS, each time for another number. */
const tryIt = (client: TestClient, captchaCode: string) => {
  numbers += 1;
  const phoneNumber = `139${String(numbers).padStart(8, "0")}`;
  return client.send(signInWayCalls.sendPhoneCode, { body: { captchaCode, phoneNumber } });
};

describe("a captcha", () => {
  it("is a picture that does not contain its text", async () => {
    const { markup, text } = await show(test.anonymous());
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
    expect(markup).not.toMatch(/<text|<path|<script|foreignObject/);
    expect(markup).not.toContain(`"${text}"`);
  });

  it("is accepted once", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const cookies = new Map(client.cookies);
    expect((await tryIt(client, text)).status).toBe(200);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    const again = await tryIt(client, text);
    expect([again.status, again.code]).toEqual([400, 100410]);
  });

  it("is accepted for only one of two simultaneous tries", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const both = await Promise.all(
      [0, 1].map(() => {
        const device = test.anonymous();
        for (const [name, value] of client.cookies) device.cookies.set(name, value);
        return tryIt(device, text);
      }),
    );
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 400]);
  });

  it("is case-sensitive, and a wrong try uses it up", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const cookies = new Map(client.cookies);
    expect((await tryIt(client, text.toUpperCase())).code).toBe(100410);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect((await tryIt(client, text)).code).toBe(100410);
  });

  it("is accepted as typed in Chinese: full-width, with spaces around it", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const wide = [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join("");
    expect((await tryIt(client, ` ${wide} `)).status).toBe(200);
  });

  it("expires after exactly five minutes", async () => {
    const [early, late] = [test.anonymous(), test.anonymous()];
    const first = await show(early);
    const second = await show(late);
    test.clock.advance(limits.captcha.lifetime - 1);
    expect((await tryIt(early, first.text)).status).toBe(200);
    test.clock.advance(1);
    expect((await tryIt(late, second.text)).code).toBe(100410);
  });

  it("belongs to one browser", async () => {
    const [mine, other] = [test.anonymous(), test.anonymous()];
    const { text } = await show(mine);
    await show(other);
    expect((await tryIt(other, text)).code).toBe(100410);
    expect((await tryIt(test.anonymous(), text)).code).toBe(100410);
    expect((await tryIt(mine, text)).status).toBe(200);
  });

  it("is replaced by the next", async () => {
    const client = test.anonymous();
    const old = await show(client);
    const cookies = new Map(client.cookies);
    const next = await show(client);
    const device = test.anonymous();
    for (const [name, value] of cookies) device.cookies.set(name, value);
    expect((await tryIt(device, old.text)).code).toBe(100410);
    expect((await tryIt(client, next.text)).status).toBe(200);
  });

  it("for removing an account works like any other, and replaces the one before", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const cookies = new Map(client.cookies);
    expect((await client.send(signInWayCalls.destroyCaptcha)).data).toMatch(/^<svg/);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect((await tryIt(client, text)).code).toBe(100410);
  });

  it("is not used up by an invalid body", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const sent = await client.send(signInWayCalls.sendPhoneCode, { body: { captchaCode: text, phoneNumber: "12" } });
    expect(sent.errors).toEqual([{ path: "phoneNumber", message: "phone format incorrect" }]);
    expect((await tryIt(client, text)).status).toBe(200);
  });

  it("is stored so that it cannot be read or guessed without the cookie", async () => {
    const client = test.anonymous();
    const { text } = await show(client);
    const rows = JSON.stringify(await test.deps.db.query.captchas.findMany());
    expect(rows).not.toContain(text);
    for (const value of client.cookies.values()) expect(rows).not.toContain(value);
  });

  it("keeps its cookie from scripts and from other sites", async () => {
    const response = await test.anonymous().request("/api/captcha");
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^x-captcha=[\w-]{43}; Max-Age=300; Path=\/api; HttpOnly; SameSite=Lax$/),
    ]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const foreign = await test.anonymous().request("/api/captcha", { headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status).toBe(403);
  });
});

describe("a captcha without a picture", () => {
  const own = createTestApp({
    printer: createFakePrinter(),
    env: { TRUST_PROXY: "true" },
    wire: ({ db, now }) => ({ botCheck: createOwnBotCheck(db, now) }),
  });
  afterAll(async () => (await own).close());
  const solve = async (work?: "short" | "long") => {
    const { data } = await (await own).anonymous().send(accountCalls.botChallenge, { query: work ? { work } : {} });
    return solveChallenge(data);
  };
  const ask = (client: TestClient, token: string) =>
    client.send(signInWayCalls.captchaWithoutPicture, { body: { "cf-turnstile-response": token } });

  it("costs a long proof of work, once, and is accepted as any other", async () => {
    const client = (await own).anonymous();
    expect((await ask(client, "")).code).toBe(100410);
    expect((await ask(client, await solve())).code).toBe(100410);
    const work = await solve("long");
    const { captchaCode } = (await ask(client, work)).data;
    expect((await ask((await own).anonymous(), work)).code).toBe(100410);
    const body = { captchaCode, phoneNumber: "13812340000", "cf-turnstile-response": await solve() };
    expect((await client.send(signInWayCalls.sendPhoneCode, { body })).status).toBe(200);
  });

  it("takes the bot check too before an SMS is sent", async () => {
    const client = (await own).anonymous();
    const { captchaCode } = (await ask(client, await solve("long"))).data;
    const refused = await client.send(signInWayCalls.sendPhoneCode, {
      body: { captchaCode, phoneNumber: "13812340001" },
    });
    expect([refused.status, refused.code]).toEqual([400, 100410]);
    const outbox = await client.request("/api/sandbox/outbox?to=13812340001");
    expect(await outbox.json()).toMatchObject({ data: { count: 0 } });
  });
});

it("draws any given text, and picks texts from letters that cannot be confused", async () => {
  const seen = new Set(Array.from({ length: 200 }, randomCaptchaText));
  expect(seen.size).toBeGreaterThan(190);
  for (const text of seen) {
    expect(text).toMatch(/^[A-Za-z2-9]{4}$/);
    expect(text).not.toMatch(/[0O1lIioCcKkOoPpSsUuVvWwXxZz]/);
  }
  for (const text of ["aB3d", "0Oo_", "WwIl"]) expect(await drawCaptcha(text)).toContain("image/png");
});
