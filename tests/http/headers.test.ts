import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** The headers of every answer: pages, calls, files and failures alike. */

const plain = await createTestApp({ printer: createFakePrinter(), env: { MEMBERSHIP: "open" } });
const secure = await createTestApp({
  printer: createFakePrinter(),
  env: { PUBLIC_URL: "https://cv.example.com", MEMBERSHIP: "open" },
});
afterAll(() => Promise.all([plain.close(), secure.close()]));

const password = "Correct1horse";
const passwordHash = await hashPassword(password);

async function publish(test: TestApp): Promise<string> {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: "Public", lang: "en" } as const;
  const { _id: id, uuid, config } = (await user.send(resumeCalls.createResume, { body })).data;
  await user.send(resumeCalls.saveResume, { params: { id }, body: { config: { ...config, isPublic: true } } });
  return `/r/${uuid}`;
}

function policyOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get("content-security-policy") ?? "";
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

const paths = ["/healthz", "/api/site", "/api/docs", "/api/user/current", "/api/nothing", "/operator/spent", "/r/none"];

describe("every answer", () => {
  it.each([...paths, "a published resume"])("%s carries the security headers", async (path) => {
    const response = await plain.anonymous().request(path.startsWith("/") ? path : await publish(plain));
    const { headers } = response;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const policy = policyOf(response);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    const scripts = policy.get("script-src") ?? policy.get("default-src") ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", "*", "https:", "http:", "data:", "blob:"]) {
      expect(scripts).not.toContain(loose);
    }
  });

  it.each([
    ["/api/user/current", 401],
    ["/api/nothing", 404],
    ["/api/templates?nonsense=1", 400],
    ["/api/categories?nonsense=1", 400],
    ["/covers/none/1.webp", 404],
    ["/files/avatars/none.webp", 404],
    ["/fonts/none/none.woff2", 404],
    ["/sitemap-99.xml", 404],
    ["/share/none.jpg", 404],
    ["/r/none", 404],
    ["/r/none/pdf", 404],
    ["/operator/spent", 410],
  ])("of a failure is cached nowhere: %s", async (path, status) => {
    const response = await plain.anonymous().request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toMatch(/\bno-store\b/);
  });

  it("has a nonce of its own", async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const policy = policyOf(await plain.anonymous().request("/healthz"));
        return policy.get("script-src")?.find((value) => value.startsWith("'nonce-")) ?? "";
      }),
    );
    expect(new Set(nonces).size).toBe(20);
    for (const nonce of nonces) expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
  });

  it("to a link with a secret in its path sends no referrer on, and is not cached", async () => {
    const { headers } = await plain.anonymous().request("/operator/some-secret");
    expect([headers.get("referrer-policy"), headers.get("cache-control")]).toEqual(["no-referrer", "no-store"]);
  });

  it("about a user is cached nowhere", async () => {
    const user = await plain.user();
    for (const path of ["/api/user/current", "/api/sessions", "/api/tokens", "/api/resumes"]) {
      expect((await user.request(path)).headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

describe("under https", () => {
  it.each(paths)("%s is restricted to https from now on", async (path) => {
    expect((await secure.anonymous().request(path)).headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect((await plain.anonymous().request(path)).headers.get("strict-transport-security")).toBeNull();
  });

  it("sends cookies over https only, and hides the session's from scripts", async () => {
    const { email } = await secure.user({ passwordHash });
    const response = await secure.anonymous().fetch(accountCalls.signIn, { body: { email, password } });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookies.find((cookie) => cookie.startsWith("x-cid="))).toMatch(/; HttpOnly;.*; SameSite=Lax$/);
  });
});

describe("a forwarded IP", () => {
  const tries = async (test: TestApp, forwarded: (index: number) => string) => {
    const email = `nobody-${Math.random()}@example.com`;
    const codes = [];
    for (let index = 0; index < 6; index++) {
      const headers = { "x-forwarded-for": forwarded(index) };
      codes.push((await test.anonymous().send(accountCalls.signIn, { body: { email, password }, headers })).code);
    }
    return codes.at(-1);
  };

  it("does not get round the limits where no proxy is trusted", async () => {
    expect(await tries(secure, (index) => `203.0.113.${index}`)).toBe(100429);
  });

  it("counts as the proxy saw it, whatever came before it, and an IPv6 network counts as one", async () => {
    const proxied = await createTestApp({ printer: createFakePrinter(), env: { TRUST_PROXY: "true" } });
    try {
      expect(await tries(proxied, (index) => `198.51.100.${index}, 203.0.113.7`)).toBe(100429);
      expect(await tries(proxied, (index) => `2001:db8:1:2::${index}`)).toBe(100429);
      expect(await tries(proxied, (index) => `198.51.100.7, 203.0.113.${index}`)).toBe(100412);
    } finally {
      await proxied.close();
    }
  });
});
