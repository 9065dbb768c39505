import { describe, expect, it } from "vitest";
import { mendStructure } from "./mended-structure.ts";
import { isElement, type StructureChild, type StructureElement } from "./structure-tree.ts";

/** Writes a tree as `role[child child]`; a number is the id of content, `@` an annotation. */
function shown(child: StructureChild): string {
  if (!isElement(child)) return "content" in child ? String(child.content) : "@";
  return `${child.role}[${child.children.map(shown).join(" ")}]`;
}

/** Reads a tree as `shown` writes it. A figure gets words unless its role is written `Figure-`. */
function tree(text: string): StructureElement {
  const tokens = text.match(/[\w-]+\[|\]|\d+|@/g) ?? [];
  const read = (): StructureChild[] => {
    const children: StructureChild[] = [];
    for (let token = tokens.shift(); token !== undefined && token !== "]"; token = tokens.shift()) {
      if (token === "@") children.push({ annotation: 9, page: 1 });
      else if (/^\d+$/.test(token)) children.push({ content: Number(token), page: 1 });
      else {
        const role = token.slice(0, -1);
        const entries = new Map(role === "Figure" ? [["Alt", "(A photo)"]] : role === "Figure-" ? [["Alt", "()"]] : []);
        children.push({ role: role.replace("-", ""), entries, children: read() });
      }
    }
    return children;
  };
  return { role: "Document", entries: new Map(), children: read() };
}

const mended = (text: string, gone: number[] = []) =>
  mendStructure(tree(text), (content) => (gone.includes(content.content) ? [] : [content]))
    .children.map(shown)
    .join(" ");

describe("the structure of a document", () => {
  it.each([
    [
      "text in boxes that mean nothing becomes paragraphs",
      "NonStruct[NonStruct[1]] NonStruct[NonStruct[2]]",
      "P[1] P[2]",
    ],
    ["pieces of one line stay together", "NonStruct[NonStruct[1] NonStruct[NonStruct[2]] NonStruct[3]]", "P[1 2 3]"],
    ["a link among words is in their paragraph", "NonStruct[NonStruct[1] Link[NonStruct[2] @]]", "P[1 Link[2 @]]"],
    ["a heading holds its text itself", "Art[H1[NonStruct[1] NonStruct[NonStruct[2]]]]", "Art[H1[1 2]]"],
    ["text beside a heading is a paragraph", "NonStruct[NonStruct[1] H1[2] NonStruct[3]]", "P[1] H1[2] P[3]"],
    ["an entry of a list has a body", "L[LI[NonStruct[1]] LI[Link[2 @]]]", "L[LI[LBody[1]] LI[LBody[Link[2 @]]]]"],
    ["an entry keeps its label", "L[LI[Lbl[NonStruct[1]] NonStruct[2]]]", "L[LI[Lbl[1] LBody[2]]]"],
    [
      "a list in an entry is in its body",
      "L[LI[P[NonStruct[1]] L[LI[NonStruct[2]]]]]",
      "L[LI[LBody[P[1] L[LI[LBody[2]]]]]]",
    ],
    ["a picture with words stays", "NonStruct[Figure[1] NonStruct[NonStruct[2]]]", "Figure[1] P[2]"],
    ["a picture without words is none", "NonStruct[Figure-[1]]", "P[1]"],
  ])("%s", (_, before, after) => {
    expect(mended(before)).toBe(after);
  });

  it("loses what has no content left, and what held only that", () => {
    expect(mended("NonStruct[P[1] L[LI[NonStruct[2]] LI[3]] NonStruct[NonStruct[4]]]", [1, 3, 4])).toBe(
      "L[LI[LBody[2]]]",
    );
    expect(mended("NonStruct[P[1]]", [1])).toBe("");
  });

  it.each([
    ["H1[1] H2[2] H3[3] H2[4] H3[5]", "H1[1] H2[2] H3[3] H2[4] H3[5]"],
    ["H2[1] H3[2] H2[3]", "H1[1] H2[2] H2[3]"],
    ["H1[1] H3[2] H2[3] H3[4]", "H1[1] H2[2] H2[3] H3[4]"],
    ["H3[1] H3[2]", "H1[1] H2[2]"],
  ])("skips no level of headings: %s", (before, after) => {
    expect(mended(before)).toBe(after);
  });

  it.each(["Table[TR[TD[1]]]", "L[P[1]]", "LI[1]", "Strong[1]"])(
    "is refused with roles that it does not know: %s",
    (text) => {
      expect(() => mended(text)).toThrow(expect.objectContaining({ name: "UnexpectedPdf" }));
    },
  );
});
