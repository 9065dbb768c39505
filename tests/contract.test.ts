import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { callList } from "#contract/registry.ts";
import { errorTable } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { inOrderOfMatching } from "#server/http/door.ts";
import { createExampleApp, examples, type World } from "#tests/harness/call-examples.ts";
import { elsewhere } from "#tests/harness/elsewhere.ts";

/** Laws that hold for every call of the contract, so also for each one that is added later. */

const test = await createExampleApp();
afterAll(test.close);

/** Makes an empty installation with one user, for the tests that need it: that takes longer than most requests. */
async function makeWorld(): Promise<World> {
  await test.clear();
  return { test, user: await test.user() };
}

const codes = new Set<number>(Object.values(errorTable).map((error) => error.code));
const statuses = new Set<number>(Object.values(errorTable).map((error) => error.status));
const withBody = callList.filter(({ call }) => call.method !== "GET" && call.body.kind === "json");
const anyPath = (call: Call) => call.path.replace(/:\w+/g, "0198aaaa-0000-7000-8000-000000000000");
const json = { "content-type": "application/json" };

async function expectNamedError(response: Response, about: string) {
  const text = await response.text();
  expect(statuses.has(response.status) && response.status < 500, `${about}: ${response.status} ${text}`).toBe(true);
  const body = JSON.parse(text) as { code: number; message: string };
  expect(codes.has(body.code), `${about}: ${text}`).toBe(true);
  expect(body.message, about).not.toBe("");
  return body as { code: number; message: string; errors?: { path: string; message: string }[] };
}

describe.each(callList)("$name", ({ name, call }) => {
  it("is mounted once", () => {
    const mounted = test.app.routes.filter((route) => route.method === call.method && route.path === call.path);
    expect(mounted).toHaveLength(1);
  });

  it("refuses a stranger before it checks anything else, unless it is public", async () => {
    if (call.who === "public") return;
    for (const init of [{}, { body: "not json", headers: json }, { body: '{"unknown":1}', headers: json }]) {
      const sent = call.method === "GET" ? { method: "GET" } : { method: call.method, ...init };
      const response = await test.anonymous().request(anyPath(call), sent);
      const refusal =
        call.who === "desk" ? { code: 100404, message: "Not found" } : { code: 100401, message: "no premission" };
      expect(response.status).toBe(call.who === "desk" ? 404 : 401);
      expect(await response.json()).toEqual(refusal);
    }
  });

  it("answers in its declared shape", async () => {
    const { as, input, init } = await examples[name](await makeWorld());
    const response = init ? await as.request(anyPath(call), init) : await as.fetch(call, input);
    const about = response.headers.get("content-type")?.includes("json") ? await response.clone().text() : "";
    expect(response.status, about).toBe(call.status);
    if (call.answer !== "json") {
      expect(response.headers.get("content-type")).toBe(call.contentType ?? null);
      return;
    }
    const body = (await response.json()) as { data: unknown };
    expect(Object.keys(body)).toEqual(["code", "message", "data"]);
    expect(body).toMatchObject({ code: 0, message: "ok" });
    expect(call.reply.safeParse(body.data).error?.issues ?? []).toEqual([]);
  });

  it("refuses an unknown query key by name", async () => {
    const { user } = await makeWorld();
    const response = await user.request(`${anyPath(call)}?nonsense=1`, { method: call.method });
    // Its signature decides, and whatever else comes with the message does not.
    if (call.body.kind === "raw") return expect([401, 404]).toContain(response.status);
    if (call.answer === "page") {
      // A browser follows this URL from elsewhere, so unknown query keys that providers add to it are accepted.
      expect(response.status).toBe(302);
      return;
    }
    const body = await expectNamedError(response, name);
    if (response.status === 400 && call.path === anyPath(call) && call.body.kind === "json") {
      expect(body.errors).toContainEqual({ path: "nonsense", message: "Unknown field" });
    }
  });
});

describe("every call", () => {
  it.each(callList)("$name declares what an API token needs, and is a tool only if a token may call it", ({ call }) => {
    expect(call.scope).not.toBeUndefined();
    if (call.tool) expect(call.scope).not.toBeNull();
    if (call.tool) expect(["json", "binary"]).toContain(call.answer);
  });

  it.each(callList)("$name asks for a right only where it has a subject, and only of a signed-in user", ({ call }) => {
    if (call.may === null) return;
    expect(call.subject).not.toBeNull();
    expect(call.who).not.toBe("public");
  });

  it.each(callList)("$name limits users only where there is a user", ({ call }) => {
    for (const { per } of call.limits) if (per.includes("user")) expect(call.who).not.toBe("public");
  });
});

describe("a fixed segment of a path", () => {
  it("comes before a parameter at the same place, whatever the order in the registry", () => {
    const order = (...paths: string[]) => inOrderOfMatching(paths.map((path) => ({ call: { path } })));
    expect(order("/a/:id", "/a/bin", "/a/:id/b", "/a/bin/:id").map(({ call }) => call.path)).toEqual([
      "/a/bin",
      "/a/bin/:id",
      "/a/:id",
      "/a/:id/b",
    ]);
    const mounted = test.app.routes.map(({ path }) => path);
    expect(mounted.indexOf("/api/resumes/bin")).toBeLessThan(mounted.indexOf("/api/resumes/:id"));
  });
});

/** Bodies that are refused before anything is done, and so can follow one another on one arranged example. */
const notJson: readonly (readonly [string, BodyInit])[] = [
  ["a body that is not JSON", "{not json"],
  ["half a body", '{"email": "a'],
  ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ["nesting without end", `${"[".repeat(5000)}${"]".repeat(5000)}`],
];
const notObjects = ["[]", "null", '"text"', "5", "true"];
const form = { "content-type": "application/x-www-form-urlencoded" };

describe.each(withBody)("$name refuses", ({ name, call }) => {
  const arrange = async () => {
    const { as, input } = await examples[name](await makeWorld());
    const params = (input.params ?? {}) as Record<string, string>;
    const path = call.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
    return async (what: string, body: BodyInit, headers: Record<string, string> = json) => {
      const init = { method: call.method, body, headers: { ...headers, ...elsewhere() } };
      return expectNamedError(await as.request(path, init), `${name}: ${what}`);
    };
  };

  it("a body that is no JSON, or a form where JSON is expected", async () => {
    const send = await arrange();
    for (const [what, body] of notJson) {
      const refusal = { code: 100400, errors: [{ path: "", message: "The body is not JSON" }] };
      expect(await send(what, body), what).toMatchObject(refusal);
    }
    expect((await send("a form", "email=a", form)).code).toBe(100400);
  });

  it("what is no object", async () => {
    const send = await arrange();
    for (const body of notObjects) expect((await send(body, body)).code, body).toBe(100400);
  });

  it("what is too large, declared or not, and unknown keys by name, __proto__ among them", async () => {
    const send = await arrange();
    const large = JSON.stringify({ email: "x".repeat(limits.body.json) });
    expect((await send("a large body", large)).code).toBe(100413);
    const honest = { ...json, "content-length": String(limits.body.json + 1) };
    expect((await send("a body that says it is large", "{}", honest)).code).toBe(100413);
    const found = await send("unknown keys", '{"nonsense":1,"__proto__":{"role":"admin"}}');
    expect(found.errors?.map((error) => error.path)).toEqual(expect.arrayContaining(["nonsense", "__proto__"]));
  });
});

describe("texts of every kind, in every field", () => {
  const texts = {
    nul: "a\u0000b",
    "half a surrogate pair": "a\ud83d b \udc00",
    "control characters": "a\u0001\u0008\u001f\u007f\u0085b",
    emoji: "👩‍💻🏳️‍🌈",
    "right to left": "\u202eשלום עולם مرحبا\u202c",
    "every script": "墨页 नमस्ते ไทย ქართული 한국어 ᚠᛇᚻ 𝒜𓀀",
    markup: `"><script>alert(1)</script><img src=x onerror=alert(1)>`,
    template: "{{email}} $" + "{email} %s %00 $t(errors.unknown)",
    sql: "'; DROP TABLE users; --",
    long: "长".repeat(5000),
  };
  it.each(Object.entries(texts))("%s gives a named error or a clean result", async (what, text) => {
    let world = await makeWorld();
    for (const { name, call } of withBody) {
      const { as, input } = await examples[name](world);
      for (const path of leaves(input.body)) {
        const response = await as.fetch(call, {
          ...input,
          body: replaced(input.body, path, text),
          headers: elsewhere(),
        });
        if (response.status >= 400) await expectNamedError(response, `${name} ${path.join(".")}: ${what}`);
      }
      if (call.method === "POST" && call.who === "public") await test.database.clear();
      world = { test, user: await test.user() };
    }
    expect(await test.deps.db.query.users.findMany()).not.toEqual([]);
  });
});

describe("a random request", () => {
  it("never turns a changed body into a 500", { timeout: 240_000 }, async () => {
    await test.clear();
    for (const { name, call } of withBody) {
      // Each call gets a new user, because one of the calls signs its user out.
      const { as, input } = await examples[name]({ test, user: await test.user() });
      const places = leaves(input.body);
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), fc.nat(), async (value, pick) => {
          const path = places[pick % Math.max(1, places.length)] ?? [];
          const body = replaced(input.body ?? {}, path, value);
          const response = await as.fetch(call, { ...input, body, headers: elsewhere() });
          if (response.status >= 400) await expectNamedError(response, `${name} ${JSON.stringify(body)}`);
        }),
        { numRuns: call.group === "accounts" ? 15 : 40 },
      );
    }
  });

  it("never turns a path or query into a 500", { timeout: 120_000 }, async () => {
    const { user } = await makeWorld();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...callList),
        fc.string({ unit: "binary", maxLength: 30 }),
        fc.dictionary(fc.string({ unit: "binary", maxLength: 10 }), fc.string({ unit: "binary", maxLength: 20 }), {
          maxKeys: 3,
        }),
        fc.constantFrom("%", "%zz", "%E0%A4%A", "%00", "%2e%2e%2f", ""),
        async ({ name, call }, text, query, odd) => {
          const segment = `${encodeURIComponent(text)}${odd}` || "x";
          const path = call.path.replace(/:\w+/g, segment);
          const pairs = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, value]));
          const response = await user.request(`${path}?${pairs}&${odd}`, {
            method: call.method,
            headers: elsewhere(),
          });
          expect(response.status, `${name} ${path}?${pairs}`).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Returns the path to every text, number and flag of a body. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  // A resume has hundreds of them; a sample of each shape is enough.
  return Object.entries(value)
    .slice(0, 12)
    .flatMap(([key, entry]) => (Array.isArray(value) && Number(key) > 1 ? [] : leaves(entry, [...path, key])));
}

function replaced(value: unknown, path: readonly string[], leaf: unknown): never {
  const [step, ...rest] = path;
  if (step === undefined) return leaf as never;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[step] = replaced(copy[step], rest, leaf);
  return copy as never;
}
