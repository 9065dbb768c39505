import { readFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import decompress from "woff2-encoder/decompress";
import { cacheFolder } from "#server/cache-folder.ts";
import { renameFont } from "./font-name.ts";
import type { Span } from "./font-ranges.ts";
import { encodeWoff2 } from "./woff2.ts";

/**
 * Fonts that are cut out of those of the packages.
 * For print: Chromium prints a variable font as Type 3, but an instance of the same outlines at one weight as TrueType,
 * with a quarter of the bytes and a sound text layer. And a PDF names each glyph by the first character that has it, so
 * characters that share the glyph of a more common one are left out.
 * For the web: a part of a slice, with its axes, where one character would otherwise load 80 kB.
 * HarfBuzz's subsetter makes a font in 4 to 15 ms (a WOFF2 takes 40 ms more, off the event loop). A font is made on its
 * first request and cached in the cache folder.
 */
export type InstanceOrder = {
  /** The path of a WOFF2 file. */
  file: string;
  /** The value of the `wght` axis; null for a font that has none or keeps it. */
  weight: number | null;
  /** The value of the `opsz` axis; null as for `weight`. */
  opticalSize: number | null;
  /** The only characters that the new font has; null for all. */
  only: readonly Span[] | null;
  /** Characters that the new font does not have. */
  without: readonly number[];
  /** Whether the new font keeps the hints of its outlines. */
  isHinted: boolean;
  /** Its PostScript name; null to keep the existing one. */
  called: string | null;
  form: "truetype" | "woff2";
  /** The permanent unique name of the instance: slice, weight, version. */
  name: string;
};

/** Returns the bytes of the instance. Rejects when the file is not a WOFF2 or lacks the axis. */
export async function fontInstance({
  file,
  called,
  form,
  name,
  ...order
}: InstanceOrder): Promise<Uint8Array<ArrayBuffer>> {
  folder ??= cacheFolder("made-fonts");
  const cachedFile = path.join(await folder, name);
  try {
    return new Uint8Array(await readFile(cachedFile));
  } catch {}
  const cut = instanceOf(await decompress(await readFile(file)), order);
  const made = called === null ? cut : renameFont(cut, called);
  const font = form === "woff2" ? await encodeWoff2(made) : made;
  // The file is renamed into place, so that a concurrent reader finds all of it or none. When it cannot be written (a
  // full disk), the font is made anew each time and the print still succeeds.
  const partial = `${cachedFile}.${process.pid}.${serial++}`;
  await writeFile(partial, font)
    .then(() => rename(partial, cachedFile))
    .catch(() => {});
  return font;
}

let folder: Promise<string> | undefined;
let serial = 0;

/** The part of `hb-subset.h` that is used here; pointers are numbers. */
type Subsetter = {
  memory: { buffer: ArrayBuffer };
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_get_flags(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_set_clear(set: number): void;
  hb_set_add(set: number, value: number): void;
  hb_set_del(set: number, value: number): void;
  hb_subset_or_fail(face: number, input: number): number;
};

/** The server compiles without DOM types, and Node's types do not declare WebAssembly. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

let loaded: Subsetter | undefined;

function subsetter(): Subsetter {
  if (loaded) return loaded;
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  loaded = exports as Subsetter;
  return loaded;
}

const memoryModeWritable = 2;
const flagNoHinting = 1;
const layoutFeatures = 6;
/**
 * The features that close up full-width marks where two meet, "chws" and "vchw". Where a font has them, Chromium leaves
 * the closing up to it; but two marks are often in two slices, and no font can do it across fonts. Without them Chromium
 * closes up itself, by the alternative widths of each mark (`halt`).
 */
const contextualSpacing = [0x63687773, 0x76636877];
const axes = { weight: 0x77676874, opticalSize: 0x6f70737a }; // "wght", "opsz"

function instanceOf(
  font: Uint8Array,
  { only, without, isHinted, ...values }: Omit<InstanceOrder, "file" | "called" | "form" | "name">,
): Uint8Array<ArrayBuffer> {
  const hb = subsetter();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.length, memoryModeWritable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  let made = 0;
  try {
    hb.hb_subset_input_keep_everything(input);
    if (!isHinted) hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | flagNoHinting);
    for (const feature of contextualSpacing) hb.hb_set_del(hb.hb_subset_input_set(input, layoutFeatures), feature);
    // A requested glyph brings its characters along, so glyphs are selected only by the characters that remain.
    hb.hb_set_clear(hb.hb_subset_input_glyph_set(input));
    const characters = hb.hb_subset_input_unicode_set(input);
    if (only) hb.hb_set_clear(characters);
    for (const [first, last] of only ?? []) {
      for (let character = first; character <= last; character += 1) hb.hb_set_add(characters, character);
    }
    for (const character of without) hb.hb_set_del(characters, character);
    for (const axis of ["weight", "opticalSize"] as const) {
      const value = values[axis];
      const pinned = value === null || hb.hb_subset_input_pin_axis_location(input, face, axes[axis], value);
      if (!pinned) throw new Error(`No axis for ${axis}.`);
    }
    made = hb.hb_subset_or_fail(face, input);
    if (!made) throw new Error("No instance could be made.");
    const result = hb.hb_face_reference_blob(made);
    const start = hb.hb_blob_get_data(result, 0);
    // The memory may have grown and thereby moved, so its buffer is read again and the bytes are copied out.
    const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    return bytes as Uint8Array<ArrayBuffer>;
  } finally {
    if (made) hb.hb_face_destroy(made);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
  }
}
