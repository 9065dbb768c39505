import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faultKinds, startFaultRounds } from "#tests/harness/faults.ts";
import { type Journey, password, startJourney } from "#tests/harness/journey.ts";

/** The network fails, a tab is closed, two tabs are open: what was typed is still there. */

const slowPart = "Part of this page is still loading. It opens as soon as it arrives";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

async function newResume(email: string) {
  const page = await journey.openPage();
  await journey.signUp(page, email);
  await journey.createBlank(page);

  return page;
}

/**
 * Opens the first job by keyboard, because moving the pointer would load the editor of descriptions; returns the field
 * of its title.
 */
async function openJob(page: Page) {
  await page
    .getByRole("button", { name: /^Employment/ })
    .first()
    .press("Enter");
  return page.locator('[data-item-form] [data-field="title"]').first();
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

  it("close the tab without a network and find the edit back on the next visit", async () => {
    const page = await newResume("closed@example.com");
    const url = page.url();
    await page.context().setOffline(true);
    await page.getByLabel("Name", { exact: true }).first().fill("Kept on this device");
    await page
      .getByText(/Not saved|Offline/)
      .first()
      .waitFor();
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.context().setOffline(false);
    await next.goto(url);
    await next.getByText("Unsaved changes from your last visit are back").first().waitFor();
    await expect.poll(() => next.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Kept on this device");
    await next.getByText("Saved just now").first().waitFor();
  });

  it("edit different fields in two tabs and find both in both", async () => {
    const first = await newResume("two-fields@example.com");
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByLabel("Email", { exact: true }).first().fill("both@example.com");
    await first.getByLabel("Name", { exact: true }).first().fill("Both of them");
    await expect.poll(() => first.getByLabel("Email", { exact: true }).first().inputValue()).toBe("both@example.com");
    await expect.poll(() => second.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Both of them");
    await first.reload();
    await expect.poll(() => first.getByLabel("Email", { exact: true }).first().inputValue()).toBe("both@example.com");
    await expect.poll(() => first.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Both of them");
  });

  it("edit the same field on two devices, be asked, and keep both versions within reach", async () => {
    const first = await newResume("two-devices@example.com");
    const second = await journey.openPage();
    await second.context().addCookies(await first.context().cookies());
    await second.goto(first.url());
    await second.getByLabel("Name", { exact: true }).first().fill("From the second device");
    await second.getByText("Saved just now").first().waitFor();
    await first.getByLabel("Name", { exact: true }).first().fill("From the first device");
    const dialog = first.getByRole("dialog", { name: "This resume was changed elsewhere" });
    await dialog.getByText("Name in the basics").waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Continue with these" }).isDisabled()).toBe(true);
    await dialog.getByRole("radio", { name: /From the second device/ }).check();
    await dialog.getByRole("button", { name: "Continue with these" }).click();
    await expect
      .poll(() => first.getByLabel("Name", { exact: true }).first().inputValue())
      .toBe("From the second device");
    await first.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => first.getByLabel("Name", { exact: true }).first().inputValue())
      .toBe("From the first device");
    await first.getByText("Saved just now").first().waitFor();
    await second.reload();
    await expect
      .poll(() => second.getByLabel("Name", { exact: true }).first().inputValue())
      .toBe("From the first device");
  });

  it("put a question about two versions off, move it aside, type on, and answer it later", async () => {
    const first = await newResume("later@example.com");
    const second = await journey.openPage();
    await second.context().addCookies(await first.context().cookies());
    await second.goto(first.url());
    await second.getByLabel("Name", { exact: true }).first().fill("From the second device");
    await second.getByText("Saved just now").first().waitFor();
    const name = first.getByLabel("Name", { exact: true }).first();
    await name.fill("From the first device");
    const panel = first.getByRole("dialog", { name: "This resume was changed elsewhere" });
    await panel.waitFor();
    // It opened while somebody typed, so the focus stayed and what follows goes into the field.
    await first.keyboard.type(", and on");
    await panel.getByText("From the first device, and on").waitFor();
    const before = await panel.boundingBox();
    await panel.getByRole("button", { name: /^Move this panel/ }).focus();
    await first.keyboard.press("ArrowLeft");
    await first.keyboard.press("ArrowUp");
    await expect.poll(async () => (await panel.boundingBox())?.x ?? 0).toBeLessThan((before?.x ?? 0) - 8);
    await first.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    const waiting = first.getByRole("button", { name: "Choose", exact: true });
    await expect.poll(() => waiting.evaluate((button) => button === document.activeElement)).toBe(true);
    await name.fill("From the first device at last");
    await waiting.click();
    await panel.getByRole("radio", { name: /From the first device at last/ }).check();
    await panel.getByRole("button", { name: "Continue with these" }).click();
    await first.getByText("Saved just now").first().waitFor();
    await second.reload();
    await expect
      .poll(() => second.getByLabel("Name", { exact: true }).first().inputValue())
      .toBe("From the first device at last");
  });

  it("go on with a resume that was deleted elsewhere: restored from the bin, or as a copy", async () => {
    const page = await newResume("deleted@example.com");
    const url = page.url();
    const deleteElsewhere = () =>
      page.evaluate(
        (id) => fetch(`/api/resumes/${id}`, { method: "DELETE" }).then(({ status }) => status),
        url.split("/").at(-1),
      );
    const name = page.getByLabel("Name", { exact: true }).first();
    const panel = page.getByRole("dialog", { name: "This resume was deleted elsewhere" });
    expect(await deleteElsewhere()).toBe(200);
    await name.fill("Typed after that");
    await panel.getByRole("button", { name: "Restore from the bin" }).click();
    await page.getByText("The resume is back, with your latest changes").waitFor();
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe("Typed after that");

    expect(await deleteElsewhere()).toBe(200);
    await name.fill("Typed after the second time");
    await panel.getByRole("button", { name: "Save as a copy" }).click();
    await expect.poll(() => page.url()).not.toBe(url);
    await expect.poll(() => name.inputValue()).toBe("Typed after the second time");
    await page.goto("/resumes");
    await page.getByRole("link", { name: "Bin (1)" }).waitFor();
  });

  it("type on while the session ends, sign in again, and find the edit back", async () => {
    const page = await newResume("expired@example.com");
    const url = new URL(page.url()).pathname;
    await page.context().clearCookies();
    await page.getByLabel("Name", { exact: true }).first().fill("Typed after the end");
    await page.getByText("Login session has expired. Redirecting to sign-in page in one second.").waitFor();
    await page.waitForURL(`**/signin?prev=${encodeURIComponent(url)}`);
    // The address changes first, and the editor has a field of this name too.
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Email").fill("expired@example.com");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(`**${url}`);
    await page.getByText("Unsaved changes from your last visit are back").first().waitFor();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Typed after the end");
    await page.getByText("Saved just now").first().waitFor();
    await page.getByRole("button", { name: "Remove them" }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("");
  });

  it("leave without a network, and choose between discarding and keeping", async () => {
    const page = await newResume("leaving@example.com");
    const url = page.url();
    const leave = page.getByRole("dialog", { name: "Leave with unsaved changes?" });
    const edit = async (name: string, answer: string) => {
      await page.goto(url);
      await page.getByLabel("Name", { exact: true }).first().waitFor();
      await page.context().setOffline(true);
      await page.getByLabel("Name", { exact: true }).first().fill(name);
      await page.getByRole("link", { name: "My resumes" }).first().click();
      await leave.getByRole("button", { name: answer }).click();
      await leave.waitFor({ state: "detached" });
      await page.context().setOffline(false);
      await page.goto(url);
      return page.getByLabel("Name", { exact: true }).first();
    };
    const discarded = await edit("Not worth keeping", "Discard changes");
    await expect.poll(() => discarded.inputValue()).toBe("");
    const kept = await edit("Worth keeping", "Leave, keep them here");
    await expect.poll(() => kept.inputValue()).toBe("Worth keeping");
  });

  it("edit in a browser without storage, be told, and be saved all the same", async () => {
    const page = await newResume("private-window@example.com");
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
    await page.reload();
    await page.getByLabel("Name", { exact: true }).first().fill("Only on the server");
    await page.getByText("No copy on this device").first().waitFor();
    await page.getByText("Saved just now").first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Only on the server");
    await expect.poll(() => page.getByText("No copy on this device").count()).toBe(0);
  });

  it("open an entry while the network is gone, and write in it as soon as it is back", async () => {
    const page = await newResume("late-part@example.com");
    // No code is fetched ahead, wherever the pointer happens to be when the editor appears under it.
    await page.route("**/healthz", (route) => route.abort("internetdisconnected"));
    await page.reload();
    await page.getByLabel("Name", { exact: true }).first().waitFor();
    await page.context().setOffline(true);
    const title = await openJob(page);
    await title.waitFor();
    await page.getByText(slowPart).waitFor();
    await title.fill("Written meanwhile");
    expect(await page.locator("[contenteditable=true]").count()).toBe(0);
    await page.unroute("**/healthz");
    await page.context().setOffline(false);
    await page.locator("[contenteditable=true]").first().focus();
    await page.keyboard.type("And this after it.");
    await expect.poll(() => title.inputValue()).toBe("Written meanwhile");
    await page.keyboard.press("Control+S");
    await page.getByText("Saved just now").first().waitFor();
    await page.reload();
    await openJob(page);
    await page.getByText("And this after it.").first().waitFor();
    await expect.poll(() => title.inputValue()).toBe("Written meanwhile");
  });

  it("meet a part whose file is gone, load the page again, and find everything", async () => {
    const page = await newResume("gone-part@example.com");
    const files = "**/assets/rich-text-editor*.js";
    await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
    const title = await openJob(page);
    await title.fill("Kept all the same");
    const again = page.getByRole("button", { name: "Reload" });
    await again.waitFor();
    await page.unroute(files);
    // The notice stays until it is answered; on a phone the tabs can be reached all the while.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ["Content", "Design", "Preview"]) {
      await page.getByRole("button", { name: tab, exact: true }).click({ trial: true, timeout: 5000 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // No later message replaces the notice with its button.
    await page.waitForTimeout(2500);
    await again.click();
    await page.waitForFunction(() =>
      performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload"),
    );
    await openJob(page);
    await page.locator("[contenteditable=true]").first().waitFor();
    await expect.poll(() => title.inputValue()).toBe("Kept all the same");
    await page.locator('[data-save="saved"]').waitFor();
  });

  it("lose nothing older than a second, whatever breaks during typing", async () => {
    const { round } = await startFaultRounds(journey, { email: "faults@example.com", longest: 2500 });
    const rounds = process.env.TEST_ALL === "1" ? [...faultKinds, ...faultKinds, ...faultKinds] : faultKinds;
    for (const [index, kind] of rounds.entries()) {
      expect((await round(kind, 2026 + index)).typed).toBeGreaterThan(0);
    }
  }, 600_000);
});
