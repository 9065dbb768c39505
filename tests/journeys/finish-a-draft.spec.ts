import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** What a draft leaves to its person: figures to fill in, and suggestions to keep or remove, before it is printed. */

const slow = 120_000;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "finish-a-draft@example.com");
  await page.goto("/ai");
  await page.getByLabel("Job title").fill("Senior Backend Engineer");
  await page.getByRole("button", { name: "Next: work" }).click();
  await page.getByRole("button", { name: "Add a job" }).click();
  await page.getByLabel("Job title").fill("Backend Engineer");
  await page.getByLabel("Organisation").fill("Stackyard");
  await page.getByLabel("Start", { exact: true }).fill("03/2021");
  await page.getByLabel("I work here now").check();
  await page.getByRole("button", { name: "Next: education" }).click();
  await page.getByRole("heading", { name: "Where did you study?" }).waitFor();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}/);
}, slow);
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const bar = () => page.getByRole("region", { name: "Left to finish" });
const counted = async (what: "figure" | "suggestion") =>
  Number(new RegExp(`(\\d+) ${what}`).exec(await bar().getByRole("status").innerText())?.[1] ?? 0);
const next = () => bar().getByRole("button", { name: "Next" }).click();
const selected = () => page.evaluate(() => getSelection()?.toString() ?? "");

it("types a figure over its blank, keeps a suggestion, and takes the removal of another back", {
  timeout: slow,
}, async () => {
  await bar().waitFor();
  const [figures, suggestions] = [await counted("figure"), await counted("suggestion")];
  expect(figures).toBeGreaterThan(0);
  expect(suggestions).toBeGreaterThan(2);

  await expect
    .poll(async () => {
      await next();
      await page.waitForTimeout(100);
      return selected();
    })
    .toMatch(/^\[[NX]\]$/);
  await page.keyboard.type("40");
  await expect.poll(() => counted("figure")).toBe(figures - 1);

  const atSuggestion = async () => {
    if (!(await bar().getByRole("button", { name: "Keep" }).isVisible())) await next();
    return bar().getByRole("button", { name: "Keep" }).isVisible();
  };
  await expect.poll(atSuggestion).toBe(true);
  await bar().getByRole("button", { name: "Keep" }).click();
  await expect.poll(() => counted("suggestion")).toBe(suggestions - 1);

  await expect.poll(atSuggestion).toBe(true);
  const line = await bar().locator("p").innerText();
  await bar().getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => counted("suggestion")).toBe(suggestions - 2);
  await page.getByText("Suggestion removed").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => counted("suggestion")).toBe(suggestions - 1);
  expect(line).toContain("“");
});

it("is asked before the PDF is made, in the editor and in the list of resumes", { timeout: slow }, async () => {
  const question = () => page.getByRole("dialog", { name: "This resume isn’t finished" });
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await question().getByRole("button", { name: "Go to the first" }).click();
  await expect.poll(() => question().count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-item-form]") !== null)).toBe(true);

  await page.getByRole("button", { name: "Download", exact: true }).click();
  const file = page.waitForEvent("download");
  await question().getByRole("button", { name: "Download anyway" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto("/resumes");
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  await question().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => question().count()).toBe(0);
});
