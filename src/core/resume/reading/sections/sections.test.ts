import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { markHeadings } from "../titles/headings.ts";
import { groupSections } from "./sections.ts";

const title = { size: 16 };
const text = "Several words about this and that, which fill a line of the page";

/** Lines of a page, each in the column that its text begins with: "L: …", "R: …"; others have none. */
function sectionsIn(lines: readonly [text: string, style?: { size: number }][]) {
  const marked = markHeadings(
    layOut(pageOf(lines.map(([line, style]) => [at(40, line.replace(/^[LR]: /u, ""), style)]))),
  );
  const columns = lines.map(([line]) => /^([LR]): /u.exec(line)?.[1] ?? "");
  const inColumns = marked.map((line, index) => ({ ...line, column: columns[index] ? `${columns[index]}1` : "" }));
  // A column is read to its end before the next one.
  inColumns.sort((one, other) => one.column.localeCompare(other.column));
  const { header, sections } = groupSections(inColumns);
  return { header: header.length, sections: sections.map(({ name, lines: own }) => [name, own.length]) };
}

describe("the table of a form", () => {
  it("goes on below its head on the next page", () => {
    expect(
      sectionsIn([["学歴・職歴", title], [text], ["職歴", title], [text], ["学歴・職歴", title], [text]]).sections,
    ).toEqual([
      ["学歴", 1],
      ["職歴", 2],
    ]);
  });
});

describe("a right column without a title", () => {
  it("goes on with the title above it, where the left one has none below", () => {
    expect(
      sectionsIn([
        ["Experience", title],
        [text],
        ["L: Education", title],
        ["L: 2021"],
        ["L: Riverside"],
        ["R: 2016"],
        ["R: Lakeside"],
      ]),
    ).toEqual({
      header: 0,
      sections: [
        ["Experience", 1],
        ["Education", 4],
      ],
    });
  });

  it("is about the person, where the left one goes on with other titles below its beginning", () => {
    expect(
      sectionsIn([
        ["L: Experience", title],
        [`L: ${text}`],
        ["R: jane@acme.com"],
        ["L: Education", title],
        ["L: Riverside"],
      ]),
    ).toEqual({
      header: 1,
      sections: [
        ["Experience", 1],
        ["Education", 1],
      ],
    });
  });
});

describe("a column below a break of the first page", () => {
  it("goes on with what stood last in it, and with what was begun in the columns it was parted into", () => {
    const marked = markHeadings(
      layOut(pageOf([[at(40, "Experience", title)], [at(40, text)], [at(40, "Hobbies", title)]])),
    );
    const [work, job, hobbies] = marked.map((line) => line as (typeof marked)[number]);
    if (!work || !job || !hobbies) throw new Error("no lines");
    const place = (line: typeof work, column: string) => ({ ...line, column });
    const lines = [
      place(hobbies, "L1"),
      place(job, "L1"),
      place(work, "R1L2"),
      place(job, "R1R2"),
      place(job, "R1"),
      place(job, "L1"),
    ];
    expect(groupSections(lines).sections.map(({ name, lines: own }) => [name, own.length])).toEqual([
      ["Hobbies", 2],
      ["Experience", 1],
    ]);
  });
});

describe("a column of a later page", () => {
  it("goes on with what stood last in it, also behind another column of that page", () => {
    const marked = markHeadings(
      layOut(pageOf([[at(40, "Hobbies", title)], [at(40, text)], [at(40, "Experience", title)], [at(40, text)]])),
    );
    const [hobbies, sport, work, job] = marked;
    const place = (line: (typeof marked)[number] | undefined, column: string, page: number) => ({
      ...(line as (typeof marked)[number]),
      column,
      page,
    });
    const lines = [
      place(hobbies, "L1", 0),
      place(sport, "L1", 0),
      place(work, "R1", 0),
      place(job, "R1", 0),
      place(sport, "L1", 1),
      place(job, "R1", 1),
      place(job, "R1", 1),
    ];
    expect(groupSections(lines).sections.map(({ name, lines: own }) => [name, own.length])).toEqual([
      ["Hobbies", 2],
      ["Experience", 3],
    ]);
  });
});

it("a section goes on in the columns that begin below its title", () => {
  const lines = markHeadings(
    layOut(pageOf([[at(40, "Education", title)], [at(40, "First school")], [at(40, "Second school")]])),
  );
  const inColumns = lines.map((line, index) => ({ ...line, column: ["", "L7", "R7"][index] ?? "" }));
  expect(groupSections(inColumns).sections.map(({ lines: own }) => own.length)).toEqual([2]);
});
