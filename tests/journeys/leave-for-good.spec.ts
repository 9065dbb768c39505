import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Journey, startOwnJourney } from "#tests/harness/journey.ts";

/** A user exports everything, deletes the account, and nothing of it is left. */

const captcha = "bE7n";
let journey: Journey;
beforeAll(async () => {
  journey = await startOwnJourney({ NODE_ENV: "test", BOT_CHECK: "off", CAPTCHA_TEXT: captcha, MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

it("exports the data, deletes the account, and is a stranger", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "leaving@example.com");
  await journey.createBlank(page);
  await page.getByLabel("Name", { exact: true }).first().fill("Leaving Soon");
  await page.getByText("Saved just now").first().waitFor();
  const editor = new URL(page.url()).pathname;

  await page.goto("/settings");
  await page.locator('input[type="file"]').setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0a7" } })
      .png()
      .toBuffer(),
  });
  const crop = page.getByRole("dialog");
  await crop.getByRole("slider").fill("2");
  await crop.getByRole("button", { name: "Use this crop" }).click();
  await crop.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile saved").first().waitFor();
  await page.reload();
  const picture = await page.getByRole("main").locator('img[src*="/files/"]').first().getAttribute("src");
  const { width, height } = await sharp(
    Buffer.from(await (await fetch(journey.server.url + picture)).arrayBuffer()),
  ).metadata();
  expect([width, height]).toEqual([100, 100]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Create the file" }).click(),
  ]);
  await page.getByText(`Saved to your downloads: ${download.suggestedFilename()}`).waitFor();
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  const names = zip.toString("latin1");
  for (const name of ["account.json", "resumes/", "orders.json"]) expect(names).toContain(name);

  await page.getByRole("link", { name: "Delete account" }).click();
  const next = page.getByRole("button", { name: "Delete my account" });
  await expect.poll(() => next.isDisabled()).toBe(true);
  await page.getByRole("checkbox").check();
  await next.click();
  const dialog = page.getByRole("dialog", { name: "Confirm the deletion" });
  await dialog.getByAltText("Captcha with four characters").waitFor();
  await dialog.getByLabel("Captcha", { exact: true }).fill("XXXX");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("Captcha is wrong or expired").waitFor();
  await expect.poll(() => dialog.getByLabel("Captcha", { exact: true }).inputValue()).toBe("");
  // The field is emptied once more when the new picture arrives.
  await dialog.getByAltText("Captcha with four characters").waitFor();
  await dialog.getByLabel("Captcha", { exact: true }).fill(captcha);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("heading", { name: "Account deleted" }).waitFor();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("link", { name: "Sign in" }).first().waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("inkleaf")))).toEqual([]);

  await page.goto(editor);
  await page.waitForURL((url) => url.pathname === "/signin");
  await page.getByLabel("Email").fill("leaving@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Inkleaf-2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("Incorrect email or password").waitFor();
});
