import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { locales } from "#locales/words.ts";
import { chooseLocale, openPlace, type Place, placesOf, readOwnId } from "./harness/every-page.ts";
import { type Journey, startOwnJourney } from "./harness/journey.ts";

/**
 * `npm run shots [-- NAME …]`: a picture of every page, or of those whose names begin with a NAME, at the widths of a
 * phone, a tablet and a desktop, in both editions and themes, to be looked at. Pages that need an account are taken as
 * a regular and as a premium user.
 */
const widths = { "0390": 844, "0820": 1180, "1440": 900 } as const;
const themes = ["light", "dark"] as const;

type Person = { name: string; page: Page; resume: string; order: string; user: string };

/** Returns the number of pictures made. */
export async function makeShots(folder: string, names: readonly string[]): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const journey = await startOwnJourney();
  try {
    const regular = await arrive(journey, "regular");
    const premium = await arrive(journey, "premium");
    const page = await journey.openPage();
    const anonymous: Person = { ...premium, name: "", page, order: "none" };
    const asks = (place: Place) => names.length === 0 || names.some((name) => place.name.startsWith(name));
    const lane = async (person: Person, isOurs: (place: Place) => boolean) => {
      let made = 0;
      for (const locale of locales) {
        const places = await placesOf(journey.server.url, locale, person);
        for (const place of places.filter((one) => isOurs(one) && asks(one))) {
          made += await shoot(journey, person, place, folder);
        }
      }
      return made;
    };
    const isForUsers = (place: Place) => place.who === "user";
    const isForAdmins = (place: Place) => place.who === "admin";
    const made = await Promise.all([
      lane(anonymous, (place) => !isForUsers(place) && !isForAdmins(place)),
      lane(regular, isForUsers),
      // The header differs for signed-in users.
      lane(premium, (place) => isForUsers(place) || isForAdmins(place) || place.name === "home"),
    ]);
    return made.reduce((sum, each) => sum + each, 0);
  } finally {
    await journey.close();
  }
}

async function arrive(journey: Journey, name: "regular" | "premium"): Promise<Person> {
  const page = await journey.openPage();
  const email = `${name}@example.com`;
  await journey.signUp(page, email);
  if (name === "premium") {
    // An admin is treated as premium everywhere.
    await journey.promote(page, email);
  }
  await journey.createBlank(page);
  const user = await readOwnId(page);
  const resume = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return { name, page, resume, user, order: await journey.buyMonth(page, "CNY") };
}

async function shoot(journey: Journey, person: Person, place: Place, folder: string): Promise<number> {
  const { page } = person;
  const wide = { width: 1440, height: 900 };
  await chooseLocale(page, journey.server.url, place.locale);
  let made = 0;
  for (const [width, height] of Object.entries(widths)) {
    // The page is loaded anew for each width: what opens by itself on a wide screen may not on a phone.
    await page.setViewportSize({ width: Number(width), height });
    await openPlace(page, place);
    await showPictures(page);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const name = [place.name, place.locale, person.name, colorScheme, width].filter(Boolean).join("-");
      await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: "disabled" });
      made += 1;
    }
  }
  await page.setViewportSize(wide);
  return made;
}

/** Scrolls down the page, because pictures far below load only when they are scrolled to. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}
