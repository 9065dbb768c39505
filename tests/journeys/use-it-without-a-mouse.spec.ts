import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";

/** Every page by the rules of WCAG 2.2 AA that a machine can check, and the main path by keyboard alone. */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let journey: Journey;
let signedIn: Page;
let editor: string;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
  signedIn = await journey.visitor();
  await journey.signUp(signedIn, "keys@example.com");
  await journey.createBlank(signedIn);
  editor = new URL(signedIn.url()).pathname;
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

async function violations(page: Page): Promise<string[]> {
  // In the page's own world through the protocol: a script element would be refused by the policy of the page.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
      }
    ).axe;
    const { violations: found } = await run.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  });
}

/** There, loaded, and come to rest: a colour on its way to another is nobody's to judge. */
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
const public_ = [
  ...["/", "/templates", "/sandbox", "/nowhere", "/r/sample-en-backend-payments"],
  // Each edition is led to its own pages of these.
  ...["/signup?inviter=nobody", "/signin", "/signin#forgot", "/login", "/reset-password", "/reset-password#token=a"],
];
const settings = ["setting", "orders", "tokens", "balances", "cellphone", "destroy"];

describe.each([
  { width: 1440, scheme: "light" as const, locale: "en-GB" },
  { width: 820, scheme: "dark" as const, locale: "zh-CN" },
  { width: 390, scheme: "dark" as const, locale: "en-GB" },
  { width: 390, scheme: "light" as const, locale: "zh-CN" },
])("at $width px, $scheme, $locale", ({ width, scheme, locale }) => {
  it.each(public_)("%s breaks no rule and does not overflow", async (path) => {
    const page = await journey.visitor({ width, locale });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(path);
    await ready(page);
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it("my resumes, the editor and the settings break no rule", async () => {
    await signedIn.setViewportSize({ width, height: 900 });
    await signedIn.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await signedIn
      .context()
      .addCookies([{ name: "locale", value: locale === "zh-CN" ? "ch" : "en", url: journey.server.url }]);
    for (const path of ["/resumes", editor, ...settings.map((type) => `/settings?type=${type}`)]) {
      await signedIn.goto(path);
      await ready(signedIn);
      expect(await violations(signedIn), path).toEqual([]);
      expect(
        await signedIn.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
});

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
    expect(await violations(signedIn), String(name)).toEqual([]);
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
    expect(await violations(signedIn), section).toEqual([]);
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
    expect(await violations(signedIn), key).toEqual([]);
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
