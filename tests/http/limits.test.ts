import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Call, Limit } from "#contract/call.ts";
import { callList } from "#contract/registry.ts";
import { rates } from "#core/limits.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import type { TestClient } from "#tests/harness/test-client.ts";

/**
 * Every rate limit of every call, checked by asking until it refuses. The requests are wrong on purpose, so that no
 * handler runs a thousand times: a limit counts them all the same. Only a limit that counts a field of the body needs a
 * valid body, and there the bot check refuses before the password is looked at.
 */
const test = await createTestApp({
  env: { TRUST_PROXY: "true" },
  printer: createFakePrinter(),
  wire: () => ({ botCheck: { kind: "own", verify: async () => false } }),
});
afterAll(test.close);

let users: TestUser[];
/** Makes the public calls: without a session there is none to look up a thousand times. */
let client: TestClient;
beforeEach(async () => {
  await test.clear();
  users = [await test.user(), await test.user()];
  client = test.anonymous();
});

const limited = callList.flatMap(({ name, call }) => call.limits.map((limit) => ({ name, call, limit, ...limit })));

type Asker = { ip: string; user: TestUser; email: string };

async function ask(call: Call, { ip, user, email }: Asker): Promise<Response> {
  const path = call.path.replace(/:\w+/g, "0198aaaa-0000-7000-8000-000000000000");
  const as = call.who === "public" ? client : user;
  const headers = { "x-forwarded-for": ip, "content-type": "application/json" };
  if (call.method === "GET") return as.request(`${path}?state=x`, { headers });
  return as.request(path, { method: call.method, headers, body: JSON.stringify({ email, password: "Wrong1horse" }) });
}

/** Tells whether the answer is a 429. A page redirects to the sign-in page instead, which shows the same message. */
function isRefused(call: Call, response: Response): boolean {
  if (call.answer !== "page") return response.status === 429;
  return (
    new URL(response.headers.get("location") ?? "/", "http://localhost").searchParams.get("error") === "tooManyRequests"
  );
}

/**
 * Returns a caller whom the limit counts in group `group`; it differs from the group's others in everything the limit
 * ignores.
 */
function asker(limit: Limit, index: number, group: number): Asker {
  const fixed = (part: Limit["per"][number]) => limit.per.includes(part);
  const number = fixed("ip") ? group : 1000 + index;
  return {
    ip: `10.${group}.${number >> 8}.${number & 255}`,
    user: users[fixed("user") ? group : index % users.length] as TestUser,
    email: fixed("body.email") ? `group${group}@example.com` : `somebody${group}-${index}@example.com`,
  };
}

/** So many people behind one IP that none of them reaches a limit of their own first. */
const peopleOfOnePlace = 16;

describe.each(limited)("$name by $rate per $per", ({ call, limit, rate }) => {
  it("answers as often as the rate allows, then 429 with Retry-After, and holds nobody else up", async () => {
    if (call.who !== "public" && limit.per.includes("ip")) {
      while (users.length < peopleOfOnePlace) users.push(await test.user());
    }
    const { points, seconds } = rates[rate];
    for (let used = 0; used < points; used += 1) {
      const response = await ask(call, asker(limit, used, 0));
      expect(isRefused(call, response), `request ${used + 1} of ${points}`).toBe(false);
    }
    const refused = await ask(call, asker(limit, points, 0));
    expect(isRefused(call, refused)).toBe(true);
    if (call.answer !== "page") {
      const wait = Number(refused.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
      expect(await refused.json()).toMatchObject({ code: 100429 });
    }
    expect(isRefused(call, await ask(call, asker(limit, points, 1)))).toBe(false);
  });
});
