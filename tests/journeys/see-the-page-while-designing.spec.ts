import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** The page is in sight while it is designed, on every screen; nothing covers what is in use. */

let journey: Journey;
let page: Page;
let url: string;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage();
  await journey.signUp(page, "sees-the-page@example.com");
  await journey.createBlank(page);
  url = new URL(page.url()).pathname;
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

async function openAt(width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(url);
  await page.getByLabel("Name", { exact: true }).first().waitFor();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not on the screen");
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const preview = () => page.getByRole("region", { name: "Preview", exact: true });
const sheetOf = (design: string) => preview().locator(`.rs-${design}`);

describe("see the page while designing", () => {
  it("design beside the sheet on a tablet, and come back to a field by a press on the page", async () => {
    await openAt(820, 1180);
    await page.getByRole("button", { name: "Design", exact: true }).click();
    const design = page.getByRole("complementary", { name: "Design" });
    await design.getByRole("button", { name: "Split", exact: true }).click();
    await sheetOf("split").waitFor();
    expect(overlap(await boxOf(design), await boxOf(preview()))).toBe(false);
    await design.getByRole("button", { name: "Modern", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Design");

    await page.getByRole("button", { name: "History", exact: true }).click();
    const history = page.getByRole("complementary", { name: "History" });
    await history.waitFor();
    expect(overlap(await boxOf(history), await boxOf(preview()))).toBe(false);
    await sheetOf("modern").locator("[data-section][data-field=name]").first().click();
    await history.waitFor({ state: "detached" });
    await page.getByLabel("Section name").waitFor();
  });

  it("see the page above the controls on a phone, zoom it by a button, and show it above the content", async () => {
    await openAt(390, 844);
    expect(await preview().count()).toBe(0);
    await page.getByRole("button", { name: "Show the page here" }).click();
    await sheetOf("modern").waitFor();
    await page.getByRole("button", { name: "Hide the page" }).click();
    await page.getByRole("button", { name: "Design", exact: true }).click();
    const before = await boxOf(sheetOf("modern").first());
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect
      .poll(async () => {
        const { left, right } = await boxOf(sheetOf("modern").first());
        return right - left;
      })
      .toBeGreaterThan((before.right - before.left) * 1.3);
    await page.getByRole("button", { name: "Split", exact: true }).click();
    await sheetOf("split").waitFor();
    await page.getByRole("button", { name: "Modern", exact: true }).click();
  });

  it("move a section by its tab, which stands beside the paper", async () => {
    await openAt(1440, 900);
    await page
      .getByRole("button", { name: /^Employment/ })
      .first()
      .click();
    const down = preview().getByRole("button", { name: "Move down" });
    await down.waitFor();
    expect(overlap(await boxOf(down), await boxOf(sheetOf("modern").first()))).toBe(false);
  });

  it("restore a change while the notice of it stands beside the buttons", async () => {
    await openAt(1440, 900);
    await page.getByLabel("Name", { exact: true }).first().fill("Ada");
    await page.getByRole("button", { name: "History", exact: true }).click();
    const history = page.getByRole("complementary", { name: "History" });
    await history.getByRole("option").nth(1).click();
    const restore = history.getByRole("button", { name: "Restore", exact: true });
    await restore.click();
    const notice = page.getByText(/^Restored: /);
    await notice.waitFor();
    expect(overlap(await boxOf(notice), await boxOf(restore))).toBe(false);
    expect(overlap(await boxOf(history), await boxOf(preview()))).toBe(false);
  });

  it("try a premium design on one's own content, which nothing else ever shows", async () => {
    await openAt(1440, 900);
    await page.getByRole("button", { name: /^All \d+/ }).click();
    await page.getByRole("button", { name: /^Terminal/ }).click();
    await sheetOf("terminal").waitFor();
    await page.getByText(/^You are trying Terminal/).waitFor();
    await preview().getByText("Preview only").first().waitFor({ state: "attached" });
    await page.getByLabel("Name", { exact: true }).first().fill("Ada Lovelace");
    await sheetOf("terminal").getByText("Ada Lovelace").first().waitFor();
    await page.keyboard.press("Control+S");
    await page.getByText("Saved just now").first().waitFor();
    const stored = await page.evaluate(
      (id) => fetch(`/api/resumes/${id}`).then((reply) => reply.json()),
      url.split("/").at(-1),
    );
    expect([stored.data.data.basicInfo.name, stored.data.config.templateName]).toEqual([
      "Ada Lovelace",
      "TemplateModern",
    ]);
    await page.getByRole("button", { name: "Keep this template" }).click();
    await page.getByRole("dialog").getByText("This template is exclusive to members, upgrade to unlock").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Back to Modern" }).click();
    await sheetOf("modern").waitFor();
    expect(await preview().getByText("Preview only").count()).toBe(0);
  });
});
