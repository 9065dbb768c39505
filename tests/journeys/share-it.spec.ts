import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { firefox } from "#tests/harness/browser-headers.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** A resume gets a custom URL, is shown to others, and is offered as an example; nothing is published by accident. */

const slow = 180_000;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  page = await journey.openPage();
  await journey.signUp(page, "share@example.com");
}, slow);
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

describe("share it", () => {
  it("choose a free custom URL, publish, copy, save its QR code, open it", { timeout: slow }, async () => {
    await journey.createBlank(page);
    await page.goto(`${new URL(page.url()).pathname}?openConfig=true`);
    const dialog = page.getByRole("dialog", { name: "Share this resume" });
    await dialog.getByText("Public", { exact: true }).click();
    const customUrl = dialog.getByRole("textbox", { name: /Custom URL/ });
    await customUrl.fill("admin");
    await dialog.getByText("This custom URL is already occupied").waitFor();
    await customUrl.fill("no");
    await dialog.getByText(/^Use 3 to 40/).waitFor();
    await customUrl.fill("");
    await dialog.getByText("Text cannot be empty").waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
    await customUrl.fill("Ada-Lovelace");
    await dialog.getByText("Free", { exact: true }).waitFor();

    await dialog.getByRole("button", { name: "Close" }).click();
    const ask = page.getByRole("dialog", { name: "Save the sharing settings?" });
    await ask.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.waitForURL((url) => !url.searchParams.has("openConfig"));

    await page.getByRole("button", { name: "Share", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog
        .getByRole("button", { name: /^QR code of .*\/r\/ada-lovelace/ })
        .click()
        .then(() => page.getByRole("menuitem", { name: /^As PNG/ }).click()),
    ]);
    expect(download.suggestedFilename()).toBe("qr-ada-lovelace.png");
    const { format, width = 0 } = await sharp(await download.path()).metadata();
    expect([format, width >= 1024]).toEqual(["png", true]);
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Copied successfully").waitFor();

    const anonymous = await journey.openPage();
    expect((await anonymous.goto("/r/ada-lovelace"))?.status()).toBe(200);
  });

  it("offer it as an example only after being told that it becomes public, and withdraw it", {
    timeout: slow,
  }, async () => {
    await journey.createBlank(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share this resume" });
    const offer = dialog.getByRole("switch", { name: "Offer it as a public example" });
    await offer.click();
    const ask = page.getByRole("dialog", { name: "Share it as a public example?" });
    await ask.getByRole("button", { name: "Cancel" }).click();
    expect([await offer.isChecked(), await dialog.getByRole("radio").first().isChecked()]).toEqual([false, true]);
    await offer.click();
    await ask.getByRole("button", { name: "Make it public and offer it" }).click();
    expect([await offer.isChecked(), await dialog.getByRole("radio").last().isChecked()]).toEqual([true, true]);
    await dialog.getByText("Private", { exact: true }).click();
    await expect.poll(() => offer.isChecked()).toBe(false);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Share");
  });

  it("give a private link with a password to somebody, and see that it was read", { timeout: slow }, async () => {
    await journey.createBlank(page);
    const id = new URL(page.url()).pathname.split("/").at(-1);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share this resume" });
    await dialog.getByRole("button", { name: "New private link" }).click();
    const form = page.getByRole("dialog", { name: "New private link" });
    await form.getByRole("textbox", { name: "Who it is for" }).fill("Babbage & Co");
    await form.getByRole("textbox", { name: /^Password/ }).fill("open sesame");
    await form.getByRole("button", { name: "Make the link" }).click();
    await form.waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Copy the link Babbage & Co" }).click();
    await page.getByText("Copied successfully").waitFor();
    const links = await (await page.request.get(`/api/resumes/${id}/share-links`)).json();

    // The browser of this test says that nobody looks at it, and would not be counted for that.
    const elsewhere = await journey.browser.newContext({
      baseURL: journey.server.url,
      locale: "en-GB",
      userAgent: firefox,
    });
    const reader = await elsewhere.newPage();
    await reader.goto(links.data[0].path);
    const password = reader.getByRole("textbox", { name: "Password" });
    await password.fill("open barley");
    await reader.keyboard.press("Enter");
    await reader.getByRole("alert").waitFor();
    await password.fill("open sesame");
    await reader.keyboard.press("Enter");
    await reader.locator(".paper").waitFor();
    await reader.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // The view is written within a second; a reader takes longer.
    await reader.waitForTimeout(1_200);
    await Promise.all([
      reader.waitForResponse((response) => response.url().endsWith("/read") && response.status() === 204),
      // What the browser sends while a page goes away is not shown to a test, so the page only hears that it goes.
      reader.evaluate(() => window.dispatchEvent(new Event("pagehide"))),
    ]);

    await page.reload();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await dialog.getByRole("button", { name: /^1 view/ }).click();
    await dialog.getByText(/^1 in the last 30 days/).waitFor();
    await expect.poll(() => dialog.locator("dl").last().textContent()).toContain("The end1");
    await elsewhere.close();
    await page.keyboard.press("Escape");
  });

  it("cancel a download, and finish one", { timeout: slow }, async () => {
    await page.route("**/api/download/*", () => undefined, { times: 1 });
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await page.getByRole("button", { name: "Cancel download" }).click();
    await page.getByRole("region", { name: "Download PDF" }).waitFor({ state: "detached" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByText("Downloaded").waitFor();
    await page.getByRole("region", { name: "Download PDF" }).waitFor({ state: "detached" });

    await page.route("**/api/download/*", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await page.getByText("Download failed, please try again").waitFor();
    await page.getByRole("region", { name: "Download PDF" }).waitFor({ state: "detached" });
  });
});
