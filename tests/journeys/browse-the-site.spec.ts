import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { designs } from "#templates/registry.ts";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** What a visitor does before having an account: looks around by mouse, by touch and by keyboard, and begins. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const header = (page: Page) => page.getByRole("banner");
const panel = (page: Page) => header(page).locator("[data-menu-panel]");
const toggle = (page: Page, name: string) => header(page).getByRole("button", { name });
/** Returns the accessible name of the focused element, or else its text. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

/** Opens a page that is loaded and hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // A key pressed in the header is lost until React has hydrated it.
  await page.waitForFunction(() => {
    const button = document.querySelector("header button");
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

describe("the header's menus", () => {
  it("open when the mouse rests on a link, change with it, close when it leaves; the link leads to its page", async () => {
    const page = await journey.openPage();
    await open(page, "/");
    const templates = header(page).getByRole("link", { name: "Templates", exact: true });
    await templates.hover();
    await panel(page).getByRole("link", { name: "All 14 templates" }).waitFor();
    await expect.poll(() => panel(page).getByRole("listitem").count()).toBe(4);
    await expect
      .poll(() => panel(page).getByRole("link").first().getAttribute("href"))
      .toMatch(/^\/templates\?template=/);
    await header(page).getByRole("link", { name: "Examples", exact: true }).hover();
    await panel(page).getByRole("link", { name: "All examples" }).waitFor();
    await expect.poll(() => panel(page).count()).toBe(1);
    await expect.poll(() => panel(page).getByRole("listitem").count()).toBe(4);
    await page.mouse.move(20, 700);
    await panel(page).waitFor({ state: "detached" });
    await templates.hover();
    await panel(page).waitFor();
    await templates.click();
    await page.waitForURL(/\/templates$/);
    await panel(page).waitFor({ state: "detached" });
  });

  it("open by keyboard, are walked through by arrows, and give the focus back", async () => {
    const page = await journey.openPage();
    await open(page, "/guides");
    await header(page).getByRole("link", { name: "Templates", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe("Open the templates menu");
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await panel(page).waitFor();
      await expect.poll(() => toggle(page, "Open the templates menu").getAttribute("aria-expanded")).toBe("true");
      await page.keyboard.press("Escape");
      await panel(page).waitFor({ state: "detached" });
      await expect.poll(() => focused(page)).toBe("Open the templates menu");
    }
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toContain("Modern");
    await page.keyboard.press("ArrowRight");
    const second = await focused(page);
    expect(second).not.toContain("Modern");
    await page.keyboard.press("End");
    await expect.poll(() => focused(page)).toBe("All 14 templates");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Open the templates menu");

    // Moving on closes the menu; a link in it leads to its page.
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toContain("Modern");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => panel(page).count()).toBe(1);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await panel(page).waitFor({ state: "detached" });
    await toggle(page, "Open the examples menu").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toMatch(/example=/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/examples\?example=/);
    await page.getByRole("dialog").waitFor();
  });

  it("open by tap, and lead to the page by the second tap", async () => {
    const context = await journey.browser.newContext({
      locale: "en-GB",
      baseURL: journey.server.url,
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await open(page, "/");
    const templates = header(page).getByRole("link", { name: "Templates", exact: true });
    await templates.tap();
    await panel(page).getByRole("link", { name: "All 14 templates" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.touchscreen.tap(200, 760);
    await panel(page).waitFor({ state: "detached" });
    await templates.tap();
    await panel(page).waitFor();
    await templates.tap();
    await page.waitForURL(/\/templates$/);
    await context.close();
  });

  it("name the users of an example from 101 on, and offer to try again where the list does not load", async () => {
    const page = await journey.openPage();
    const uses = [1201, 101, 100, 0];
    await page.route(/\/api\/examples\?.*-used/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { data: { used: number }[] } };
      body.data.data.forEach((example, index) => {
        example.used = uses[index] ?? 0;
      });
      await route.fulfill({ response, json: body });
    });
    await open(page, "/guides");
    await toggle(page, "Open the examples menu").click();
    await panel(page).getByText("1,500+ users").waitFor();
    expect(
      await panel(page)
        .getByText(/\+ users/)
        .allInnerTexts(),
    ).toEqual(["1,500+ users", "400+ users"]);

    const other = await journey.openPage();
    await other.route(/\/api\/examples\?/, (route) =>
      route.fulfill({ status: 404, json: { code: 100404, message: "" } }),
    );
    await open(other, "/guides");
    await toggle(other, "Open the examples menu").click();
    const again = panel(other).getByRole("button", { name: "Try again" });
    await again.waitFor();
    await other.unroute(/\/api\/examples\?/);
    await again.click();
    await panel(other).getByRole("link", { name: "All examples" }).waitFor();
  });

  it("are all in the menu of a phone", async () => {
    const page = await journey.openPage({ width: 390, height: 844, locale: "zh-CN" });
    await open(page, "/");
    await page.getByRole("button", { name: "菜单" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "打开模板菜单" }).click();
    await expect.poll(() => sheet.getByRole("listitem").count()).toBe(4);
    await sheet.getByRole("button", { name: "打开示例菜单" }).click();
    await expect.poll(() => sheet.getByRole("listitem").count()).toBe(8);
    const links = await sheet.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    expect(links).toEqual(expect.arrayContaining(["/login", "/templates", "/examples", "/guides", "/review"]));
    await sheet.getByRole("link", { name: "简历指南" }).click();
    await page.waitForURL(/\/guides$/);
    await sheet.waitFor({ state: "detached" });
  });
});

describe("the first page", () => {
  const pages = Math.ceil(designs.length / 3);

  it("turns the pages of its templates by buttons and keys, and announces which one is shown", async () => {
    const page = await journey.openPage();
    await open(page, "/");
    const announcement = page.getByRole("main").locator("[aria-live=polite]").filter({ hasText: /^Page/ });
    const list = page.getByRole("list", { name: "Templates, three at a time" });
    const first = () => list.evaluate((row) => Math.round(row.scrollLeft));
    await expect.poll(() => announcement.textContent()).toBe(`Page 1 of ${pages}`);
    await expect.poll(() => list.getByRole("listitem").count()).toBe(designs.length);
    await page.getByRole("button", { name: "Next templates" }).press("Enter");
    await expect.poll(() => announcement.textContent()).toBe(`Page 2 of ${pages}`);
    expect(await first()).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => announcement.textContent()).toBe(`Page 3 of ${pages}`);
    await page.keyboard.press("End");
    await expect.poll(() => announcement.textContent()).toBe(`Page ${pages} of ${pages}`);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => announcement.textContent()).toBe(`Page ${pages} of ${pages}`);
    await page.keyboard.press("Home");
    await expect.poll(() => announcement.textContent()).toBe(`Page 1 of ${pages}`);
    await expect.poll(first).toBe(0);
    await expect
      .poll(() => page.getByRole("button", { name: "Previous templates" }).getAttribute("aria-disabled"))
      .toBe("true");
    // The focus of a card moves along with the page.
    await list.getByRole("link", { name: "Modern" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => announcement.textContent()).toBe(`Page 2 of ${pages}`);
    expect(await focused(page)).not.toContain("Modern");
  });

  it("answers what was pressed before its code had loaded, and loads it only for those who read on", async () => {
    const page = await journey.openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/home-rest/, async (route) => {
      await gate;
      await route.continue();
    });
    await open(page, "/");
    expect(asked.filter((url) => url.includes("home-rest"))).toEqual([]);
    const announcement = page.getByRole("main").locator("[aria-live=polite]").filter({ hasText: /^Page/ });
    const next = page.getByRole("button", { name: "Next templates" });
    await next.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => asked.some((url) => url.includes("home-rest"))).toBe(true);
    await expect.poll(() => announcement.textContent()).toBe(`Page 1 of ${pages}`);
    letGo();
    await expect.poll(() => announcement.textContent()).toBe(`Page 2 of ${pages}`);
    await expect.poll(() => focused(page)).toBe("Next templates");
  });

  it("does not move for visitors who prefer reduced motion, and lets everybody else stop the typing", async () => {
    const page = await journey.openPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    const height = await heading.evaluate((one) => one.getBoundingClientRect().height);
    expect(await page.getByRole("button", { name: "Pause the animation" }).count()).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await expect.poll(() => heading.innerText(), { timeout: 20_000 }).not.toBe(before);
    expect(await heading.evaluate((one) => one.getBoundingClientRect().height)).toBe(height);
    await page.getByRole("button", { name: "Pause the animation" }).click();
    await page.getByRole("button", { name: "Play the animation" }).waitFor();
  });

  it("shows the assistant at work in a video that is loaded when it is seen, and stops it by a press", async () => {
    const page = await journey.openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const films = () => asked.filter((url) => url.endsWith(".webm")).length;
    // The code that arrives meanwhile replaces what was scrolled to.
    const scrollToIt = () =>
      expect
        .poll(() =>
          page.evaluate(() => {
            document.querySelector("[role=tablist]")?.scrollIntoView({ block: "center" });
            return document.querySelectorAll("video").length;
          }),
        )
        .toBe(1);
    await open(page, "/");
    expect(films()).toBe(0);
    await scrollToIt();
    await page.getByRole("button", { name: "Pause the video" }).waitFor();
    await page.getByText("Name the job you want.").waitFor();
    expect(films()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Pause the video" }).click();
    await page.getByRole("button", { name: "Play the video" }).waitFor();
    await page.getByRole("slider", { name: "Position in the video" }).press("End");
    await page.getByText(/^Suggestions are marked and figures are blanks/).waitFor();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await scrollToIt();
    const play = page.getByRole("button", { name: "Play the video" });
    await play.waitFor();
    expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await play.press("Enter");
    await page.getByRole("button", { name: "Pause the video" }).waitFor();
    await page.getByRole("link", { name: "Try it with your job title" }).click();
    await page.waitForURL(/\/ai$/);
  });

  it("marks sample companies, endorsements and reviews as samples, once each", async () => {
    const page = await journey.openPage({ locale: "zh-CN" });
    await open(page, "/");
    await page.getByText("样例名称，并非客户").waitFor();
    await page.getByText("以下为样例文字，由我们撰写。").waitFor();
    expect(await page.getByText("样例", { exact: true }).count()).toBe(0);
  });

  it.each([
    [1440, "light"],
    [390, "dark"],
  ] as const)("has menus that pass axe, at %i px, %s", async (width, colorScheme) => {
    for (const locale of ["en-GB", "zh-CN"]) {
      const page = await journey.openPage({ width, locale });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, "/");
      if (width >= 1024)
        await header(page)
          .getByRole("button", { name: /templates menu|模板菜单/ })
          .click();
      else await page.getByRole("button", { name: /^(Menu|菜单)$/ }).click();
      await page
        .getByRole("link", { name: /All 14|全部 14|^Guides$|^简历指南$/ })
        .first()
        .waitFor();
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});

describe("beginning a resume", () => {
  it("leads a stranger to sign in, and back to choose a template", async () => {
    const page = await journey.openPage();
    await open(page, "/");
    await page.getByRole("button", { name: "Create my resume" }).click();
    await page.waitForURL(
      (url) => url.pathname === "/signin" && url.searchParams.get("prev") === "/templates?notify=1",
    );
    const chinese = await journey.openPage({ locale: "zh-CN" });
    await open(chinese, "/");
    await chinese.getByRole("button", { name: "开始制作简历" }).click();
    await chinese.waitForURL(/\/login\?prev=/);
  });

  it("lets a user choose among the ways to begin, until the plan is full", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "begins@example.com");
    await open(page, "/");
    const begin = page.getByRole("button", { name: "Create my resume" });
    await begin.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /Blank template/ }).waitFor();
    const ways = await dialog.getByRole("listitem").allInnerTexts();
    expect(ways.map((way) => way.split("\n")[0])).toEqual([
      "Browse examples",
      "Ask the AI assistant",
      "Blank template",
      "Upload a resume",
    ]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toContain("Create my resume");
    await begin.click();
    await dialog.getByRole("button", { name: /Browse examples/ }).click();
    await page.waitForURL(/\/examples$/);
    await dialog.waitFor({ state: "detached" });

    for (let made = 0; made < 5; made += 1) {
      await page.evaluate(async () => {
        const headers = { "content-type": "application/json" };
        const user = (await (await fetch("/api/user/current")).json()) as { data: { _id: string } };
        const body = JSON.stringify({ userId: user.data._id, template: "TemplateModern", name: "Mine" });
        await fetch("/api/resumes/empty", { method: "POST", headers, body });
      });
    }
    await page.getByRole("button", { name: "Create new" }).click();
    await dialog.getByText("Regular users can create up to 5 resumes").waitFor();
    await dialog.getByRole("link", { name: "See the plans" }).click();
    await page.waitForURL(/\/pricing$/);
    await dialog.waitFor({ state: "detached" });
  });
});

it("a member who returns from paying is welcomed once, on any page, and an anonymous visitor is told nothing", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "returns@example.com");
  await journey.buyMonth(page);
  const before = await page.evaluate(() => history.length);
  await open(page, "/templates?state=success&notify=1");
  await page.getByText("Welcome to premium!").waitFor();
  // The parameter goes when the notice does, so a reload while it is read shows it again.
  expect(new URL(page.url()).searchParams.get("state")).toBe("success");
  await page.waitForURL((url) => url.search === "?notify=1");
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  await page.getByText("Welcome to premium!").waitFor({ state: "detached" });
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await page.getByText("Welcome to premium!").count()).toBe(0);
  const chinese = await journey.openPage({ locale: "zh-CN" });
  await open(chinese, "/?state=success");
  await chinese.waitForURL((url) => url.search === "");
  expect(await chinese.getByText("欢迎成为会员！").count()).toBe(0);
});

it("a new path starts at its top, and has its own title", async () => {
  const page = await journey.openPage();
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  await page.waitForURL(/\/guides$/);
  await expect.poll(() => page.title()).toBe("Guides · Inkleaf");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
