import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { isIndexed, type Page, pages } from "#contract/pages.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { cutSitemaps } from "#server/features/discovery/parts.ts";
import { mountDiscovery } from "#server/features/discovery/routes.ts";
import { sharePicture } from "#server/features/discovery/service.ts";
import { urlsOf } from "#server/features/web-app/document.ts";
import type { App, AppEnv } from "#server/http/context.ts";
import { respondError } from "#server/http/errors.ts";
import { requestMiddleware } from "#server/http/middleware.ts";
import { createLimits } from "#server/operations/limits.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** What search engines and previews of shared links get. */

const test = await createTestApp({
  printer: createFakePrinter(),
  env: { PUBLIC_URL: "https://cv.example.com", ALLOW_EMBEDDED: "mail" },
});
afterEach(() => test.clear());
afterAll(() => test.close());
const read = async (path: string) => (await test.anonymous().request(path)).text();

async function publish(user: TestUser, config: { isPublic?: boolean; addToExamples?: boolean }) {
  const body = { userId: user.id, template: "TemplateModern", name: "CV", lang: "en" } as const;
  const resume = (await user.send(resumeCalls.createResume, { body })).data;
  await user.send(resumeCalls.saveResume, {
    params: { id: resume._id },
    body: { config: { ...resume.config, ...config } },
  });
  return resume.uuid;
}

describe("the sitemap", () => {
  it("lists every page that may be indexed, in both editions, and no other", async () => {
    const map = await read("/sitemap.xml");
    const listed = new Set([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => new URL(place).pathname));
    for (const page of Object.values<Page>(pages)) {
      if (page.path.includes(":")) continue;
      expect(listed.has(page.path), page.path).toBe(isIndexed(page));
      if (!isIndexed(page)) continue;
      const { alternates } = urlsOf(test.config, {
        locale: "en",
        path: page.path,
        namesLocale: false,
        edition: page.edition,
      });
      // The page itself declares the same alternates.
      for (const { lang, url } of alternates) {
        expect(map).toContain(`<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`);
      }
    }
  });

  it("lists the public resumes whose owners allow it, and no other", async () => {
    const user = await test.user({ level: "premium" });
    const joined = await publish(user, { isPublic: true, addToExamples: true });
    const shared = await publish(user, { isPublic: true });
    const hidden = await publish(user, {});
    const map = await read("/sitemap.xml");
    expect(map).toContain(`<loc>https://cv.example.com/r/${joined}</loc><lastmod>2026-01-02T`);
    expect(map).not.toContain(shared);
    expect(map).not.toContain(hidden);
  });

  it("is well-formed and not longer than one file may be", async () => {
    const map = await read("/sitemap.xml");
    expect(map).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    expect(map.trimEnd()).toMatch(/<\/urlset>$/);
    expect([...map.matchAll(/<loc>/g)].length).toBeLessThanOrEqual(limits.sitemap.most);
    expect((await test.anonymous().request("/sitemap-9.xml")).status).toBe(404);
    expect(await read("/sitemap-pages.xml")).toContain("<loc>https://cv.example.com/?locale=en</loc>");
  });
});

describe("a sitemap in parts", () => {
  const placesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
  const offered = { isPublic: true, addToExamples: true };
  const publishMany = async (user: TestUser, count: number) => {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      test.clock.advance(1000);
      made.push(await publish(user, offered));
    }
    return made;
  };
  const cut = (size: number) => cutSitemaps(test.deps, size);
  const placeOf = (uuid: string | undefined) => `https://cv.example.com/r/${uuid}`;
  /** Reads the index, and the URLs of each part of resumes. */
  async function parts() {
    const files = placesIn(await read("/sitemap.xml"));
    expect(files[0]).toBe("https://cv.example.com/sitemap-pages.xml");
    const texts = await Promise.all(files.slice(1).map((file) => read(new URL(file).pathname)));
    for (const text of texts) {
      expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
      expect(text.trimEnd()).toMatch(/<\/urlset>$/);
    }
    return texts.map(placesIn);
  }

  it("is one file until it is cut, and has no part without a resume", async () => {
    const user = await test.user({ level: "premium" });
    const shown = await publishMany(user, 2);
    await cut(2);
    expect(placesIn(await read("/sitemap.xml"))).toEqual(expect.arrayContaining(shown.map(placeOf)));
  });

  it("is a list of files, which together list everything once and in order", async () => {
    const user = await test.user({ level: "premium" });
    const shown = await publishMany(user, 5);
    await cut(2);
    const index = await read("/sitemap.xml");
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n/);
    expect(index.trimEnd()).toMatch(/<\/sitemapindex>$/);
    expect(placesIn(index)).toEqual(
      ["pages", "1", "2", "3"].map((name) => `https://cv.example.com/sitemap-${name}.xml`),
    );
    expect((await parts()).map((part) => part.length)).toEqual([2, 2, 1]);
    expect((await parts()).flat()).toEqual(shown.map(placeOf));
    expect(placesIn(await read("/sitemap-pages.xml"))).toContain("https://cv.example.com/?locale=en");
    expect((await test.anonymous().request("/sitemap-4.xml")).status).toBe(404);
  });

  it("lists what is public now, before it is cut again", async () => {
    const user = await test.user({ level: "premium" });
    const shown = await publishMany(user, 4);
    await cut(2);
    const cards = (await user.send(resumeCalls.listResumes, { query: { sort: "createdAt" } })).data.data;
    // The one after which the second part begins, and one within the second part.
    for (const uuid of [shown[1], shown[2]]) {
      const resume = cards.find((card) => card.uuid === uuid)?._id ?? "";
      await user.send(resumeCalls.removeResume, { params: { id: resume } });
    }
    const [newest] = await publishMany(user, 1);
    expect(await parts()).toEqual([[placeOf(shown[0])], [placeOf(shown[3]), placeOf(newest)]]);
    // Gone for ever, with the place of the cut: the parts on both sides of it are one.
    await test.deps.db.pool.query("delete from resumes where removed_at is not null");
    expect(placesIn(await read("/sitemap.xml"))).toEqual(
      expect.arrayContaining([shown[0], shown[3], newest].map(placeOf)),
    );
  });

  it("has no file that is too long, however much became public since it was cut", async () => {
    const shown = await publishMany(await test.user({ level: "premium" }), 3);
    const app: App = new Hono<AppEnv>();
    app.use("*", requestMiddleware(test.deps, createLimits(test.deps.db)));
    app.onError(respondError);
    mountDiscovery(app, test.deps, 2);
    expect(placesIn(await (await app.request("/sitemap-1.xml")).text())).toEqual(shown.slice(0, 2).map(placeOf));
  });
});

describe("robots.txt", () => {
  it("closes what needs an account and what is for programs, and names the sitemap", async () => {
    const text = await read("/robots.txt");
    for (const path of ["/api/", "/editor/", "/settings", "/resumes", "/sandbox"]) {
      expect(text.split("\n")).toContain(`Disallow: ${path}`);
    }
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
    for (const page of Object.values<Page>(pages).filter(isIndexed)) {
      expect(closed.filter((path) => page.path.startsWith(path))).toEqual([]);
    }
    expect(text).toContain("Sitemap: https://cv.example.com/sitemap.xml");
  });
});

describe("the picture of shared links", () => {
  it("is one for each edition, has the declared size, and may be cached for good", async () => {
    for (const locale of ["ch", "en"] as const) {
      const { path, width, height } = sharePicture(locale);
      const response = await test.anonymous().request(path);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([found.format, found.width, found.height]).toEqual(["jpeg", width, height]);
    }
    const older = await test.anonymous().request("/share/en-00000000.jpg");
    expect([older.status, older.headers.get("location")]).toEqual([302, sharePicture("en").path]);
    expect((await test.anonymous().request("/share/no.jpg")).status).toBe(404);
  });
});

describe("icons", () => {
  it.each([
    ["/apple-touch-icon.png", "png", 180],
    ["/icon-192.png", "png", 192],
    ["/icon-512.png", "png", 512],
  ])("%s is a %s of %i px", async (path, format, side) => {
    const found = await sharp(Buffer.from(await (await test.anonymous().request(path)).arrayBuffer())).metadata();
    expect([found.format, found.width, found.height]).toEqual([format, side, side]);
  });

  it("are listed in the manifest of the edition", async () => {
    const manifest = JSON.parse(await read("/site.webmanifest?locale=ch"));
    expect(manifest).toMatchObject({ name: "墨页", lang: "zh-CN", start_url: "/editor/kept", scope: "/" });
    for (const { src } of manifest.icons) expect((await test.anonymous().request(src)).status).toBe(200);
    const ico = Buffer.from(await (await test.anonymous().request("/favicon.ico")).arrayBuffer());
    expect((await sharp(ico.subarray(22)).metadata()).format).toBe("png");
  });
});
