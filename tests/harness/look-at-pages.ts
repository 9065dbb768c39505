import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageWho } from "#contract/pages.ts";
import { htmlLang, type Locale, locales } from "#locales/words.ts";
import { violationsOf } from "./axe.ts";
import { chooseLocale, openPlace, type Place, placesOf, readOwnId } from "./every-page.ts";
import { type Journey, startJourney } from "./journey.ts";

/**
 * What holds for every page, in both editions and at three widths. An ordinary run passes axe on the widest view in one
 * theme and on the narrowest in the other, and the editions begin with different themes; the view between them shows the
 * page of either, so it is only measured. `npm test -- --all` passes axe in both themes at every width. Each edition is a
 * file of its own (tests/journeys/look-at-every-page-*.spec.ts), because two workers take less time than one.
 */
const widths = [1440, 390, 820];
const themes = ["light", "dark"] as const;

function viewsOf(locale: Locale) {
  const isFull = process.env.TEST_ALL === "1";
  return themes.flatMap((theme, themeIndex) =>
    widths.flatMap((width, widthIndex) => {
      const isTurn = (themeIndex + widthIndex + locales.indexOf(locale)) % themes.length === 0;
      return isTurn || isFull ? [{ theme, width, withAxe: isFull || width !== 820 }] : [];
    }),
  );
}

type Looking = {
  journey: Journey;
  page: Page;
  /** The URLs that the page requested and the messages that it logged, since they were last read. */
  asked: string[];
  said: string[];
};

/** Describes the test for one edition. */
export function lookAtEveryPage(locale: Locale): void {
  let journey: Journey;
  let anonymous: Looking;
  let member: Looking;
  let admin: Looking;
  let resume: string;
  let order: string;
  let user: string;

  beforeAll(async () => {
    journey = await startJourney();
    const page = await journey.openPage();
    await journey.signUp(page, `look-${locale}@example.com`);
    await journey.createBlank(page);
    resume = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    order = await journey.buyMonth(page, locale === "ch" ? "CNY" : "USD");
    user = await readOwnId(page);
    member = lookingWith(journey, page);
    anonymous = lookingWith(journey, await journey.openPage());
    const desk = await journey.openPage();
    await journey.signUp(desk, `desk-${locale}@example.com`);
    await journey.promote(desk, `desk-${locale}@example.com`);
    admin = lookingWith(journey, desk);
  });
  afterAll(() => journey.close());

  describe(`every page of the edition ${locale}`, () => {
    it("has its status, title, heading and language, requests nothing elsewhere, and passes axe", async () => {
      const found: Record<string, string[]> = {};
      for (const place of await placesOf(journey.server.url, locale, { resume, order, user })) {
        const lookers: Partial<Record<PageWho, Looking>> = { user: member, admin };
        const wrong = await look(place, lookers[place.who] ?? anonymous);
        if (wrong.length > 0) found[`${place.name} ${place.url}`] = wrong;
      }
      expect(found).toEqual({});
    }, 900_000);
  });
}

function lookingWith(journey: Journey, page: Page): Looking {
  const looking: Looking = { journey, page, asked: [], said: [] };
  page.on("request", (request) => looking.asked.push(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error") looking.said.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => looking.said.push(String(error)));
  return looking;
}

async function look(place: Place, { journey, page, asked, said }: Looking): Promise<string[]> {
  const wrong: string[] = [];
  const note = (what: string, is: unknown, should: unknown) => {
    if (is !== should) wrong.push(`${what}: ${String(is)}, not ${String(should)}`);
  };
  await chooseLocale(page, journey.server.url, place.locale);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
  asked.length = 0;
  said.length = 0;
  note("status", await openPlace(page, place), place.status);
  const facts = await page.evaluate(() => ({
    path: location.pathname,
    lang: document.documentElement.lang,
    title: document.title.trim(),
    headings: document.querySelectorAll("h1").length,
  }));
  note("address", facts.path, new URL(place.url, journey.server.url).pathname);
  note("language", facts.lang, htmlLang[place.locale]);
  note("headings of the first level", facts.headings, 1);
  if (facts.title === "") wrong.push("no title");
  for (const { theme, width, withAxe } of viewsOf(place.locale)) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const where = `${width} px, ${theme}`;
    if (withAxe) wrong.push(...(await violationsOf(page)).map((violation) => `${where}: ${violation}`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) wrong.push(`${where}: scrolls sideways by ${wide} px`);
    const below = await page.evaluate(() =>
      document.querySelector("html.editor-open") ? document.documentElement.scrollHeight - window.innerHeight : 0,
    );
    if (below > 0) wrong.push(`${where}: the editor is ${below} px longer than the window`);
  }
  const elsewhere = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(journey.server.url));
  wrong.push(...elsewhere.map((url) => `asks ${url}`));
  // The browser reports the expected 404 as a failure.
  const complaints = said.filter((text) => !(place.status === 404 && /status of 404/.test(text)));
  wrong.push(...complaints.map((text) => `says ${text}`));
  return wrong;
}
