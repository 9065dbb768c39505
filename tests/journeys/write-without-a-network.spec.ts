import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Journey, startJourney } from "#tests/harness/journey.ts";
import { startNewerBuild } from "#tests/harness/newer-build.ts";

/** The editor opens without a network, and everything written in it arrives. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ MEMBERSHIP: "open" });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const nameField = (page: Page) => page.getByLabel("Name", { exact: true }).first();

/** The URLs of everything in the caches, without the origin. */
const cachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ""));
  });

/** Waits until the service worker has the editor and the fonts of the resume. */
async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/editor/any"))?.active?.state ?? ""),
    )
    .toBe("activated");
  await expect.poll(async () => (await cachedUrls(page)).some((url) => url.includes(".woff2"))).toBe(true);
}

async function newResume(email: string): Promise<Page> {
  const page = await journey.openPage({ worksOffline: true });
  await journey.signUp(page, email);
  await journey.createBlank(page);
  return page;
}

describe("write without a network", () => {
  it("reload offline, write, reload again, come back online, and be saved once", async () => {
    const page = await newResume("train@example.com");
    await nameField(page).fill("Written at home");
    await page.getByText("Saved just now").first().waitFor();
    await readyForOffline(page);
    await page.context().setOffline(true);

    await page.reload();
    await page.getByText("You are working offline").waitFor();
    await expect.poll(() => nameField(page).inputValue()).toBe("Written at home");
    await nameField(page).fill("Written on a train");
    // The editor of descriptions is loaded when it is first needed, which works here, too.
    await page
      .getByRole("button", { name: /^Employment/ })
      .first()
      .press("Enter");
    await page.locator("[contenteditable=true]").first().waitFor();
    await page
      .getByText(/Not saved|Offline/)
      .first()
      .waitFor();

    await page.reload();
    await expect.poll(() => nameField(page).inputValue()).toBe("Written on a train");
    await expect.poll(() => page.locator("article.rs").first().innerText()).toContain("Written on a train");
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
      .toBe(true);

    const saves: string[] = [];
    const isSave = (request: Request) => request.method() !== "GET" && /\/api\/resumes\/[\w-]+$/.test(request.url());
    page.on("requestfinished", (request) => isSave(request) && saves.push(request.method()));
    await page.context().setOffline(false);
    await page.getByText("Saved just now").first().waitFor();
    expect(saves).toHaveLength(1);
    const stored = await page.evaluate(async () => {
      const answer = await fetch(`/api/resumes/${location.pathname.split("/").at(-1)}`);
      return ((await answer.json()) as { data: { data: { basicInfo: { name: string } } } }).data.data.basicInfo.name;
    });
    expect(stored).toBe("Written on a train");
  });

  it("start the installed app with all resumes, and where the server is gone with those of this device", async () => {
    // What sets a page offline leaves its service worker online, which would follow the server's redirect.
    const server = await startNewerBuild(journey.server.url);
    const context = await journey.browser.newContext({ baseURL: server.url, locale: "en-GB" });
    const page = await context.newPage();
    page.setDefaultTimeout(45_000);
    try {
      await journey.signUp(page, "installed@example.com");
      await journey.createBlank(page);
      await nameField(page).fill("At home");
      await page.getByText("Saved just now").first().waitFor();
      await readyForOffline(page);
      const start = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
        return ((await (await fetch(link?.href ?? "")).json()) as { start_url: string }).start_url;
      });
      await page.goto(start);
      await page.waitForURL("**/resumes");
      await page.getByRole("heading", { name: "My resumes" }).waitFor();

      await server.close();
      await page.goto(start);
      await page.getByRole("heading", { name: "Resumes on this device" }).waitFor();
      await page.getByRole("link", { name: /Last saved/ }).click();
      await page.getByText("You are working offline").waitFor();
      await expect.poll(() => nameField(page).inputValue()).toBe("At home");
    } finally {
      await context.close();
      await server.close();
    }
  });

  it("keep files of the editor only, and nothing of a user who signed out", async () => {
    const page = await newResume("shared-computer@example.com");
    await readyForOffline(page);
    const allowed = /^\/(assets|fonts)\/|^\/editor\/(shell\?locale=(en|ch)|edition)$/;
    expect((await cachedUrls(page)).filter((url) => !allowed.test(url))).toEqual([]);
    const kept = () =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === "inkleaf-kept"),
        used: await caches.has("inkleaf-used"),
      }));
    expect(await kept()).toEqual({ databases: ["inkleaf-kept"], used: true });
    await page.getByRole("link", { name: "My resumes" }).first().click();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.poll(kept).toEqual({ databases: [], used: false });
  });

  it("go on writing when a new version is there, and reload into it when it suits", async () => {
    const newer = await startNewerBuild(journey.server.url);
    const context = await journey.browser.newContext({ baseURL: newer.url, locale: "en-GB" });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(45_000);
      await journey.signUp(page, "update@example.com");
      await journey.createBlank(page);
      await readyForOffline(page);
      await page.reload();
      await nameField(page).waitFor();
      const entry = () => page.locator('script[type="module"][src]').getAttribute("src");
      const before = await entry();

      newer.release();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText("A new version of the editor is ready").waitFor();
      await nameField(page).fill("Not interrupted");
      expect(await entry()).toBe(before);
      await page.getByRole("button", { name: "Reload", exact: true }).click();
      await expect.poll(entry).not.toBe(before);
      await expect.poll(() => nameField(page).inputValue()).toBe("Not interrupted");

      // Without a network it is the new version, too, and whole.
      const after = await entry();
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.waiting === null && registration.active?.state === "activated";
          }),
        )
        .toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect.poll(() => nameField(page).inputValue()).toBe("Not interrupted");
      expect(await entry()).toBe(after);
    } finally {
      await context.close();
      await newer.close();
    }
  });
});
