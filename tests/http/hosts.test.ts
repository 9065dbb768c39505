import { afterAll, describe, expect, it } from "vitest";
import { systemCalls } from "#contract/system.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** Under which names an installation answers. */

const printer = createFakePrinter();
const local = await createTestApp({ printer });
const site = await createTestApp({ printer, env: { PUBLIC_URL: "https://cv.example.com:8443" } });
const editions = await createTestApp({
  printer,
  env: { PUBLIC_URL: "https://example.com", HOST_CH: "cn.example.com", HOST_EN: "cv.example.com" },
});
afterAll(() => Promise.all([local.close(), site.close(), editions.close()]));

const ask = (test: TestApp, headers: Record<string, string>, path = "/api/site") =>
  test.anonymous().request(path, { headers });

describe("the host of a request", () => {
  it.each(["localhost", "localhost:3000", "LOCALHOST.:3000", "127.0.0.1:4711", "[::1]:3000", "cn.localhost:3000"])(
    "may be this machine's own name: %s",
    async (host) => {
      for (const test of [local, site, editions]) expect((await ask(test, { host })).status).toBe(200);
    },
  );

  it("may be a configured one, with any port", async () => {
    for (const host of ["cv.example.com", "cv.example.com:8443", "CV.example.com:3000", "cv.example.com."]) {
      expect((await ask(site, { host })).status, host).toBe(200);
    }
    for (const host of ["example.com", "cn.example.com", "cv.example.com"]) {
      expect((await ask(editions, { host })).status, host).toBe(200);
    }
  });

  it.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "cv.example.com.evil.example",
    "localhost@evil.example",
    "10.0.0.2:3000",
    "0.0.0.0:3000",
    "[::ffff:10.0.0.2]",
    "localhost:3000:80",
    "",
  ])("is refused otherwise: %j", async (host) => {
    for (const test of [local, site, editions]) {
      const response = await ask(test, { host });
      expect(response.status).toBe(421);
      expect(await response.json()).toMatchObject({ code: 100421, message: expect.stringContaining("PUBLIC_URL") });
    }
  });

  it("is checked for pages, files and the outbox too, before anything is read", async () => {
    const paths = ["/", "/sandbox", "/r/nobody", "/operator/x", "/api/sandbox/outbox", "/files/x", "/assets/x.js"];
    for (const path of paths) {
      expect((await ask(local, { host: "evil.example" }, path)).status, path).toBe(421);
    }
    const page = await ask(local, { host: "<b>.example", accept: "text/html" }, "/resumes");
    expect(await page.text()).not.toContain("<b>");
  });

  it("does not matter to the probes, which ask by IP", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      expect((await ask(site, { host: "10.0.0.2:3000" }, path)).status).toBe(200);
    }
  });
});

describe("a request that a proxy passed on", () => {
  const marks = [
    { "x-forwarded-for": "203.0.113.7" },
    { "x-forwarded-proto": "https" },
    { forwarded: "for=203.0.113.7" },
    { "x-real-ip": "203.0.113.7" },
  ] as Record<string, string>[];

  it.each(marks)("is refused where nothing says that there is one: %j", async (headers) => {
    const response = await ask(local, { host: "localhost:3000", ...headers }, systemCalls.listOutbox.path);
    expect(response.status).toBe(421);
    expect(await response.json()).toMatchObject({ code: 100421, message: expect.stringContaining("TRUST_PROXY") });
  });

  it.each(marks)("is answered where the site has an address: %j", async (headers) => {
    expect((await ask(site, { host: "cv.example.com", ...headers })).status).toBe(200);
  });
});
