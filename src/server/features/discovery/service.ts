import { createHash } from "node:crypto";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { version } from "#server/version.ts";

const size = { width: 1200, height: 630 };
const words = { ch, en };

/**
 * Returns the path, size and alternative text of the picture that represents the site where a link to it is shared; one
 * per edition.
 */
export function sharePicture(locale: Locale) {
  const { discovery } = words[locale];
  const state = createHash("sha256").update(version).update(JSON.stringify(discovery)).digest("hex").slice(0, 8);
  return { ...size, path: `/share/${locale}-${state}.jpg`, alt: discovery.alt };
}
