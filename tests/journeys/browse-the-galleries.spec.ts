import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { designs } from "#templates/registry.ts";
import { type Journey, password, startJourney } from "#tests/harness/journey.ts";

/** A visitor looks for a template or an example, takes one, and reaches the plan's limits where they apply. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** Returns the titles of the visible cards, in their order. */
const cards = (page: Page, level: 2 | 3) => page.getByRole("main").locator(`li h${level}`).allTextContents();
const filter = (page: Page, name: RegExp | string) =>
  page.getByRole("navigation", { name: "Filter the templates" }).getByRole("link", { name });
/** Returns the theme in which each card's picture was requested, once all pictures have loaded. */
const drawnThemes = (page: Page) =>
  page
    .getByRole("main")
    .locator("li img")
    .evaluateAll((all: HTMLImageElement[]) =>
      all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        ? all.map(({ currentSrc }) => new URL(currentSrc).searchParams.get("theme"))
        : null,
    );
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the templates", () => {
  it("are filtered by the URL, which Back restores", async () => {
    const page = await journey.openPage();
    await page.goto("/templates?tier=premium");
    expect(await cards(page, 2)).toHaveLength(7);
    await filter(page, /^Two columns/).click();
    await expect.poll(() => queryOf(page)).toEqual({ tier: "premium", columns: "two" });
    await expect.poll(() => cards(page, 2)).toEqual(["Banner", "Bento", "Editorial", "Blueprint"]);
    await expect.poll(() => filter(page, /^Two columns/).textContent()).toBe("Two columns4");
    await filter(page, "Indigo").click();
    await expect.poll(() => cards(page, 2)).toEqual(["Banner", "Bento"]);
    await expect.poll(() => filter(page, "Indigo").getAttribute("aria-current")).toBe("true");
    // Banner is indigo by default; Bento is shown in indigo for the filter.
    await expect.poll(() => drawnThemes(page)).toEqual([null, "indigo"]);
    await page.reload();
    expect(await cards(page, 2)).toEqual(["Banner", "Bento"]);
    await filter(page, /^One column/).click();
    await page.getByText("No templates match these filters").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Show all templates" }).click();
    await expect.poll(() => cards(page, 2)).toHaveLength(designs.length);
    expect(queryOf(page)).toEqual({});
    await page.goBack();
    await page.getByText("No templates match these filters").waitFor();
    await page.goBack();
    await expect.poll(() => cards(page, 2)).toEqual(["Banner", "Bento"]);
  });

  it("open by keyboard, close by Escape or Back, and return the focus", async () => {
    const page = await journey.openPage();
    await page.goto("/templates?tier=premium");
    const dialog = page.getByRole("dialog", { name: "Swiss" });
    await page.getByRole("link", { name: "Swiss" }).focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    expect(queryOf(page)).toMatchObject({ tier: "premium", template: expect.any(String) });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(queryOf(page)).toEqual({ tier: "premium" });
    await expect.poll(() => focused(page)).toBe("Swiss");

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(queryOf(page)).toEqual({ tier: "premium" });
  });

  it("show in full what the Tab key reaches on a phone, with no other control over it", async () => {
    const page = await journey.openPage();
    await page.setViewportSize({ width: 390, height: 667 });
    await page.goto("/templates?template=TemplateModern");
    const use = page.getByRole("dialog", { name: "Modern" }).getByRole("button", { name: "Use this template" });
    // The click is tried only, to wait until the dialog has slid up all the way.
    await use.click({ trial: true });
    const seen: { name: string; isWhole: boolean; hasRing: boolean }[] = [];
    do {
      await page.keyboard.press("Tab");
      seen.push(
        await page.evaluate(() => {
          const one = document.activeElement as HTMLElement;
          // This is the sheet itself, which is only looked at and is longer than a screen.
          if (one.tagName === "SECTION") return { name: one.ariaLabel ?? "", isWhole: true, hasRing: true };
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const middle = (left + right) / 2;
          const isWhole = [top + 1, bottom - 1].every((y) => one.contains(document.elementFromPoint(middle, y)));
          let pane = one.parentElement;
          while (pane && getComputedStyle(pane).overflowY !== "auto") pane = pane.parentElement;
          const hasRing = [top - 3, bottom + 3].every(
            (y) => pane?.contains(document.elementFromPoint(middle, y)) ?? true,
          );
          return { name: one.ariaLabel ?? one.textContent, isWhole, hasRing };
        }),
      );
    } while (!(await use.evaluate((one) => one === document.activeElement)));
    expect(seen.length).toBeGreaterThan(12);
    expect(seen.filter(({ isWhole, hasRing }) => !isWhole || !hasRing)).toEqual([]);
  });

  it("are shown by a link in the colour that it names, with the public page of every colour", async () => {
    const page = await journey.openPage();
    await page.goto("/templates?template=TemplateModern&theme=plum");
    const dialog = page.getByRole("dialog", { name: "Modern" });
    await dialog.getByRole("img", { name: /QR code of .*\/r\/sample-modern-en\?theme=plum$/ }).waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Plum" }).getAttribute("aria-pressed")).toBe("true");
    await dialog.getByRole("button", { name: "Indigo" }).click();
    await expect.poll(() => queryOf(page)).toEqual({ template: "TemplateModern", theme: "indigo" });
    const chosen = dialog.getByRole("link", { name: "Open public page", exact: true });
    await expect.poll(() => chosen.getAttribute("href")).toBe("/r/sample-modern-en?theme=indigo");
    for (const colour of ["Emerald", "Azure", "Indigo", "Plum", "Brick", "Graphite"]) {
      const link = dialog.getByRole("link", { name: `Open public page in ${colour}` });
      await expect.poll(() => link.getAttribute("href")).toBe(`/r/sample-modern-en?theme=${colour.toLowerCase()}`);
    }
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(queryOf(page)).toEqual({});
  });

  it("report a missing template and the first step, and remove that from the URL", async () => {
    const page = await journey.openPage();
    await page.goto("/templates?template=nothing&tier=free");
    await page.getByText("Template not found").waitFor();
    await expect.poll(() => queryOf(page)).toEqual({ tier: "free" });
    await page.goto("/templates?notify=1");
    const notice = page.getByText("Step 1: Create Resume, choose a resume template");
    await notice.waitFor();
    await page.getByRole("main").getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "detached" });
    expect(queryOf(page)).toEqual({});
  });
});

describe("the examples", () => {
  it("are found by their field, with the current one marked, and by words", async () => {
    const page = await journey.openPage();
    await page.goto("/examples");
    const fields = page.getByRole("navigation", { name: "Fields of work" });
    await expect.poll(() => fields.getByRole("link").count()).toBeGreaterThanOrEqual(8);
    expect((await cards(page, 3)).length).toBeGreaterThanOrEqual(24);
    await fields.getByRole("link", { name: "Design" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#design");
    await page.getByRole("heading", { name: "Design", exact: true }).waitFor();
    await expect.poll(() => fields.locator("[aria-current]").textContent()).toMatch(/^Design/);
    await expect.poll(() => focused(page)).toBe("Design");
    // The browser sometimes swallows a turn of the wheel during its own smooth scroll to the section, so it is
    // repeated.
    const afterTurning = async () => {
      await page.mouse.wheel(0, -20_000);
      return fields.locator("[aria-current]").textContent();
    };
    await expect.poll(afterTurning).toMatch(/^Backend/);

    await page.getByRole("textbox", { name: "Search the examples" }).fill("junior develop");
    await expect.poll(() => cards(page, 3)).toEqual(["Junior backend developer", "Junior frontend developer"]);
    expect(queryOf(page)).toEqual({ q: "junior develop" });
    await page.reload();
    expect(await cards(page, 3)).toHaveLength(2);
    await page.getByRole("textbox", { name: "Search the examples" }).fill("zzz");
    await page.getByText("No example matches “zzz”").waitFor();
    await page.getByRole("link", { name: "Show all examples" }).click();
    await expect.poll(async () => (await cards(page, 3)).length).toBeGreaterThanOrEqual(24);
    await expect.poll(() => page.getByRole("textbox", { name: "Search the examples" }).inputValue()).toBe("");
  });

  it("show four examples of one page, and all seven on request", async () => {
    const page = await journey.openPage();
    await page.goto("/examples");
    const drafts = page.getByRole("region", { name: "From a job title to one page" });
    const examples = drafts.getByRole("list").getByRole("link");
    await expect.poll(() => examples.count()).toBe(4);
    const more = drafts.getByRole("button", { name: "Show all 7" });
    await expect.poll(() => more.getAttribute("aria-expanded")).toBe("false");
    await more.click();
    await expect.poll(() => examples.count()).toBe(7);
    await expect
      .poll(() => drafts.getByRole("button", { name: "Show fewer" }).getAttribute("aria-expanded"))
      .toBe("true");
    await drafts.getByRole("link", { name: "NLP engineer" }).click();
    const dialog = page.getByRole("dialog", { name: "NLP engineer" });
    await dialog.getByText("One page", { exact: true }).waitFor();
    await dialog.getByText("A sample: the person and employers are made up.").waitFor();
    await dialog.getByText("Inkleaf sample").waitFor();
    await dialog.getByRole("img", { name: /QR code of .*\/r\/sample-en-ai-language-engineer$/ }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("NLP engineer");
  });

  it("report a missing example, and offer to try again when none loaded", async () => {
    const page = await journey.openPage();
    await page.goto("/examples?example=nothing");
    await page.getByText("Example not found").waitFor();
    await expect.poll(() => queryOf(page)).toEqual({});

    await page.goto("/templates");
    await page.route("**/api/examples?*", (route) =>
      route.fulfill({ status: 404, json: { code: 100404, message: "" } }),
    );
    await page.evaluate(() => history.pushState(null, "", "/examples"));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
    await page.getByText("Failed to load examples").waitFor();
    await page.unroute("**/api/examples?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(async () => (await cards(page, 3)).length).toBeGreaterThanOrEqual(24);
  });

  it("report none as missing before everything that a link needs has loaded", async () => {
    const page = await journey.openPage();
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Open the examples menu" }).focus();
    await page.keyboard.press("ArrowDown");
    const link = page.locator('nav a[href*="/examples?example="]').first();
    await link.waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/categories*", async (route) => {
      await held;
      await route.continue();
    });
    const list = page.waitForResponse(/\/api\/examples\?/);
    await link.press("Enter");
    await list;
    await page.getByRole("status", { name: "Loading" }).waitFor();
    release();
    await page.getByRole("dialog").waitFor();
    expect(Object.keys(queryOf(page))).toEqual(["example"]);
  });
});

describe("using a template or an example", () => {
  const email = "galleries@example.com";
  /** Waits for the offer to upgrade, and for the focus in it, so that a key reaches it and not the dialog below. */
  const upgradeAsked = (page: Page) =>
    page
      .getByRole("dialog")
      .filter({ hasText: "This template is exclusive to members, upgrade to unlock", has: page.locator(":focus") })
      .waitFor();
  const use = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name }).click();

  it("leads a stranger to sign in and back, and then on to the editor, in the chosen colour", async () => {
    await journey.signUp(await journey.openPage(), email);
    const page = await journey.openPage();
    await page.goto("/templates?template=TemplateModern&theme=plum");
    await use(page, "Use this template");
    await page.waitForURL(/\/signin\?prev=/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("dialog", { name: "Modern" }).waitFor();
    await use(page, "Use this template");
    await page.waitForURL(/\/editor\//);
    const id = page.url().split("/").at(-1) ?? "";
    const made = await (await page.request.get(`/api/resumes/${id}`)).json();
    expect(made.data.config).toMatchObject({ templateName: "TemplateModern", templateTheme: "plum" });
  });

  it("keeps to the plan: templates of members, and five resumes", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "plan@example.com");
    await page.goto("/templates?template=TemplateSwiss");
    await use(page, "Use this template");
    await upgradeAsked(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Swiss" }).waitFor();

    // An example in such a template can still be used, in a free one.
    await page.goto("/examples?example=sample-en-backend-engineering-manager");
    await use(page, "Use this example");
    await upgradeAsked(page);
    await page.keyboard.press("Escape");
    await use(page, "Use its text in a free template");
    await page.waitForURL(/\/editor\//);
    await page.getByText("Ruth Kettleborough").first().waitFor();

    const { data: user } = await (await page.request.get("/api/user/current")).json();
    for (let made = 1; made < 5; made += 1) {
      const copy = { data: { userId: user._id } };
      expect((await page.request.post("/api/resumes/copy/sample-en-ai-data-analyst", copy)).status()).toBe(201);
    }
    await page.goto("/examples?example=sample-en-ai-data-analyst");
    await use(page, "Use this example");
    await page.getByRole("dialog").getByText("Regular users can create up to 5 resumes").waitFor();
    await page.goto("/templates?template=TemplateClassic");
    await use(page, "Use this template");
    await page.getByRole("dialog").getByText("Regular users can create up to 5 resumes").waitFor();
  }, 240_000);
});

describe("a hostile URL", () => {
  it("executes nothing and breaks nothing", async () => {
    const page = await journey.openPage();
    const mark = encodeURIComponent(
      `"><img src=x onerror="document.title='gone'"><script>document.title='gone'</script>`,
    );
    for (const path of [
      ...["template", "theme", "colour", "tier", "notify"].map((name) => `/templates?${name}=${mark}`),
      `/templates?template=TemplateModern&theme=${mark}`,
      ...["example", "q"].map((name) => `/examples?${name}=${mark}`),
      `/examples#${mark}`,
    ]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await page.title(), path).not.toContain("gone");
      // An idle network does not guarantee on a busy machine that everything has been drawn.
      const headings = page.getByRole("heading", { level: 1 });
      await expect.poll(() => headings.count(), { message: path }).toBe(1);
      expect(await page.locator("main img[src=x]").count(), path).toBe(0);
    }
    const long = "x".repeat(10_000);
    for (const path of [`/templates?template=${long}`, `/templates?colour=${long}`, `/examples?example=${long}`]) {
      expect((await fetch(`${journey.server.url}${path}`)).status).toBe(200);
    }
    await page.goto(`/examples?q=${long}`);
    await page.getByText(/^No example matches/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
