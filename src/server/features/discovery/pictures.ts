import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { installation } from "#server/pages/requester.ts";
import { Mark } from "#templates/brand.tsx";
import { demoId } from "../catalog/service.ts";
import { findForCover } from "../resumes/service.ts";
import { sharePicture } from "./service.ts";
import { shareMarkup } from "./share-picture.tsx";

/** The designs on the picture; the first is in front. */
const shown = ["TemplateModern", "TemplateSidebar"];
const sheetSize = { width: 800, height: 1132 };

/**
 * Returns a function that gives the share picture as JPEG, the format that every reader of links supports. The renderer
 * draws it on the first request, and it is cached in DATA_DIR/share. Throws RendererBusy, and providerUnavailable if
 * there is no browser.
 */
export function createSharePictures(deps: Deps): (locale: Locale) => Promise<Uint8Array> {
  const folder = path.join(deps.config.dataDir, "share");
  const drawing = new Map<Locale, Promise<Uint8Array>>();

  async function draw(locale: Locale): Promise<Uint8Array> {
    const { width, height } = sharePicture(locale);
    const { line, text } = { ch, en }[locale].discovery;
    const sheets: Uint8Array[] = [];
    for (const design of shown) {
      const resume = await findForCover(deps, null, demoId(design, locale));
      if (resume)
        sheets.push(await deps.printer.cover({ ...sheetSize, document: resume.document(), requester: installation }));
    }
    const markup = shareMarkup({ locale, width, height, line, text, sheets });
    const job = { markup: () => markup, requester: installation, cost: 1 };
    return sharp(await deps.printer.picture({ ...job, width, height }))
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  }

  async function find(locale: Locale): Promise<Uint8Array> {
    const file = path.join(folder, path.basename(sharePicture(locale).path));
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const bytes = await draw(locale);
    // If the disk cannot be written, the picture is drawn once per start instead of failing.
    await storeFile(file, bytes).catch((error: NodeJS.ErrnoException) => {
      deps.log.warn({ code: error.code }, "share picture not stored");
    });
    return bytes;
  }

  return (locale) => {
    let running = drawing.get(locale);
    if (!running) {
      running = find(locale);
      drawing.set(locale, running);
      running.catch(() => drawing.delete(locale));
    }
    return running;
  };
}

async function storeFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}

const mark = renderToStaticMarkup(createElement(Mark, { size: 24 }));

/**
 * Square icons for home screens, by side in px: the mark on the brand's ink colour, with the margin that a mask may cut
 * off.
 */
export const iconSides = { "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512, favicon: 48 } as const;
export type IconName = keyof typeof iconSides;
const icons = new Map<IconName, Promise<Uint8Array>>();

export function iconOf(name: IconName): Promise<Uint8Array> {
  const side = iconSides[name];
  const inset = name === "favicon" ? 3 : 5.4;
  const scale = (24 - 2 * inset) / 24;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${side}" height="${side}"><path fill="#0f1613" d="M0 0h24v24H0z"/><g color="#fff" transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`;
  const made = icons.get(name) ?? sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  icons.set(name, made);
  return made;
}

/** Returns a favicon.ico that contains one PNG after a header of 22 bytes. */
export async function faviconIco(): Promise<Uint8Array> {
  const png = await iconOf("favicon");
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(iconSides.favicon, 6);
  head.writeUInt8(iconSides.favicon, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

/** The version in the icons' URLs. It depends on the mark alone, the only thing that changes them. */
export const iconState = createHash("sha256").update(mark).digest("hex").slice(0, 8);
