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
 * Fonts that are made of those of the packages. For print: Chromium prints a variable font as Type 3; an instance of the same
 * outlines at one weight it prints as TrueType, a quarter of the bytes and with a sound text layer. And a PDF names each
 * glyph by one character, the first that has it, so characters that share the glyph of a commoner one are left out.
 * For the web: a part of a slice, with its axes, where one character would bring along 80 kB. HarfBuzz's subsetter makes
 * a font in 4 to 15 ms (a WOFF2 takes 40 more, beside the event loop); it is made when somebody first asks and kept in
 * the cache folder.
 */
export type InstanceOrder = {
  /** A WOFF2. */
  file: string;
  /** A value of the `wght` axis; null for a font that has none, or shall keep it. */
  weight: number | null;
  /** A value of the `opsz` axis; likewise. */
  opticalSize: number | null;
  /** The only characters that the new font shall have; null for all. */
  only: readonly Span[] | null;
  /** Characters that the new font shall not have. */
  without: readonly number[];
  /** Whether it keeps the hints of its outlines. */
  isHinted: boolean;
  /** Its PostScript name; null to leave it the one it has. */
  called: string | null;
  form: "truetype" | "woff2";
  /** Names the instance among all others, for ever: slice, weight, version. */
  name: string;
};

/** The bytes of the instance. Rejects when the file is not a WOFF2 or has not the axis. */
export async function fontInstance({
  file,
  called,
  form,
  name,
  ...order
}: InstanceOrder): Promise<Uint8Array<ArrayBuffer>> {
  folder ??= cacheFolder("made-fonts");
  const kept = path.join(await folder, name);
  try {
    return new Uint8Array(await readFile(kept));
  } catch {}
  const cut = instanceOf(await decompress(await readFile(file)), order);
  const made = called === null ? cut : renameFont(cut, called);
  const font = form === "woff2" ? await encodeWoff2(made) : made;
  // Whoever comes second finds all or nothing. A full disk costs time, not the print.
  const partial = `${kept}.${process.pid}.${serial++}`;
  await writeFile(partial, font)
    .then(() => rename(partial, kept))
    .catch(() => {});
  return font;
}

let folder: Promise<string> | undefined;
let serial = 0;

/** What is used of `hb-subset.h`; pointers are numbers. */
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
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_set_clear(set: number): void;
  hb_set_add(set: number, value: number): void;
  hb_set_del(set: number, value: number): void;
  hb_subset_or_fail(face: number, input: number): number;
};

/** This floor has no DOM types, and Node's say nothing of WebAssembly. */
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
    // A glyph that is asked for brings its characters along, so glyphs are reached by the characters that are left.
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
    // Memory may have grown, and with it moved: its buffer is asked for anew, and the bytes are copied out.
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
