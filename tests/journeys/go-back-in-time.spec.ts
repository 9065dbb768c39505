import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** Undo by key in every field, the history of changes in words, and versions on the server. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const nameField = (page: Page) => page.getByLabel("Name", { exact: true }).first();
const sheet = (page: Page) => page.locator("article.rs").first();
const rows = (page: Page) => page.getByRole("listbox").getByRole("option");
/** Returns what the rows describe, without icon, detail and time. */
const titles = (page: Page) =>
  rows(page)
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.split("\n")[1]));
const saved = (page: Page) => page.getByText("Saved just now").first().waitFor();

async function newResume(email: string, options?: { width?: number; height?: number }) {
  const page = await journey.openPage();
  await journey.signUp(page, email);
  await journey.createBlank(page);
  if (options?.width) await page.setViewportSize({ width: options.width, height: options.height ?? 844 });
  return page;
}

describe("go back in time", () => {
  it("undo and redo by key in a text field and in rich text, and be taken to what changed", async () => {
    const page = await newResume("undo@example.com");
    await nameField(page).click();
    await page.keyboard.type("Ada");
    await expect.poll(() => sheet(page).innerText()).toContain("Ada");
    await page.keyboard.press("Control+z");
    await expect.poll(() => nameField(page).inputValue()).toBe("");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => nameField(page).inputValue()).toBe("Ada");

    await page
      .getByRole("navigation")
      .getByRole("button", { name: /^Profile/ })
      .click();
    const text = page.locator('[contenteditable="true"][data-field="description"]').first();
    await text.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Speaks plainly.");
    await expect.poll(() => sheet(page).innerText()).toContain("Speaks plainly.");
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.innerText()).not.toContain("Speaks plainly.");
    await expect.poll(() => sheet(page).innerText()).not.toContain("Speaks plainly.");
    await page.keyboard.press("Control+y");
    await expect.poll(() => text.innerText()).toContain("Speaks plainly.");

    // Undo from another part opens the part that changed and moves the focus there.
    await page.getByRole("button", { name: "Basics and links" }).click();
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Control+z");
    await expect.poll(() => nameField(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => nameField(page).inputValue()).toBe("");
  });

  it("read the changes in words, restore one, undo that, and find them after a reload", async () => {
    const page = await newResume("history@example.com");
    await nameField(page).fill("Ada Lovelace");
    await page
      .getByRole("navigation")
      .getByRole("button", { name: /^Employment/ })
      .click();
    await page.getByLabel("Job title").first().fill("Lead");
    await saved(page);
    const button = page.getByRole("button", { name: "History" });
    await button.click();
    await expect
      .poll(() => titles(page))
      .toEqual(["Changed job title in Employment", "Changed name in the basics", "Opened"]);
    expect(await violationsOf(page)).toEqual([]);

    // By keyboard: go to the last row and up one, look at it, restore it.
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Lead", { exact: true }).first().waitFor();
    await expect.poll(() => dialog.getByRole("heading", { name: "1 change since then" }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => sheet(page).innerText()).not.toContain("Lead");
    await expect.poll(() => rows(page).first().innerText()).toContain("Restored an earlier version");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(() => page.getByLabel("Job title").first().inputValue()).toBe("Lead");

    await page.getByRole("complementary", { name: "History" }).getByRole("option").first().focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    // Changes are stored within a second; a page that is left writes the rest.
    await page.reload();
    await nameField(page).waitFor();
    await button.click();
    await expect
      .poll(() => titles(page))
      .toEqual([
        "Opened",
        "Undid changes",
        "Restored an earlier version",
        "Changed job title in Employment",
        "Changed name in the basics",
        "Opened",
      ]);
  });

  it("find what two tabs changed, each between the other's changes", async () => {
    const first = await newResume("two-histories@example.com");
    const second = await first.context().newPage();
    await second.goto(first.url());
    await nameField(second).waitFor();
    const change = async (page: Page, label: string, to: string) => {
      await page.getByLabel(label, { exact: true }).first().fill(to);
      await saved(page);
    };
    await change(first, "Name", "Ada");
    await change(second, "Location", "Porto");
    await change(first, "Email", "ada@example.com");
    await change(second, "Phone", "555 0100");
    await change(second, "Name", "Ada Lovelace");
    // A page that is left writes what is not stored yet.
    await second.close();
    await first.reload();
    await nameField(first).waitFor();
    await first.getByRole("button", { name: "History" }).click();
    await expect
      .poll(async () => (await titles(first)).filter((title) => title?.startsWith("Changed")).sort())
      .toEqual([
        "Changed email in the basics",
        "Changed location in the basics",
        "Changed name in the basics",
        "Changed name in the basics",
        "Changed phone in the basics",
      ]);
  });

  it("name a version, change, see the difference, restore it, delete it and undo that", async () => {
    const page = await newResume("versions@example.com");
    await nameField(page).fill("Ada");
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("tab", { name: "Versions" }).click();
    await page.getByRole("button", { name: "Name this version" }).click();
    await page.getByRole("dialog").getByLabel("Name of the version").fill("Sent to Halyard");
    await page.keyboard.press("Enter");
    await rows(page).filter({ hasText: "Sent to Halyard" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await nameField(page).fill("Ada King");
    await saved(page);
    await rows(page).filter({ hasText: "Sent to Halyard" }).click();
    await page.getByRole("button", { name: "Preview" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Basics" }).waitFor();
    const diff = dialog.getByRole("region", { name: "What changed since then" });
    expect((await diff.innerText()).replace(/\s+/g, " ")).toMatch(/name − Ada \+ Ada King/i);
    await expect.poll(() => diff.locator("mark").allInnerTexts()).toEqual([" King"]);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe("Ada");
    await saved(page);

    const version = rows(page).filter({ hasText: "Sent to Halyard" });
    await version.click();
    await page.getByRole("complementary", { name: "History" }).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect.poll(() => version.count()).toBe(0);
    await page.getByText("Version deleted").locator("..").getByRole("button", { name: "Undo" }).click();
    await version.waitFor();

    await page.reload();
    await expect.poll(() => nameField(page).inputValue()).toBe("Ada");
    await page.goto(`${page.url()}?history=versions`);
    await rows(page).filter({ hasText: "Sent to Halyard" }).waitFor();
  });

  it("do the same on a phone, where the sheet gives way to the restored text", async () => {
    const page = await newResume("phone-history@example.com", { width: 390 });
    await nameField(page).fill("Ada");
    await saved(page);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "History" }).click();
    await rows(page).filter({ hasText: "Opened" }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "1 change since then" }).waitFor();
    // Escape goes back one step, not two.
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "1 change since then" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => nameField(page).inputValue()).toBe("");
  });
});
