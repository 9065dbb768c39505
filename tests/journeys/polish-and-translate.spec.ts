import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/**
 * The assistant in the editor, on an installation without a model: a weak line becomes a better one by changes that the
 * person takes, and the resume gets a copy in another language.
 */
const slow = 120_000;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "polish-and-translate@example.com");
  await journey.createBlank(page);
}, slow);
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const section = (name: string) =>
  page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first();
const description = () => page.getByRole("textbox", { name: "Description" });
const panel = (name: string) => page.getByRole("region", { name, exact: true });
const choose = async (action: string, menu: RegExp) => {
  await page.getByRole("button", { name: menu }).first().click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

it("polishes a weak line: one change is taken, another refused, and one undo takes it back", {
  timeout: slow,
}, async () => {
  await section("Employment").click();
  await page.getByLabel("Job title").fill("Senior Backend Engineer");
  await description().click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("i was responsible for building the the shop in javascript");
  const weak = await description().innerText();

  await choose("Polish", /^AI polish and more for Senior Backend Engineer/);
  const changes = panel("Polish");
  await changes.getByText("Built-in engine. Nothing leaves this server.").waitFor();
  const stronger = changes.getByRole("listitem").filter({ hasText: "A line is stronger" });
  // The change that is looked at stands in its place on the sheet, as what goes and what comes.
  const onSheet = page.locator("article.rs [data-changed]");
  await stronger.hover();
  await expect.poll(() => onSheet.locator("s").first().innerText()).toContain("was responsible for");
  await expect.poll(() => onSheet.locator("u").first().innerText()).toContain("Built");
  await stronger.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => description().innerText()).toMatch(/^Built the the shop/);
  expect(await violationsOf(page)).toEqual([]);
  const twice = changes.getByRole("listitem").filter({ hasText: "stands twice" });
  await twice.getByRole("button", { name: "Keep mine" }).click();
  await twice.waitFor({ state: "hidden" });
  await expect.poll(() => description().innerText()).toMatch(/^Built the the shop/);

  await page.keyboard.press("Control+Z");
  await expect.poll(() => description().innerText()).toBe(weak);
  await stronger.getByRole("button", { name: "Accept" }).click();
  await changes.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => onSheet.count()).toBe(0);
  await expect.poll(() => description().innerText()).toMatch(/^Built the the shop/);
  await expect.poll(() => page.locator("article.rs").first().innerText()).toContain("Built the the shop");
});

it("translates the resume into Chinese, says how much of it, and opens the copy", { timeout: slow }, async () => {
  const before = page.url();
  await page.getByRole("button", { name: "Translate", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Translate this resume" });
  await dialog.getByText(/^Costs about \d+ tokens; you have/).waitFor();
  await dialog.getByLabel("Language of the copy").selectOption("ch");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Translate", exact: true }).click();
  await page.getByText(/^\d+ of \d+ passages translated$/).waitFor();
  await page.getByRole("button", { name: "Open the copy" }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.locator("article.rs").first().waitFor();
  await expect.poll(() => page.locator("article.rs").first().innerText()).toMatch(/工作经历[\s\S]*高级后端工程师/);

  const bar = page.getByRole("region", { name: "Passages without a translation" });
  const left = async () => Number((await bar.getByRole("status").innerText()).split(" ")[0]);
  await bar.waitFor();
  const count = await left();
  expect(await violationsOf(page)).toEqual([]);
  const next = bar.getByRole("button", { name: "Next untranslated" });
  for (let step = 0; step < count && !(await bar.innerText()).includes("Built the the shop"); step += 1)
    await next.click();
  await expect.poll(() => description().locator(".untranslated").count()).toBeGreaterThan(0);
  // The line is selected as a whole, so that its translation is typed over it.
  await expect.poll(() => page.evaluate(() => getSelection()?.toString() ?? "")).toContain("Built the the shop");
  await page.keyboard.type("开发商城");
  await expect.poll(left).toBe(count - 1);
  await expect.poll(() => description().locator(".untranslated").count()).toBe(0);
});

describe("on a phone", () => {
  it("has a tab of its own, with each section that has text", { timeout: slow }, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole("navigation", { name: "Editor views" }).getByRole("button", { name: "AI" }).click();
    await page.getByRole("heading", { name: "AI assistant" }).waitFor();
    await choose("Fix spelling and spacing", /^AI polish and more for 工作经历/);
    await panel("Fix spelling and spacing")
      .getByRole("button", { name: /^(Accept|Done)/ })
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
