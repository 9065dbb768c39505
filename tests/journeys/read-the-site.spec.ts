import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isIndexed, type Page, pages } from "#contract/pages.ts";
import { type Journey, startJourney, startOwnJourney } from "#tests/harness/journey.ts";
import { scriptsOf } from "#tests/harness/scripts.ts";

/** What a visitor, a search engine and a reader without scripts get of the pages that the server renders. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const get = (path: string, language = "en-GB", headers: Record<string, string> = {}) =>
  fetch(journey.server.url + path, { headers: { "accept-language": language, ...headers } });

const tagged = async (path: string) => {
  const answer = await get(path);
  return { tag: answer.headers.get("etag"), html: await answer.text() };
};

describe("a visitor reads the site", () => {
  it("without a script", async () => {
    const context = await journey.browser.newContext({
      javaScriptEnabled: false,
      locale: "en-GB",
      baseURL: journey.server.url,
    });
    const page = await context.newPage();
    await page.goto("/");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Classic/ })
      .first()
      .click();
    await page.waitForURL(/\/templates/);
    await expect.poll(() => page.getByText("Timeline").count()).toBeGreaterThan(0);
    await context.close();
  });

  it("and what is pressed or typed before the code has loaded is done when it has", async () => {
    const page = await journey.openPage();
    let acted = Promise.resolve();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await acted;
      await route.continue();
    });
    const early = async (path: string, act: () => Promise<unknown>) => {
      let release = () => {};
      acted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: "commit" });
      await act();
      release();
    };
    await early("/", () => page.getByRole("button", { name: "Create my resume" }).click());
    await page.waitForURL(/\/signin/);
    const search = page.getByRole("textbox", { name: "Search the examples" });
    await early("/examples", () => search.pressSequentially("junior"));
    await page.waitForURL(/\/examples\?q=junior$/);
    await expect.poll(() => search.inputValue()).toBe("junior");
  });

  it("before its code is requested, which the page names and fetches after its first paint", async () => {
    for (const [path, isThere] of [
      ["/", true],
      ["/templates", true],
      ["/guides", true],
      ["/signin", false],
    ] as const) {
      const html = await (await get(path)).text();
      expect(/<script[^>]* src=/.test(html), path).toBe(!isThere);
      const [, names = ""] = /<meta name="code" content="([^"]+)"/.exec(html) ?? [];
      const files = names.split(" ").filter(Boolean);
      expect(files.length > 2, path).toBe(isThere);
      for (const file of files) expect((await get(file)).headers.get("content-type")).toMatch(/^text\/javascript/);
    }
    const page = await journey.openPage();
    await page.goto("/");
    await page.waitForFunction(() => "isTaken" in window);
    const [painted = 0, tooLong = 0, asked = 0] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).domContentLoadedEventStart + 1490,
      performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
    ]);
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(Math.min(painted, tooLong));
  });

  it("in the reader's own fonts until those of a Chinese resume have loaded", async () => {
    const page = await journey.openPage({ locale: "zh-CN" });
    let release = () => {};
    const read = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/noto-sans-sc\.css/, async (route) => {
      await read;
      await route.continue();
    });
    await page.goto("/r/sample-modern-ch", { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const faces = () =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Noto Sans SC")).length);
    expect(await faces()).toBe(0);
    release();
    await expect.poll(faces).toBeGreaterThan(0);
    await page.waitForFunction(() => document.fonts.check('16px "Noto Sans SC"', "后端"));
  });

  it("and the browser hydrates the page without requesting again what it holds", async () => {
    const page = await journey.openPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Create my resume" }).click();
    await page.waitForURL(/\/signin/);
    expect(asked.filter((path) => path !== "/api/site" && path !== "/api/bot-check/challenge")).toEqual([]);
  });

  it.each(["en-GB", "zh-CN"])("with at most 120 KB of compressed code for the first page (%s)", async (locale) => {
    const page = await journey.openPage({ locale });
    const sent = await scriptsOf(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const scripts = await sent();
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter(({ bytes }) => bytes <= 0)).toEqual([]);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(120 * 1024);
  });

  it("in the edition that the URL, the cookie or the browser asks for, in this order", async () => {
    const cases: [path: string, language: string, cookie: string, edition: string][] = [
      ["/", "zh-CN", "", "zh-CN"],
      ["/", "en-GB", "", "en"],
      ["/", "en-GB", "locale=ch", "zh-CN"],
      ["/?locale=en", "zh-CN", "locale=ch", "en"],
      ["/templates", "zh-CN", "", "zh-CN"],
    ];
    for (const [path, language, cookie, edition] of cases) {
      const html = await (await get(path, language, { cookie })).text();
      expect(html).toContain(`<html lang="${edition}"`);
      const heading = /<h1[\s>].*?<\/h1>/s.exec(html)?.[0] ?? "";
      expect(heading).not.toBe("");
      expect(/\p{sc=Han}/u.test(heading)).toBe(edition === "zh-CN");
      expect(html).toContain('hreflang="zh-CN"');
    }
  });

  it.each([
    ["en-GB", "Inkleaf", "USD"],
    ["zh-CN", "墨页", "CNY"],
  ])(
    "and a search engine learns what the site is and what it costs, and no price of what is not sold (%s)",
    async (language, name, priceCurrency) => {
      const graphOf = async (path: string): Promise<Record<string, unknown>[]> => {
        const html = await (await get(path, language)).text();
        return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "")["@graph"];
      };
      const [site, application] = await graphOf("/");
      expect(site).toMatchObject({ "@type": "WebSite", name, url: "/" });
      expect(application).toMatchObject({ "@type": "WebApplication", name });
      const [offered, questions] = await graphOf("/pricing");
      const prices = ["0", "10.00", "20.00", "60.00", "188.00"];
      expect(offered?.offers).toEqual(
        prices.map((price) => expect.objectContaining({ "@type": "Offer", price, priceCurrency })),
      );
      expect(questions).toMatchObject({ "@type": "FAQPage" });
      const text = await (await get("/pricing", language)).text();
      const asked = (questions as { mainEntity: { name: string }[] }).mainEntity;
      expect(asked.length).toBeGreaterThanOrEqual(2);
      for (const question of asked) expect(text).toContain(question.name);
    },
  );

  it("from guide to guide, each under its own title", async () => {
    const page = await journey.openPage();
    await page.goto("/guides");
    await page.getByRole("link", { name: "Write results, not duties" }).click();
    await page.waitForURL("**/guides/results-not-duties");
    await expect.poll(() => page.title()).toMatch(/^Write results, not duties · /);
    await page.getByRole("link", { name: /^Read next/ }).click();
    await page.waitForURL("**/guides/what-a-parser-sees");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("What a parser actually sees");
    await expect.poll(() => page.title()).toMatch(/^What a parser actually sees · /);
    await page.getByRole("link", { name: "All guides" }).click();
    await expect.poll(() => page.title()).toMatch(/^Guides · /);
  });

  it.each<[path: string, english: number, chinese: number]>([
    ["/guides", 200, 200],
    ["/guides/results-not-duties", 200, 200],
    ["/guides/no-such-guide", 404, 404],
    ["/guides/%3Cscript%3Ealert(1)%3C%2Fscript%3E", 404, 404],
    ["/pricing", 200, 200],
    ["/developers", 200, 200],
    ["/terms", 200, 200],
    ["/privacy", 200, 200],
    ["/refund-policy", 200, 404],
    ["/roadmap", 404, 200],
    ["/review", 404, 200],
    ["/referral", 404, 200],
  ])("%s answers %i in English and %i in Chinese, with one heading and no injected script", async (path, en, ch) => {
    for (const [language, status] of [
      ["en-GB", en],
      ["zh-CN", ch],
    ] as const) {
      const response = await get(path, language);
      const html = await response.text();
      expect([language, response.status]).toEqual([language, status]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.includes('name="robots" content="noindex"')).toBe(status === 404);
      expect(html).not.toContain("<script>alert");
    }
  });

  it("and a repeated visit gets a 304", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    const again = await get("/", "en-GB", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/", "zh-CN", { "if-none-match": etag })).status).toBe(200);
  });

  it("and gets the same page whatever query the page does not read", async () => {
    const { tag, html } = await tagged("/templates");
    for (const query of ["x=1", "utm_source=a&colour=", `x=${"y".repeat(10_000)}`, "template=TemplateModern"]) {
      expect((await tagged(`/templates?${query}`)).tag, query.slice(0, 40)).toBe(tag);
    }
    const free = await tagged("/templates?x=1&tier=free");
    expect(free.tag).not.toBe(tag);
    expect(free.tag).toBe((await tagged("/templates?tier=free")).tag);
    // Links to filters keep only the parameters that the page reads.
    expect(html).toContain('href="/templates?tier=free"');
    expect(free.html).toContain('href="/templates?tier=free&amp;columns=one"');
  });

  it("and gets a real 404 for a page that does not exist", async () => {
    const answer = await get("/no/such/page");
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("Page not found");
    expect(html).toContain('content="noindex"');
  });

  it("and nothing in a URL is executed", async () => {
    const page = await journey.openPage();
    const mark = "<img src=x onerror=document.title='gone'><script>document.title='gone'</script>";
    for (const path of ["/templates?template=", "/templates?notify=", "/?state=", "/"]) {
      await page.goto(path + encodeURIComponent(mark));
      await page.waitForLoadState("networkidle");
      expect(await page.title()).not.toContain("gone");
    }
    expect((await get(`/templates?template=${"x".repeat(10_000)}`)).status).toBe(200);
  });
});

describe("a visitor of a site without an assistant", () => {
  let without: Journey;
  beforeAll(async () => {
    without = await startOwnJourney({ AI: "off" });
  });
  afterAll(() => without.close());
  const read = (path: string, language: string) =>
    fetch(without.server.url + path, { headers: { "accept-language": language } });

  it.each([
    ["en-GB", /\bAI\b|\bassistants?\b|artificial|\bGPT\b|\bLLM\b/i],
    ["zh-CN", /\bAI\b|AI|人工智能|助手|大模型/],
  ])("reads of no assistant (%s)", async (language, forbidden) => {
    const known = Object.values<Page>(pages).filter(
      (page) => !page.flag && page.who !== "user" && page.who !== "admin" && !page.path.includes(":"),
    );
    const guides = (await (await read("/api/guides", language)).json()) as { data: { data: { slug: string }[] } };
    const paths = [...known.map(({ path }) => path), ...guides.data.data.map(({ slug }) => `/guides/${slug}`)];
    const written = await without.browser.newPage({ javaScriptEnabled: false, locale: language });
    for (const path of paths) {
      await written.goto(without.server.url + path, { waitUntil: "domcontentloaded" });
      expect(await written.locator("body").innerText(), path).not.toMatch(forbidden);
      const head = await written.locator("head").evaluate((one) =>
        // The names of the code's files hold hashes, in which any two letters may meet.
        [...one.querySelectorAll("title, meta:not([name='code']), [type='application/ld+json']")]
          .map((each) => each.getAttribute("content") ?? each.textContent)
          .join(" "),
      );
      expect(head, path).not.toMatch(forbidden);
    }
    await written.close();
    // What a page adds after it has arrived: the rest of the first page, and the pages that are not written on the server.
    const page = await without.openPage({ locale: language });
    for (const path of ["/", ...known.filter((one) => !isIndexed(one)).map(({ path }) => path)]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await page.locator("body").innerText(), path).not.toMatch(forbidden);
    }
    const manifest = await read(`/site.webmanifest?locale=${language === "en-GB" ? "en" : "ch"}`, language);
    expect(await manifest.text()).not.toMatch(forbidden);
  });

  it("finds no page of it", async () => {
    expect((await read("/ai", "en-GB")).status).toBe(404);
    expect((await get("/ai")).status).toBe(200);
  });
});
