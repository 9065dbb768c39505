import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { sizeOf } from "#core/resume/size.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";
import { scriptsOf } from "#tests/harness/scripts.ts";

/**
 * The preview and the design panel as a user works with them: click a text and write, zoom, change the design, fit one
 * page.
 */
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "shape@example.com");
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** Makes a resume with this content by calls; returns the path of its editor. */
async function make({ name, data, config }: ResumeDocument): Promise<string> {
  return page.evaluate(
    async ([title, content, settings]) => {
      const call = async (method: string, path: string, body?: object) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
        const answer = (await response.json()) as { code: number; message: string; data: { _id: string } };
        if (answer.code !== 0) throw new Error(`${method} ${path}: ${answer.message}`);
        return answer.data;
      };
      const { _id: userId } = await call("GET", "/api/user/current");
      const { _id } = await call("POST", "/api/resumes/empty", {
        userId,
        template: settings.templateName,
        name: title,
      });
      await call("PATCH", `/api/resumes/${_id}`, { data: content, config: settings });
      return `/editor/${_id}`;
    },
    [name, data, config] as const,
  );
}

const sheet = () => page.locator("article.rs").first();
const sheetText = () => sheet().innerText();
const focused = () =>
  page.evaluate(() => {
    const { dataset, tagName } = document.activeElement as HTMLElement;
    const at = (document.activeElement as HTMLInputElement).selectionStart ?? null;
    return { tag: tagName, field: dataset.field, at };
  });

/** Clicks between two characters of a text in the preview. */
async function pressAt(text: Locator, index: number): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const place = await text.evaluate((element, at) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as Text;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 0.5, y: top + height / 2 };
  }, index);
  await page.mouse.click(place.x, place.y);
}

const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const section = (name: string) =>
  page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first();

describe("the editor's first load", () => {
  it("is under 300 KB of compressed JavaScript, without rich text and dialogs", async () => {
    const path = await make(priya);
    const client = await page.context().newPage();
    const sent = await scriptsOf(client);
    await client.goto(path);
    await client.locator("article.rs").first().waitFor();
    await client.waitForLoadState("networkidle");
    const scripts = await sent();
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ bytes }) => bytes <= 0)).toEqual([]);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(300 * 1024);
    expect(scripts.filter(({ path }) => /rich-text-editor|-dialog-/.test(path))).toEqual([]);
    await client.close();
  });
});

describe("the preview", () => {
  beforeAll(async () => {
    await page.goto(await make(priya));
    await sheet().waitFor();
  });

  it.each([
    { what: "the name", selector: ".rs-name", field: "name" },
    { what: "the title under it", selector: ".rs-title", field: "title" },
    { what: "an email", selector: '[data-field="email"] a', field: "email" },
    { what: "a link", selector: "[data-link] .rs-contact-text", field: "name" },
    { what: "an entry's title", selector: ".rs-kind-empolyment .rs-item-title", field: "title" },
    { what: "a company", selector: ".rs-kind-empolyment .rs-item-sub", field: "subTitle" },
    { what: "a place", selector: ".rs-kind-empolyment .rs-item-city", field: "city" },
    { what: "the name of a section", selector: ".rs-kind-project .rs-section-name", field: "name" },
  ])("leads from $what to its field, with the caret where it was clicked", async ({ selector, field }) => {
    const text = sheet().locator(selector).first();
    await pressAt(text, 2);
    await expect.poll(focused).toEqual({ tag: "INPUT", field, at: 2 });
    await page.locator("[data-field-in-use]").first().waitFor();
  });

  it("leads from dates, tags and descriptions to their fields", async () => {
    await pressAt(sheet().locator(".rs-kind-empolyment .rs-date-start").nth(1), 1);
    await expect.poll(focused).toMatchObject({ field: "startDate" });
    await pressAt(sheet().locator(".rs-kind-empolyment .rs-date-end").nth(1), 1);
    await expect.poll(focused).toMatchObject({ field: "endDate" });
    await pressAt(sheet().locator(".rs-tag").first(), 1);
    await expect.poll(focused).toMatchObject({ field: "title" });
    const line = sheet().locator(".rs-kind-empolyment .rs-text li").first();
    await pressAt(line, 4);
    await expect.poll(focused).toMatchObject({ field: "description" });
    const written = await line.innerText();
    await expect.poll(() => page.evaluate(() => document.getSelection()?.focusOffset)).toBe(4);
    await page.keyboard.type("XY");
    await expect.poll(() => line.innerText()).toBe(`${written.slice(0, 4)}XY${written.slice(4)}`);
    await page.keyboard.press("Control+Z");
    await expect.poll(() => line.innerText()).toBe(written);
  });

  it("zooms by wheel, keys and buttons between 50 and 200 percent, and fits again", async () => {
    const shown = page.getByLabel("Zoom", { exact: true });
    const pages = page.getByRole("region", { name: /^Pages/ });
    await pages.focus();
    await page.keyboard.press("0");
    const fit = await shown.innerText();
    await page.keyboard.press("+");
    await expect.poll(() => shown.innerText()).not.toBe(fit);
    const box = await pages.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
    await page.keyboard.down("Control");
    for (let turn = 0; turn < 24; turn++) await page.mouse.wheel(0, -100);
    await expect.poll(() => shown.innerText()).toBe("200%");
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 100);
    await page.keyboard.up("Control");
    await expect.poll(() => shown.innerText()).toBe("50%");
    await page.getByRole("button", { name: "Fit", exact: true }).click();
    await expect.poll(() => shown.innerText()).toBe(fit);
  });

  it("shows the beginning of a very long resume and the section in use, says so, and follows the typing", async () => {
    const path = new URL(page.url()).pathname;
    const [first] = hardDocuments.threePages.data.sections.filter(({ type }) => type === "empolyment");
    if (!first) throw new Error("no employment");
    const parts = Math.floor(
      (limits.document.size * 0.9) / sizeOf({ ...hardDocuments.threePages.data, sections: [first] }),
    );
    const sections = Array.from({ length: parts }, (_, index) => ({
      ...first,
      id: `long-${index}`,
      name: `Part ${index}`,
      data: first.data.map((item) => ({ ...item, id: `${item.id}-${index}` })),
    }));
    await page.goto(await make({ ...hardDocuments.threePages, data: { ...hardDocuments.threePages.data, sections } }));
    await page.getByText("This resume is too long to preview in full.").waitFor();
    await section(`Part ${parts - 1}`).click();
    await sheet()
      .locator(`[data-section="long-${parts - 1}"]`)
      .first()
      .waitFor();
    const title = page.locator('[data-item-form] [data-field="title"]').first();
    await title.focus();
    await page.keyboard.type("followed to the end");
    const typed = await title.inputValue();
    await expect.poll(sheetText, { timeout: 20_000 }).toContain(typed);
    await page.goto(path);
    await sheet().waitFor();
  });

  it("shows nothing of a hidden section", async () => {
    await section("Projects").click();
    await page.getByRole("button", { name: "Section actions" }).first().click();
    await page.getByRole("menuitem", { name: "Hide from the resume" }).click();
    await sheet().locator(".rs-kind-project").waitFor({ state: "detached" });
    await page.keyboard.press("Control+Z");
    await sheet().locator(".rs-kind-project").waitFor();
  });
});

describe("a browser that breaks pages in its own way", () => {
  it("says so, and shows the pages as they print, with the last edit", async () => {
    const other = await page.context().newPage();
    await other.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      const lacking = (name: string, value?: string) =>
        name !== "column-wrap" && (value === undefined ? supports(name) : supports(name, value));
      CSS.supports = lacking as typeof CSS.supports;
    });
    await other.goto(await make(hardDocuments.threePages));
    await other.getByLabel("Name", { exact: true }).first().fill("Printed Person");
    await other.getByText("In this browser, pages may end a few lines earlier or later than in the PDF.").waitFor();
    await other.getByRole("button", { name: "Show the PDF's pages" }).click();
    await other.getByText("As it prints: 3 pages").waitFor();
    const pictures = other.locator('img[alt^="Page "]');
    await expect.poll(() => pictures.count()).toBe(3);
    const widths = await pictures.evaluateAll((images) =>
      Promise.all((images as HTMLImageElement[]).map((image) => image.decode().then(() => image.naturalWidth))),
    );
    expect(widths).toEqual([1000, 1000, 1000]);
    await other.getByRole("button", { name: "Back to the live preview" }).click();
    await pictures.first().waitFor({ state: "detached" });
    await other.close();
  });
});

describe("the design panel", () => {
  it("takes the first theme of a chosen design, a custom accent, and columns; each can be undone", async () => {
    await tab("Design").click();
    await page.getByRole("button", { name: "Sidebar" }).click();
    await expect.poll(() => sheet().getAttribute("class")).toContain("rs-sidebar");
    const themed = await sheet().evaluate((element) => element.style.getPropertyValue("--th"));
    await page.getByLabel("Custom colour: Colour code").fill("#ffee00");
    await page.getByText("Shown slightly darker than the colour you chose").waitFor();
    const own = () => sheet().evaluate((element) => element.style.getPropertyValue("--th"));
    await expect.poll(own).not.toBe(themed);
    expect((await own()).toLowerCase()).not.toBe("#ffee00");
    await page.getByLabel("Custom colour: Colour code").fill("");
    await expect.poll(own).toBe(themed);
    await page.getByRole("group", { name: "Columns" }).getByText("One", { exact: true }).click();
    await expect.poll(() => sheet().getAttribute("class")).toContain("rs-one");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => sheet().getAttribute("class")).toContain("rs-two");
  });

  it("sets a section's pixel styles with px, and clears them", async () => {
    await section("Employment").click();
    await tab("Section").click();
    const size = page.getByLabel("Title size", { exact: true });
    const title = sheet().locator(".rs-kind-empolyment .rs-section-title");
    const before = await title.evaluate((element) => getComputedStyle(element).fontSize);
    await size.fill("23");
    await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fontSize)).toBe("23px");
    await size.press("ArrowUp");
    await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fontSize)).toBe("23.5px");
    await size.fill("wide");
    await page.getByText("Enter a number of px, such as 12").waitFor();
    await page.getByRole("button", { name: "Clear Title size" }).click();
    await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fontSize)).toBe(before);
    await expect.poll(() => size.inputValue()).toBe("");
  });

  it("renames known sections with the language, and leaves what was typed", async () => {
    await section("Speaking").waitFor();
    await tab("Page").click();
    await page.getByLabel("Resume language").selectOption({ label: "French" });
    await section("Expérience professionnelle").or(section("Expérience")).first().waitFor();
    await section("Speaking").waitFor();
    await expect.poll(() => sheet().getAttribute("lang")).toBe("fr");
    await page.keyboard.press("Control+Z");
    await section("Employment").waitFor();
    await expect.poll(() => sheet().getAttribute("lang")).toBe("en");
  });
});

describe("one page", () => {
  const some = (jobs: number): ResumeDocument => {
    const { data } = hardDocuments.threePages;
    const sections = data.sections.map((one) =>
      one.type === "empolyment" ? { ...one, data: one.data.slice(0, jobs) } : one,
    );
    return { ...hardDocuments.threePages, data: { ...data, sections } };
  };
  const pages = () => sheet().evaluate((element) => element.getClientRects().length);
  const fitted = async (jobs: number) => {
    await page.goto(await make(some(jobs)));
    await sheet().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole("button", { name: "Fit on one page" }).click();
  };

  it("fits what can be fitted, as one step that one undo takes back", async () => {
    await fitted(4);
    await page.getByText("It now fits on one page.").waitFor();
    await expect.poll(pages).toBe(1);
    await page.getByRole("button", { name: "Fit on one page" }).click();
    await page.getByText("It already fits on one page.").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(pages).toBe(2);
  });

  it("names what prevents it, and opens that", async () => {
    await fitted(11);
    await page.getByText("Too long for one page").waitFor();
    await expect.poll(pages).toBe(3);
    // The oldest come first, and the present job is not among them.
    await page.getByRole("button", { name: /^Edit Platform Engineer 10, about \d+ lines/ }).click();
    await expect.poll(focused).toMatchObject({ field: "description" });
  });
});
