import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import type { Design } from "#templates/design.ts";
import { findTheme } from "#templates/themes.ts";
import type { Examples } from "../features/content/service.ts";
import { portraitUrl, type ShowcaseEntry, showcase } from "../features/samples/showcase.ts";

/** A resume of the contact sheet, `most` pages of which become pictures. `name` is unique: files are called by it. */
export type Shot = { name: string; caption: string; row: string; document: ResumeDocument; most: number };

type Content = Pick<Examples, "samples" | "portraits">;

/** Returns the first page of every design in every theme and both editions, a row for each design and edition. */
export function themeShots(content: Content): Shot[] {
  return showcase(content).map(({ design, theme, edition, document }) => ({
    name: `${design.name}-${theme}-${edition}`,
    caption: findTheme(theme)?.title.en ?? theme,
    row: rowTitle(design, edition),
    document,
    most: 1,
  }));
}

/**
 * Returns all pages of every design in its own theme and both editions, as one page and as about three, with and without
 * a photo.
 */
export function pageShots(content: Content): Shot[] {
  const own = showcase(content).filter(({ design, theme }) => theme === design.themes[0]);
  return own.flatMap((entry, index) => {
    const { design, edition } = entry;
    const lengths = { one: entry.document, three: lengthened(entry.document, othersThan(entry, own)) };
    return Object.entries(lengths).flatMap(([length, document]) =>
      [false, true].map((hasPhoto) => ({
        name: `${design.name}-${edition}-${length}${hasPhoto ? "-photo" : ""}`,
        caption: hasPhoto ? "with a photo" : "without a photo",
        row: rowTitle(design, edition),
        document: withPhoto(document, hasPhoto ? photoFor(entry, content, index) : ""),
        most: 4,
      })),
    );
  });
}

function rowTitle(design: Design, edition: Locale): string {
  const facts = `${design.columns} column${design.columns === "two" ? "s" : ""}, ${design.isPro ? "premium" : "free"}`;
  return `${design.title.en} · ${edition} · ${facts}`;
}

/** Returns the other samples of the edition, beginning with the next one; several designs may show the same. */
function othersThan({ document, edition }: ShowcaseEntry, all: readonly ShowcaseEntry[]): ResumeDocument[] {
  const names = new Map(all.filter((one) => one.edition === edition).map((one) => [one.document.name, one.document]));
  const others = [...names.values()];
  const at = others.findIndex(({ name }) => name === document.name);
  return [...others.slice(at + 1), ...others.slice(0, at)];
}

/** How many other resumes give their entries to the long one, by the kind of section. */
const givers: Partial<Record<Section["type"], number>> = { empolyment: 4, project: 3, education: 1, certificate: 1 };

/** Returns the document with entries of others in its own sections, as of somebody who did all of it. */
function lengthened(document: ResumeDocument, others: readonly ResumeDocument[]): ResumeDocument {
  const sections = document.data.sections.map((section) => {
    const given = others
      .flatMap(({ data }) => data.sections.filter(({ type }) => type === section.type))
      .slice(0, givers[section.type] ?? 0);
    const items = [section, ...given].flatMap(({ data }) => data);
    return { ...section, data: items.map((item, index) => ({ ...item, id: `${section.id}-${index}` })) };
  });
  return { ...document, data: { ...document.data, sections } };
}

/** Returns the photo of the sample, or one of the portraits where it has none. */
function photoFor({ document }: ShowcaseEntry, { portraits }: Content, index: number): string {
  const names = Object.keys(portraits);
  return document.data.basicInfo.avatar || portraitUrl + (names[index % names.length] ?? "");
}

/** Returns the document with that photo, shown even where the design leaves it out by itself. */
function withPhoto(document: ResumeDocument, avatar: string): ResumeDocument {
  const { data, config } = document;
  return {
    ...document,
    data: { ...data, basicInfo: { ...data.basicInfo, avatar } },
    config: { ...config, design: { ...config.design, showPhoto: "always" } },
  };
}
