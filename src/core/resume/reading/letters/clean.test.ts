import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { cleanLayout, cleanText, icons, isBulletMark } from "./clean.ts";

describe("clean", () => {
  it.each([
    ["⼯作经历", "工作经历"],
    ["⻩⻓⻛", "黄长风"],
    ["ﬁrst ﬂoor", "first floor"],
    ["ＡＢ１２", "AB12"],
    ["multi\u00adcluster", "multicluster"],
    ["2010 \u00ad 2017", "2010 - 2017"],
    ["2010 \u2012 2017", "2010 – 2017"],
    ["Sep 2017 \u2500 Juin 2020", "Sep 2017 – Juin 2020"],
    ["F¨ahigkeiten", "Fähigkeiten"],
    ["Exp´erience", "Expérience"],
    ["Franc¸ais".replace("c¸", "¸c"), "Français"],
    ["\uF095 555", `${icons.phone} 555`],
    ["zero\u200Bwidth", "zerowidth"],
    ["h\u0134p://acme.org", "http://acme.org"],
    ["e\u01AFort, so\u014Cware, a\u01A9ach, \u019Fme", "effort, software, attach, time"],
    ["\u01AF", "ff"],
    ["Hංඌඍඈඋඒ", "History"],
    ["ඉංඏൺ Pൾඋൾඋൺ", "piva Perera"],
    ["ൺൻ", "ൺൻ"],
    ["\uF0B7 Built it", "• Built it"],
    ["\u01AFu \u0111i\u1EC3m", "\u01AFu \u0111i\u1EC3m"],
  ])("%s is read as %s", (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it("tells icons by their font, and marks of lists by theirs", () => {
    const [runs] = cleanLayout(
      pageOf([[at(50, "\uF0E0", { font: "FontAwesome5Free" }), at(90, "l", { font: "Wingdings" })]]),
    ).pages.map((page) => page.runs);
    expect(runs?.map(({ text }) => text)).toEqual([icons.mail, "•"]);
    expect(isBulletMark("▪")).toBe(true);
    expect(isBulletMark("a")).toBe(false);
  });

  it("reads a letter of a font of its own, apart from the text behind it, as the mark of a list", () => {
    const textsOf = (x: number, font: string) =>
      cleanLayout(pageOf([[at(50, "o", { font }), at(x, "Built a shop")]])).pages[0]?.runs.map(({ text }) => text);
    expect(textsOf(66, "Courier New")).toEqual(["◦", "Built a shop"]);
    expect(textsOf(56, "Courier New")).toEqual(["o", "Built a shop"]);
    expect(textsOf(66, "Sans")).toEqual(["o", "Built a shop"]);
  });

  it("reads one radical as the letter that the script of the file has", () => {
    const textsOf = (...texts: string[]) =>
      cleanLayout(pageOf(texts.map((text) => [at(50, text)]))).pages[0]?.runs.map(({ text }) => text);
    expect(textsOf("⽤⼾设计")).toEqual(["用户设计"]);
    expect(textsOf("⽤⼾設計")).toEqual(["用戶設計"]);
  });

  it("joins letters that thin spaces set apart, and keeps the spaces of words", () => {
    const run = (text: string, width: number) => {
      const [page] = pageOf([[at(50, text)]]).pages;
      const [one] = page?.runs ?? [];
      if (!page || !one) throw new Error("no run");
      return cleanLayout({
        pages: [{ ...page, runs: [{ ...one, width }] }],
        hasParagraphs: false,
        hidden: [],
      }).pages[0]?.runs[0]?.text;
    };
    expect(run("高 等 学 校", 43.5)).toBe("高等学校");
    expect(run("本科 毕业", 45)).toBe("本科 毕业");
  });

  it("leaves out what every page repeats at its edge, and numbers of pages", () => {
    const page = (number: number) => {
      const [one] = pageOf([[at(50, "Jane Doe")]]).pages;
      if (!one) throw new Error("no page");
      const foot = { ...(one.runs[0] as (typeof one.runs)[number]), text: `Page ${number} of 2`, y: 820 };
      const text = { ...foot, text: `Text of page ${number}`, y: 300 };
      return { ...one, runs: [...one.runs, text, foot] };
    };
    const { pages } = cleanLayout({ pages: [page(1), page(2)], hasParagraphs: false, hidden: [] });
    expect(pages.map(({ runs }) => runs.map(({ text }) => text))).toEqual([
      ["Jane Doe", "Text of page 1"],
      ["Text of page 2"],
    ]);
  });

  it("keeps the dates of two jobs that begin two pages", () => {
    const page = (dates: string) => {
      const [one] = pageOf([[at(50, dates)], [at(50, `Text beside ${dates}`)]]).pages;
      if (!one) throw new Error("no page");
      return one;
    };
    const pages = ["2019.01", "2022.04 - 2023.04", "2017.03 - 2019.04"].map(page);
    const kept = cleanLayout({ pages, hasParagraphs: false, hidden: [] }).pages;
    expect(kept.map(({ runs }) => runs[0]?.text)).toEqual(["2019.01", "2022.04 - 2023.04", "2017.03 - 2019.04"]);
  });

  it("leaves out the numbers of pages that stand alone above the text", () => {
    const page = (number: number) =>
      pageOf([[at(550, String(number))], null, null, [at(50, `Text ${number}`)]]).pages[0] as ReturnType<
        typeof pageOf
      >["pages"][number];
    const { pages } = cleanLayout({ pages: [page(1), page(2)], hasParagraphs: false, hidden: [] });
    expect(pages.map(({ runs }) => runs.map(({ text }) => text))).toEqual([["Text 1"], ["Text 2"]]);
  });

  it("keeps the last row of a table that ends at the edge of its page", () => {
    const page = pageOf([[at(40, "2024"), at(100, "3"), at(140, "青空学院入社")], [at(280, "3")]]);
    for (const run of page.pages[0]?.runs ?? []) run.y += 740;
    expect(cleanLayout(page).pages[0]?.runs.map(({ text }) => text)).toEqual(["2024", "3", "青空学院入社"]);
  });

  it("keeps once how the person is reached, where the pages repeat it at their foot", () => {
    const [one] = pageOf([
      [at(50, "Jane Doe", { size: 20 })],
      [at(50, "Education", { size: 14 })],
      [at(50, "2012 – 2014")],
    ]).pages;
    if (!one) throw new Error("no page");
    const [name] = one.runs;
    const foot = [
      { ...name, text: "12 Lake Road, Springfield", y: 806, size: 9 },
      { ...name, text: "jane@example.org", y: 820, size: 9 },
      { ...name, text: "•", x: 140, y: 820, size: 9 },
      { ...name, text: "+44 20 7946 0000", x: 150, y: 820, size: 9 },
    ] as typeof one.runs;
    const pages = [
      { ...one, runs: [...one.runs, ...foot] },
      { ...one, runs: [...one.runs.slice(2), ...foot] },
    ];
    const { basicInfo } = readResume({ pages, hasParagraphs: false, hidden: [] }).document.data;
    expect(basicInfo).toMatchObject({ email: "jane@example.org", cellphone: "+44 20 7946 0000" });
    const head = foot.map((run) => ({ ...run, y: run.y - 780 }));
    const later = [one, ...[1, 2].map(() => ({ ...one, runs: [...one.runs.slice(2), ...head] }))];
    const person = readResume({ pages: later, hasParagraphs: false, hidden: [] }).document.data.basicInfo;
    expect(person.email).toBe("jane@example.org");
  });

  it("knows the number of a page above a wide margin, and keeps a figure that is none", () => {
    const pages = (...feet: string[]) =>
      cleanLayout({
        pages: feet.flatMap(
          (foot, number) => pageOf([[at(50, ["Left", "Right"][number] ?? "")], [at(300, foot)]]).pages,
        ),
        hasParagraphs: false,
        hidden: [],
      }).pages.map((page) => page.runs.map(({ text }) => text));
    expect(pages("1", "2")).toEqual([["Left"], ["Right"]]);
    expect(pages("1", "5")).toEqual([
      ["Left", "1"],
      ["Right", "5"],
    ]);
  });
});
