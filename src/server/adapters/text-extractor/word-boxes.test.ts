import { describe, expect, it } from "vitest";
import { extract } from "./extract.ts";
import { docxOf } from "./sample-files.fixture.ts";

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const box = (text: string, y: number, { x = 0, from = "paragraph", width = 1_000_000 } = {}) =>
  `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${from}"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="${width}" cy="1"/><wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/></a:xfrm></wps:spPr><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="margin-top:1pt"><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

async function textsOf(body: string): Promise<string[]> {
  const { layout } = await extract(docxOf(body));
  return layout.pages.flatMap(({ runs }) => runs.map(({ text }) => text));
}

describe("text boxes of a Word file", () => {
  it("are read from top to bottom, once, whichever is named first", async () => {
    const body = `<w:p>${box("third", 900_000)}${box("first", 10_000)}${box("second", 400_000)}</w:p>`;
    expect(await textsOf(body)).toEqual(["first", "second", "third"]);
  });

  it("are placed from their paragraph or from the page, also on the next one", async () => {
    const empty = "<w:p/>".repeat(3);
    const below = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const body = `<w:p>${box("second", 300_000)}</w:p>${empty}<w:p>${box("first", 0, { from: "page" })}</w:p>${below}<w:p>${box("third", 0, { from: "page" })}</w:p>`;
    expect(await textsOf(body)).toEqual(["first", "second", "third"]);
  });

  it("stand in columns where there are several at each side", async () => {
    const columns = [1, 2, 3].map(
      (row) =>
        box(`right ${row}`, row * 1_000_000, { x: 3_500_000 }) + box(`left ${row}`, row * 1_000_000, { x: -500_000 }),
    );
    expect(await textsOf(`<w:p>${columns.join("")}</w:p>`)).toEqual([
      ...["left 1", "left 2", "left 3"],
      ...["right 1", "right 2", "right 3"],
    ]);
  });

  it("stay where they are named in a file that is written outside of them", async () => {
    const long = paragraph("A text of a whole paragraph, longer than what the boxes of this file hold");
    expect(await textsOf(`${long}<w:p>${box("a box", 10)}</w:p>${paragraph("The end")}`)).toEqual([
      "A text of a whole paragraph, longer than what the boxes of this file hold",
      "a box",
      "The end",
    ]);
  });
});

describe("a picture of a Word file that leads somewhere", () => {
  const icon = "<w:r><w:drawing><wp:inline><wp:docPr/><pic:pic></pic:pic></wp:inline></w:drawing></w:r>";
  const linked = (to: string) => `<w:p><w:hyperlink w:dest="${to}">${icon}</w:hyperlink></w:p>`;

  it("has its address as text", async () => {
    const body = `${linked("mailto:jane@example.org")}${linked("https://example.org/jane")}`;
    expect(await textsOf(body)).toEqual(["jane@example.org ", "https://example.org/jane "]);
  });

  it("has none where that is no address of the web or of mail", async () => {
    const body = `${linked("javascript:alert(1)")}<w:p>${icon}</w:p>${paragraph("Jane Doe, an engineer")}`;
    expect(await textsOf(body)).toEqual(["Jane Doe, an engineer"]);
  });
});
