import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineCall } from "#contract/call.ts";
import { limits, rates } from "#core/limits.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import { storableText } from "#server/db/storable-text.ts";
import { fieldErrors } from "#server/operations/issues.ts";
import { createLimits } from "#server/operations/limits.ts";
import { createPipeline } from "#server/operations/pipeline.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createTestDatabase } from "#tests/harness/database.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { readBytes } from "./body.ts";
import type { App, AppEnv } from "./context.ts";
import { mountCall } from "./door.ts";
import { respondError } from "./errors.ts";
import { requestLocale } from "./locale.ts";
import { requestMiddleware } from "./middleware.ts";
import { pageOf, sortOf } from "./paging.ts";
import { isForeign } from "./security.ts";

const database = await createTestDatabase();
afterEach(database.clear);
afterAll(database.close);

describe("storable texts", () => {
  it("lose NUL and halves of surrogate pairs, and nothing else", () => {
    expect(storableText("a\0b")).toBe("ab");
    expect(storableText("\ud83d\udc69 \ud83d x \udc69")).toBe("\ud83d\udc69 \ufffd x \ufffd");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(storableText(text)).toBe(text.replaceAll("\0", ""));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = storableText(String.fromCharCode(...units));
        expect(() => encodeURIComponent(text)).not.toThrow(); // throws at half a surrogate pair
        expect(text).not.toContain("\0");
      }),
    );
  });
});

describe("a body's size", () => {
  const streamed = (...sizes: number[]) => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const size = sizes[pulled];
        pulled += 1;
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size));
      },
    });
    const request = new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
    return { request, pulled: () => pulled };
  };

  it("may be the limit and no byte more", async () => {
    expect(await readBytes(streamed(60, 40).request, 100)).toHaveLength(100);
    await expect(readBytes(streamed(60, 41).request, 100)).rejects.toMatchObject({ error: "tooLarge" });
  });

  it("is read to its end once it has passed the limit, as far as that is bounded", async () => {
    const long = streamed(...Array.from({ length: 1000 }, () => 50));
    await expect(readBytes(long.request, 100)).rejects.toMatchObject({ error: "tooLarge" });
    expect(long.pulled()).toBe(1001);
    const megabyte = 1_048_576;
    const endless = streamed(...Array.from({ length: 1000 }, () => megabyte));
    await expect(readBytes(endless.request, 100)).rejects.toMatchObject({ error: "tooLarge" });
    expect(endless.pulled()).toBeLessThan(limits.discard.bytes / megabyte + 5);
  });
});

describe("zod's issues", () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    list: z.array(z.strictObject({ kind: z.enum(["a", "b"]) })).max(2),
    pin: z.string().regex(/^\d{6}$/, "sixDigits"),
  });
  const errors = (input: unknown, locale: "en" | "ch" = "en") => {
    const result = schema.safeParse(input);
    return result.success ? [] : fieldErrors(result.error.issues, input, locale);
  };

  it("are reported by field, with our own messages", () => {
    expect(errors({ name: "long!", list: [{ kind: "c", more: 1 }, {}], pin: "1" })).toEqual([
      { path: "name", message: "Too long: at most 3" },
      { path: "list.0.kind", message: "This value is not valid" },
      { path: "list.0.more", message: "Unknown field" },
      { path: "list.1.kind", message: "This cannot be empty" },
      { path: "pin", message: "The code has 6 digits" },
    ]);
    expect(errors({ name: "", list: 5 })).toEqual([
      { path: "name", message: "This cannot be empty" },
      { path: "list", message: "Wrong type" },
      { path: "pin", message: "This cannot be empty" },
    ]);
    const kind = { kind: "a" };
    expect(errors({ name: "a", list: [kind, kind, kind], pin: "123456" })).toEqual([
      { path: "list", message: "Too many: at most 2" },
    ]);
    expect(errors(null)).toEqual([{ path: "", message: "Wrong type" }]);
  });

  it("are always in the edition's language, whatever was sent", () => {
    const words = Object.values(ch.fields).map((text) => text.replace(/\{\{.*\}\}/, ""));
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        for (const { message } of errors(input, "ch"))
          expect(words.some((text) => message.startsWith(text))).toBe(true);
      }),
    );
    expect(Object.keys(ch.fields)).toEqual(Object.keys(en.fields));
  });
});

describe("the edition of a request", () => {
  const of = (acceptLanguage?: string) => requestLocale({ query: undefined, cookie: undefined, acceptLanguage }, "ch");
  it.each([
    [undefined, "ch"],
    ["", "ch"],
    ["en-GB,en;q=0.9", "en"],
    ["zh-TW;q=0.4, en;q=0.5", "en"],
    ["de, zh;q=0.2", "ch"],
    ["de-DE", "en"],
    ["de, fr;q=0.8, *;q=0.1", "en"],
    ["*", "ch"],
    ["fr;q=0", "ch"],
    [", ;q=1, -", "ch"],
    ["en;q=0, *", "ch"],
    [`${",".repeat(100_000)}en`, "ch"],
    ["en;q=nonsense", "en"],
  ])("for %j is %s", (header, locale) => expect(of(header)).toBe(locale));
});

describe("paging", () => {
  it("counts pages from one", () =>
    expect(pageOf({ currentPage: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 }));

  it("sorts by the allowed columns only", () => {
    const fallback = { by: "name", descending: false } as const;
    const sort = (given?: string) => sortOf(given, ["name", "updatedAt"] as const, fallback, "en");
    expect(sort()).toEqual(fallback);
    expect(sort("-updatedAt")).toEqual({ by: "updatedAt", descending: true });
    expect(() => sort("password")).toThrow("invalidRequest");
    expect(() => sort("--name")).toThrow("invalidRequest");
  });
});

describe("foreign requests", () => {
  const ours = ["https://cv.example.com", "https://cn.example.com"];
  const foreign = (headers: Record<string, string>) => isForeign(new Headers(headers), ours);
  it.each([
    [{}, false],
    [{ origin: "https://cv.example.com" }, false],
    [{ origin: "https://cn.example.com", host: "inside:3000" }, false],
    [{ origin: "https://cv.example.com", "sec-fetch-site": "cross-site" }, true],
    [{ origin: "http://cv.example.com", host: "elsewhere" }, true],
    [{ origin: "https://cv.example.com.evil.example", host: "cv.example.com" }, true],
    [{ origin: "http://10.0.0.2:3000", host: "10.0.0.2:3000" }, false],
    [{ origin: "null" }, true],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "same-site" }, true],
  ])("%j: %s", (headers, expected) => expect(foreign(headers)).toBe(expected));
});

describe("limits", () => {
  it("count each user and each rate separately, also in ten requests at once", async () => {
    const limits = createLimits(database.db);
    const { points } = rates.signIn;
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => limits.take("signIn", "ada")));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(points);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toMatchObject({ error: "tooManyRequests" });
    expect(refused?.reason.detail.retryAfter).toBeGreaterThan(0);
    await limits.take("signIn", "bo");
    await limits.take("upload", "ada");
  });

  it("are shared by the processes on one PostgreSQL, and store no email", async () => {
    const [one, other] = [createLimits(database.db), createLimits(database.db)];
    for (let used = 0; used < rates.signIn.points; used += 1) await one.take("signIn", "ada@example.com");
    const next = await other.take("signIn", "ada@example.com").then(
      () => "taken",
      () => "refused",
    );
    expect(next).toBe(database.db.kind === "postgres" ? "refused" : "taken");
    const { rows } = await database.db.pool.query("select key from rate_limits");
    expect(JSON.stringify(rows)).not.toContain("ada@example.com");
  });
});

describe("the marker cookie of a session", () => {
  it("is set and removed with the session, and corrected by a document", async () => {
    const test = await createTestApp({ printer: createFakePrinter() });
    try {
      const { id } = await test.user();
      const app: App = new Hono<AppEnv>();
      app.use("*", requestMiddleware(test.deps, createLimits(test.deps.db)));
      app.get("/begin", async (context) => context.text(await context.get("session").begin(id)));
      app.get("/end", async (context) => {
        await context.get("session").end();
        return context.text("");
      });
      app.get("/page", async (context) => {
        await context.get("session").mark();
        return context.text("");
      });
      const marker = async (path: string, cookie: string) => {
        const response = await app.request(path, { headers: { cookie } });
        return response.headers.getSetCookie().find((line) => line.startsWith("x-in="));
      };
      expect(await marker("/begin", "")).toMatch(/^x-in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
      const token = await (await app.request("/begin")).text();
      expect(await marker("/page", `x-cid=${token}; x-in=1`)).toBeUndefined();
      expect(await marker("/page", "")).toBeUndefined();
      expect(await marker("/page", `x-cid=${token}`)).toMatch(/^x-in=1; Max-Age=2592000/);
      expect(await marker("/page", "x-in=1")).toMatch(/^x-in=; Max-Age=0/);
      expect(await marker("/page", `x-cid=${"a".repeat(43)}; x-in=1`)).toMatch(/^x-in=; Max-Age=0/);
      expect(await marker("/end", `x-cid=${token}; x-in=1`)).toMatch(/^x-in=; Max-Age=0/);
    } finally {
      await test.close();
    }
  });
});

describe("a shared cache", () => {
  it("gets no cookie, whatever a route sets", async () => {
    const test = await createTestApp({ printer: createFakePrinter() });
    try {
      const { id } = await test.user();
      const app: App = new Hono<AppEnv>();
      app.use("*", requestMiddleware(test.deps, createLimits(test.deps.db)));
      app.get("/:scope", async (context) => {
        await context.get("session").begin(id);
        context.header("Cache-Control", `${context.req.param("scope")}, max-age=60`);
        return context.text("ok");
      });
      expect((await app.request("/private")).headers.get("set-cookie")).toContain("x-cid=");
      expect((await app.request("/public")).headers.get("set-cookie")).toBeNull();
    } finally {
      await test.close();
    }
  });
});

describe("a reply", () => {
  const call = defineCall({
    group: "test",
    method: "GET",
    path: "/api/odd",
    who: "public",
    scope: "public",
    summary: "Answers wrongly.",
    reply: z.strictObject({ right: z.boolean() }),
  });

  it.each([
    ["test", 500],
    ["production", 200],
  ])("without its declared shape gives in %s the status %i", async (NODE_ENV, status) => {
    const test = await createTestApp({ env: { NODE_ENV, BOT_CHECK: "own" }, printer: createFakePrinter() });
    try {
      const app: App = new Hono<AppEnv>();
      app.use("*", requestMiddleware(test.deps, createLimits(test.deps.db)));
      app.onError(respondError);
      const pipeline = createPipeline(test.deps, createLimits(test.deps.db), async () => {});
      mountCall(
        app,
        { deps: test.deps, pipeline, metrics: test.services.metrics },
        call,
        () => ({ wrong: 1 }) as never,
        "odd",
      );
      expect((await app.request("/api/odd")).status).toBe(status);
    } finally {
      await test.close();
    }
  });
});
