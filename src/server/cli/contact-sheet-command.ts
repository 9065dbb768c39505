import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Printer } from "#server/pages/printer.ts";
import { installation } from "#server/pages/requester.ts";
import { designs } from "#templates/registry.ts";
import type { Examples } from "../features/content/service.ts";
import { pageShots, type Shot, themeShots } from "./contact-sheet-shots.ts";

const usage = "Usage: npm run designs [-- FOLDER [--pages] [--only NAME,…] [--before FOLDER]]";

/**
 * `npm run designs [-- FOLDER …]`: draws the designs with the product's own renderer and writes the pictures and an
 * `index.html` that shows them side by side: the first page in every theme or, with `--pages`, every page at one and
 * three pages, with and without a photo; both in both editions. `--only` names the designs to draw. `--before` is the
 * folder of an earlier run, whose pictures are shown above those of the same name. Exit codes: 0 done, 1 failed, 2 wrong
 * arguments.
 */
export async function makeContactSheet(args: readonly string[], studio: ContactSheetTools): Promise<number> {
  const started = performance.now();
  const asked = readArgs(args);
  if (!asked) {
    studio.error(usage);
    return 2;
  }
  const { folder, before } = asked;
  const all = asked.pages ? pageShots(studio.examples) : themeShots(studio.examples);
  const shots = all.filter(({ document }) => asked.only.includes(document.config.templateName));
  const made = new Map<Shot, string[]>();
  try {
    await mkdir(folder, { recursive: true });
    const waiting = [...shots];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { name, document, most } = next;
        // Each has a key of its own, so that they are drawn beside each other.
        const requester = { ...installation, key: name };
        const { pictures } = await studio.printer.pictures({ document, requester, width: limits.cover.width, most });
        const files = pictures.map((_, page) => (most === 1 ? `${name}.webp` : `${name}-${page + 1}.webp`));
        await Promise.all(pictures.map((bytes, page) => writeFile(path.join(folder, files[page] ?? ""), bytes)));
        made.set(next, files);
      }
    };
    await Promise.all([lane(), lane()]);
    const earlier = (file: string) => (before && existsSync(path.join(before, file)) ? path.join(before, file) : null);
    await writeFile(path.join(folder, "index.html"), sheetHtml(shots, made, folder, earlier));
  } catch (error) {
    const cause = error instanceof AppError && error.detail.cause instanceof Error ? error.detail.cause : error;
    studio.error(cause instanceof Error ? cause.message : String(cause));
    return 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  studio.out(`${path.join(folder, "index.html")}: ${[...made.values()].flat().length} pictures, ${seconds} s`);
  return 0;
}

export type ContactSheetTools = {
  printer: Pick<Printer, "pictures">;
  examples: Pick<Examples, "samples" | "portraits">;
  out(line: string): void;
  error(line: string): void;
};

/** Returns what is asked for, with the component names of the designs to draw; null for wrong arguments. */
function readArgs(args: readonly string[]) {
  const options = { pages: { type: "boolean" }, only: { type: "string" }, before: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder = path.join("shots", "designs"), ...more] = positionals;
    const names = values.only?.split(",") ?? designs.map(({ name }) => name);
    const only = names.map((name) => designs.find((design) => design.name === name)?.componentName ?? "");
    if (more.length > 0 || only.includes("")) return null;
    return { folder, only, pages: values.pages ?? false, before: values.before };
  } catch {
    return null;
  }
}

/** Returns a page with a row of pictures for each design and edition. A picture opens at full size. */
function sheetHtml(
  shots: readonly Shot[],
  made: ReadonlyMap<Shot, readonly string[]>,
  folder: string,
  earlier: (file: string) => string | null,
): string {
  const body = [...new Set(shots.map(({ row }) => row))].map((row) => {
    const ofRow = shots.filter((shot) => shot.row === row);
    const figures = ofRow.flatMap((shot) =>
      (made.get(shot) ?? []).map((file) => {
        const past = earlier(file);
        const images = [...(past ? [path.relative(folder, past)] : []), file].map(imageHtml).join("");
        return `<figure>${images}<figcaption>${shot.caption}</figcaption></figure>`;
      }),
    );
    return `<section><h2>${row}</h2><div>${figures.join("")}</div></section>`;
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
img { display: block; width: 100%; height: auto; margin-bottom: 4px; background: #fff; }
figcaption { font-size: 12px; color: #3e464d; }
</style>
${body.join("\n")}
</html>
`;
}

function imageHtml(file: string): string {
  return `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`;
}
