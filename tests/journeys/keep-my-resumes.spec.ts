import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/**
 * A user looks after a list of resumes: names, copies and deletes by keyboard, undoes that, and finds what was deleted.
 */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function rename(page: Page, from: string, to: string) {
  await card(page, from).getByRole("button", { name: from, exact: true }).click();
  await page.getByLabel("Name of the resume").fill(to);
  await page.keyboard.press("Enter");
  await card(page, to).waitFor();
}

async function deleteByKeys(page: Page, name: string) {
  await page.getByRole("button", { name: `More actions for ${name}`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Rename");
  await page.keyboard.press("End");
  await expect.poll(() => focused(page)).toBe("Delete");
  await page.keyboard.press("Enter");
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("keep my resumes", () => {
  it("delete by keyboard, undo, delete again, restore from the bin, and delete for good", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "keeper@example.com");
    await page.goto("/resumes");
    await page.getByRole("heading", { name: "No resumes yet" }).waitFor();
    await page.getByRole("button", { name: "New resume" }).first().click();
    const ways = page.getByRole("dialog");
    await ways.getByRole("button", { name: /Blank template/ }).click();
    await page.waitForURL(/\/editor\//);
    await page.getByLabel("Name", { exact: true }).first().waitFor();
    await page.goto("/resumes");
    await rename(page, "Untitled resume", "Staff SRE");

    await page.getByRole("button", { name: "Staff SRE", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Name of the resume").fill("");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("The name cannot be empty").waitFor();
    await page.keyboard.press("Escape");
    await card(page, "Staff SRE").waitFor();

    await deleteByKeys(page, "Staff SRE");
    // The notice reports it, and takes the focus of keyboard users.
    await page.getByText("“Staff SRE” is in the bin").waitFor();
    await expect.poll(() => focused(page)).toBe("Undo");
    await page.keyboard.press("Enter");
    await page.getByText("“Staff SRE” is back").waitFor();
    await card(page, "Staff SRE").waitFor();

    await deleteByKeys(page, "Staff SRE");
    await page.getByRole("heading", { name: "No resumes yet" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Undo");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("My resumes");
    await page.getByRole("link", { name: "Bin (1)" }).click();
    await page.getByRole("button", { name: "Restore: Staff SRE" }).click();
    await page.getByText("The bin is empty").waitFor();
    await page.getByRole("link", { name: "My resumes" }).first().click();
    await card(page, "Staff SRE").waitFor();

    await deleteByKeys(page, "Staff SRE");
    await page.getByText("“Staff SRE” is in the bin").waitFor();
    await page.goto("/resumes?view=bin");
    await page.getByRole("button", { name: "Delete for good: Staff SRE" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("The bin is empty").waitFor();
  });

  it("see how often a resume was viewed, and that the URL of one in the bin leads nowhere", async () => {
    const page = await journey.openPage();
    await journey.signUp(page, "seen@example.com");
    await journey.createBlank(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Ada Lovelace");
    await page.getByText("Saved just now").first().waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    await page.goto(`/editor/${id}?openConfig=true`);
    await page.getByRole("dialog").getByRole("switch", { name: "Offer it as a public example" }).click();
    await page.getByRole("button", { name: "Make it public and offer it" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Sharing settings saved").first().waitFor();
    await page.goto("/resumes");
    await page.getByText("Offered as an example").waitFor();
    const url = (await page.getByRole("link", { name: /\/r\// }).getAttribute("href")) ?? "";

    const reader = await journey.openPage();
    // The user agent is a browser's, because views of robots are not counted.
    await reader.setExtraHTTPHeaders({ "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0" });
    expect((await reader.goto(url))?.status()).toBe(200);
    await page.goto(url);
    await page.goto("/resumes");
    await page.getByText("1 view", { exact: true }).waitFor();
    await deleteByKeys(page, "Untitled resume");
    await page.getByRole("heading", { name: "No resumes yet" }).waitFor();
    expect((await reader.goto(url))?.status()).toBe(404);
  });

  it.each([
    ["en-GB", 1440, "light"],
    ["zh-CN", 820, "dark"],
    ["en-GB", 390, "dark"],
    ["zh-CN", 390, "light"],
  ] as const)("has no accessibility fault in %s at %i px, %s", async (locale, width, scheme) => {
    const page = await journey.openPage({ locale: "en-GB", width });
    await journey.signUp(page, `axe-${locale}-${width}@example.com`.toLowerCase());
    await page
      .context()
      .addCookies([{ name: "locale", value: locale === "zh-CN" ? "ch" : "en", url: journey.server.url }]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const check = async () => {
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      expect(await violationsOf(page, ["best-practice"])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await page.goto("/resumes");
    await check();
    const made = await page.evaluate(async () => {
      const reply = await (await fetch("/api/user/current")).json();
      const body = JSON.stringify({ userId: reply.data._id, template: "TemplateModern", name: "One" });
      const make = () =>
        fetch("/api/resumes/empty", { method: "POST", headers: { "content-type": "application/json" }, body });
      await make();
      const second = (await (await make()).json()).data._id;
      return (await fetch(`/api/resumes/${second}`, { method: "DELETE" })).status;
    });
    expect(made).toBe(200);
    for (const path of ["/resumes", "/resumes?view=bin", "/r/sample-modern-en", "/r/nobody"]) {
      await page.goto(path);
      await check();
    }
  });
});
