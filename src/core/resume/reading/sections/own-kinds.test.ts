import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { withOwnKinds } from "./own-kinds.ts";

const title = { size: 14, bold: true };
const read = (...sections: string[]) =>
  readResume(
    pageOf([
      [at(40, "김하늘", { size: 24 })],
      ...sections.flatMap((name) => [[at(40, name, title)], [at(40, "2012.03 – 2016.02"), at(200, "푸른하늘")]]),
    ]),
  ).document.data.sections.map(({ name, type }) => [name, type]);

describe("a section that shares its kind with another", () => {
  it("has courses where schools have a section of their own", () => {
    expect(read("학력", "교육")).toEqual([
      ["학력", "education"],
      ["교육", "custom"],
    ]);
    expect(read("교육")).toEqual([["교육", "education"]]);
  });

  it("has what was done besides where jobs have a section of their own", () => {
    expect(read("경력", "인턴·대외활동")).toEqual([
      ["경력", "empolyment"],
      ["인턴·대외활동", "custom"],
    ]);
    expect(read("인턴·대외활동")).toEqual([["인턴·대외활동", "empolyment"]]);
  });
});

it("a title of two kinds of experience announces jobs", () => {
  const [line] = layOut(pageOf([[at(40, "Work")]]));
  if (!line) throw new Error("no line");
  const sectionOf = (name: string) => ({ kind: "work" as const, name, confidence: 1, title: line, lines: [] });
  const kinds = withOwnKinds([sectionOf("Work"), sectionOf("Leadership & Management Experience")]);
  expect(kinds.map(({ kind }) => kind)).toEqual(["work", "work"]);
});

it("a Chinese text that names nobody and has no dates is no job beside those that have", () => {
  const { document } = readResume(
    pageOf([
      [at(40, "王小明", { size: 24 })],
      [at(40, "工作经历", title)],
      [at(40, "东湖科技有限公司"), at(200, "前端工程师"), at(420, "2015.07-2016.10")],
      [at(40, "行业经验", title)],
      [at(40, "移动广告：七年以上")],
    ]),
  );
  expect(document.data.sections.map(({ name, type }) => [name, type])).toEqual([
    ["工作经历", "empolyment"],
    ["行业经验", "custom"],
  ]);
});

describe("a title with more beside it or below it", () => {
  it("is known without the sum of the time that all took", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "김하늘", { size: 24 })],
        [at(40, "학력", { size: 14 })],
        [at(40, "2012.03 – 2016.02"), at(200, "푸른대학교")],
        [at(40, "경력", { size: 14 }), at(70, "총 12년 11개월", { size: 8 })],
        [at(40, "2016.03 – 2028.02"), at(200, "㈜푸른하늘"), at(270, "개발자", { color: "#888888" })],
      ]),
    );
    expect(document.data.sections.map(({ name }) => name)).toEqual(["학력", "경력"]);
    expect(document.data.sections[1]?.data[0]).toMatchObject({ subTitle: "㈜푸른하늘", title: "개발자" });
  });

  it("of a letter has smaller titles that are its parts", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "김하늘", { size: 24 })],
        [at(40, "학력", { size: 14, bold: true })],
        [at(40, "2012.03 – 2016.02"), at(200, "푸른대학교")],
        [at(40, "자기소개서", { size: 14, bold: true })],
        ...["성장과정", "지원동기"].flatMap((name) => [
          [at(40, name, { size: 11.5, bold: true })],
          [at(40, "저는 만드는 일을 좋아합니다.")],
        ]),
      ]),
    );
    expect(document.data.sections.map(({ name }) => name)).toEqual(["학력", "자기소개서"]);
  });
});

describe("a title right above smaller ones", () => {
  const part = { size: 12, bold: true };
  const kinds = (...lines: PageLines) =>
    readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "Experience", { size: 14, bold: true })],
        ...lines,
        [at(40, "Projects", part)],
        [at(40, "A clock of sand")],
        [at(40, "Interests", { size: 14, bold: true })],
        [at(40, "Chess")],
      ]),
    ).document.data.sections.map(({ type }) => type);

  it("says what the parts below it are", () => {
    const lines = [
      [at(40, "Vocation", part)],
      [at(40, "2016 – 2018"), at(200, "Engineer, Acme Ltd")],
      [at(40, "2018 – 2019"), at(200, "Tester, Insite Ltd")],
      [at(40, "Along the way", part)],
      [at(40, "2014 – 2015"), at(200, "Waiter, Lakeside Inn")],
    ];
    expect(kinds(...lines).filter((type) => type === "empolyment")).toHaveLength(3);
  });
});
