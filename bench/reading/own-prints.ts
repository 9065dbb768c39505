import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { designs } from "#templates/registry.ts";
import { newRequester } from "#tests/harness/requester.ts";

/** The ignored folder of what the bench reads. */
export const folder = path.resolve("bench/reading/files");

export type OwnPrint = { name: string; lang: Language; document: ResumeDocument; bytes: Uint8Array };

const samples: Partial<Record<Language, string>> = { en: "priya", ch: "lin" };

/** Prints the sample of each language in each design, once: a print is kept until its document changes. */
export async function ownPrints(only?: string): Promise<OwnPrint[]> {
  await mkdir(folder, { recursive: true });
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
        const key = createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 12);
        const file = path.join(folder, `own-${design.name}-${lang}-${key}.pdf`);
        if (!existsSync(file)) {
          const { bytes } = await printer.pdf({ requester: newRequester(), document });
          if (bytes) await writeFile(file, bytes);
        }
        prints.push({ name: `${design.name} ${lang}`, lang, document, bytes: await readFile(file) });
      }
    }
  } finally {
    await printer.close();
  }
  return prints;
}
