import path from "node:path";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumRenderer } from "#server/adapters/renderer/chromium.ts";
import { readContent } from "#server/features/content/service.ts";
import { sampleDocument } from "#server/features/samples/sample-document.ts";
import { isPlainLatin, sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { printFonts } from "#server/pages/chromium-printer.ts";
import { htmlLang } from "#templates/design.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { papers } from "#templates/paging.ts";
import { designs } from "#templates/registry.ts";
import { createChance } from "#tests/harness/faults/chance.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { drawnMarkup } from "./drawn/markup.ts";
import { type DrawnStyle, drawStyle } from "./drawn/style.ts";
import { keptPrint } from "./kept-print.ts";

export type DrawnPage = { lang: Language; style: DrawnStyle; document: ResumeDocument; bytes: Uint8Array };

/**
 * Prints resumes of our own in looks that are drawn at random, as strangers choose theirs: the structure of the page, the
 * titles of sections, the heads of entries, dates and marks of lists. Their truth is known without anybody writing it
 * down, so that weaknesses show that no gathered document happens to have. The same seed draws the same pages; a print
 * is kept until its markup changes.
 */
export async function drawnPages(perLanguage: number, seed = 1): Promise<DrawnPage[]> {
  const renderer = createChromiumRenderer({
    path: process.env.CHROMIUM_PATH,
    pages: 1,
    now: Date.now,
    fonts: printFonts,
  });
  const chance = createChance(seed);
  const pages: DrawnPage[] = [];
  try {
    for (const lang of languages) {
      const documents = documentsIn(lang);
      for (let drawn = 0; drawn < perLanguage; drawn += 1) {
        const style = drawStyle(chance, lang);
        const document = inFont(chance.pick(documents), style);
        const markup = {
          ...drawnMarkup(document, style),
          fonts: sheetFonts(document),
          isPlain: isPlainLatin(document),
          lang: htmlLang[lang],
          title: document.name,
          paper: papers.a4,
        };
        const bytes = await keptPrint(`drawn-${lang}`, markup, () =>
          renderer.pdf({
            requester: newRequester(),
            cost: 1,
            markup: () => markup,
            metadata: { title: document.name, author: "", subject: "", keywords: [] },
            describeLink: (url) => url,
            most: 30,
          }),
        );
        pages.push({ lang, style, document, bytes });
      }
    }
  } finally {
    await renderer.close();
  }
  return pages;
}

/** The resumes that are written in a language: the site's examples, and the samples and the long ones of the designs. */
function documentsIn(lang: Language): ResumeDocument[] {
  const [design] = designs;
  const { examples } = readContent(path.resolve("content"));
  const samples = lang === "ch" || lang === "en" ? examples.samples[lang] : [];
  const written = fixturesIn(lang).filter(({ name }) => [`own-${lang}`, `long-${lang}`].includes(name));
  return [
    ...samples.map((sample) => sampleDocument(sample, { design, theme: design.themes[0], avatar: "" })),
    ...written.map(({ document }) => document),
  ];
}

function inFont(document: ResumeDocument, { font }: DrawnStyle): ResumeDocument {
  const { config } = document;
  return { ...document, config: { ...config, design: { ...config.design, fontFamily: font } } };
}
