import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { designs } from "#templates/registry.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { keptPrint } from "./kept-print.ts";

export type OwnPrint = { name: string; lang: Language; document: ResumeDocument; bytes: Uint8Array };

const samples: Partial<Record<Language, string>> = { en: "priya", ch: "lin" };

/** Prints the sample of each language in each design, once: a print is kept until its document changes. */
export async function ownPrints(only?: string): Promise<OwnPrint[]> {
  const printer = createChromiumPrinter({ path: process.env.CHROMIUM_PATH, pages: 1, timeout: 120_000, now: Date.now });
  const prints: OwnPrint[] = [];
  try {
    for (const lang of languages) {
      const name = samples[lang] ?? `own-${lang}`;
      const fixture = fixturesIn(lang).find((one) => one.name === name);
      if (!fixture) throw new Error(`There is no sample ${name}`);
      for (const design of designs) {
        if (only && !`${design.name}-${lang}`.includes(only)) continue;
        const config = {
          ...fixture.document.config,
          templateName: design.componentName,
          templateTheme: design.themes[0],
        };
        const document = { ...fixture.document, config };
        const bytes = await keptPrint(`own-${design.name}-${lang}`, document, () =>
          printer.pdf({ requester: newRequester(), document }),
        );
        prints.push({ name: `${design.name} ${lang}`, lang, document, bytes });
      }
    }
  } finally {
    await printer.close();
  }
  return prints;
}
