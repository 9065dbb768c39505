import { describe, expect, it } from "vitest";
import { docBoxesOf } from "./doc-boxes.ts";
import { propertiesOf } from "./doc-properties.ts";

const pageSize = 512;
const word = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number) => [...word(value & 0xffff), ...word(value >>> 16)];

/** A page of one stretch: from where to where it reaches, where its changes stand in the page, and the changes. */
function pageOf(from: number, to: number, changes: readonly number[]): number[] {
  const page = Array.from({ length: pageSize }, () => 0);
  const place = 100;
  [...long(from), ...long(to), place / 2].forEach((byte, at) => {
    page[at] = byte;
  });
  changes.forEach((byte, at) => {
    page[place + at] = byte;
  });
  page[pageSize - 1] = 1;
  return page;
}

/** A file whose heads of lists stand at the given places of its first page: each list is put into the table. */
function fileOf(lists: readonly [at: number, bytes: readonly number[]][], pages: readonly number[][]) {
  const head = Array.from({ length: 2 * pageSize }, () => 0);
  const table: number[] = [];
  for (const [at, bytes] of lists) {
    [...long(table.length), ...long(bytes.length)].forEach((byte, index) => {
      head[at + index] = byte;
    });
    table.push(...bytes);
  }
  return [new Uint8Array([...head, ...pages.flat()]), new Uint8Array(table)] as const;
}

const listOf = (page: number) => [...long(0), ...long(9999), ...long(page)];

describe("the properties of a Word 97 file", () => {
  const bold = [...word(0x0835), 1];
  const size = [...word(0x4a43), ...word(28)];
  const letters = [...bold, ...size];
  // Two cells, 1000 and 2000 wide, at the end of a row.
  const edges = [0, 1000, 3000].flatMap(word);
  const cells = [2, ...edges, ...Array.from({ length: 40 }, () => 0)];
  const row = [
    ...[...word(0), ...word(0x2416), 1, ...word(0x2417), 1, ...word(0x460b), ...word(3)],
    ...[...word(0xd608), ...word(cells.length + 1), ...cells],
  ];
  const [main, table] = fileOf(
    [
      [0xfa, listOf(2)],
      [0x102, listOf(3)],
    ],
    [pageOf(600, 620, [letters.length, ...letters]), pageOf(600, 620, [0, Math.ceil(row.length / 2), ...row, 0])],
  );
  const properties = propertiesOf(main, table);

  it("say how letters are set, within their stretch of the text", () => {
    expect(properties?.lettersAt(605, 0)).toMatchObject({ isBold: true, size: 14 });
    expect(properties?.lettersAt(620, 0)).toMatchObject({ isBold: false, size: 10 });
  });

  it("say what is a row of a table, and how wide its cells are", () => {
    const { isRowEnd, isListed, cells: found } = properties?.paragraphAt(605) ?? {};
    expect([isRowEnd, isListed]).toEqual([true, true]);
    expect(found?.map(({ width }) => width)).toEqual([1000, 2000]);
  });

  it("are none where a file has no lists of them, or damaged ones", () => {
    expect(propertiesOf(main, new Uint8Array())).toBeNull();
    expect(propertiesOf(main.subarray(0, 200), table)).toBeNull();
  });

  it("are read where a row has no cells, and each page but once where it is named without end", () => {
    const bare = [...word(0), ...word(0x2417), 1, ...word(0xd608), ...word(1)];
    const page = pageOf(600, 620, [0, Math.ceil(bare.length / 2), ...bare, 0]);
    const pages = 5000;
    const endless = [
      ...Array.from({ length: pages + 1 }, () => long(0)),
      ...Array.from({ length: pages }, () => long(2)),
    ];
    const file = fileOf([[0x102, endless.flat()]], [page]);
    expect(propertiesOf(...file)?.paragraphAt(605)).toMatchObject({ isRowEnd: true, cells: [] });
  });

  it("have the boxes of the text, with the shapes that they are anchored by", () => {
    const shape = [...long(0x401), ...[100, 200, 900, 400].flatMap(long), ...word(2 << 3), ...long(0)];
    const story = [...Array.from({ length: 14 }, () => 0), ...long(0x402), ...long(0)];
    const file = fileOf(
      [
        [0x1da, [...long(7), ...long(8), ...shape]],
        [0x25a, [...long(0), ...long(12), ...story]],
      ],
      [],
    );
    expect(docBoxesOf(...file)).toEqual([{ from: 0, to: 12, anchor: 7, x: 100, y: 200, width: 800, isOfPage: false }]);
    expect(docBoxesOf(new Uint8Array(40), new Uint8Array())).toEqual([]);
  });
});
