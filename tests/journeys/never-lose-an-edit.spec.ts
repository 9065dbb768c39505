import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** The network goes, a tab is closed, two tabs are open: what was typed is still there. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

async function newResume(email: string) {
  const page = await journey.visitor();
  await journey.signUp(page, email);
  await journey.createBlank(page);

  return page;
}

describe("never lose an edit", () => {
  it("type without a network, come back, and find it saved", async () => {
    const page = await newResume("offline@example.com");
    await page.context().setOffline(true);
    await page.getByLabel("Name", { exact: true }).first().fill("Written on a train");
    await page
      .getByText(/Not saved|Offline/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.getByText("Saved just now").first().waitFor({ timeout: 40_000 });
    await page.reload();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Written on a train");
  });

  it("close the tab without a network and be offered the edit on the next visit", async () => {
    const page = await newResume("closed@example.com");
    const address = page.url();
    await page.context().setOffline(true);
    await page.getByLabel("Name", { exact: true }).first().fill("Kept on this device");
    await page
      .getByText(/Not saved|Offline/)
      .first()
      .waitFor();
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.context().setOffline(false);
    await next.goto(address);
    await next.getByRole("button", { name: "Restore them" }).click();
    await expect.poll(() => next.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Kept on this device");
    await next.getByText("Saved just now").first().waitFor();
  });

  it("edit in two tabs, be asked, and keep both versions within reach", async () => {
    const first = await newResume("two-tabs@example.com");
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByLabel("Name", { exact: true }).first().fill("From the second tab");
    await second.getByText("Saved just now").first().waitFor();
    await first.getByLabel("Name", { exact: true }).first().fill("From the first tab");
    const dialog = first.getByRole("dialog").or(first.getByRole("alertdialog"));
    await dialog.getByText("This resume was changed elsewhere").first().waitFor();
    await dialog.getByRole("button", { name: "Use the saved one" }).click();
    await expect.poll(() => first.getByLabel("Name", { exact: true }).first().inputValue()).toBe("From the second tab");
    await first.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => first.getByLabel("Name", { exact: true }).first().inputValue()).toBe("From the first tab");
    await first.getByText("Saved just now").first().waitFor();
    await second.reload();
    await expect.poll(() => second.getByLabel("Name", { exact: true }).first().inputValue()).toBe("From the first tab");
  });
});
