import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "#locales/words.ts";
import { projectRoot } from "#server/root.ts";
import { chooseLocale } from "./harness/every-page.ts";
import { type Journey, startOwnJourney } from "./harness/journey.ts";
import { assistant } from "./videos/assistant.ts";
import { encode, type Film, record } from "./videos/film.ts";
import { polish } from "./videos/polish.ts";
import { translation } from "./videos/translation.ts";
import { upload } from "./videos/upload.ts";

/**
 * `npm run videos [-- NAME …]`: the videos of the assistant on the first page, one for each session in each edition,
 * filmed in the product itself. Each is a WebM with a picture of one of its moments and with captions, in
 * web/features/home/tour/videos; a tab of the first page appears with its files. A new session is a line in this table.
 */
const sessions = { assistant, polish, translation, upload } satisfies Record<string, Session>;

/** What a person does in front of the camera, from a page that is signed in and empty. */
export type Session = (film: Film, locale: Locale) => Promise<void>;

const folder = path.join(projectRoot, "src/web/features/home/tour/videos");
/** A first page must not cost more than the look at it is worth. */
const mostBytes = 700_000;
/** A column of fields beside a page fits, and letters can be read where the video is as wide as half a desktop. */
const view = { width: 1152, height: 648 };

/** Yields a line for each video made. */
export async function* makeVideos(names: readonly string[]): AsyncGenerator<string> {
  mkdirSync(folder, { recursive: true });
  const journey = await startOwnJourney();
  try {
    for (const [name, session] of Object.entries(sessions)) {
      if (names.length > 0 && !names.includes(name)) continue;
      for (const locale of locales) yield await makeVideo(journey, name, session, locale);
    }
  } finally {
    await journey.close();
  }
}

async function makeVideo(journey: Journey, name: string, session: Session, locale: Locale): Promise<string> {
  const base = path.join(folder, `${name}-${locale}`);
  const page = await signedIn(journey, name, locale);
  const reel = await record(page, (film) => session(film, locale));
  await page.context().close();
  await encode(reel, base, mostBytes);
  writeFileSync(`${base}.vtt`, captionsOf(reel.captions, reel.seconds));
  noteLength(`${name}-${locale}`, reel.seconds);
  return `${name}-${locale}: ${reel.seconds.toFixed(1)} s, ${Math.round(statSync(`${base}.webm`).size / 1000)} KB`;
}

/** Returns a page of somebody new. */
async function signedIn(journey: Journey, name: string, locale: Locale) {
  const first = await journey.openPage();
  await journey.signUp(first, `${name}-${locale}@example.com`);
  await chooseLocale(first, journey.server.url, locale);
  const storageState = await first.context().storageState();
  await first.context().close();
  const context = await journey.browser.newContext({
    storageState,
    viewport: view,
    colorScheme: "light",
    reducedMotion: "no-preference",
    locale: locale === "ch" ? "zh-CN" : "en-GB",
    baseURL: journey.server.url,
  });
  return context.newPage();
}

/** A tab names the length of its video before the video is loaded. */
function noteLength(name: string, seconds: number): void {
  const file = path.join(folder, "lengths.json");
  const known = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  const all = Object.entries({ ...known, [name]: Number(seconds.toFixed(1)) });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns the captions as WebVTT: each is shown until the next one begins. */
function captionsOf(captions: readonly { at: number; text: string }[], seconds: number): string {
  const cues = captions.map(({ at, text }, index) => {
    const end = captions[index + 1]?.at ?? seconds;
    return `${timeOf(at)} --> ${timeOf(end)}\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function timeOf(seconds: number): string {
  const [whole = "0", part = "000"] = seconds.toFixed(3).split(".");
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(Number(whole) / 60))}:${two(Number(whole) % 60)}.${part}`;
}
