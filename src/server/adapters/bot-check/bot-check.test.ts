import { solveChallenge as solveByAltcha } from "altcha-lib/v1";
import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { turnstileAction } from "#contract/system.ts";
import { limits } from "#core/limits.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createTestDatabase } from "#tests/harness/database.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { startPeer } from "#tests/harness/peer.ts";
import { botCheckSuite, solveChallenge } from "./contract.ts";
import { createNoBotCheck } from "./off.ts";
import { createOwnBotCheck } from "./own.ts";
import { createTurnstile } from "./turnstile.ts";

const database = await createTestDatabase();
afterAll(database.close);

let time = Date.UTC(2026, 0, 2);
const own = () => createOwnBotCheck(database.db, () => time);
const client = { ip: "203.0.113.7" };

botCheckSuite("own", () => {
  const check = own();
  return { check, solve: async () => solveChallenge(await check.challenge("short")) };
});
botCheckSuite("off", () => ({ check: createNoBotCheck(), solve: async () => "anything" }));

/** Answers like siteverify in Cloudflare's documents: a token is valid once. */
const secretKey = "turnstile-secret";
const good = {
  success: true,
  hostname: "resume.example",
  action: turnstileAction,
  challenge_ts: "2026-01-02T09:00:00Z",
};
const issued = new Map<string, object>();
let answers: "usual" | "internal" | "garbage" | "silence" = "usual";
const peer = await startPeer(({ method, body }) => {
  const json = (value: object) => ({ status: 200, body: JSON.stringify({ "error-codes": [], ...value }) });
  const wrong = (code: string) => json({ success: false, "error-codes": [code] });
  if (answers === "silence") return "silence";
  if (answers === "garbage") return { status: 502, body: "<html>Bad gateway</html>" };
  if (answers === "internal") return wrong("internal-error");
  const asked = JSON.parse(body) as { secret?: string; response?: string; remoteip?: string };
  if (method !== "POST" || asked.remoteip !== client.ip) return wrong("bad-request");
  if (asked.secret !== secretKey) return wrong("invalid-input-secret");
  if (!asked.response) return wrong("missing-input-response");
  const answer = issued.get(asked.response);
  if (!answer) return wrong("invalid-input-response");
  issued.set(asked.response, { success: false, "error-codes": ["timeout-or-duplicate"] });
  return json(answer);
});
afterAll(peer.close);

let tokens = 0;
const issue = (answer: object = good) => {
  tokens += 1;
  issued.set(`token-${tokens}`, answer);
  return `token-${tokens}`;
};
const options = { secretKey, hostnames: ["cn.resume.example", "resume.example"], endpoint: peer.url };

botCheckSuite("turnstile", () => ({ check: createTurnstile(options), solve: async () => issue() }));

describe("turnstile", () => {
  it("accepts a token only once", async () => {
    const [check, token] = [createTurnstile(options), issue()];
    expect([await check.verify(token, client), await check.verify(token, client)]).toEqual([true, false]);
  });

  it.each([
    ["another site", { ...good, hostname: "evil.example" }],
    ["no site", { ...good, hostname: undefined }],
    ["another purpose", { ...good, action: "comment" }],
    ["no purpose", { ...good, action: undefined }],
  ])("refuses a token for %s", async (_, answer) => {
    expect(await createTurnstile(options).verify(issue(answer), client)).toBe(false);
  });

  it.each([
    ["internal", {}],
    ["garbage", {}],
    ["silence", { timeoutMs: 300 }],
    ["usual", { secretKey: "another" }],
    ["usual", { endpoint: "http://127.0.0.1:1" }],
  ] as const)("throws BotCheckUnavailable: %s %o", async (mood, change) => {
    const token = issue();
    answers = mood;
    const verifying = createTurnstile({ ...options, ...change }).verify(token, client);
    await expect(verifying).rejects.toMatchObject({ name: "BotCheckUnavailable" });
    answers = "usual";
  });

  it("answers a sign-up with 503 while Cloudflare is down", async () => {
    const app = await createTestApp({
      printer: createFakePrinter(),
      botCheck: createTurnstile({ ...options, endpoint: "http://127.0.0.1:1" }),
    });
    const body = { email: "ada@example.com", password: "Correct1horse", "cf-turnstile-response": "x" };
    const reply = await app.anonymous().send(accountCalls.signUp, { body });
    expect([reply.status, reply.code, reply.headers.get("retry-after")]).toEqual([503, 100503, "60"]);
    await app.close();
  });

  it("is allowed by the page's policy only where it is the bot check", async () => {
    const policyOf = async (env: Record<string, string>) => {
      const app = await createTestApp({ printer: createFakePrinter(), env });
      const response = await app.anonymous().request("/api/site");
      const { data } = (await response.json()) as { data: { turnstileSiteKey: string | null } };
      await app.close();
      return { policy: response.headers.get("content-security-policy") ?? "", key: data.turnstileSiteKey };
    };
    const keys = { BOT_CHECK: "own", TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" };
    const there = await policyOf(keys);
    expect(there.policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(there.policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(there.key).toBe("site-key");
    const elsewhere = await policyOf({});
    expect([elsewhere.policy.includes("cloudflare"), elsewhere.key]).toEqual([false, null]);
  });
});

it("ALTCHA's own solver solves our challenge", async () => {
  const check = own();
  const { challenge, salt, algorithm, maxnumber, signature } = await check.challenge("short");
  const solved = await solveByAltcha(challenge, salt, algorithm, maxnumber).promise;
  const token = { algorithm, challenge, number: solved?.number, salt, signature, took: solved?.took };
  expect(await check.verify(Buffer.from(JSON.stringify(token)).toString("base64"), client)).toBe(true);
});

describe("our own proof of work", () => {
  const read = (token: string) => JSON.parse(Buffer.from(token, "base64").toString()) as Record<string, unknown>;
  const write = (solution: Record<string, unknown>) => Buffer.from(JSON.stringify(solution)).toString("base64");

  it("accepts a solution only once, even of two sent at the same time", async () => {
    const check = own();
    const token = solveChallenge(await check.challenge("short"));
    const both = await Promise.all([check.verify(token, client), check.verify(token, client)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await check.verify(token, client)).toBe(false);
  });

  it("refuses an expired solution, and accepts one in its last millisecond", async () => {
    const check = own();
    const [early, late] = [
      solveChallenge(await check.challenge("short")),
      solveChallenge(await check.challenge("short")),
    ];
    time += limits.botCheck.lifetime - 1;
    expect(await check.verify(early, client)).toBe(true);
    time += 1;
    expect(await check.verify(late, client)).toBe(false);
  });

  it("accepts a short solution nowhere for a long one, and a long one everywhere", async () => {
    const check = own();
    const long = solveChallenge(await check.challenge("long"));
    const short = solveChallenge(await check.challenge("short"));
    expect(await check.verify(short, { ...client, work: "long" })).toBe(false);
    const claimed = read(short);
    const salt = String(claimed.salt).replace("?", "?work=long&");
    expect(await check.verify(write({ ...claimed, salt }), { ...client, work: "long" })).toBe(false);
    expect(await check.verify(long, { ...client, work: "long" })).toBe(true);
    expect(await check.verify(solveChallenge(await check.challenge("long")), client)).toBe(true);
  });

  it("refuses a solution whose expiry, number, challenge or signature was changed", async () => {
    const check = own();
    const solution = read(solveChallenge(await check.challenge("short")));
    const [random] = String(solution.salt).split("?");
    const digits = String(solution.number);
    const changes = [
      { salt: `${random}?expires=${Math.floor(time / 1000) + 100_000}&` },
      { salt: String(solution.salt).replace("&", "") },
      // The hashed text stays the same, but a digit moves from the number into the salt.
      { salt: `${solution.salt}${digits[0]}`, number: Number(digits.slice(1)) },
      { algorithm: "SHA-1" },
      { number: -1 },
      { number: Number(solution.number) + 1 },
      { challenge: "0".repeat(64) },
      { signature: "0".repeat(64) },
    ];
    for (const change of changes) expect(await check.verify(write({ ...solution, ...change }), client)).toBe(false);
    expect(await check.verify(write(solution), client)).toBe(true);
  });

  it("accepts in one process what another process issued, because the key is shared", async () => {
    const token = solveChallenge(await own().challenge("short"));
    expect(await own().verify(token, client)).toBe(true);
  });
});
