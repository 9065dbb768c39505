import { existsSync, statSync } from "node:fs";
import { z } from "zod";
import type { Endorsement, Guide, GuideCard, Logo, Review, SiteText } from "#contract/content.ts";
import { type Locale, locales } from "#locales/words.ts";
import { ConfigError } from "#server/config/error.ts";
import { fillContact } from "./contact.ts";
import { type Examples, readExamples } from "./examples.ts";
import { check, dayText, readJsonFile, readTextFiles, type TextFile, words } from "./files.ts";
import { type WrittenText, writeMarkdown } from "./markdown.ts";

export type { Examples, Sample, SampleItem, SampleSection } from "./examples.ts";
export { ownFolder } from "./files.ts";

/**
 * The site's editorial content, as opposed to the product's own texts. It is read from files and checked once, at
 * start, and stays in memory. An operator replaces it with a folder of their own (CONTENT_DIR).
 */
export type Content = {
  /** In the order they are shown. */
  guides: Record<Locale, readonly Guide[]>;
  texts: Record<Locale, ReadonlyMap<string, SiteText>>;
  logos: Record<Locale, readonly Logo[]>;
  endorsements: Record<Locale, readonly Endorsement[]>;
  /** Newest first. */
  reviews: Record<Locale, readonly Review[]>;
  examples: Examples;
};

/**
 * Reads a content folder; parts that it lacks come from the project's own. `contact` is what texts name as `{{contact}}`
 * (CONTACT). Throws ConfigError with one line.
 */
export function readContent(folder: string, contact: string | null = null): Content {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new ConfigError(`Wrong configuration. CONTENT_DIR: ${folder} is not a folder`);
  }
  const each = <T>(read: (edition: Locale) => T) =>
    Object.fromEntries(locales.map((edition) => [edition, read(edition)])) as Record<Locale, T>;
  return {
    guides: each((edition) => readGuides(folder, edition, contact)),
    texts: each((edition) => readTexts(folder, edition, contact)),
    logos: each((edition) =>
      readJsonFile(folder, "logos.json", z.array(logo))
        .filter((one) => one.edition === undefined || one.edition === edition)
        .map(({ edition: _edition, ...shown }) => shown),
    ),
    endorsements: each((edition) => readJsonFile(folder, `${edition}/endorsements.json`, z.array(endorsement))),
    reviews: each((edition) =>
      readJsonFile(folder, `${edition}/reviews.json`, z.array(review)).sort((one, other) =>
        other.date.localeCompare(one.date),
      ),
    ),
    examples: readExamples(folder),
  };
}

/** Returns the paths of the guides, for the sitemap; `edition` is set if only one edition has the guide. */
export function listGuidePages(content: Content): { path: string; edition?: Locale; changedAt: Date }[] {
  const slugs = new Set(locales.flatMap((locale) => content.guides[locale].map(({ slug }) => slug)));
  return [...slugs].map((slug) => {
    const found = locales.flatMap((edition) => {
      const guide = content.guides[edition].find((one) => one.slug === slug);
      return guide ? [{ edition, changedAt: new Date(guide.updatedAt) }] : [];
    });
    const changedAt = new Date(Math.max(...found.map((one) => one.changedAt.getTime())));
    const only = found.length === 1 ? found[0]?.edition : undefined;
    return { path: `/guides/${slug}`, changedAt, ...(only ? { edition: only } : {}) };
  });
}

export function cardOf({ slug, title, desc, minutes, updatedAt }: Guide): GuideCard {
  return { slug, title, desc, minutes, updatedAt };
}

const endorsement = z.strictObject({ name: words(80), role: words(120), text: words(600), isSample: z.boolean() });
const review = endorsement.extend({ date: dayText });
const logo = z.strictObject({
  name: words(60),
  mark: z
    .strictObject({
      viewBox: z.string().regex(/^-?[\d.]+( -?[\d.]+){3}$/, "four numbers with spaces between them"),
      path: z
        .string()
        .regex(/^[\dMmLlHhVvCcSsQqTtAaZzeE,.\s-]+$/, "the `d` of an SVG path")
        .max(20_000),
    })
    .nullable()
    .default(null),
  face: z.enum(["sans", "serif", "mono"]).default("sans"),
  isWordmark: z.boolean().default(false),
  /** The only edition that shows it; absent for both. */
  edition: z.enum(locales).optional(),
  isSample: z.boolean(),
});

const textFields = z.strictObject({ title: words(120), description: words(300), date: dayText });
const guideFields = textFields.extend({ order: z.coerce.number().int().default(0) });

function readGuides(folder: string, edition: Locale, contact: string | null): Guide[] {
  const read = readTextFiles(folder, `${edition}/guides`).map((file) => {
    const { title, description: desc, date: updatedAt, order } = check(file.file, guideFields, file.fields);
    const { html, toc, words: count } = write(file, contact);
    return { order, card: { slug: file.slug, title, desc, minutes: minutesOf(count), updatedAt }, html, toc };
  });
  read.sort((one, other) => one.order - other.order || one.card.slug.localeCompare(other.card.slug));
  return read.map(({ card, html, toc }, index) => ({
    ...card,
    html,
    toc,
    next: read.length > 1 ? (read[(index + 1) % read.length]?.card ?? null) : null,
  }));
}

function readTexts(folder: string, edition: Locale, contact: string | null): Map<string, SiteText> {
  return new Map(
    readTextFiles(folder, `${edition}/texts`).map((file) => {
      const { title, description: desc, date: updatedAt } = check(file.file, textFields, file.fields);
      const { html, toc } = write(file, contact);
      return [file.slug, { slug: file.slug, title, desc, updatedAt, html, toc }];
    }),
  );
}

function write(file: TextFile, contact: string | null): WrittenText {
  return writeMarkdown(fillContact(file.markdown, contact));
}

/** Words (Latin) and characters (CJK) read per minute, assuming a reader who wants to apply the text. */
const speed = { latin: 220, cjk: 400 };

function minutesOf(count: WrittenText["words"]): number {
  return Math.max(1, Math.round(count.latin / speed.latin + count.cjk / speed.cjk));
}
