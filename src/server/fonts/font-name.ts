/**
 * Gives a font its own PostScript name, by which a PDF lists it: an instance that was cut out of a variable font still
 * has the name of the lightest weight. The new name table is appended to the file and the directory points to it; the
 * old table stays as unused bytes.
 */
export function renameFont(font: Uint8Array<ArrayBuffer>, name: string): Uint8Array<ArrayBuffer> {
  const entry = directoryEntry(font, "name");
  if (entry === null) throw new Error("A font without a name table.");
  const table = nameTable(name);
  const start = Math.ceil(font.length / 4) * 4;
  const renamed = new Uint8Array(start + Math.ceil(table.length / 4) * 4);
  renamed.set(font);
  renamed.set(table, start);
  const view = new DataView(renamed.buffer);
  view.setUint32(entry + 4, checksum(view, start));
  view.setUint32(entry + 8, start);
  view.setUint32(entry + 12, table.length);
  return renamed;
}

const styles: Readonly<Record<number, string>> = {
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "SemiBold",
  700: "Bold",
  800: "ExtraBold",
  900: "Black",
};

/** Returns a PostScript name such as `NotoSansSC-Bold` or `Roboto-Italic`. */
export function postScriptName(family: string, weight: number, isItalic: boolean): string {
  const style = `${styles[weight] ?? weight}${isItalic ? "Italic" : ""}`.replace(/^RegularItalic$/, "Italic");
  return `${family.replaceAll(" ", "")}-${style}`;
}

const directoryStart = 12;
const entrySize = 16;

/** Returns the offset of a table's entry in the directory at the beginning of the file, or null. */
function directoryEntry(font: Uint8Array<ArrayBuffer>, tag: string): number | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = directoryStart + index * entrySize;
    if (String.fromCharCode(...font.subarray(at, at + 4)) === tag) return at;
  }
  return null;
}

/**
 * Returns a name table with the family, style, full and PostScript name in English for the Windows platform, which
 * every reader understands.
 */
function nameTable(name: string): Uint8Array {
  const [family = name, style = "Regular"] = name.split("-");
  const names = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, name],
  ] as const;
  const [head, record] = [6, 12];
  const length = names.reduce((sum, [, text]) => sum + text.length * 2, head + names.length * record);
  const table = new DataView(new ArrayBuffer(length));
  const strings = head + names.length * record;
  table.setUint16(2, names.length);
  table.setUint16(4, strings);
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const at = head + index * record;
    const fields = [3, 1, 0x409, id, text.length * 2, offset];
    for (const [field, value] of fields.entries()) table.setUint16(at + field * 2, value);
    for (let letter = 0; letter < text.length; letter += 1) {
      table.setUint16(strings + offset + letter * 2, text.charCodeAt(letter));
    }
    offset += text.length * 2;
  }
  return new Uint8Array(table.buffer);
}

/** Returns the checksum of everything from `start` to the end: the sum of its words of four bytes. */
function checksum(view: DataView, start: number): number {
  let sum = 0;
  for (let at = start; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
