import { plainStyle, type TextStyle } from "#core/resume/reading/flow-layout.ts";

/**
 * How a Word 97 file sets its text ([MS-DOC]): runs of letters and paragraphs have lists of changes, kept in pages of 512
 * bytes (CHPX and PAPX), on top of those of their styles. Only what a reader needs is read: weight, size and colour of
 * letters, and lists, indents, cells and rows of paragraphs.
 */
export type DocParagraph = {
  isInTable: boolean;
  isRowEnd: boolean;
  isListed: boolean;
  /** In points. */
  indent: number;
  style: number;
  /** Of the end of a row: the widths of its cells, and which of them are merged into the one before. */
  cells: readonly { width: number; isMerged: boolean }[];
};
export type DocLetters = TextStyle & {
  isHidden: boolean;
  /** The letter that a symbol stands for, in the place of the one in the text. */
  symbol: string;
};
export type DocProperties = {
  /** `offset`: where in the stream of the text the letter is stored. */
  paragraphAt(offset: number): DocParagraph;
  lettersAt(offset: number, style: number): DocLetters;
};

type Change = { code: number; operand: DataView };
type Stretch = { from: number; to: number; changes: Uint8Array };
type Style = { base: number; paragraph: Uint8Array; letters: Uint8Array };

const nothing = new Uint8Array(0);
const pageSize = 512;
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the properties of a file; null where they cannot be read, so that its text is read without them. */
export function propertiesOf(main: Uint8Array, table: Uint8Array): DocProperties | null {
  try {
    const fib = viewOf(main);
    const part = (at: number) => {
      const from = fib.getUint32(at, true);
      return table.subarray(from, from + fib.getUint32(at + 4, true));
    };
    const letters = stretchesOf(main, part(0xfa), false);
    const paragraphs = stretchesOf(main, part(0x102), true);
    return paragraphs.length === 0 ? null : properties(letters, paragraphs, stylesOf(part(0xa2)));
  } catch {
    return null;
  }
}

function properties(letters: Stretch[], paragraphs: Stretch[], styles: readonly (Style | null)[]): DocProperties {
  const chains = new Map<number, Style[]>();
  /** A style after those that it is based on. */
  const chainOf = (id: number): Style[] => {
    const known = chains.get(id);
    if (known) return known;
    const chain: Style[] = [];
    for (let at = id, style = styles[at]; style && chain.length < 12; at = style.base, style = styles[at])
      chain.unshift(style);
    chains.set(id, chain);
    return chain;
  };
  const looks = new Map<string, DocLetters>();
  return {
    paragraphAt(offset) {
      const changes = at(paragraphs, offset);
      const style = changes.length > 1 ? viewOf(changes).getUint16(0, true) : 0;
      const all = [...chainOf(style).map(({ paragraph }) => paragraph), changes.subarray(2)];
      return all.reduce<DocParagraph>((paragraph, one) => changesIn(one).reduce(withParagraphChange, paragraph), {
        isInTable: false,
        isRowEnd: false,
        isListed: false,
        indent: 0,
        style,
        cells: [],
      });
    },
    lettersAt(offset, style) {
      const changes = at(letters, offset);
      const key = `${style} ${changes.byteOffset} ${changes.length}`;
      const known = looks.get(key);
      if (known) return known;
      const own = changesIn(changes);
      const named = own.find(({ code }) => code === 0x4a30)?.operand.getUint16(0, true);
      const chain = [...chainOf(style), ...(named === undefined ? [] : chainOf(named))];
      const start: DocLetters = { ...plainStyle, size: 10, isHidden: false, symbol: "" };
      const styled = chain.reduce(
        (look, one) =>
          changesIn(one.letters).reduce((before, change) => withLetterChange(before, change, before), look),
        start,
      );
      const look = own.reduce((before, change) => withLetterChange(before, change, styled), styled);
      looks.set(key, look);
      return look;
    },
  };
}

/** The changes of the stretch of text in which an offset lies. */
function at(stretches: readonly Stretch[], offset: number): Uint8Array {
  let [low, high] = [0, stretches.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { from, to, changes } = stretches[middle] as Stretch;
    if (offset < from) high = middle - 1;
    else if (offset >= to) low = middle + 1;
    else return changes;
  }
  return nothing;
}

/** `plc`: where the stretches of each page begin, and the numbers of the pages. */
function stretchesOf(main: Uint8Array, plc: Uint8Array, areParagraphs: boolean): Stretch[] {
  const pages = Math.max(0, Math.floor((plc.length - 4) / 8));
  const view = viewOf(plc);
  const stretches: Stretch[] = [];
  // A sound file names each of its pages once.
  for (let index = 0; index < Math.min(pages, main.length / pageSize); index += 1) {
    const start = (view.getUint32(4 * (pages + 1) + 4 * index, true) & 0x3f_ffff) * pageSize;
    const page = main.subarray(start, start + pageSize);
    if (page.length < pageSize) continue;
    const count = page[pageSize - 1] ?? 0;
    const offsets = viewOf(page);
    for (let one = 0; one < count; one += 1) {
      const place = (page[4 * (count + 1) + one * (areParagraphs ? 13 : 1)] ?? 0) * 2;
      const [from, to] = [offsets.getUint32(4 * one, true), offsets.getUint32(4 * (one + 1), true)];
      stretches.push({ from, to, changes: place === 0 ? nothing : changesAt(page, place, areParagraphs) });
    }
  }
  return stretches.sort((a, b) => a.from - b.from);
}

function changesAt(page: Uint8Array, place: number, areParagraphs: boolean): Uint8Array {
  const size = page[place] ?? 0;
  if (!areParagraphs) return page.subarray(place + 1, place + 1 + size);
  // The length is told in words; where it is nothing, the next byte has it.
  return size === 0
    ? page.subarray(place + 2, place + 2 + 2 * (page[place + 1] ?? 0))
    : page.subarray(place + 1, place + 2 * size);
}

/** The lengths of operands, by the upper three bits of a change's code; 0 where the operand begins with its own. */
const lengths = [1, 1, 2, 4, 2, 2, 0, 3];
const tableOfCells = 0xd608;

function changesIn(list: Uint8Array): Change[] {
  const view = viewOf(list);
  const changes: Change[] = [];
  let place = 0;
  while (place + 2 < list.length) {
    const code = view.getUint16(place, true);
    place += 2;
    let length = lengths[code >> 13] ?? 1;
    if (code === tableOfCells && place + 2 <= list.length) {
      length = view.getUint16(place, true) - 1;
      place += 2;
    } else if (length === 0) {
      length = list[place] ?? 0;
      place += 1;
    }
    if (length < 0 || place + length > list.length) break;
    changes.push({ code, operand: viewOf(list.subarray(place, place + length)) });
    place += length;
  }
  return changes;
}

function withParagraphChange(paragraph: DocParagraph, { code, operand }: Change): DocParagraph {
  switch (code) {
    case 0x2416:
      return { ...paragraph, isInTable: operand.getUint8(0) !== 0 };
    case 0x2417:
      return { ...paragraph, isRowEnd: operand.getUint8(0) !== 0 };
    case 0x460b: {
      const list = operand.getInt16(0, true);
      return { ...paragraph, isListed: list > 0 && list < 0x7ff };
    }
    // The left indent, as programs before and after the year 2000 write it.
    case 0x840f:
    case 0x845e:
      return { ...paragraph, indent: Math.max(0, Math.min(operand.getInt16(0, true) / 20, mostIndent)) };
    case tableOfCells:
      return { ...paragraph, cells: cellsIn(operand) };
    default:
      return paragraph;
  }
}

/** In points: what stands farther to the right is put there by its indent, and is no column of the page. */
const mostIndent = 72;

/** A row tells where its cells begin and end, then what kind each of them is. */
function cellsIn(operand: DataView): DocParagraph["cells"] {
  const count = operand.byteLength > 0 ? operand.getUint8(0) : 0;
  if (count === 0 || count > 63 || operand.byteLength < 1 + 2 * (count + 1)) return [];
  const edge = (index: number) => operand.getInt16(1 + 2 * index, true);
  const kinds = 1 + 2 * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds + 20 * index + 2 <= operand.byteLength ? operand.getUint16(kinds + 20 * index, true) : 0;
    return { width: Math.max(1, edge(index + 1) - edge(index)), isMerged: (kind & 2) !== 0 };
  });
}

const palette =
  "000000 000000 0000ff 00ffff 00ff00 ff00ff ff0000 ffff00 ffffff 000080 008080 008000 800080 800000 808000 808080 c0c0c0".split(
    " ",
  );

/** `styled`: what the style says, from which the text may differ, or which it may turn round. */
function withLetterChange(look: DocLetters, { code, operand }: Change, styled: DocLetters): DocLetters {
  const isOn = (before: boolean) => {
    const value = operand.getUint8(0);
    return value === 0x81 ? !before : value === 0x80 ? before : value !== 0;
  };
  switch (code) {
    case 0x0835:
      return { ...look, isBold: isOn(styled.isBold) };
    case 0x0836:
      return { ...look, isItalic: isOn(styled.isItalic) };
    case 0x083c:
      return { ...look, isHidden: isOn(styled.isHidden) };
    case 0x4a43:
      return { ...look, size: operand.getUint16(0, true) / 2 };
    case 0x2a42:
      return { ...look, color: `#${palette[operand.getUint8(0)] ?? palette[0]}` };
    case 0x6870: {
      const hex = [0, 1, 2].map((index) => operand.getUint8(index).toString(16).padStart(2, "0")).join("");
      return { ...look, color: operand.getUint8(3) === 0xff ? plainStyle.color : `#${hex}` };
    }
    case 0x6a09:
      return { ...look, symbol: String.fromCharCode(operand.getUint16(2, true)) };
    default:
      return look;
  }
}

/** The sheet of styles: a head, then the styles by their number, each with its changes of paragraphs and letters. */
function stylesOf(sheet: Uint8Array): (Style | null)[] {
  if (sheet.length < 8) return [];
  const view = viewOf(sheet);
  const [head, count, size] = [view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)];
  const styles: (Style | null)[] = [];
  let place = 2 + head;
  for (let index = 0; index < Math.min(count, 4096) && place + 2 <= sheet.length; index += 1) {
    const length = view.getUint16(place, true);
    styles.push(length < size + 4 ? null : styleOf(sheet.subarray(place + 2, place + 2 + length), size));
    place += 2 + length;
  }
  return styles;
}

function styleOf(style: Uint8Array, size: number): Style {
  const view = viewOf(style);
  const kind = view.getUint16(2, true) & 0xf;
  const base = view.getUint16(2, true) >> 4;
  // Behind the fixed part stands the name.
  let place = size + 2 + 2 * view.getUint16(size, true) + 2;
  const next = () => {
    place += place % 2;
    if (place + 2 > style.length) return nothing;
    const length = view.getUint16(place, true);
    const changes = style.subarray(place + 2, place + 2 + length);
    place += 2 + length;
    return changes;
  };
  // A style of paragraphs says its own number before its changes, and has those of letters behind them.
  const paragraph = kind === 1 ? next().subarray(2) : nothing;
  return { base, paragraph, letters: kind === 1 || kind === 2 ? next() : nothing };
}
