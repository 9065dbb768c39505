/**
 * The text boxes of a Word 97 file ([MS-DOC], PlcfSpa and PlcftxbxTxt): their texts stand behind all others, and the
 * shapes that hold them are anchored in the main text. `from` and `to` count letters of the text of all boxes, `anchor`
 * those of the main text; lengths are twentieths of a point.
 */
export type DocBox = {
  from: number;
  to: number;
  anchor: number;
  x: number;
  y: number;
  width: number;
  /** True where it is placed from the head of the page, and not from its paragraph. */
  isOfPage: boolean;
};

type Shape = Omit<DocBox, "from" | "to"> & { id: number };

/** Returns the boxes in the order of their texts; none where they cannot be read. */
export function docBoxesOf(main: Uint8Array, table: Uint8Array): DocBox[] {
  try {
    const fib = viewOf(main);
    const part = (at: number) => {
      const from = fib.getUint32(at, true);
      return viewOf(table.subarray(from, from + fib.getUint32(at + 4, true)));
    };
    const shapes = shapesIn(part(0x1da));
    const stories = part(0x25a);
    const count = countOf(stories, 22);
    return Array.from({ length: Math.min(count, mostBoxes) }, (_, index) => {
      const id = stories.getUint32(4 * (count + 1) + 22 * index + 14, true);
      // The shapes of a group are numbered behind the group, which is what is anchored.
      const shape = shapes.findLast((one) => one.id <= id) ?? none;
      const [from, to] = [stories.getUint32(4 * index, true), stories.getUint32(4 * (index + 1), true)];
      const { anchor, x, y, width, isOfPage } = shape;
      return { from, to, anchor, x, y, width, isOfPage };
    });
  } catch {
    return [];
  }
}

/** More than a resume has; each may claim the text of all. */
const mostBoxes = 300;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const none: Shape = { id: 0, anchor: Number.POSITIVE_INFINITY, x: 0, y: 0, width: 0, isOfPage: false };

/** A list has places in the text, one more than entries, then entries of one size. */
const countOf = ({ byteLength }: DataView, size: number) => Math.max(0, Math.floor((byteLength - 4) / (size + 4)));

function shapesIn(list: DataView): Shape[] {
  const count = countOf(list, 26);
  return Array.from({ length: count }, (_, index) => {
    const at = 4 * (count + 1) + 26 * index;
    const [left, top, right] = [4, 8, 12].map((offset) => list.getInt32(at + offset, true));
    return {
      id: list.getUint32(at, true),
      anchor: list.getUint32(4 * index, true),
      x: left ?? 0,
      y: top ?? 0,
      width: (right ?? 0) - (left ?? 0),
      isOfPage: ((list.getUint16(at + 20, true) >> 3) & 3) !== 2,
    };
  }).sort((a, b) => a.id - b.id);
}
