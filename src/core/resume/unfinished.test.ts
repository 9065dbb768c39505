import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resume, section } from "#templates/fixtures/build.ts";
import type { ResumeDocument } from "./schema.ts";
import { blanksOf, settleSuggestion, unfinishedIn } from "./unfinished.ts";

type Parts = Parameters<typeof section>[2];

const documentOf = (parts: Parts, kind: Parameters<typeof section>[0] = "empolyment"): ResumeDocument =>
  resume({ name: "Unfinished", lang: "en", sections: [section(kind, "en", parts)] });
const described = (description: string) => documentOf({ items: [{ title: "Engineer", description }] });
const told = (document: ResumeDocument) =>
  unfinishedIn(document.data.sections).map(({ kind, field, nth, line }) => `${field} ${kind} ${nth}: ${line}`);

describe("unfinishedIn", () => {
  it("finds blanks and suggestions in reading order, with the line around each", () => {
    const html = "<ul><li><p>◇ Cut builds from [N] to [N] min</p></li><li><p>Led [X] people</p></li></ul>";
    expect(told(described(html))).toEqual([
      "description suggestion 0: Cut builds from [N] to [N] min",
      "description blank 0: Cut builds from [N] to [N] min",
      "description blank 1: Cut builds from [N] to [N] min",
      "description blank 2: Led [X] people",
    ]);
  });

  it("finds them in titles, and in every kind of line of a description", () => {
    const found = documentOf({
      items: [
        { title: "◇ Tools", description: "<p>◇ One</p><p>two<br>◇ three</p>" },
        { title: "Go", description: "<ol><li>◇ four<ul><li><strong>◇ five</strong></li></ul></li></ol>" },
      ],
    });
    expect(told(found)).toEqual([
      "title suggestion 0: Tools",
      "description suggestion 0: One",
      "description suggestion 1: three",
      "description suggestion 0: four",
      "description suggestion 1: five",
    ]);
  });

  it.each([
    ["a mark inside a line", "<p>a ◇ b</p>"],
    ["brackets around other letters", "<p>[A] [NN] array[N</p>"],
    ["nothing at all", ""],
  ])("takes no notice of %s", (_, html) => {
    expect(told(described(html))).toEqual([]);
  });

  it("asks for nothing that is not printed", () => {
    const items = [{ title: "◇ A", isHidden: true }, { title: "◇ B", isSample: true }, { title: "◇ C" }];
    const [one, other] = [documentOf({ items }), documentOf({ items, isHidden: true } as Parts)];
    expect(told(one)).toEqual(["title suggestion 0: C"]);
    expect(told(other)).toEqual([]);
  });
});

describe("blanksOf", () => {
  it("says where they are", () => {
    expect(blanksOf("from [N] to [X]%")).toEqual([
      { from: 5, to: 8 },
      { from: 12, to: 15 },
    ]);
  });
});

describe("settleSuggestion", () => {
  const list = "<ul><li><p>mine</p></li><li><p>◇ a <strong>b</strong></p></li><li><p>◇ c</p></li></ul>";
  it.each([
    [
      "keeps one",
      list,
      0,
      true,
      "<ul><li><p>mine</p></li><li><p>a <strong>b</strong></p></li><li><p>◇ c</p></li></ul>",
    ],
    [
      "removes one with its bullet",
      list,
      1,
      false,
      "<ul><li><p>mine</p></li><li><p>◇ a <strong>b</strong></p></li></ul>",
    ],
    ["removes a list with its last bullet", "<p>x</p><ul><li>◇ a</li></ul>", 0, false, "<p>x</p>"],
    [
      "removes what hangs below a bullet",
      "<ul><li>◇ a<ul><li>b</li></ul></li><li>c</li></ul>",
      0,
      false,
      "<ul><li>c</li></ul>",
    ],
    ["removes one line of a paragraph", "<p>a<br>◇ b<br>c</p>", 0, false, "<p>a<br>c</p>"],
    ["keeps one in bold letters", "<p><strong>◇ a</strong> b</p>", 0, true, "<p><strong>a</strong> b</p>"],
    ["changes nothing where there is none", list, 2, true, list],
  ] as const)("%s", (_, html, nth, keeps, expected) => {
    expect(settleSuggestion(html, nth, keeps)).toBe(expected);
  });

  it("settles exactly the one that was found, in any description", () => {
    const inline = fc.constantFrom("◇ a", "b", "<strong>◇ c</strong>", "d<br>◇ e", "[N] f", "");
    const item = fc
      .tuple(inline, fc.option(inline))
      .map(([text, below]) =>
        below === null ? `<li><p>${text}</p></li>` : `<li>${text}<ul><li><p>${below}</p></li></ul></li>`,
      );
    const blocks = fc.oneof(
      inline.map((text) => `<p>${text}</p>`),
      fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => `<ul>${items.join("")}</ul>`),
    );
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 5 }), fc.nat(6), (parts, at) => {
        const html = parts.join("");
        const lines = (of: string) => told(described(of)).filter((line) => line.includes("suggestion"));
        const before = lines(html);
        if (before.length === 0) return;
        const nth = at % before.length;
        const after = lines(settleSuggestion(html, nth, true));
        expect(after.map((line) => line.split(": ")[1])).toEqual(
          before.filter((_, index) => index !== nth).map((line) => line.split(": ")[1]),
        );
      }),
    );
  });
});
