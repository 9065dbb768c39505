import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#server/root.ts";
import { type FontFamily, type FontId, findFont, fontFamilies, fontIds } from "#templates/fonts.ts";

/**
 * The fonts of sheets as they are served: the packages' own @font-face rules with our addresses, woff2 only, and
 * `font-display: block`, because a swap would move the page breaks. Files are read from node_modules, never copied.
 */
type Face = { css: string; version: string; files: ReadonlySet<string> };

const faces = new Map<FontId, Face>();

/** @font-face rules of the families, in order; addresses are `/fonts/<family>/<file>`. */
export function fontFaceCss(ids: readonly FontId[] = fontIds): string {
  return ids.map((id) => faceOf(id).css).join("\n");
}

/** Address of a family's rules: changes with the package's version, so it may be cached for ever. */
export function fontCssAddress(id: FontId): string {
  return `/fonts/${id}.css?v=${faceOf(id).version}`;
}

/** The woff2 at an address of `fontFaceCss`, or null. Only names that the rules themselves mention are ever opened. */
export async function readFontFile(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const match = /^\/fonts\/([a-z0-9-]+)\/([a-z0-9-]+\.woff2)(?:\?|$)/.exec(address);
  const id = findFont(match?.[1] ?? null);
  const file = match?.[2];
  if (!id || !file || !faceOf(id).files.has(file)) return null;
  return new Uint8Array(await readFile(path.join(folderOf(fontFamilies[id]), "files", file)));
}

const folderOf = (family: FontFamily) => path.join(projectRoot, "node_modules", family.package);

function faceOf(id: FontId): Face {
  const known = faces.get(id);
  if (known) return known;
  const family: FontFamily = fontFamilies[id];
  const folder = folderOf(family);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string };
  const sheets = [
    ...family.weights.map((weight) => `${weight}.css`),
    ...family.italics.map((it) => `${it}-italic.css`),
  ];
  const files = new Set<string>();
  const css = sheets
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .map((rule) =>
      rule
        .replace(/\s*\n\s*/g, " ")
        .replace(/font-display:\s*\w+/, "font-display: block")
        .replace(/src:[^;]*;/, (source) => {
          const file = /url\(\.\/files\/([a-z0-9-]+\.woff2)\)/.exec(source)?.[1];
          if (!file) throw new Error(`${family.package}: a face without woff2`);
          files.add(file);
          return `src: url(/fonts/${id}/${file}?v=${version}) format("woff2");`;
        }),
    )
    .join("\n");
  const face = { css, version, files };
  faces.set(id, face);
  return face;
}
