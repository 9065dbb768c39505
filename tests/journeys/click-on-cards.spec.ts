import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clickInTheMiddle, reachedInTheMiddle } from "#tests/harness/click-by-place.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** A person clicks where the picture is: the middle of a card leads where its title leads, on every page with cards. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** The first pages of resumes: the component `Paper`. */
const paper = ".shadow-paper";

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

describe.each([
  [1440, 900],
  [390, 844],
])("at %i px, the middle of a card", (width, height) => {
  it.each([
    ["/templates", /^\/r\/sample-/, /[?&]template=/],
    ["/examples", /^\/r\/sample-/, /[?&]example=/],
  ])("of %s opens its preview", async (path, link, query) => {
    const page = await journey.openPage({ width, height });
    await open(page, path);
    const reached = await reachedInTheMiddle(page, `main li ${paper}`);
    expect(reached.length).toBeGreaterThan(10);
    for (const href of reached) expect(href).toMatch(link);
    await clickInTheMiddle(page, page.locator(`main li ${paper}`).nth(3));
    await page.waitForURL((url) => query.test(url.search));
    await page.getByRole("dialog").waitFor();
  });

  it("of the first page leads to its preview", async () => {
    const page = await journey.openPage({ width, height });
    await open(page, "/");
    // Drawings of paper that illustrate a text are no cards.
    const reached = await reachedInTheMiddle(page, `main li:has(a) ${paper}`);
    expect(reached.length).toBeGreaterThan(15);
    for (const href of reached) expect(href).toMatch(/^\/(templates\?template|examples\?example)=/);
    await clickInTheMiddle(page, page.locator(`main li ${paper}`).first());
    await page.waitForURL(/\/templates\?template=/);
    await page.getByRole("dialog").waitFor();
  });

  it("of the menus leads to its preview", async () => {
    const page = await journey.openPage({ width, height });
    await open(page, "/guides");
    if (width < 1024) await page.getByRole("button", { name: "Menu" }).click();
    for (const [name, query] of [
      ["Open the templates menu", "template"],
      ["Open the examples menu", "example"],
    ] as const) {
      const menu = page.getByRole("button", { name });
      await menu.click();
      const list = width < 1024 ? '[role="dialog"] li' : "[data-menu-panel] li";
      await page.locator(`${list} a[href*="${query}="]`).nth(3).waitFor();
      const reached = await reachedInTheMiddle(page, `${list} a[href*="${query}="] ${paper}`);
      expect(reached).toHaveLength(4);
      for (const href of reached) expect(href).toContain(`?${query}=`);
      await menu.click();
    }
  });

  it("of my resumes opens the editor", async () => {
    const page = await journey.openPage({ width, height });
    await journey.signUp(page, `cards-${width}@example.com`);
    await journey.createBlank(page);
    await open(page, "/resumes");
    expect(await reachedInTheMiddle(page, `main li ${paper}`)).toEqual([expect.stringMatching(/^\/editor\//)]);
    await clickInTheMiddle(page, page.locator(`main li ${paper}`));
    await page.waitForURL(/\/editor\//);
  });
});
