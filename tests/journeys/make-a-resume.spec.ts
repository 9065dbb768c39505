import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";

/** The main path: a stranger makes a resume and gets its PDF, and another stranger reads it. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

describe("make a resume", () => {
  it("sign up, create from a template, type, reload, download, publish, read as a stranger", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "priya@example.com");

    await page.goto("/templates");
    await page.getByRole("button", { name: "Use template: Classic" }).click();
    await page.waitForURL(/\/editor\//);

    const typed = {
      name: "Priya Ramanathan-Okafor",
      title: "Staff Site Reliability Engineer",
      email: "priya.public@example.com",
      company: "Halyard Payments",
      line: "Cut p99 checkout latency from 840 ms to 190 ms — 支付链路",
    };
    await page.getByLabel("Name", { exact: true }).first().fill(typed.name);
    await page.getByLabel("Job title").fill(typed.title);
    await page.getByLabel("Email").fill(typed.email);
    await page
      .getByRole("button", { name: /^Employment/ })
      .first()
      .click();
    await page.getByLabel("Company").first().fill(typed.company);
    const description = page.locator("[contenteditable=true]").first();
    await description.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(typed.line);
    await page.getByText("Saved just now").first().waitFor();

    await page.reload();
    const sheet = page.locator("article.rs").first();
    for (const text of Object.values(typed))
      await expect.poll(async () => letters(await sheet.innerText())).toContain(letters(text));

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("button", { name: /^Download/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe("Staff Site Reliability Engineer.pdf");
    const pdf = await readPdf(await readFile(await download.path()));
    const text = letters(pdf.pages.join(""));
    for (const value of Object.values(typed)) expect(text).toContain(letters(value));
    expect(pdf.isTagged).toBe(true);
    expect(pdf.info.Title).toBe(`${typed.name}, ${typed.title}`);

    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Public", { exact: true }).click();
    await dialog.getByRole("switch", { name: /Hide email/ }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Sharing settings saved").waitFor();
    const link = await page.evaluate(async () => {
      const id = location.pathname.split("/").at(-1);
      return ((await (await fetch(`/api/resumes/${id}`)).json()) as { data: { uuid: string } }).data.uuid;
    });

    const anonymous = await journey.openPage();
    const response = await anonymous.goto(`/r/${link}`);
    expect(response?.status()).toBe(200);
    await anonymous.getByRole("heading", { name: typed.name }).waitFor();
    const seen = await response?.text();
    expect(letters(await anonymous.locator("article.rs").innerText())).toContain(letters(typed.line));
    expect(seen).not.toContain(typed.email);

    await page.goto("/resumes");
    await page.getByRole("link", { name: "Edit" }).first().waitFor();
  });
});
