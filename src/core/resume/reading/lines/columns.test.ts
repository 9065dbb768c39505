import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";

const texts = (layout: ReturnType<typeof pageOf>) => layOut(layout).map(({ text }) => text);
const title = { size: 14, bold: true };

/** A page of two columns, the left one with these lines at its foot. */
function columnsOf(foot: readonly string[]) {
  const left = [
    "Experience",
    "Engineer at Acme, a company",
    "Built a thing that works well",
    "Tested it",
    "Sold it",
    ...foot,
  ];
  const right = ["Languages", "English", "German", "Awards", "First award", "Second award"];
  const heading = (text: string) => (/^(?:Experience|Education|Languages|Awards)$/u.test(text) ? title : {});
  return pageOf(
    left.map((text, index) => [at(40, text, heading(text)), at(320, right[index] ?? "", heading(right[index] ?? ""))]),
  );
}

describe("lay out", () => {
  it("reads a title at the foot of a column with the text below both columns", () => {
    const column = (x: number, one: string, two: string) =>
      [one, "First thing here", "Second thing", "Third thing", two, "Fourth thing", "Fifth thing"].map((text, index) =>
        at(x, text, index % 4 === 0 ? title : {}),
      );
    const [left, right] = [column(40, "Projects", "Interests"), column(320, "Certificates", "Languages")];
    const read = texts(
      pageOf([
        ...left.map((cell, index) => [cell, right[index] as ReturnType<typeof at>]),
        [at(40, "Internships", title)],
        [at(40, "Engineer at Acme, which is a line that goes over the whole of the page, from left to right")],
        [at(40, "It tells what was done there, and goes on over both of the columns that are above it too")],
      ]),
    );
    expect(read.indexOf("Internships")).toBe(read.indexOf("Languages") + 3);
  });

  it("reads no columns across the rules under titles", () => {
    const jobs = ["Engineer at Acme", "Baker at a bakery", "Nurse at a clinic"];
    const skills = ["TypeScript", "PostgreSQL", "Go", "Rust", "Java", "Ruby"];
    const rows = [
      [at(40, "Jobs", title)],
      ...jobs.map((job, index) => [at(40, job), at(400, `${2015 + index} – ${2016 + index}`)]),
      [at(40, "Skills", title)],
      ...skills.flatMap((skill) => [[at(40, skill)], [at(400, `${skill} too`)]]),
    ];
    const page = pageOf(rows);
    const rule = (row: number) => ({ x1: 38, x2: 560, y1: 64 + row * 14, y2: 64 + row * 14 });
    const ruled = (rules: ReturnType<typeof rule>[]) => ({
      ...page,
      pages: page.pages.map((one) => ({ ...one, rules })),
    });
    expect(texts(ruled([rule(0), rule(4)]))).toContain("Engineer at Acme\t2015 – 2016");
    expect(texts(ruled([]))).not.toContain("Engineer at Acme\t2015 – 2016");
  });

  it("reads one column after the other, below what spans both", () => {
    const left = ["Skills", "TypeScript", "PostgreSQL", "Languages", "English", "Deutsch"];
    const right = [
      "Experience",
      "Engineer at Acme, a company",
      "Built a thing that works well",
      "Education",
      "University of Somewhere",
      "Bachelor of Science",
    ];
    const heading = (text: string) => (/^(?:Skills|Languages|Experience|Education)$/.test(text) ? title : {});
    const lines = left.map((text, index) => [
      at(40, text, heading(text)),
      at(220, right[index] ?? "", heading(right[index] ?? "")),
    ]);
    const page = pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "A line that goes all the way from the left to the right side of the page, for both")],
      ...lines,
    ]);
    expect(texts(page).slice(2)).toEqual([...left, ...right]);
  });

  it("goes on in the column of the page before where one column alone has more text", () => {
    const rest = ["Lakeside University", "Bachelor of Maps", "Graduated with honours"];
    const first = columnsOf(["Education", "Seaside School"]);
    const last = pageOf(rest.map((text, index) => [at(40, text), at(320, index === 0 ? "Third award" : "")]));
    const lines = layOut({ ...first, pages: [...first.pages, ...last.pages] });
    const columns = (text: string) => lines.find((line) => line.text === text)?.column;
    expect(columns("Lakeside University")).toBe(columns("Education"));
    expect(columns("Third award")).toBe(columns("First award"));
    expect(lines.at(-1)?.text).toBe("Third award");
  });

  it("tells a short column by the titles of both sides, with a colon or beside the rows of the other", () => {
    const main = [
      "Experience:",
      "Engineer at Acme, a company",
      "Built a thing that works well",
      "Education:",
      "A school",
    ];
    const page = pageOf([
      [at(40, "Skills:", title), at(220, "Jane Doe", { size: 20 })],
      [at(40, "TypeScript"), at(220, "jane@example.com")],
      ...main.map((text) => [at(220, text, text.endsWith(":") ? title : {})]),
    ]);
    expect(texts(page)).toEqual(["Skills:", "TypeScript", "Jane Doe", "jane@example.com", ...main]);
  });

  it("reads dates at the right edge, and labels at the left one, with their rows", () => {
    const rows = [1, 2, 3, 4, 5, 6].map((number) => [
      at(40, `Role ${number} of a long list of them`),
      at(480, `201${number} – 201${number + 1}`),
    ]);
    expect(texts(pageOf(rows))[0]).toBe("Role 1 of a long list of them\t2011 – 2012");
    const labels = [1, 2, 3, 4, 5, 6].map((number) => [
      at(40, `201${number}`),
      at(120, `Somewhere ${number}, with a text that goes on and on`),
    ]);
    expect(texts(pageOf(labels))[5]).toBe("2016\tSomewhere 6, with a text that goes on and on");
  });

  it("reads the years and months of a form with their rows, titles among them or not", () => {
    const row = (year: string, month: string, text: string) => [at(56, year), at(116, month), at(148, text)];
    const page = pageOf([
      [at(40, "連絡先"), at(300, "電話")],
      [at(60, "年"), at(114, "月"), at(263, "学歴・職歴")],
      [at(339, "学歴")],
      row("2017", "4", "神奈川大学 外国語学部 入学"),
      row("2021", "3", "神奈川大学 外国語学部 卒業"),
      [at(339, "職歴")],
      row("2021", "4", "トヨタモビリティ東京株式会社 入社"),
      [at(148, "営業として顧客への提案、契約手続き、アフターフォローを実施")],
      row("2023", "1", "株式会社ラクスパートナーズ 入社"),
      [at(148, "品質保証業務に従事")],
    ]);
    expect(texts(page)).toContain("2017年4月\t神奈川大学 外国語学部 入学");
    expect(texts(page)).toContain("2023年1月\t株式会社ラクスパートナーズ 入社");
  });

  it("reads ranges at the right edge with their rows, also below a name in the middle", () => {
    const page = pageOf([
      [at(260, "Jane Doe", { size: 20 })],
      [at(250, "+49 30 1234567")],
      [at(260, "jane@example.com")],
      [at(40, "Education", title)],
      [at(40, "University of Somewhere"), at(480, "2021.09 - 2025.06")],
      [at(40, "Mathematics and Computing")],
      [at(40, "Experience", title)],
      [at(40, "Acme Inc."), at(480, "2024.03 - 2025.01")],
      [at(40, "Data Analyst")],
    ]);
    expect(texts(page)).toContain("Acme Inc.\t2024.03 - 2025.01");
  });

  it("puts a block of notes beside an entry on the line that it begins beside", () => {
    const entry = (name: string, year: number) => [
      [at(40, name, { bold: true }), at(450, `${name} Inc.`)],
      [at(40, "• Built one thing and another thing for them"), at(450, `${year} – ${year + 1}`)],
      [at(40, "• Built a second thing that is just as good"), at(450, "Berlin")],
      null,
      null,
    ];
    const [first, second] = texts(pageOf([...entry("Alpha", 2011), ...entry("Beta", 2013), ...entry("Gamma", 2015)]));
    expect(first).toBe("Alpha\tAlpha Inc.\t2011 – 2012\tBerlin");
    expect(second).toBe("• Built one thing and another thing for them");
  });
});
