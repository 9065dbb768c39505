import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { takePersonAtFoot } from "./person-at-foot.ts";

const read = (...lines: PageLines) => {
  const { basicInfo, sections } = readResume(pageOf(lines)).document.data;
  const { name, email, cellphone, location, birth } = basicInfo;
  return { person: [name, email, cellphone, location, birth], jobs: sections[0]?.data.map(({ subTitle }) => subTitle) };
};
const jobs: PageLines = [
  [at(40, "Beruflicher Werdegang", { size: 14, bold: true })],
  [at(40, "2018 – 2020"), at(190, "Verkäufer"), at(330, "Nordlicht GmbH")],
  [at(40, "2020 – 2022"), at(190, "Lagerist"), at(330, "Seewind AG")],
];
const languages: PageLines = [[at(40, "Sprachen", { size: 14, bold: true })], [at(40, "Deutsch")]];

describe("the person below the last job", () => {
  it("is who the document is about, where nothing above says so", () => {
    const { person, jobs: found } = read(
      ...jobs,
      null,
      [at(40, "Hanna Seeberg")],
      [at(60, "Geburtsdatum: 07.06.1997")],
      [at(60, "Uferweg 21")],
      [at(60, "38446 Wolfsburg")],
      [at(60, "+49 30 5550142")],
      [at(60, "hanna@example.org")],
      ...languages,
    );
    expect(person).toEqual([
      "Hanna Seeberg",
      "hanna@example.org",
      "+49 30 5550142",
      "Uferweg 21, 38446 Wolfsburg",
      "07.06.1997",
    ]);
    expect(found).toEqual(["Nordlicht GmbH", "Seewind AG"]);
  });

  it("begins with a name in far larger type, as where a box is read before it", () => {
    const { person } = read(
      [at(40, "프로젝트 경험", { size: 14, bold: true })],
      [at(40, "프로젝트명/기간: 지도 서비스")],
      [at(40, "2020.03 ~ 2020.09")],
      null,
      [at(40, "홍길동", { size: 20, bold: true })],
      [at(40, "(Hong, Gildong)", { size: 20, bold: true })],
      [at(40, "이메일: hong@example.org")],
      [at(40, "연락처: 010-1234-5678")],
      [at(40, "학력", { size: 14, bold: true })],
      [at(40, "새벽대학교"), at(200, "2014.03 - 2020.02")],
    );
    expect(person).toEqual(["홍길동", "hong@example.org", "010-1234-5678", "", ""]);
  });

  it("is somebody else where the person stands above the jobs", () => {
    const { person } = read(
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "jane@example.org")],
      ...jobs,
      null,
      [at(40, "Hanna Seeberg")],
      [at(60, "Uferweg 21")],
      [at(60, "38446 Wolfsburg")],
      [at(60, "hanna@example.org")],
      ...languages,
    );
    expect(person.slice(0, 2)).toEqual(["Jane Doe", "jane@example.org"]);
  });

  it("has a name that begins a block of its own, without a gap above it", () => {
    const foot = [[at(40, "Hanna Seeberg")], [at(60, "Uferweg 21")], [at(60, "38446 Wolfsburg")], [at(60, "a@b.org")]];
    const [title, ...lines] = layOut(pageOf([...jobs, ...foot])).map((line) =>
      line.text === "Hanna Seeberg" ? { ...line, gap: 0 } : line,
    );
    if (!title) throw new Error("no title");
    const section = { kind: "work" as const, name: title.text, confidence: 1, title, lines };
    expect(takePersonAtFoot([], [section]).map(({ text }) => text)[0]).toBe("Hanna Seeberg");
  });
});
