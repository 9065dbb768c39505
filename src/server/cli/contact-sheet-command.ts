import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Printer } from "#server/pages/printer.ts";
import { installation } from "#server/pages/requester.ts";
import { designs } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";
import type { Examples } from "../features/content/service.ts";
import { type ShowcaseEntry, showcase } from "../features/samples/showcase.ts";

/**
 * `npm run designs [-- FOLDER]`: draws every design in every theme, in both editions, with the product's own renderer,
 * and writes the pictures and an `index.html` that shows them side by side. Exit codes: 0 done, 1 failed, 2 wrong
 * arguments.
 */
export async function makeContactSheet(args: readonly string[], studio: ContactSheetTools): Promise<number> {
  const started = performance.now();
  const [folder = path.join("shots", "designs"), ...more] = args;
  if (more.length > 0 || folder.startsWith("-")) {
    studio.error("Usage: npm run designs [-- FOLDER]");
    return 2;
  }
  const showings = showcase(studio.examples);
  try {
    await mkdir(folder, { recursive: true });
    const waiting = [...showings];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { document } = next;
        // Each has a key of its own, so that they are drawn beside each other.
        const requester = { ...installation, key: fileNameOf(next) };
        const picture = await studio.printer.cover({ document, requester, ...size });
        await writeFile(path.join(folder, fileNameOf(next)), picture);
      }
    };
    await Promise.all([lane(), lane()]);
    await writeFile(path.join(folder, "index.html"), sheetHtml(showings));
  } catch (error) {
    const cause = error instanceof AppError && error.detail.cause instanceof Error ? error.detail.cause : error;
    studio.error(cause instanceof Error ? cause.message : String(cause));
    return 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  studio.out(`${path.join(folder, "index.html")}: ${showings.length} pictures, ${seconds} s`);
  return 0;
}

export type ContactSheetTools = {
  printer: Pick<Printer, "cover">;
  examples: Pick<Examples, "samples">;
  out(line: string): void;
  error(line: string): void;
};

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };

function fileNameOf({ design, theme, edition }: ShowcaseEntry): string {
  return `${design.name}-${theme}-${edition}.webp`;
}

/** Returns a page with a row of pictures for each design and edition. A picture opens at full size. */
function sheetHtml(showings: readonly ShowcaseEntry[]): string {
  const rows = designs.flatMap((design) => (["en", "ch"] as const).map((edition) => ({ design, edition })));
  const body = rows.map(({ design, edition }) => {
    const figures = showings.filter((one) => one.design === design && one.edition === edition).map(figureHtml);
    const facts = `${design.columns} column${design.columns === "two" ? "s" : ""}, ${design.isPro ? "premium" : "free"}`;
    const title = `${design.title.en} · ${edition} · ${facts}`;
    return `<section><h2>${title}</h2><div>${figures.join("")}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Designs</title>
<style>
body { margin: 24px; background: #e7eae8; color: #14181b; font: 14px/1.5 system-ui, sans-serif; }
h2 { margin: 32px 0 8px; font-size: 15px; }
div { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 16px; }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; background: #fff; }
figcaption { margin-top: 4px; font-size: 12px; color: #3e464d; }
</style>
${body.join("\n")}
</html>
`;
}

function figureHtml(showing: ShowcaseEntry): string {
  const file = fileNameOf(showing);
  const title = findTheme(showing.theme)?.title.en ?? showing.theme;
  const image = `<img src="${file}" width="${size.width}" height="${size.height}" loading="lazy" alt="${file}">`;
  return `<figure><a href="${file}">${image}</a><figcaption>${title}</figcaption></figure>`;
}
