import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { isDocumentTitle, kindOfHeading } from "../terms/heading-words.ts";
import { markHeadings } from "./headings.ts";

describe("titles of sections", () => {
  it.each([
    ["WORK EXPERIENCE:", "work"],
    ["实习/项目经历", "work"],
    ["一、教育背景", "education"],
    ["【 自我评价 】", "profile"],
    ["教 育 背 景", "education"],
    ["Éducation & Langues", "education"],
    ["学歴・職歴", "education"],
    ["보유 기술", "skills"],
    ["Beruflicher Werdegang", "work"],
    ["S K I L L S", "skills"],
    ["Datos académicos", "education"],
    ["주요활동 및 사회경험", "activity"],
  ])("%s announces %s", (text, kind) => {
    expect(kindOfHeading(text)).toBe(kind);
  });

  it.each(["Experience with TypeScript", "Jane Doe", "工作经历丰富", "Lebenslauf", ""])(
    "%s announces nothing",
    (text) => {
      expect(kindOfHeading(text)).toBeNull();
    },
  );

  it("knows the title of a document", () => {
    expect(["个人简历", "Lebenslauf", "履 歴 書", "Résumé"].map(isDocumentTitle)).toEqual([true, true, true, true]);
    expect(isDocumentTitle("Jane Doe")).toBe(false);
  });

  it("are told by their brackets in a file that sets nothing else apart, also the unknown ones", () => {
    const names = ["【職務要約】", "【開発の流儀】", "【資格】", "【志望理由】"];
    const lines = markHeadings(
      layOut(
        pageOf([
          ...names.flatMap((name) => [[at(40, name)], [at(40, "文章がここに続きます。")]]),
          [at(40, "【氏名】 田辺")],
        ]),
      ),
    );
    expect(lines.flatMap(({ heading }) => (heading ? [heading.name] : []))).toEqual([
      ...["職務要約", "開発の流儀", "資格", "志望理由"],
    ]);
  });

  it("stand beside their text in a column of their own", () => {
    const rows = ["Skills", "Experience", "Education"].map((name) => [
      at(40, name),
      at(200, "A text that is longer than its title, and says something"),
    ]);
    const lines = markHeadings(layOut(pageOf([[at(40, "Jane Doe", { size: 20 })], ...rows])));
    expect(lines.flatMap(({ heading }) => (heading ? [heading.kind] : []))).toEqual(["skills", "work", "education"]);
  });

  it("learns the style of the known ones, and takes what is set so for titles too", () => {
    const title = { size: 13, bold: true };
    const lines = markHeadings(
      layOut(
        pageOf([
          [at(40, "Experience", title)],
          [at(40, "Engineer, Acme, 2011 – 2012")],
          [at(40, "Built a thing that many people used for a long time")],
          [at(40, "Beekeeping of the north", title)],
          [at(40, "Three hives and a book about them, which nobody read")],
          [at(40, "Skills", title)],
          [at(40, "Languages: Go and TypeScript, and a few others as well")],
        ]),
      ),
    );
    expect(lines.flatMap(({ heading }) => (heading ? [[heading.kind, heading.name]] : []))).toEqual([
      ["work", "Experience"],
      ["other", "Beekeeping of the north"],
      ["skills", "Skills"],
    ]);
  });

  it("are counted in Chinese, also where the table has no such title", () => {
    const title = { size: 16 };
    const lines = markHeadings(
      layOut(
        pageOf([
          [at(40, "一、 技能專長", title)],
          [at(40, "對程式語言有一定的了解與經驗")],
          [at(40, "二、 其餘作品", title)],
          [at(40, "大學期間的課堂優良作品與連結")],
          [at(40, "三、 工作經驗", title)],
          [at(40, "補習班的數學與自然科老師")],
        ]),
      ),
    );
    expect(lines.flatMap(({ heading }) => heading?.name ?? [])).toEqual(["技能專長", "其餘作品", "工作經驗"]);
  });

  const titlesOf = (lines: Parameters<typeof pageOf>[0]) =>
    markHeadings(layOut(pageOf(lines))).flatMap(({ heading }) => (heading ? [heading.name] : []));
  const title = { size: 14, bold: true };
  const text = "Several words about this and that, which fill a line of the page";

  it("may be numbered without a mark behind the number", () => {
    expect(
      titlesOf([[at(40, "1 Education", title)], [at(40, text)], [at(40, "2 Key Skills", title)], [at(40, text)]]),
    ).toEqual(["Education", "Key Skills"]);
  });

  it("are none in the first line of a file, nor below a line of dates", () => {
    expect(
      titlesOf([
        [at(40, "Jane Doe", title)],
        [at(40, text)],
        [at(40, "Experience", title)],
        [at(40, text)],
        [at(40, "Education", title)],
        [at(40, "2012 - 2014", { bold: true })],
        [at(40, "Bac X", title)],
        [at(40, text)],
      ]),
    ).toEqual(["Experience", "Education"]);
  });

  it("of jobs and schools may be smaller than the others, in capitals", () => {
    expect(
      titlesOf([
        [at(40, "CONTACT", { size: 14, bold: true })],
        [at(40, text)],
        [at(40, "SKILLS", { size: 14, bold: true })],
        [at(40, text)],
        [at(40, "WORK EXPERIENCE", { size: 8, bold: true })],
        [at(40, text)],
      ]),
    ).toEqual(["CONTACT", "SKILLS", "WORK EXPERIENCE"]);
  });

  it("over two lines are joined with one sign", () => {
    expect(
      titlesOf([
        [at(40, "Jane Doe", { size: 20 })],
        [at(40, text)],
        [at(40, "Summer schools &", title)],
        [at(40, "workshops", title)],
        [at(40, text)],
        [at(40, "Experience", title)],
        [at(40, text)],
        [at(40, "Education", title)],
        [at(40, text)],
      ])[0],
    ).toBe("Summer schools & workshops");
  });

  it("that are none after all lose no line", () => {
    const bold = { bold: true };
    const told = [at(40, "毎日の実験とその記録についての長い文章がここに続いています。")];
    const entry = (...names: string[]) => [...names.map((name) => [at(40, name, bold)]), told];
    const lines = markHeadings(
      layOut(
        pageOf([
          [at(40, "山田 花子", { size: 20 })],
          ...["自己PR", "スキル", "資格"].flatMap((name) => entry(name)),
          ...entry("職歴", "青い湖の地図"),
          ...entry("白い山の写真"),
          ...entry("緑の森の音"),
          ...entry("赤い花の記録", "東の野原"),
          ...entry("黒い土の研究"),
          ...entry("古い橋の話"),
        ]),
      ),
    );
    expect(lines.filter(({ heading }) => heading).length).toBe(4);
    expect(lines.map(({ text }) => text)).toContain("東の野原");
  });
});

it("a Korean title has neither a sum nor a level of studies behind it", () => {
  const lines = layOut(
    pageOf([
      [at(40, "김하늘", { size: 20 })],
      [at(40, "학력", { size: 14 }), at(70, "최종학력", { size: 9 }), at(112, "대학교 4년졸업", { size: 9 })],
      [at(40, "2013.03 ~ 2020.02"), at(200, "푸른대학교")],
    ]),
  );
  expect(markHeadings(lines).map(({ text }) => text)).toEqual(["김하늘", "학력", "2013.03 ~ 2020.02\t푸른대학교"]);
});
