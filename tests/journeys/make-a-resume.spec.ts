import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";

/** The main path: a stranger makes a resume and gets its PDF, and another stranger reads it. */

/** The beginnings of samples that nobody edits here. */
const samples = ["Junior Software Engineer", "slo-forge", "TypeScript", "Engineer with six years"];

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
    await page.getByText("14 samples left").waitFor();

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
    // An edited sample is one's own, and so is one that is kept; the others are only there to be written over.
    await page.getByText("13 samples left").waitFor();
    await page
      .getByRole("button", { name: /^Education/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Keep as it is" }).click();
    await page.getByText("12 samples left").waitFor();
    await page.getByText("Saved just now").first().waitFor();

    await page.reload();
    const sheet = page.locator("article.rs").first();
    await expect.poll(() => sheet.locator("[data-sample]:not(.rs-section-title)").count()).toBe(12);
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
    for (const value of [...Object.values(typed), "Lakeside University"]) expect(text).toContain(letters(value));
    for (const sample of samples) expect(text).not.toContain(letters(sample));
    await page.getByText("12 samples were left out.").waitFor();
    expect(pdf.isTagged).toBe(true);
    expect(pdf.info.Title).toBe(`${typed.name}, ${typed.title}`);

    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Public", { exact: true }).click();
    await dialog.getByText("12 samples are left out of the public page until you edit them.").waitFor();
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
    for (const sample of samples) expect(seen).not.toContain(sample);

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Clear samples" }).click();
    await expect.poll(() => sheet.locator("[data-sample]").count()).toBe(0);
    await page.getByText("12 samples cleared").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await page.getByText("12 samples left").waitFor();

    await page.goto("/resumes");
    await page.getByRole("link", { name: "Edit" }).first().waitFor();
  });
});
