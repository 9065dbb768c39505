import { once } from "node:events";
import type { Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import pino from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { linkFor } from "#server/features/accounts/service.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** What holds for every request, on a real socket: headers, foreign sites, locales, sizes, and malformed URLs. */

const lines: string[] = [];
const test = await createTestApp({
  printer: createFakePrinter(),
  log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }),
});
const server = createAdaptorServer({ fetch: (request, env) => test.app.fetch(request, env as object) }) as Server;
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;
afterEach(async () => {
  await test.clear();
  lines.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

const json = { "content-type": "application/json" };
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: "POST", body, headers: { ...json, ...headers } });

/** Sends the bytes as they are; returns the whole answer, from its first line. */
async function raw(request: string): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => {});
  socket.write(request);
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

describe("every answer", () => {
  it("carries the security headers", async () => {
    const response = await fetch(`${url}/api/site`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{20,}'(;|$)/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe-eval");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "private, no-store",
      "x-frame-options": "DENY",
    });
    expect(response.headers.has("strict-transport-security")).toBe(false);
    const again = await fetch(`${url}/api/site`);
    expect(again.headers.get("content-security-policy")).not.toBe(policy);
  });

  it("echoes a request id, and replaces one that is malformed", async () => {
    const given = await fetch(`${url}/api/site`, { headers: { "x-request-id": "trace-1.a" } });
    expect(given.headers.get("x-request-id")).toBe("trace-1.a");
    const made = await fetch(`${url}/api/site`, { headers: { "x-request-id": "a b<script>" } });
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("puts no user's cookie into a shared cache", async () => {
    const user = await test.user();
    test.clock.advance(2 * limits.session.touchAfter);
    const response = await user.request("/api/templates");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("a request from another site", () => {
  const body = JSON.stringify({ email: "ada@example.com", password: "Correct1horse" });
  it.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 201],
    [{ origin: "http://localhost" }, 201],
    [{}, 201],
  ])("%j gets %i", async (headers, status) => {
    const response = await test
      .anonymous()
      .request("/api/users", { method: "POST", body, headers: { ...json, ...headers } });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: 100403 });
  });

  it("cannot sign a user out with a picture", async () => {
    const user = await test.user();
    const own = { "sec-fetch-site": "same-origin" };
    const picture = { ...own, "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" };
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      picture,
      { ...picture, "sec-fetch-mode": "cors" },
      { ...own, "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" },
      { ...own, "sec-fetch-dest": "style", "sec-fetch-mode": "no-cors" },
      { ...own, "sec-fetch-dest": "empty", "sec-fetch-mode": "no-cors" },
      { ...own, "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-purpose": "prefetch;prerender" },
      { ...own, purpose: "prefetch" },
      { ...own, "x-moz": "prefetch" },
      // A click on a link that the author of a resume wrote.
      { ...own, "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", referer: "http://localhost/r/somebody" },
    ]) {
      const forged = await user.request("/api/logout", { headers });
      expect(forged.status, JSON.stringify(headers)).toBe(403);
    }
    for (const path of ["/%61pi/logout", "/x/../api/logout", "/api/logout?x"]) {
      expect((await user.request(path, { headers: picture })).status, path).not.toBe(200);
    }
    expect((await user.send(accountCalls.currentUser)).status).toBe(200);
  });

  it.each([
    ["a navigation", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" }],
    ["a typed address", { "sec-fetch-site": "none", "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" }],
    [
      "a call of our own page",
      { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" },
    ],
    ["a program", {}],
  ])("signs a user out by %s", async (_, headers) => {
    const user = await test.user();
    expect((await user.request("/api/logout", { headers })).status).toBe(200);
    expect((await user.send(accountCalls.currentUser)).status).toBe(401);
  });

  it("cannot begin or end a sign-in, nor spend the operator's link, with a picture or ahead of a click", async () => {
    const link = (await linkFor(test.deps, (await test.user()).email)) ?? "";
    const image = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" };
    for (const headers of [image, { "sec-purpose": "prefetch" }]) {
      for (const path of ["/passport/google", "/passport/github", "/passport/wechat", new URL(link).pathname]) {
        const response = await test.anonymous().request(path, { headers, redirect: "manual" });
        expect(response.status, path).toBe(403);
        expect(response.headers.get("set-cookie"), path).toBeNull();
      }
    }
    expect((await test.anonymous().request(new URL(link).pathname, { redirect: "manual" })).status).toBe(302);
  });
});

describe("the language of messages", () => {
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    ((await (await fetch(url + path, { headers })).json()) as { message: string }).message;

  it("is the query's, else the cookie's, else the browser's, else the installation's", async () => {
    const accept = { "accept-language": "zh-CN,zh;q=0.9,en;q=0.8" };
    expect(await ask("/api/nowhere?locale=en", { ...accept, cookie: "locale=ch" })).toBe("Not found");
    expect(await ask("/api/nowhere", { ...accept, cookie: "locale=en" })).toBe("Not found");
    expect(await ask("/api/nowhere", accept)).toBe("内容不存在");
    expect(await ask("/api/nowhere", { "accept-language": "fr, en;q=0.3, zh;q=0.2" })).toBe("Not found");
    expect(await ask("/api/nowhere?locale=xx", { cookie: "locale=%00" })).toBe("Not found");
  });

  it("is Chinese in field errors too, without a word of English", async () => {
    const response = await post("/api/users?locale=ch", JSON.stringify({ email: 5, password: "a", x: 1 }));
    const { message, errors } = (await response.json()) as { message: string; errors: { message: string }[] };
    for (const text of [message, ...errors.map((error) => error.message)]) expect(text).not.toMatch(/[a-z]{4,}/);
    expect(errors.length).toBeGreaterThan(3);
  });
});

describe("odd requests", () => {
  it("to an unknown call get a 404 in JSON, whatever the method", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await fetch(`${url}/api/nowhere`, { method });
      expect([response.status, await response.json()]).toEqual([404, { code: 100404, message: "Not found" }]);
    }
    expect((await fetch(`${url}/api`)).status).toBe(404);
  });

  it("get headers without a body for HEAD, and the allowed methods for OPTIONS", async () => {
    const head = await fetch(`${url}/api/site`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const options = await fetch(`${url}/api/resumes/abc`, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "DELETE, GET, HEAD, OPTIONS, PATCH"]);
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
    expect((await fetch(`${url}/api/nowhere`, { method: "OPTIONS" })).status).toBe(404);
  });

  it("with a key given twice get an error that names it", async () => {
    const response = await fetch(`${url}/api/templates?pageSize=1&pageSize=2`);
    expect(await response.json()).toMatchObject({ code: 100400, errors: [{ path: "pageSize" }] });
  });

  it.each(["/api/public/%E0%A4%A", "/api/public/%", "/api/public/%00", "/api/public/%ED%A0%80"])(
    "%s gets a 404",
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('"code":100404');
    },
  );

  it.each([
    ["a host that is none", "GET /api/site HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    [
      "an absolute URL",
      "GET http://evil.example/api/site HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      200,
    ],
    ["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${"a".repeat(70_000)}\r\n\r\n`, 431],
    ["no HTTP at all", "hello\r\n\r\n", 400],
  ])("%s gets a clean answer", async (_, request, status) => {
    expect(await raw(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it("with a large body are refused while it is still coming, and the server goes on", async () => {
    const large = JSON.stringify({ email: "x".repeat(8 * limits.body.json) });
    const status = await post("/api/signin", large).then(
      (response) => response.status,
      () => "cut", // the client may see the connection end before it reads the answer
    );
    expect([413, "cut"]).toContain(status);
    const chunked = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const streamed = await fetch(`${url}/api/signin`, {
      method: "POST",
      body: chunked,
      headers: json,
      duplex: "half",
    } as RequestInit).then(
      (response) => response.status,
      () => "cut",
    );
    expect([413, "cut"]).toContain(streamed);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe("the log", () => {
  it("has one line for each request, with its id, and no secret in it", async () => {
    const client = test.anonymous();
    const email = "secret.person@example.com";
    const password = "Secret1password";
    await client.send(accountCalls.signUp, { body: { email, password } });
    const code = /\d{6}/.exec(await (await client.request(`/api/sandbox/outbox?to=${email}`)).text())?.[0] ?? "";
    const { data } = await client.send(accountCalls.verifyEmail, { body: { veriCode: code } });
    await client.request("/operator/a-secret-token");
    const text = lines.join("");
    expect(lines).toHaveLength(4);
    for (const secret of [email, password, code, data.token, "a-secret-token", "secret.person"]) {
      expect(text.includes(secret), secret).toBe(false);
    }
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ method: "POST", route: "/api/users", status: 201 });
    expect(JSON.parse(lines[3] ?? "")).toMatchObject({ route: "/operator/:token", status: 410 });
  });
});

describe("an internal failure", () => {
  it("is a 500 with the id to quote, and the log has it without the values", async () => {
    const broken = await createTestApp({
      printer: createFakePrinter(),
      log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }),
    });
    try {
      await broken.database.db.pool.query("drop table sign_ups cascade");
      const response = await broken.anonymous().request("/api/users", {
        method: "POST",
        headers: { ...json, "x-request-id": "quote-me" },
        body: JSON.stringify({ email: "secret.person@example.com", password: "Secret1password" }),
      });
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ code: 100500, message: "Unknown error", requestId: "quote-me" });
      expect(lines.join("")).toContain('"requestId":"quote-me"');
      expect(lines.join("")).toContain("sign_ups");
      expect(lines.join("")).not.toContain("secret.person");
    } finally {
      await broken.close();
    }
  });

  it("is reported by /readyz when it is the database's, while /healthz stays ok", async () => {
    const closed = await createTestApp({ printer: createFakePrinter() });
    expect((await closed.anonymous().request("/readyz")).status).toBe(200);
    await closed.database.db.close();
    expect((await closed.anonymous().request("/readyz")).status).toBe(503);
    expect((await closed.anonymous().request("/healthz")).status).toBe(200);
    await closed.close();
  });
});
