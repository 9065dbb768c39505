import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/**
 * Every panel and dialog of the editor is checked against the rules of WCAG 2.2 AA that a program can check, and the
 * main path is walked by keyboard alone. Whole pages are checked by look-at-every-page-*.spec.ts.
 */

let journey: Journey;
let signedIn: Page;
let editor: string;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  signedIn = await journey.openPage();
  await journey.signUp(signedIn, "keys@example.com");
  await journey.createBlank(signedIn);
  editor = new URL(signedIn.url()).pathname;
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** Waits until the page is loaded and its animations have ended: a colour in transition must not be checked. */
async function ready(page: Page) {
  await page.locator("h1, article.rs").first().waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.locator("main .animate-turn").count()).toBe(0);
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(finite.map((one) => one.finished)).then(() => undefined);
  });
}
it.each([
  { width: 1440, scheme: "light" as const },
  { width: 390, scheme: "dark" as const },
])("every panel and dialog of the editor breaks no rule and gives the focus back, at $width px", async (look) => {
  await signedIn.context().addCookies([{ name: "locale", value: "en", url: journey.server.url }]);
  await signedIn.setViewportSize({ width: look.width, height: 900 });
  await signedIn.emulateMedia({ colorScheme: look.scheme, reducedMotion: "reduce" });
  await signedIn.goto(editor);
  await ready(signedIn);
  const focused = () =>
    signedIn.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  const byKey = async (name: string | RegExp, opens: "dialog" | "menu") => {
    const trigger = signedIn.getByRole("button", { name, exact: true }).first();
    await trigger.focus();
    const before = await focused();
    await signedIn.keyboard.press("Enter");
    await signedIn.getByRole(opens).first().waitFor();
    expect(await violationsOf(signedIn), String(name)).toEqual([]);
    await signedIn.keyboard.press("Escape");
    await signedIn.getByRole(opens).first().waitFor({ state: "detached" });
    await expect.poll(focused, { message: String(name) }).toBe(before);
  };
  for (const section of ["Employment", "Skills", "Languages"]) {
    await signedIn
      .getByRole("button", { name: new RegExp(`^${section}`) })
      .first()
      .press("Enter");
    await ready(signedIn);
    expect(await violationsOf(signedIn), section).toEqual([]);
  }
  await byKey("Add section", "dialog");
  await byKey("More", "menu");
  if (look.width === 1440) {
    await byKey("Share", "dialog");
    await byKey("Section actions", "menu");
    await byKey("Actions for Skills", "menu");
  }
  for (const key of ["Control+K", "?"]) {
    await signedIn.getByRole("button", { name: "Add section" }).first().focus();
    await signedIn.keyboard.press(key);
    await signedIn.getByRole("dialog").waitFor();
    expect(await violationsOf(signedIn), key).toEqual([]);
    await signedIn.keyboard.press("Escape");
    await signedIn.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(focused, { message: key }).toBe("Add section");
  }
});

it("goes from the first page to a typed name by keyboard alone", async () => {
  await signedIn.context().addCookies([{ name: "locale", value: "en", url: journey.server.url }]);
  await signedIn.setViewportSize({ width: 1440, height: 900 });
  await signedIn.goto("/resumes");
  await ready(signedIn);
  const press = async (name: string | RegExp, role: "link" | "button" = "button") => {
    const target = signedIn.getByRole(role, { name }).first();
    for (let step = 0; step < 80; step += 1) {
      await signedIn.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
    await signedIn.keyboard.press("Enter");
  };
  await press("Edit", "link");
  await signedIn.waitForURL(/\/editor\//);
  await signedIn.getByLabel("Name", { exact: true }).first().focus();
  await signedIn.keyboard.type("By keys alone");
  await signedIn.keyboard.press("Control+S");
  await signedIn.getByText("Saved just now").first().waitFor();
  await expect.poll(() => signedIn.locator("article.rs").first().innerText()).toContain("By keys alone");
});
