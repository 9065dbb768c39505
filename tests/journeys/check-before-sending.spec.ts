import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inkleaf } from "#core/resume/formats/inkleaf/inkleaf.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";

/** What somebody does before sending a resume: check it, see what a machine reads, try other designs, take it along. */
let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "before-sending@example.com");
  await journey.createBlank(page);
});
afterAll(async () => {
  journey.expectNoErrors();
  await journey.close();
});

const panel = () => page.getByRole("complementary", { name: "Check" });
const card = () => page.getByRole("button", { name: /to check/ });
const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute("data-field"));

/** Presses what starts a download, and returns the file. */
async function downloaded(press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe("before sending", () => {
  it("a finding leads to its field by the keyboard, vanishes when it is put right, and comes back with undo", async () => {
    await card().focus();
    await page.keyboard.press("Enter");
    await panel().waitFor();
    const group = panel().getByRole("region", { name: "There is no way to reach you" });
    await group.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect.poll(focusedField).toBe("email");
    await page.keyboard.type("ada@example.com");
    await expect.poll(() => group.count()).toBe(0);
    await page.keyboard.press("ControlOrMeta+z");
    await group.waitFor();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect.poll(() => group.count()).toBe(0);
  });

  it("a bullet that is meant is entered at its end", async () => {
    const navigation = page.getByRole("navigation", { name: "Sections" });
    await navigation
      .getByRole("button", { name: /^Employment/ })
      .first()
      .click();
    const text = page.locator("[data-item-form] [data-field=description]");
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("- Owned the checkout of the shop\nCut 840 ms to 190 ms a call");
    const group = panel().getByRole("region", { name: "1 bullet has no number" });
    await group.getByRole("button").click();
    await expect.poll(focusedField).toBe("description");
    await page.keyboard.type(" with 4 others");
    await expect.poll(() => group.count()).toBe(0);
    await expect.poll(() => text.innerText()).toContain("Owned the checkout of the shop with 4 others");
  });

  it.each(["Classic", "Sidebar"])("what a machine reads is the text of the PDF, in its order (%s)", async (design) => {
    await page.keyboard.press("ControlOrMeta+k");
    const palette = page.getByRole("dialog", { name: "Commands" });
    await palette.getByRole("combobox").fill(`Template: ${design}`);
    await page.keyboard.press("Enter");
    await page.locator(`main article.rs-${design.toLowerCase()}`).first().waitFor();
    await panel().getByRole("tab", { name: "As a machine reads it" }).click();
    const rows = panel().getByRole("tabpanel").getByRole("listitem");
    await rows.first().waitFor();
    // The lines follow the change of the design after a pause.
    await expect.poll(async () => letters((await rows.allInnerTexts()).join("")).length).toBeGreaterThan(100);
    const file = await downloaded(() => page.getByRole("button", { name: "Download", exact: true }).click());
    const { pages } = await readPdf(new Uint8Array(file.bytes));
    const plain = (text: string) => letters(text).replace(/[\p{Cf}•–-]/gu, "");
    await expect.poll(async () => plain((await rows.allInnerTexts()).join(""))).toBe(plain(pages.join("")));
    await panel().getByRole("tab", { name: "To check" }).click();
  });

  it("the chooser shows the own page in every design, and choosing by keys is one step back", async () => {
    await panel().getByRole("button", { name: "Close" }).click();
    const opener = page.getByRole("button", { name: "All 14" });
    await opener.click();
    const chooser = page.getByRole("dialog", { name: "Choose a template" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("SidebarCurrent");
    await expect.poll(() => chooser.locator("article.rs").count()).toBe(14);
    for (const sheet of await chooser.locator("article.rs").all()) {
      await expect.poll(() => sheet.textContent()).toContain("Owned the checkout of the shop");
    }
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Classic");
    await page.keyboard.press("Enter");
    await chooser.waitFor({ state: "hidden" });
    const drawn = (name: string) => page.locator(`article.rs-${name}`).first();
    await drawn("classic").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(() => page.locator("main article.rs").first().getAttribute("class")).toContain("rs-sidebar");
  });

  it("leaves as our JSON, as JSON Resume, and through the browser's printer", async () => {
    const choose = async (name: string) => {
      await page.getByRole("button", { name: "Other formats" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    const own = await downloaded(() => choose("Download as Inkleaf JSON"));
    expect(own.name).toBe("Untitled resume.json");
    const target = { lang: "en", templateName: "", templateId: "", theme: "", newId: () => "x" } as const;
    expect(inkleaf.read?.(own.bytes.toString(), target)?.data.basicInfo.email).toBe("ada@example.com");
    const other = await downloaded(() => choose("Download as JSON Resume"));
    expect(JSON.parse(other.bytes.toString()).basics.email).toBe("ada@example.com");

    // The dialog itself is the browser's. What it would print is what the page is while it is open.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printing", "");
    });
    await choose("Print");
    await page.locator("[data-printing]").waitFor();
    const { pages, size } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    // A4 is 595.3 points wide, 794 px are 595.5.
    expect([595, 596]).toContain(size.width);
    expect(size.height).toBe(842);
    expect(pages).toHaveLength(1);
    expect(letters(pages.join(""))).toContain(letters("Owned the checkout of the shop with 4 others"));
    expect(letters(pages.join(""))).not.toContain(letters("Basics and links"));
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect.poll(() => page.locator("[data-printed-sheet]").count()).toBe(0);
  });
});
