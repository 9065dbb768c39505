import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Firefox, findFirefox, launchFirefox } from "#tests/harness/firefox.ts";
import { codeFor, password } from "#tests/harness/journey.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";
import { type RunningServer, startServer } from "#tests/harness/server.ts";

/** The main paths in an installed Firefox: reading the site, making a resume, downloading and sharing it. */

const program = findFirefox();
if (!program) process.stdout.write("No Firefox is installed: the journeys in Firefox are skipped.\n");

let server: RunningServer;
let firefox: Firefox;
let downloads: string;
let page: Page;

// Only `evaluate` is used: what else waits in the page compiles code there, which the page's security policy forbids.
const textOf = (selector: string) =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].map((each) => each.textContent).join(" "), selector);
const sheetText = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map(({ shadowRoot }) => shadowRoot?.querySelector("article.rs")?.textContent ?? "")
      .join(" "),
  );
const place = () => page.evaluate(() => location.pathname);
const until = (read: () => Promise<boolean>) => expect.poll(read).toBe(true);

async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await until(() =>
    page.evaluate(() => !document.querySelector('meta[name="code"]') || Reflect.get(window, "isTaken") !== undefined),
  );
}

/** Clicks the first visible element of the selector whose name begins so. */
async function press(selector: string, name = ""): Promise<void> {
  const find = () =>
    page.evaluateHandle(
      (wanted, start) => {
        const nameOf = (each: Element) =>
          each.getAttribute("aria-label") ??
          ("labels" in each && each.labels instanceof NodeList && each.labels[0]?.textContent) ??
          each.textContent ??
          "";
        return [...document.querySelectorAll(wanted)].find(
          (each) => String(nameOf(each)).trim().startsWith(start) && each.getClientRects().length > 0,
        );
      },
      selector,
      name,
    );
  await until(async () => (await find()).asElement() !== null);
  const element = (await find()).asElement();
  if (!element || !("click" in element)) throw new Error(`No ${selector} is named ${name}`);
  await (element as ElementHandle).click();
}

async function pressAll(): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
}

/** Replaces what a field holds, by keyboard. */
async function write(selector: string, text: string, name = ""): Promise<void> {
  await press(selector, name);
  await pressAll();
  await page.keyboard.type(text);
}

describe.skipIf(!program)("use it in Firefox", () => {
  beforeAll(async () => {
    if (!program) return;
    downloads = await mkdtemp(path.join(process.env.TEST_FOLDER ?? tmpdir(), "inkleaf-downloads-"));
    [server, firefox] = await Promise.all([
      startServer({ DEFAULT_LOCALE: "en", MEMBERSHIP: "open" }),
      launchFirefox(program, downloads),
    ]);
    page = await firefox.openPage();
  });
  afterEach(() => expect(firefox.errors()).toEqual([]));
  afterAll(async () => {
    await firefox?.close();
    await server?.dispose();
    if (downloads) await rm(downloads, { recursive: true, force: true });
  });

  it("read the site", async () => {
    for (const path of ["/", "/templates", "/examples", "/guides", "/pricing"]) {
      await open(path);
      expect((await textOf("h1")).length, path).toBeGreaterThan(0);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide, path).toBe(false);
    }
  });

  it("sign up, make a resume, edit it, and find it after a reload", async () => {
    await open("/signup");
    await write("input", "firefox@example.com", "Email");
    await write('input[type="password"]', password);
    await press("button", "Create account");
    await write("input", await codeFor(server.url, "firefox@example.com"), "Verification code");
    // A page that is left while it loads fails to load the rest of itself.
    await until(() => page.evaluate(() => document.querySelector('[aria-label="Your account"]') !== null));
    await page.waitForNetworkIdle();

    await open("/templates");
    await press("button", "Use template: Classic");
    await until(async () => (await place()).startsWith("/editor/"));
    const typed = {
      name: "Priya Ramanathan",
      title: "Staff Engineer",
      company: "Halyard Payments",
      line: "Cut latency — 支付链路",
    };
    await write('input[data-field="name"]', typed.name);
    await write('input[data-field="title"]', typed.title);
    await press("nav button", "Employment");
    await write("[data-item-form] input", typed.company, "Company");
    await write("[contenteditable=true]", typed.line);
    for (const text of Object.values(typed))
      await expect.poll(async () => letters(await sheetText())).toContain(letters(text));
    await until(async () => (await textOf('[data-save="saved"]')) !== "");

    // Fonts that a reload cuts off would be reported as failed.
    await page.waitForNetworkIdle();
    await page.reload();
    for (const text of Object.values(typed))
      await expect.poll(async () => letters(await sheetText())).toContain(letters(text));
  });

  it("download the PDF, share the link, and read the page as a stranger", async () => {
    await press("button", "Download");
    const files = async () => (await readdir(downloads)).filter((name) => name.endsWith(".pdf"));
    // Firefox writes the file under another name until it is whole.
    await until(async () => (await files()).length === 1 && (await readdir(downloads)).length === 1);
    const [file = ""] = await files();
    expect(file).toBe("Staff Engineer.pdf");
    const { pages } = await readPdf(await readFile(path.join(downloads, file)));
    for (const each of ["Priya Ramanathan", "Halyard Payments"])
      expect(letters(pages.join(""))).toContain(letters(each));

    await press("button", "Share");
    await press("input[type=radio]", "Public");
    await press("[role=dialog] button", "Save");
    const link = () =>
      page.evaluate(() => document.querySelector("[data-share-link]")?.getAttribute("data-share-link"));
    await until(async () => Boolean(await link()) && (await textOf("[role=dialog] a")).includes("Open"));
    const url = String(await link());

    const stranger = await firefox.openPage();
    const answer = await stranger.goto(url);
    expect(answer?.status()).toBe(200);
    const seen = await stranger.evaluate(() => document.querySelector("article.rs")?.textContent ?? "");
    for (const each of ["Priya Ramanathan", "Halyard Payments"]) expect(letters(seen)).toContain(letters(each));
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
});
