import type { CDPSession, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/**
 * Text composed with an input method arrives once and whole, in every kind of field. While letters become characters
 * the document changes, is drawn and is saved, and none of this may disturb the field.
 */
let journey: Journey;
let page: Page;
let keys: CDPSession;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "ime@example.com");
  await journey.createBlank(page);
  keys = await page.context().newCDPSession(page);
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** What is under the caret while one word is composed, and what it becomes. */
type Word = { steps: readonly string[]; word: string };

const pinyin: readonly Word[] = [
  { steps: ["z", "zh", "zha", "zhan", "zhang"], word: "张" },
  { steps: ["s", "sa", "san", "san'f", "san'feng", "三丰"], word: "三丰" },
];
const kana: readonly Word[] = [
  { steps: ["ｔ", "と", "とう", "とうｋ", "とうきょう", "東京"], word: "東京" },
  { steps: ["で", "でｓ", "です"], word: "です" },
];

async function compose({ steps, word }: Word): Promise<void> {
  for (const text of steps) {
    await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await keys.send("Input.insertText", { text: word });
}

async function write(words: readonly Word[]): Promise<string> {
  for (const word of words) await compose(word);
  return words.map(({ word }) => word).join("");
}

const sheetText = () => page.locator("article.rs").first().innerText();

const section = (name: string | RegExp) =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("button", { name }).first();

/** Opens the first entry of a section. */
async function openEntry(name: RegExp): Promise<Locator> {
  await section(name).click();
  const entry = page.locator("[data-item-form]").first();
  await entry.waitFor();
  return entry;
}

const emptied = async (field: Locator) => {
  await field.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
};

describe.each([
  { language: "Chinese", words: pinyin, text: "张三丰" },
  { language: "Japanese", words: kana, text: "東京です" },
])("in $language", ({ words, text }) => {
  it.each(["Name", "Job title", "Phone", "Location", "Date of birth", "WeChat"])(
    "the field %s holds what was composed, and so does the sheet",
    async (label) => {
      await section("Basics and links").click();
      const field = page.getByLabel(label, { exact: true }).first();
      await emptied(field);
      expect(await write(words)).toBe(text);
      await expect.poll(() => field.inputValue()).toBe(text);
      await expect.poll(sheetText).toContain(text);
    },
  );

  it("composes a word between two letters", async () => {
    await section("Basics and links").click();
    const field = page.getByLabel("Job title", { exact: true }).first();
    await field.fill("ab");
    await page.keyboard.press("ArrowLeft");
    await write(words);
    await expect.poll(() => field.inputValue()).toBe(`a${text}b`);
    await expect.poll(sheetText).toContain(`a${text}b`);
  });

  it("leaves the text as it was when a composition is cancelled", async () => {
    const field = page.getByLabel("Job title", { exact: true }).first();
    await field.fill("Engineer");
    await keys.send("Input.imeSetComposition", { text: "zh", selectionStart: 2, selectionEnd: 2 });
    await keys.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
    await expect.poll(() => field.inputValue()).toBe("Engineer");
    await expect.poll(sheetText).toContain("Engineer");
  });

  it("composes the name of a section and the fields of an entry", async () => {
    const entry = await openEntry(/^Employment|^张|^東/);
    for (const name of ["title", "subTitle", "city"]) {
      const field = entry.locator(`[data-field="${name}"]`);
      await emptied(field);
      await write(words);
      await expect.poll(() => field.inputValue()).toBe(text);
    }
    await page.locator('button[data-field="name"]').click();
    const renamed = page.getByLabel("Section name");
    await expect.poll(() => renamed.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBeGreaterThan(0);
    await page.keyboard.press("Delete");
    await write(words);
    await expect.poll(() => renamed.inputValue()).toBe(text);
    await page.keyboard.press("Enter");
    await section(new RegExp(`^${text}`)).waitFor();
    await section(new RegExp(`^${text}`)).click();
  });

  it("composes a tag, and no separator inside the composition splits it", async () => {
    await section(/^Skills/).click();
    await page.getByLabel("Add a tag").focus();
    await write(words);
    await expect.poll(() => page.getByLabel("Add a tag").inputValue()).toBe(text);
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: `Delete ${text}`, exact: true })
      .or(page.getByText(text).first())
      .first()
      .waitFor();
    await expect.poll(sheetText).toContain(text);
  });

  it("composes rich text, across a save in the middle of a composition", async () => {
    const entry = await openEntry(new RegExp(`^Employment|^${text}`));
    const field = entry.locator("[contenteditable=true]");
    await field.waitFor();
    await emptied(field);
    const [first, ...others] = words;
    if (!first) throw new Error("no words");
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
    const half = first.steps[1] ?? "";
    await keys.send("Input.imeSetComposition", { text: half, selectionStart: half.length, selectionEnd: half.length });
    await saved;
    await keys.send("Input.insertText", { text: first.word });
    await write(others);
    await page.keyboard.press("Control+B");
    await write(words);
    await expect.poll(() => field.innerText()).toBe(text + text);
    await expect.poll(() => field.locator("strong, b").innerText()).toBe(text);
    await expect.poll(sheetText).toContain(text + text);
  });
});

it("is stored as it was written", async () => {
  await page.getByText("Saved just now").first().waitFor();
  await page.reload();
  await page.locator("article.rs").first().waitFor();
  const text = await sheetText();
  for (const written of ["東京です", "東京です東京です", "张三丰"]) expect(text).toContain(written);
  // Nothing of the unfinished compositions remains.
  expect(text).not.toMatch(/zhang|san'|ｔ|ｋ/);
});
