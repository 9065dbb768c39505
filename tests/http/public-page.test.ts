import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { profileCalls } from "#contract/profile.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { ResumeConfig, ResumeData } from "#core/resume/schema.ts";
import { createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { grantPlan } from "#server/features/accounts/service.ts";
import { createServices } from "#server/services.ts";
import { ownSection } from "#tests/core/arbitraries.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => test.clear());
afterAll(() => test.close());

async function published(
  user: TestUser,
  config: Partial<ResumeConfig> = {},
  basicInfo: Partial<ResumeData["basicInfo"]> = {},
) {
  const body = { userId: user.id, template: "TemplateModern", name: "CV", lang: config.lang ?? "en" };
  const resume = (await user.send(resumeCalls.createResume, { body })).data;
  const save = {
    params: { id: resume._id },
    body: {
      data: {
        ...resume.data,
        basicInfo: { ...resume.data.basicInfo, name: "Ada Lovelace", title: "Analyst", ...basicInfo },
        sections: resume.data.sections.map(ownSection),
      },
      config: { ...resume.config, isPublic: true, ...config },
    },
  };
  expect((await user.send(resumeCalls.saveResume, save)).code).toBe(0);
  return resume;
}

const everything = { downloadable: true, showShareBtn: true, showToggleDarkMode: true };

async function read(uuid: string, query = "", headers: Record<string, string> = {}) {
  const response = await test.anonymous().request(`/r/${uuid}${query}`, { headers });
  return { response, html: await response.text() };
}

describe("the page of a published resume", () => {
  it("is readable without a script, by anybody, in the resume's language", async () => {
    const { uuid } = await published(await test.user());
    const { response, html } = await read(uuid);
    expect(response.status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<article[^>]*aria-label="Ada Lovelace"/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain("<title>Ada Lovelace - Analyst</title>");
    expect(html).toContain("Updated 2 January 2026");
    const first = Array.from(
      html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
      ([, href = ""]) => href,
    );
    expect(first.length).toBeGreaterThan(0);
    for (const url of first) expect((await test.anonymous().request(url)).status, url).toBe(200);
    const chinese = await read((await published(await test.user(), { lang: "ch" })).uuid);
    expect(chinese.html).toMatch(/^<!doctype html><html lang="zh-CN">/);
    expect(chinese.html).toContain("更新于 2026年1月2日");
  });

  it("offers what its owner switched on and nothing else", async () => {
    const premium = await test.user({ level: "premium" });
    const bare = (await read((await published(premium)).uuid)).html;
    expect(bare).not.toContain('class="dock"');
    expect(bare).not.toContain("@media (prefers-color-scheme");
    expect(bare).toContain("Made with");
    const full = await published(premium, { ...everything, removeBranding: true });
    const { html } = await read(full.uuid);
    expect(html).toContain(`href="/r/${full.uuid}/pdf"`);
    expect(html).toContain('data-act="share"');
    expect(html).toContain('data-act="dark"');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).not.toContain("Made with");
  });

  it("withdraws what only members have when the membership ends", async () => {
    const user = await test.user({ level: "premium" });
    const { uuid } = await published(user, { ...everything, removeBranding: true });
    test.clock.advance(31 * 86_400_000);
    const { html } = await read(uuid);
    expect(html).not.toContain('class="dock"');
    expect(html).toContain("Made with");
    expect((await read(uuid, "/pdf")).response.status).toBe(404);
  });

  it("withdraws that at once from a page read before, keeps contacts hidden, and restores it with a new plan", async () => {
    const user = await test.user({ level: "premium" });
    const hidden = { emailIsHidden: true, cellphoneIsHidden: true, customURL: "ada-cv" };
    const contacts = { email: "ada@example.com", cellphone: "555 01234" };
    const resume = await published(user, { ...everything, ...hidden, removeBranding: true }, contacts);
    const { uuid } = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    const queries = ["", "?theme=plum"];
    const before = await Promise.all(queries.map((query) => read(uuid, query)));
    const again = async (at: number) => {
      const etag = before[at]?.response.headers.get("etag") ?? "";
      return read(uuid, queries[at], { "If-None-Match": etag });
    };
    test.clock.advance(30 * 86_400_000 - 1);
    for (const at of [0, 1]) expect((await again(at)).response.status).toBe(304);
    test.clock.advance(1);
    for (const at of [0, 1]) {
      const { response, html } = await again(at);
      expect(response.status).toBe(200);
      expect(html).toContain("Made with");
      for (const gone of ['class="dock"', "@media (prefers-color-scheme", ...Object.values(contacts)]) {
        expect(html).not.toContain(gone);
      }
    }
    await grantPlan(test.deps, user.email, "monthly");
    for (const at of [0, 1]) expect((await again(at)).response.status).toBe(304);
  });

  it("is the same 404 for a missing resume, a private one and a nonsensical slug", async () => {
    const { uuid } = await published(await test.user(), { isPublic: false });
    const pages = await Promise.all(
      ["no-such-resume", uuid, "%00", "..%2f..%2fetc", "a".repeat(300)].map((one) => read(one)),
    );
    for (const { response, html } of pages) {
      expect(response.status).toBe(404);
      expect(html).toBe(pages[0]?.html);
      expect(html).toContain("Resume not found");
    }
    const chinese = await read(uuid, "", { "Accept-Language": "zh-CN,zh;q=0.9" });
    expect(chinese.html).toContain("找不到这份简历");
  });

  it("shows another theme of its design on request, and ignores any other value", async () => {
    const { uuid } = await published(await test.user({ level: "premium" }), everything);
    const plain = (await read(uuid)).html;
    const plum = (await read(uuid, "?theme=plum")).html;
    expect(plain).toContain("--th:#047857");
    expect(plum).toContain("--th:#7E3A8C");
    expect(plum).toContain(`/r/${uuid}/pdf?theme=plum`);
    for (const query of ["?theme=moss", "?theme=</style>", "?theme=", "?other=1"]) {
      expect((await read(uuid, query)).html).toBe(plain);
    }
  });

  it("is not sent again unchanged", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await published(user, everything);
    const first = await read(resume.uuid);
    const etag = first.response.headers.get("etag") ?? "";
    const again = await read(resume.uuid, "", { "If-None-Match": `"other", W/${etag}` });
    expect(again.response.status).toBe(304);
    expect(again.html).toBe("");
    expect(again.response.headers.get("etag")).toBe(etag);
    test.clock.advance(1000);
    const body = { data: { ...resume.data, basicInfo: { ...resume.data.basicInfo, name: "Grace Hopper" } } };
    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body });
    const changed = await read(resume.uuid, "", { "If-None-Match": etag });
    expect(changed.response.status).toBe(200);
    expect(changed.html).toContain("Grace Hopper");
  });

  it("runs one script of ours, known by its hash, and none of the resume's", async () => {
    const hostile = `</style></script><script>alert(1)</script><img src=x onerror=alert(2)>"'`;
    const resume = await published(await test.user({ level: "premium" }), everything, {
      name: hostile,
      title: hostile,
    });
    const { response, html } = await read(resume.uuid);
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data).mainEntity).toMatchObject({ name: hostile, jobTitle: hostile });
    const hash = createHash("sha256")
      .update(scripts[0]?.[1] ?? "")
      .digest("base64");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("holds little script: its island, compressed, is far below the budget", async () => {
    const { uuid } = await published(await test.user({ level: "premium" }), everything);
    const { html } = await read(uuid);
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "").join("");
    expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    expect(gzipSync(scripts).byteLength).toBeLessThanOrEqual(20_480);
    expect(scripts.length).toBeGreaterThan(100);
  });

  it("comes in the compression that the browser prefers, the same page under the same ETag", async () => {
    const { uuid } = await published(await test.user());
    const plain = await read(uuid);
    const etag = plain.response.headers.get("etag") ?? "";
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await test.anonymous().request(`/r/${uuid}`, { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toContain("Accept-Encoding");
      expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain.html);
      const mark = response.headers.get("etag") ?? "";
      expect(mark).not.toBe(etag);
      for (const known of [mark, etag]) {
        const again = await read(uuid, "", { "accept-encoding": encoding, "if-none-match": known });
        expect(again.response.status).toBe(304);
      }
    }
  });

  it("is as new as its resume at every reading, while it is saved and read at once", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await published(user, everything);
    const { basicInfo } = resume.data;
    for (let turn = 0; turn < 12; turn += 1) {
      const body = { data: { ...resume.data, basicInfo: { ...basicInfo, name: `Ada ${turn}` } } };
      const readers = Array.from({ length: 4 }, () => read(resume.uuid, turn % 2 ? "?theme=plum" : ""));
      await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body });
      const after = await Promise.all([read(resume.uuid), read(resume.uuid, "?theme=plum")]);
      for (const { html } of after) expect(html).toContain(`<title>Ada ${turn}</title>`);
      await Promise.all(readers);
    }
  });

  it("shows its first page where its link is shared, under a URL of its own, in its newest state only", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await published(user);
    const picture = async () => {
      const { html } = await read(resume.uuid);
      return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
    };
    const first = await picture();
    expect(first.href).toMatch(new RegExp(`^http://localhost/r/${resume.uuid}/cover-[a-z0-9]+\\.jpg$`));
    const response = await test.anonymous().request(first.pathname);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 640, height: 896 });
    test.clock.advance(1000);
    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { name: "Changed" } });
    const moved = await test.anonymous().request(first.pathname);
    expect([moved.status, moved.headers.get("location")]).toEqual([302, (await picture()).pathname]);
    const config = { ...resume.config, isPublic: false };
    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { config } });
    for (const path of [first.pathname, `/r/${resume.uuid}/cover-0.jpg`, "/r/nobody/cover-0.jpg"]) {
      expect((await test.anonymous().request(path)).status).toBe(404);
    }
  });

  it("tells machines whom it is about: work, schools and skills, but never how to call or write", async () => {
    const contacts = { email: "ada@example.com", cellphone: "+44 20 7946 0123", location: "London" };
    const { uuid } = await published(await test.user(), {}, contacts);
    const { html } = await read(uuid);
    const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const page = JSON.parse(text);
    expect(page).toMatchObject({
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url: `http://localhost/r/${uuid}`,
      inLanguage: "en",
      mainEntity: {
        "@type": "Person",
        name: "Ada Lovelace",
        jobTitle: "Analyst",
        address: { addressLocality: "London" },
      },
    });
    expect(page.mainEntity.knowsAbout.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/ada@example|7946/);
  });

  it("has no byte of a hidden phone and email in anything that is served", async () => {
    const contacts = { email: "ada@example.com", cellphone: "+44 20 7946 0123" };
    const hidden = { ...everything, emailIsHidden: true, cellphoneIsHidden: true };
    const user = await test.user({ level: "premium" });
    const resume = await published(user, hidden, { ...contacts, title: "Analyst, ada@example.com" });
    const drawn: string[] = [];
    // What the printer and the painter receive is all that they can show.
    const watching: Deps = {
      ...test.deps,
      printer: {
        ...test.deps.printer,
        pdf: async ({ document }) => {
          drawn.push(JSON.stringify(document));
          return { bytes: new Uint8Array(), pages: 1, lacksPhoto: false };
        },
        cover: async ({ document }) => {
          drawn.push(JSON.stringify(document));
          return new Uint8Array();
        },
      },
    };
    const watched = createApp(watching, createServices(watching));
    const { html } = await read(resume.uuid);
    const picture = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    const { coverImg } = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    const places = ["", "?theme=plum", "/pdf"].map((end) => `/r/${resume.uuid}${end}`);
    for (const place of [...places, `/api/public/${resume.uuid}`, picture, coverImg, `${coverImg}?w=320`]) {
      const response = await watched.request(place);
      expect(response.status, place).toBe(200);
      const all = [...response.headers].join("\n") + Buffer.from(await response.arrayBuffer()).toString("latin1");
      expect(all, place).not.toMatch(/ada@example|ada%40|7946|20794/);
    }
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    for (const document of drawn) expect(document).not.toMatch(/ada@example|7946/);
  });

  it("is kept from search engines and does not reveal its owner's ids", async () => {
    const user = await test.user();
    const resume = await published(user);
    const { html } = await read(resume.uuid);
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).not.toContain(resume._id);
    expect(html).not.toContain(user.id);
  });

  it("links every font that it needs, and all of them load", async () => {
    const { uuid } = await published(await test.user(), { lang: "ch" });
    const { html } = await read(uuid);
    const links = [...html.matchAll(/<link rel="stylesheet" href="(\/fonts\/[^"]+\.css\?v=[\d.]+[^"]*)"/g)];
    const sheets = links.map((match) => (match[1] ?? "").replace("&amp;", "&"));
    expect(sheets.some((url) => url.includes("noto-sans-sc"))).toBe(true);
    for (const url of sheets) {
      const response = await test.anonymous().request(url);
      expect(response.headers.get("content-type")).toContain("text/css");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const css = await response.text();
      expect(css).toMatch(url.includes("noto-sans-sc") ? /font-display:swap/ : /font-display:block/);
      const file = /url\(([^)]+)\)/.exec(css)?.[1] ?? "";
      const font = await test.anonymous().request(file);
      expect(font.headers.get("content-type")).toBe("font/woff2");
      expect(Buffer.from(await font.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
    }
  });
});

describe("the download of a published resume", () => {
  it("is the PDF that a viewer may see", async () => {
    const user = await test.user({ level: "premium" });
    const contacts = { email: "ada@example.com", cellphone: "+44 20 7946 0123" };
    const { uuid } = await published(user, { ...everything, emailIsHidden: true }, contacts);
    // Its owner's template names it.
    const body = { fileName: "CV {name}" };
    await user.send(profileCalls.updateUser, { params: { id: user.id }, body });
    const response = await test.anonymous().request(`/r/${uuid}/pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain('filename="CV Ada Lovelace.pdf"');
    // The page itself declares whether it may be indexed; its PDF is only for those who have the page.
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = letters(pdf.pages.join(""));
    expect(text).toContain("AdaLovelace");
    expect(text).toContain("79460123");
    expect(text).not.toContain("ada@example.com");
    expect(pdf.links).not.toContain("mailto:ada@example.com");
  });

  it("does not exist unless its owner allows it", async () => {
    const { uuid } = await published(await test.user({ level: "premium" }), { showShareBtn: true });
    expect((await read(uuid, "/pdf")).response.status).toBe(404);
    expect((await read("no-such-resume", "/pdf")).response.status).toBe(404);
  });

  it("is limited in rate", async () => {
    const { uuid } = await published(await test.user({ level: "premium" }), everything);
    // One after the other: of many at a time from one IP, the printer itself refuses some.
    const statuses: number[] = [];
    for (let asked = 0; asked < 24; asked += 1) statuses.push((await read(uuid, "/pdf")).response.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe("fonts", () => {
  it.each([
    "/fonts/geist/../../package.json",
    "/fonts/geist/..%2f..%2fpackage.json",
    "/fonts/geist/geist-latin-400-normal.woff",
    "/fonts/geist/geist-latin-123-normal.woff2",
    "/fonts/react/index.js",
    "/fonts/constructor/x.woff2",
    "/fonts/constructor.css",
    "/fonts/geist%00.css",
    "/fonts/",
  ])("gives nothing for %s", async (url) => {
    expect((await test.anonymous().request(url)).status).toBe(404);
  });
});
