import { describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { binCalls } from "#contract/bin.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { shareLinkCalls } from "#contract/share-links.ts";
import { limits } from "#core/limits.ts";
import type { BasicInfo } from "#core/resume/schema.ts";
import { designOf } from "#templates/registry.ts";
import { findTheme, themeNames } from "#templates/themes.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { visiting } from "#tests/harness/browser-headers.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { linked, linkTo } from "#tests/harness/share-link-examples.ts";
import { createTwoProcesses } from "#tests/harness/two-processes.ts";

const printer = createFakePrinter();
/** Strangers reach the second process, without a proxy that it trusts. */
const { test, other } = await createTwoProcesses(
  { printer },
  { printer: createFakePrinter(), env: { PUBLIC_URL: "https://cv.example.com" } },
);

const open = (path: string, headers: Record<string, string> = {}, as = test.anonymous()) =>
  as.request(path, { headers: { ...visiting, ...headers } });
const statuses = (path: string) =>
  Promise.all([test, other].map(async (process) => (await open(path, {}, process.anonymous())).status));

/** Sends the form of the password page; nothing is followed. */
const give = (path: string, password: string, headers: Record<string, string> = {}, as = test.anonymous()) =>
  as.request(path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ password }).toString(),
  });

const listed = async (user: TestUser, id: string) =>
  (await user.send(shareLinkCalls.listShareLinks, { params: { id } })).data;

describe("a private link", () => {
  it("shows a resume that is not public, to be kept and found by nobody, until it is revoked everywhere", async () => {
    const { user, resume, link, at } = await linked({ test });
    const page = await open(link.path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('content="noindex, nofollow"');
    for (const left of [resume.uuid, resume._id, user.id, "og:url", "ld+json", 'rel="canonical"']) {
      expect(html, left).not.toContain(left);
    }
    // Our own site must see that a link of a resume was followed, and refuses what such a link must not do.
    expect(html.match(/<a (?!referrerpolicy="same-origin")/g)).toBeNull();
    const followed = { referer: `http://localhost${link.path}`, "sec-fetch-site": "same-origin" };
    expect((await open(accountCalls.logout.path, followed, user)).status).toBe(403);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
    expect([page.headers.get("etag"), page.headers.get("set-cookie")]).toEqual([null, null]);
    expect((await open(`/r/${resume.uuid}`)).status).toBe(404);
    expect(await statuses(link.path)).toEqual([200, 200]);
    const change = (isRevoked: boolean) => user.send(shareLinkCalls.changeShareLink, { ...at, body: { isRevoked } });
    expect((await change(true)).data.state).toBe("revoked");
    expect(await statuses(link.path)).toEqual([404, 404]);
    await change(false);
    expect(await statuses(link.path)).toEqual([200, 200]);
    await user.send(shareLinkCalls.removeShareLink, at);
    expect(await statuses(link.path)).toEqual([404, 404]);
  });

  it("that is unknown, revoked or expired is one and the same answer, in both editions", async () => {
    const { user, resume, at, link } = await linked({ test });
    const short = await linkTo(user, resume._id, { days: "1" });
    await user.send(shareLinkCalls.changeShareLink, { ...at, body: { isRevoked: true } });
    test.clock.advance(86_400_000 - 1);
    expect((await open(short.path)).status).toBe(200);
    test.clock.advance(1);
    const unknown = `/s/${"A".repeat(link.path.length - 3)}`;
    for (const locale of ["en", "ch"]) {
      const answers = await Promise.all(
        [link.path, short.path, unknown, "/s/x"].map(async (path) => {
          const response = await open(`${path}?locale=${locale}`);
          const { "x-request-id": _id, "set-cookie": _cookie, ...headers } = Object.fromEntries(response.headers);
          return { status: response.status, headers, html: await response.text() };
        }),
      );
      expect(answers[0]).toMatchObject({ status: 404, headers: { "cache-control": "private, no-store" } });
      expect(answers[0]?.html).toContain(locale === "ch" ? "这个链接打不开" : "This link does not work");
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    expect((await listed(user, resume._id)).map(({ state }) => state)).toEqual(["expired", "revoked"]);
  });

  it("ends with its owner's account and with its resume, and comes back from the bin with it", async () => {
    const { user, resume, link } = await linked({ test });
    const suspend = (at: Date | null) =>
      test.deps.db.pool.query("update users set suspended_at = $1 where id = $2", [at, user.id]);
    await suspend(new Date());
    expect(await statuses(link.path)).toEqual([404, 404]);
    await suspend(null);
    await user.send(resumeCalls.removeResume, { params: { id: resume._id } });
    expect(await statuses(link.path)).toEqual([404, 404]);
    await user.send(binCalls.restoreResume, { params: { id: resume._id } });
    expect(await statuses(link.path)).toEqual([200, 200]);
  });

  it("shows the copy, the design and the language that its owner chose, and follows what is changed", async () => {
    const { user, resume } = await linked({ test });
    const { data: copy } = await user.send(resumeCalls.createResume, {
      body: { userId: user.id, template: "TemplateModern", name: "Auf Deutsch", lang: "de" },
    });
    const link = await linkTo(user, resume._id, { shownId: copy._id, template: "TemplateSwiss" });
    const html = async () => (await open(link.path)).text();
    expect(await html()).toMatch(/<html lang="de"[\s\S]*rs-swiss/);
    const info = { ...copy.data.basicInfo, name: "Grete Hermann" };
    await user.send(resumeCalls.saveResume, {
      params: { id: copy._id },
      body: { data: { ...copy.data, basicInfo: info } },
    });
    expect(await html()).toContain("Grete Hermann");
    await user.send(resumeCalls.removeResume, { params: { id: copy._id } });
    expect((await open(link.path)).status).toBe(404);
    const stranger = await test.user();
    const foreign = { userId: stranger.id, template: "TemplateModern", name: "Not yours" };
    const { data: theirs } = await stranger.send(resumeCalls.createResume, { body: foreign });
    const body = { name: "Theft", shownId: theirs._id };
    const refused = await user.fetch(shareLinkCalls.createShareLink, { params: { id: resume._id }, body });
    expect(refused.status).toBe(404);
  });

  it("hides what the public page hides, in the page and in the PDF", async () => {
    const { user, resume, link } = await linked({ test }, { isDownloadable: true });
    const basicInfo: BasicInfo = {
      ...resume.data.basicInfo,
      ...{ name: "Ada", email: "ada@hidden.example", cellphone: "13900001111" },
    };
    const config = { ...resume.config, emailIsHidden: true, cellphoneIsHidden: true };
    await user.send(resumeCalls.saveResume, {
      params: { id: resume._id },
      body: { data: { ...resume.data, basicInfo }, config },
    });
    const html = await (await open(link.path)).text();
    expect(html).toContain(`href="${link.path}/pdf"`);
    const pdf = await open(`${link.path}/pdf`);
    expect([pdf.status, pdf.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const printed = JSON.stringify(printer.printed.at(-1));
    expect(printed).toContain("Ada");
    for (const secret of ["ada@hidden.example", "13900001111"]) {
      expect(html).not.toContain(secret);
      expect(printed).not.toContain(secret);
    }
  });

  it("is downloaded where its owner allows it and is a member, and has a design that its owner may use", async () => {
    const { user, resume, link } = await linked({ test }, { isDownloadable: true });
    const closed = await linkTo(user, resume._id);
    expect((await open(`${closed.path}/pdf`)).status).toBe(404);
    expect((await open(`${link.path}/pdf`)).status).toBe(200);
    test.clock.advance(31 * 86_400_000);
    expect((await open(`${link.path}/pdf`)).status).toBe(404);
    expect(await (await open(link.path)).text()).not.toContain("/pdf");
    const regular = await test.user();
    const { data: own } = await regular.send(resumeCalls.createResume, {
      body: { userId: regular.id, template: "TemplateModern", name: "Free" },
    });
    const make = (body: object) =>
      regular.fetch(shareLinkCalls.createShareLink, { params: { id: own._id }, body: { name: "More", ...body } });
    expect((await make({ isDownloadable: true })).status).toBe(403);
    expect((await make({ template: "TemplateSwiss" })).status).toBe(403);
    expect((await make({ template: "TemplateModern" })).status).toBe(201);
  });

  it("tells which resume it shows, in which language and design, and whether that one is in the bin", async () => {
    const { user, resume } = await linked({ test });
    const { data: copy } = await user.send(resumeCalls.createResume, {
      body: { userId: user.id, template: "TemplateClassic", name: "Auf Deutsch", lang: "de" },
    });
    await linkTo(user, resume._id, { shownId: copy._id });
    const shown = async () => (await listed(user, resume._id)).map((link) => link.shown);
    const own = { name: "Seen", lang: resume.lang, template: "TemplateModern", isInBin: false };
    const german = { name: "Auf Deutsch", lang: "de", template: "TemplateClassic" };
    expect(await shown()).toEqual([{ ...german, isInBin: false }, own]);
    await user.send(resumeCalls.removeResume, { params: { id: copy._id } });
    expect(await shown()).toEqual([{ ...german, isInBin: true }, own]);
  });

  it("has a colour of its own, in its own design or in the resume's, which is changed alone", async () => {
    const { user, resume, link, at } = await linked({ test });
    const design = { ...resume.config.design, accent: "#115588", columns: "two" as const };
    const config = { ...resume.config, design };
    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { config } });
    const change = (body: object) => user.fetch(shareLinkCalls.changeShareLink, { ...at, body });
    const drawn = async () => {
      const html = await (await open(link.path)).text();
      return [
        /class="rs [^"]*\b(rs-(?:one|two))\b/.exec(html)?.[1],
        /--th:(#[0-9A-F]{6})/i.exec(html)?.[1]?.toUpperCase(),
      ];
    };
    const [, own = ""] = designOf("TemplateModern").themes;
    expect(await drawn()).toEqual(["rs-two", "#115588"]);
    // The resume's own colour gives way to that of the link, and comes back with it.
    expect((await change({ theme: own })).status).toBe(200);
    expect(await drawn()).toEqual(["rs-two", findTheme(own)?.hex]);
    expect((await change({ theme: null })).status).toBe(200);
    expect(await drawn()).toEqual(["rs-two", "#115588"]);
    // Colour and columns that were chosen for the resume's design belong to that design.
    const [first = "", second = ""] = designOf("TemplateSwiss").themes;
    expect((await change({ template: "TemplateSwiss" })).status).toBe(200);
    expect(await drawn()).toEqual([`rs-${designOf("TemplateSwiss").columns}`, findTheme(first)?.hex]);
    expect((await change({ theme: second })).status).toBe(200);
    expect((await listed(user, resume._id))[0]).toMatchObject({ template: "TemplateSwiss", theme: second });
    expect((await drawn())[1]).toBe(findTheme(second)?.hex);
    for (const theme of ["ruby", themeNames.find((name) => !designOf("TemplateSwiss").themes.includes(name)) ?? ""]) {
      const refused = await change({ theme });
      expect(refused.status, theme).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 100400, errors: [{ path: "theme" }] });
    }
    expect((await listed(user, resume._id))[0]?.theme).toBe(second);
  });

  it("is one of a number that its resume may have", async () => {
    const { user, resume } = await linked({ test });
    const make = () =>
      user.fetch(shareLinkCalls.createShareLink, { params: { id: resume._id }, body: { name: "Another" } });
    const made = await Promise.all(Array.from({ length: limits.shareLinks.most + 3 }, make));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(limits.shareLinks.most - 1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

describe("a private link's password", () => {
  it("opens the link and nothing else, for a while, until it is changed", async () => {
    const { user, resume, link, at } = await linked({ test }, { password: "open sesame", isDownloadable: true });
    const locked = await open(link.path);
    const html = await locked.text();
    expect(html).toContain('type="password"');
    expect(html).not.toContain("Seen");
    expect((await open(`${link.path}/pdf`)).status).toBe(303);
    const wrong = await give(link.path, "open barley");
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([403, null]);
    const right = await give(link.path, "open sesame");
    expect([right.status, right.headers.get("location")]).toEqual([303, link.path]);
    const line = right.headers.get("set-cookie") ?? "";
    expect(line).toContain(`Path=${link.path}`);
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toContain(`Max-Age=${limits.shareLinks.open / 1000}`);
    const cookie = line.split(";")[0] ?? "";
    expect(await (await open(link.path, { cookie }, other.anonymous())).text()).toContain('class="paper"');
    expect((await open(`${link.path}/pdf`, { cookie })).status).toBe(200);
    const twin = await linkTo(user, resume._id, { password: "open sesame" });
    const isOpen = async (path: string, sent: string) =>
      (await (await open(path, { cookie: sent })).text()).includes('class="paper"');
    expect(await isOpen(twin.path, cookie)).toBe(false);
    const later = cookie.replace(/=(\d+)/, (_, until) => `=${Number(until) + 3_600_000}`);
    expect(await isOpen(link.path, later)).toBe(false);
    test.clock.advance(limits.shareLinks.open - 1);
    expect(await isOpen(link.path, cookie)).toBe(true);
    test.clock.advance(1);
    expect(await isOpen(link.path, cookie)).toBe(false);
    expect(await isOpen(link.path, later)).toBe(false);
    const again = ((await give(link.path, "open sesame")).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    await user.send(shareLinkCalls.changeShareLink, { ...at, body: { password: "another one" } });
    expect(await isOpen(link.path, again)).toBe(false);
    expect(JSON.stringify(await listed(user, resume._id))).not.toContain("$argon2id$");
    const { rows } = await test.deps.db.pool.query("select password_hash from share_links where id = $1", [link._id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });

  it("can be tried five times in ten minutes, whatever the header says of who tries", async () => {
    const { user, resume, link } = await linked({ test }, { password: "open sesame" });
    const from = (index: number) => ({ "x-forwarded-for": `203.0.113.${index}`, "x-real-ip": `203.0.113.${index}` });
    const guess = (password: string, index: number) => give(link.path, password, from(index), other.anonymous());
    for (let tried = 0; tried < 5; tried += 1) expect((await guess(`guess ${tried}`, tried)).status).toBe(403);
    const refused = await guess("open sesame", 99);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("set-cookie")).toBeNull();
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await refused.text()).toMatch(/Too many tries|尝试次数太多/);
    const twin = await linkTo(user, resume._id, { password: "open sesame" });
    expect((await give(twin.path, "open sesame", from(1), other.anonymous())).status).toBe(303);
  });

  it("is taken from its own page alone", async () => {
    const { link } = await linked({ test }, { password: "open sesame" });
    expect((await give(link.path, "open sesame", { origin: "https://evil.example" })).status).toBe(403);
  });
});
