import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, password, startJourney } from "#tests/harness/journey.ts";
import { pdfFile, resumeLines } from "#tests/harness/resume-files.ts";

/** Somebody has an old resume as a PDF, and has it here after a minute, checked beside the file. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const email = "bring-my-old-resume@example.com";
const leftOver = "Last updated on the first of June";

it("a PDF is uploaded, checked beside its pages, put right and dismissed", async () => {
  const page = await journey.openPage();
  await page.goto("/upload");
  await page.getByRole("link", { name: "Sign in and upload" }).click();
  await page.waitForURL(/\/signin\?prev=%2Fupload/);
  await journey.signUp(page, email);

  await page.goto("/upload");
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  const skills = resumeLines.indexOf("# Skills");
  // Neither part is a title or a company that anybody knows, so that which is which is told by their places alone.
  const lines = resumeLines.with(4, "Eckert-Mauchly, Keeper of Compilers    Mar 2018 – Present");
  const file = await pdfFile(lines.toSpliced(skills, 0, "\f").toSpliced(3, 0, leftOver));
  const buffer = Buffer.from(await file.arrayBuffer());
  const asked: string[] = [];
  page.on("request", (request) => {
    const [found] = /editor-page-[^/]*\.js$|parseResumeByStream/.exec(request.url()) ?? [];
    if (found) asked.push(found.replace(/-[^-]*\.js$/, ""));
  });
  await page.locator("input[type=file]").setInputFiles({ name: "old resume.pdf", mimeType: file.type, buffer });
  await page.getByRole("list", { name: "Found so far" }).getByText("Education").waitFor();
  // The countdown opens the editor by itself.
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/);
  // Its code came while the file was read.
  expect(asked).toEqual(["editor-page", "parseResumeByStream"]);

  const panel = page.getByRole("complementary", { name: "From your file" });
  await panel.getByRole("img", { name: "Page 1 of your file" }).waitFor();
  await panel.getByText("2 fields to check, 1 line not placed").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  // Whole pages, one below the other.
  const sheets = panel.getByRole("list", { name: "Pages of your file" }).getByRole("listitem");
  await expect.poll(() => sheets.count()).toBe(2);
  const [first, second] = await Promise.all([sheets.first().boundingBox(), sheets.last().boundingBox()]);
  if (!first || !second) throw new Error("The pages are not on the screen");
  expect(first.height / first.width).toBeCloseTo(842 / 595, 1);
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);

  // The first doubtful field: its place is marked in the picture, and what is typed settles it.
  await panel.getByRole("button", { name: "Next" }).click();
  const city = page.getByLabel("Location");
  await expect.poll(() => city.evaluate((field) => field === document.activeElement)).toBe(true);
  const mark = panel.locator("[aria-current=location]");
  await expect.poll(() => mark.getAttribute("title")).toBe("Check this field: Wexborough");
  await city.fill("Wexborough, Virginia");
  await panel.getByText("1 field to check, 1 line not placed").waitFor();
  // The second one is right as it is: the key leads to it, and on.
  await page.keyboard.press("F8");
  await expect.poll(() => mark.getAttribute("title")).toContain("Eckert-Mauchly");
  const focused = () => page.locator(":focus").inputValue();
  await expect.poll(focused).toMatch(/^(Eckert-Mauchly|Keeper of Compilers)/);
  await page.keyboard.press("F8");
  await panel.getByText("1 line not placed", { exact: true }).waitFor();

  // A line without a place goes where it belongs, and comes back with one step.
  await panel.getByRole("button", { name: "Move to another section" }).click();
  await page.getByRole("menuitem", { name: "Education" }).click();
  await panel.getByText("Nothing left to check").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await panel.getByText("1 line not placed", { exact: true }).waitFor();
  await page.locator("[data-save=saved]").waitFor();

  // In another browser the file is there too, and what was looked at stays so.
  const other = await journey.openPage();
  await other.goto("/signin");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.getByRole("button", { name: "Your account" }).waitFor();
  await other.goto(new URL(page.url()).pathname);
  const bar = other.getByRole("region", { name: "From your file" });
  await bar.getByText("1 line not placed", { exact: true }).waitFor();
  await bar.getByRole("button", { name: "Compare" }).click();
  const there = other.getByRole("complementary", { name: "From your file" });
  await there.getByText(leftOver).waitFor();
  await there.getByRole("button", { name: "More about the file" }).click();
  await other.getByRole("menuitem", { name: "Delete the file" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete the file" }).click();
  await there.waitFor({ state: "hidden" });

  await page.goto(page.url());
  await page.getByLabel("Location").waitFor();
  await expect.poll(() => page.getByLabel("Location").inputValue()).toBe("Wexborough, Virginia");
  expect(await panel.count()).toBe(0);
});
