import { existsSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Page, pages } from "#contract/pages.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { projectRoot } from "#server/root.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** Hostile URLs on every page: nothing fails, nothing is executed, and no redirect leads to another host. */

let test: TestApp;
let shared: string;
const mark = `"'><img src=x onerror=alert(1)><script>alert(1)</script>`;

beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
  const user = await test.user({ level: "premium" });
  const body = { userId: user.id, template: "TemplateModern", name: mark, lang: "en" } as const;
  const { _id: id, uuid, data, config } = (await user.send(resumeCalls.createResume, { body })).data;
  const marked = JSON.parse(JSON.stringify(data), (key, value) =>
    typeof value === "string" && ["title", "subTitle", "city", "description", "name"].includes(key) ? mark : value,
  ) as typeof data;
  const saved = await user.send(resumeCalls.saveResume, {
    params: { id },
    body: { data: marked, config: { ...config, isPublic: true, showToggleDarkMode: true, showShareBtn: true } },
  });
  expect(saved.code).toBe(0);
  shared = `/r/${uuid}`;
});
afterAll(() => test.close());

const isBuilt = existsSync(path.join(projectRoot, "dist", "web"));

/**
 * Requests the URL; throws where the answer is a server error, contains the mark as markup, or redirects to another
 * host.
 */
async function survive(url: string): Promise<Response> {
  const response = await test.app.request(`http://localhost${url}`);
  const text = await response.text();
  const what = url.slice(0, 200);
  expect(response.status, what).toBeLessThan(500);
  expect(text, what).not.toContain("<img src=x");
  expect(text, what).not.toContain("<script>alert");
  const target = response.headers.get("location");
  if (target !== null)
    expect(new URL(target, "http://localhost").origin, `${what} leads to ${target}`).toBe("http://localhost");
  if (/html/.test(response.headers.get("content-type") ?? "")) {
    expect(response.headers.get("content-security-policy"), what).toContain("base-uri 'none'");
  }
  return response;
}

const all = Object.values<Page>(pages).map((page) => page.path);
const queries = [
  "theme",
  "template",
  "example",
  "category",
  "locale",
  "prev",
  "state",
  "notify",
  "type",
  "openConfig",
  "error",
  "inviter",
  "q",
  "tier",
];
const values = [
  encodeURIComponent(mark),
  mark.replaceAll(" ", "+"),
  "%E0%A4%A",
  "%00",
  "x".repeat(10_000),
  "//evil.example",
  "%2F%2Fevil.example",
  "javascript:alert(1)",
  "__proto__",
  "a&a=b&a=c",
  "%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB",
  "",
];

describe("every page", () => {
  it.each([...all, "/r/nobody", "/no/such/page", "/sitemap.xml", "/robots.txt", "/site.webmanifest"])(
    "%s takes any query",
    async (page) => {
      const url = page.replace(/:\w+/g, "nobody");
      for (const query of queries) await survive(`${url}?${query}=${values[0]}`);
      for (const value of values) await survive(`${url}?${queries.map((query) => `${query}=${value}`).join("&")}`);
    },
  );

  it("takes anything as a parameter of its path", async () => {
    for (const page of [
      ...all.filter((one) => one.includes(":")),
      "/r/:uuid",
      "/r/:uuid/pdf",
      "/share/:file",
      "/covers/:id/:file",
    ]) {
      for (const value of [
        encodeURIComponent(mark),
        "%E0%A4%A",
        "%00",
        "x".repeat(10_000),
        "..%2f..%2fetc",
        "..%2e%2f",
        "constructor",
      ]) {
        const response = await survive(page.replace(/:\w+/g, value));
        // These pages report themselves what is missing, to users who may ask for it.
        if (!/^\/(editor|receipts)\//.test(page))
          expect([400, 404, 302], `${page} ${value.slice(0, 20)}`).toContain(response.status);
      }
    }
  });

  it("shows the markup in a shared resume's texts as text", async () => {
    const response = await survive(shared);
    expect(response.status).toBe(200);
    for (const value of values) await survive(`${shared}?theme=${value}`);
  });
});

describe("a URL that leads nowhere", () => {
  const nowhere = [
    "/no/such/page",
    "/Templates",
    "/templates/more",
    "/%E0%A4%A",
    "/%00",
    "/templates%00",
    "//evil.example",
    "//evil.example/%2e%2e",
    "/\\evil.example",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/no.js",
    "/.vite/manifest.json",
    "/index.html",
    "/.env",
    "/sitemap-0.xml",
    "/sitemap-99999.xml",
    "/share/en-00000000.png/x",
    `/${"x".repeat(10_000)}`,
    `/${encodeURIComponent(mark)}`,
    `/${"a/".repeat(2_000)}`,
    "/constructor",
    "/__proto__",
  ];
  it.each(nowhere)("%s is a 404", async (url) => {
    const response = await survive(url);
    expect(response.status).toBe(404);
    if (isBuilt) expect(response.headers.get("cache-control")).not.toMatch(/immutable/);
  });

  it("never causes a failure, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (place, query) => {
        await survive(`/${place}?${query}`);
      }),
      { numRuns: 150 },
    );
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[!-~]{1,60}$/), async (place) => {
        if (URL.canParse(`http://localhost/${place}`)) await survive(`/${place}`);
      }),
      { numRuns: 150 },
    );
  });
});
