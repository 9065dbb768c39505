import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** A user without a membership reaches its limits, and is told so there. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

describe("stay within the plan", () => {
  it("make five resumes, be stopped at the sixth, delete one and go on", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "regular@example.com");
    await journey.createBlank(page, 5);
    await page.goto("/resumes");
    await page.getByText("5 of 5 used").waitFor();
    await page.getByRole("button", { name: "New resume" }).first().click();
    await page.getByRole("dialog").getByText("Regular users can create up to 5 resumes").waitFor();
    await page.keyboard.press("Escape");

    await page
      .getByRole("button", { name: /^More actions/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("4 of 5 used").waitFor();
    await journey.createBlank(page);
    // There is no room to restore the deleted resume, so it stays in the bin.
    await page.goto("/resumes");
    await page.getByRole("link", { name: "Bin (1)" }).click();
    await page.getByRole("button", { name: /^Restore/ }).click();
    await page.getByRole("dialog").getByText("Regular users can create up to 5 resumes").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("button", { name: /^Restore/ }).count()).toBe(1);
  });

  it("ask for a PDF and be shown what a membership brings", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "download@example.com");
    await journey.createBlank(page);
    await page.getByRole("button", { name: "Download Premium only" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Unlimited downloads").waitFor();
    await expect.poll(() => dialog.innerText()).toContain("members");

    // What is free is offered there, and leads to where it is done.
    await dialog.getByRole("heading", { name: "What you can do now, for free" }).waitFor();
    await dialog.getByRole("link", { name: /^Publish it as a web page/ }).click();
    await page.getByRole("dialog", { name: /^Share/ }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  });
});
