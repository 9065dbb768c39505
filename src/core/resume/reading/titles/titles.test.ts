import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { titlesByMarks } from "./title-marks.ts";

const sections = (lines: Parameters<typeof pageOf>[0]) =>
  readResume(pageOf(lines)).document.data.sections.map(({ name }) => name);

describe("titles with a full stop", () => {
  it("are titles where they stand in capitals, and parts of entries are none", () => {
    const title = { size: 13, bold: true };
    const lines = [
      [at(40, "WORK EXPERIENCE.", title)],
      [at(40, "Nurse, Riverside Hospital"), at(400, "2016 – 2019")],
      [at(40, "Key contributions; (first)", title)],
      [at(40, "• Cared for many people.")],
      [at(40, "Nurse, Lakeside Hospital"), at(400, "2014 – 2016")],
      [at(40, "Key contributions; (second)", title)],
      [at(40, "• Cared for others.")],
      [at(40, "DATA OF RIVERS AND LAKES.", title)],
      [at(40, "Maps of many rivers")],
    ];
    expect(sections(lines)).toEqual(["WORK EXPERIENCE.", "DATA OF RIVERS AND LAKES."]);
  });
});

describe("titles behind a sign", () => {
  it("are those that no table knows, too, where known ones have the sign", () => {
    const lines = [
      "■職務要約",
      "注文の仕組みを作ってきました。",
      "■活かせる知識・経験",
      "Javaでの開発",
      "■独学で身につけたこと",
      "絵を描く",
    ];
    expect(sections(lines.map((text) => [at(40, text)])).slice(0, 3)).toEqual([
      "職務要約",
      "活かせる知識・経験",
      "独学で身につけたこと",
    ]);
  });

  it("lose the brackets that they stand in", () => {
    const lines = ["＜職務要約＞", "注文の仕組み", "＜自己PR＞", "描く", "＜資格＞", "運転", "＜好きな道具＞", "筆"];
    expect(sections(lines.map((text) => [at(40, text)]))).toEqual(["職務要約", "自己PR", "資格", "好きな道具"]);
  });

  it("are none where the sign is that of a list", () => {
    const lines = layOut(
      pageOf(["◆项目经历", "◆做过一个商城", "◆做过一个网站", "◆做过一个论坛"].map((text) => [at(40, text)])),
    );
    expect(titlesByMarks(lines).size).toBe(0);
  });

  it("are none in the cells of a table, further to the right than those that are known", () => {
    const lines = layOut(
      pageOf([[at(40, "■職務要約")], [at(40, "■職務経歴")], [at(120, "■広告の運用を開始")], [at(40, "■保有資格")]]),
    );
    expect([...titlesByMarks(lines)].map(({ x }) => x)).toEqual([40, 40, 40]);
  });
});

describe("titles beside their text", () => {
  it("are not parted from it by a gutter, whatever a row above them looks like", () => {
    const entry = (title: string, number: number) => [
      [
        at(28, title, { size: 12 }),
        at(151, `무언가 ${number} 학교에서 한 일에 대한 긴 이야기`),
        at(470, "2019.01 ~ 2019.06"),
      ],
      [at(151, "그리고 그것에 대한 설명이 여기에 조금 더 있다")],
      [at(151, "마지막 줄")],
      null,
    ];
    const lines = layOut(
      pageOf([...entry("학력", 1), ...entry("경력", 2), ...entry("자격증", 3), ...entry("수상", 4)]),
    );
    expect(lines.map(({ column }) => column)).toEqual(lines.map(() => ""));
    expect(lines[0]?.text).toBe("학력");
    expect(lines[1]?.text.startsWith("무언가 1")).toBe(true);
  });
});

describe("titles of how a person is reached", () => {
  it("are no sections, in the style of the others", () => {
    const title = { size: 14, color: "#0395de" };
    const { data } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "Teléfono", title)],
        [at(40, "+54 9351 555 0142")],
        [at(40, "Web & Git", title)],
        [at(40, "www.janedoe.com")],
        [at(40, "Experiencia", title)],
        [at(40, "Engineer, Acme    2019 – 2021")],
        [at(40, "Idiomas", title)],
        [at(40, "Inglés")],
      ]),
    ).document;
    expect(data.sections.map(({ name }) => name)).toEqual(["Experiencia", "Idiomas"]);
    expect(data.basicInfo.cellphone).toBe("+54 9351 555 0142");
  });
});

describe("titles in larger type at the left edge", () => {
  it("stand before the first line beside them, also where their baseline is below it", () => {
    const page = pageOf([[at(40, "Jane Doe", { size: 24 })], [at(40, "jane@example.org")]]);
    const row = (y: number, title: string, text: string) => {
      const [one] = pageOf([[at(40, title, { size: 14 })]]).pages[0]?.runs ?? [];
      const [other] = pageOf([[at(150, text)]]).pages[0]?.runs ?? [];
      return [one, other].flatMap((run, at) => (run ? [{ ...run, y: y + (at === 0 ? 4 : 0) }] : []));
    };
    page.pages[0]?.runs.push(
      ...row(120, "SKILLS", "Maps and rivers"),
      ...row(160, "EXPERIENCE", "Surveyor, Acme, 2019 – 2021"),
      ...row(200, "LANGUAGES", "English"),
    );
    const read = readResume(page).document.data.sections.map(({ name, data }) => [name, data[0]?.title]);
    expect(read).toEqual([
      ["SKILLS", "Maps and rivers"],
      ["EXPERIENCE", "Surveyor"],
      ["LANGUAGES", "English"],
    ]);
  });
});
