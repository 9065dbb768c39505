import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import type { Segment } from "./lines.ts";
import { joinLines, joinSegments, paragraphsOf, richTextOf } from "./paragraphs.ts";

const segment = (text: string, bold: boolean) => layOut(pageOf([[at(40, text, { bold })]]))[0]?.segments[0] as Segment;
const read = (lines: Parameters<typeof pageOf>[0]) => richTextOf(paragraphsOf(layOut(pageOf(lines))));

describe("paragraphs", () => {
  it("join wrapped lines of a list, and keep its entries apart", () => {
    expect(
      read([
        [at(40, "• Built a thing that many people used for a very long time and in many")],
        [at(50, "places of the world.")],
        [at(40, "• Removed another one.")],
      ]),
    ).toBe(
      "<ul><li><p>Built a thing that many people used for a very long time and in many places of the world.</p></li><li><p>Removed another one.</p></li></ul>",
    );
  });

  it.each(["-", "–", "1.", "2)"])("are entries of a list where %s stands far before their text", (mark) => {
    expect(
      read([
        [at(40, mark), at(76, "Drew maps")],
        [at(40, mark), at(76, "Sold them")],
      ]),
    ).toBe("<ul><li><p>Drew maps</p></li><li><p>Sold them</p></li></ul>");
  });

  it("are entries of a list where a figure stands behind the same dash as above", () => {
    expect(read([[at(40, "- Drew maps")], [at(40, "- 2019 sold them")]])).toBe(
      "<ul><li><p>Drew maps</p></li><li><p>2019 sold them</p></li></ul>",
    );
    expect(read([[at(40, "- 2019 sold maps")]])).toBe("<p>- 2019 sold maps</p>");
  });

  it.each([
    [
      "the name of a part in brackets",
      "【規模】グループ内の地図を運用し続けた仕事で、多くの店に広がった",
      "【技術】地図",
    ],
    ["a label like the one above", "Shop: the whole of it was written anew in one year with many others", "Tools: Go"],
  ])("begin with %s below a full line", (_, one, two) => {
    expect(read([[at(40, one)], [at(40, two)]])).toBe(`<p>${one}</p><p>${two}</p>`);
  });

  it("go on with a word whose first half is said above", () => {
    expect(read([[at(40, "• Pflege der Karten, einschließlich Datenanalyse,")], [at(50, "-pflege und Druck.")]])).toBe(
      "<ul><li><p>Pflege der Karten, einschließlich Datenanalyse, -pflege und Druck.</p></li></ul>",
    );
  });

  it("go on in small letters behind a word that ends no text", () => {
    expect(
      read([[at(80, "Dibujo de los mapas del")], [at(60, "norte del lago y de todos los ríos que lo tocan")]]),
    ).toBe("<p>Dibujo de los mapas del norte del lago y de todos los ríos que lo tocan</p>");
  });

  it("are no list where a dash stands alone before a year", () => {
    expect(read([[at(40, "-"), at(76, "2019 and later")]])).toBe("<p>- 2019 and later</p>");
  });

  it("are the sentences of a text that has one on each line", () => {
    const one = "Built a thing that many people used for a very long time in all places.";
    expect(read([[at(40, one)], [at(40, one)], [at(40, one)]])).toBe(`<p>${one}</p>`.repeat(3));
    const open = "Built a thing that many people used for a very long time in all the";
    expect(
      read([[at(40, open)], [at(40, "world. It was used in all places for a year, and for many years later.")]]),
    ).toBe(`<p>${open} world. It was used in all places for a year, and for many years later.</p>`);
  });

  it("begin where a full line has the first word of the one above, or lists with what the work was done", () => {
    const one = "Drawing of the maps of all lakes that lie in the north of the country";
    expect(read([[at(40, one)], [at(40, "Drawing of plans")]])).toBe(`<p>${one}</p><p>Drawing of plans</p>`);
    expect(read([[at(40, one)], [at(40, "Python, Django, React")]])).toBe(`<p>${one}</p><p>Python, Django, React</p>`);
    const marked = `* ${one}`;
    expect(read([[at(40, marked)], [at(40, "Python, Django")]])).toMatch(/country<\/p><\/li><\/ul><p>Python, Django/u);
    const open = "Drawing of the maps of all lakes that lie in the north, with Java and";
    expect(read([[at(40, open)], [at(40, "Python, Django, React")]])).toBe(`<p>${open} Python, Django, React</p>`);
  });

  it("are short lines that do not reach as far as the others of their section", () => {
    const among = layOut(
      pageOf([
        [at(40, "负责资料的整理")],
        [at(40, "负责来访者的接待与登记")],
        [at(40, "安排会议")],
        [at(40, "某一段很长的文字讲述了另一份工作里做过的许多事情以及它们的结果如何")],
      ]),
    );
    expect(paragraphsOf(among.slice(0, 3), among).map(({ text }) => text)).toEqual([
      "负责资料的整理",
      "负责来访者的接待与登记",
      "安排会议",
    ]);
  });

  it("go on with a word and its figure, between which a line may not end", () => {
    const long = "负责某个产品的设计与实现并与其他部门一起完成了许多工作后来又做了其他的事情";
    const list = (rest: string) =>
      paragraphsOf(layOut(pageOf([[at(40, long)], [at(40, long.slice(0, -4))], [at(40, rest)]])));
    expect(list("降 92.5%。")).toHaveLength(list("降。").length - 1);
  });

  it("do not join a row of smaller type that stands apart below a list", () => {
    expect(
      read([
        [at(40, "• Built a thing that many people used for a very long time and in many")],
        [at(40, "• Removed another one that nobody had used in any place of the world")],
        [at(40, "• Wrote about both of them, and spoke of it wherever somebody asked it")],
        null,
        [at(50, "Python Kotlin", { size: 8 })],
      ]),
    ).toMatch(/asked it<\/p><\/li><\/ul><p>Python Kotlin<\/p>$/u);
  });

  it("begin where a capital stands below far more room than their lines have", () => {
    const line = [at(40, "Places where a thing was built that many people used for a long time and")];
    expect(
      read([
        line,
        [at(40, "liked")],
        null,
        [at(40, "Tasks of many kinds, of which none was like the other one in any way")],
      ]),
    ).toMatch(/liked<\/p><p>Tasks/u);
  });

  it("tell of the employer, whatever mark stands before that", () => {
    expect(read([[at(40, "◆従業員数：5人")], [at(40, "◆雇用形態：正社員")], [at(40, "◆商品を開発")]])).toBe(
      "<p>従業員数：5人</p><p>雇用形態：正社員</p><ul><li><p>商品を開発</p></li></ul>",
    );
  });

  it("keep what is bold within a line", () => {
    expect(read([[at(40, "Cut costs by "), at(105, "40 %", { bold: true }), at(126, " in a year")]])).toBe(
      "<p>Cut costs by <strong>40 %</strong> in a year</p>",
    );
  });

  const wide = "A line of the text that reaches as far to the right as the column does, and goes on";
  it.each([
    [
      "in small letters at the place of the mark",
      [
        [at(40, "• Cut the parts of the machines")],
        [at(40, "and cleaned them.")],
        [at(40, "• Sold them.")],
        [at(40, wide)],
      ],
      "<li><p>Cut the parts of the machines and cleaned them.</p></li>",
    ],
    [
      "with a bold word that found no room",
      [
        [at(40, "• Wrote the shop of the company in many languages, all of them but")],
        [at(50, "Java.", { bold: true })],
      ],
      "<li><p>Wrote the shop of the company in many languages, all of them but<strong> Java.</strong></p></li>",
    ],
    [
      "with a bold word at the place of the mark",
      [
        [at(40, "- Wrote the shop of the company in many languages, such as Go and")],
        [at(40, "Java.", { bold: true })],
      ],
      "<li><p>Wrote the shop of the company in many languages, such as Go and<strong> Java.</strong></p></li>",
    ],
    [
      "without a mark and with a bold word that found no room",
      [[at(40, "Wrote the shop of the company in many languages, all of them but")], [at(40, "Java.", { bold: true })]],
      "<p>Wrote the shop of the company in many languages, all of them but<strong> Java.</strong></p>",
    ],
    [
      "in small letters a little left of the mark",
      [
        [at(42, "• Cut the parts of the machines")],
        [at(40, "and cleaned them.")],
        [at(42, "• Sold them.")],
        [at(40, wide)],
      ],
      "<li><p>Cut the parts of the machines and cleaned them.</p></li>",
    ],
    [
      "where all lines of a list stand far apart",
      [
        [at(40, "- 오류를 줄이기 위해 검사 과정을 새로 설계하고 도입하여 오류율을 절반으로")],
        null,
        [at(52, "줄임")],
        null,
        [at(40, "- 고객 상담을 맡음")],
      ],
      "<li><p>오류를 줄이기 위해 검사 과정을 새로 설계하고 도입하여 오류율을 절반으로 줄임</p></li>",
    ],
  ] as const)("go on %s", (_, lines, html) => {
    expect(read(lines)).toContain(html);
  });

  it.each([
    ["Built the site of the company (front and back)", "Drew pictures"],
    ["毎月の問い合わせを減らす施策を提案して実行", "外来の患者を対象に指導を実施"],
  ])("are apart where the line of %s has room for more", (one, two) => {
    const reach = /^[A-Z]/u.test(one) ? wide : "毎月の問い合わせを減らす施策を提案して実行し続けた。";
    const lines = layOut(pageOf([[at(40, one)], [at(40, two)], null, null, [at(40, reach)]]));
    expect(richTextOf(paragraphsOf(lines.slice(0, 2)))).toBe(`<p>${one}</p><p>${two}</p>`);
  });

  it("go on with what is bold where a Chinese sentence is not at its end", () => {
    const full = "重做了编辑器的排版引擎，一万字的文档在输入的时候的延迟由";
    expect(read([[at(40, full)], [at(40, "180 ms 降至 22 ms", { bold: true }), at(121, "。")]])).toBe(
      `<p>${full}<strong> 180 ms 降至 22 ms</strong>。</p>`,
    );
    expect(read([[at(40, `${full}一秒。`)], [at(40, "第二件事", { bold: true })]])).toContain("</p><p>第二件事");
  });

  it.each([
    ["a divided wo-", "rd", "a divided word"],
    ["中文的一行", "下一行", "中文的一行下一行"],
    ["one line", "and another", "one line and another"],
    ["Kubernetes-", "Operator", "Kubernetes- Operator"],
  ])("joins %s and %s", (above, below, joined) => {
    expect(joinLines(above, below)).toBe(joined);
  });

  it.each([
    ["湖光学园附属高等学", "校", false, ["湖光学园附属高等学校"]],
    ["Institute of Micro-", "electronics", false, ["Institute of Microelectronics"]],
    ["Nurse, Lakeside", "Hospital", true, ["Nurse, Lakeside ", "Hospital"]],
  ])("joins %s and %s in their styles", (above, below, isBold, pieces) => {
    const [one, two] = [segment(above, false), segment(below, isBold)];
    const joined = joinSegments(one, two);
    expect(joined.pieces.map(({ text }) => text)).toEqual(pieces);
    expect(joined.text).toBe(pieces.join(""));
  });
});
