import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

it("a table of schools without a title is told by the names of its columns", () => {
  const row = (...texts: string[]) => texts.map((text, index) => at(40 + index * 120, text));
  const { document } = readResume(
    pageOf([
      [at(40, "홍길동", { size: 24 })],
      [at(40, "jane@example.org")],
      null,
      row("기 간", "학 교", "학 과", "구 분"),
      row("2015.03-2018.02", "한강고등학교", "경영과", "졸업"),
      row("2018.03-2022.02", "한강대학교", "컴퓨터공학과", "재학"),
      null,
      [at(40, "경력 사항", { size: 14, bold: true })],
      row("근무기간", "기관명", "담 당"),
      row("2022.03-2023.02", "강남도서관", "업무보조"),
      [at(40, "교육 / 연수", { size: 14, bold: true })],
      row("2023.03-2023.08", "한강직업학교", "파이썬"),
    ]),
  );
  const { sections } = document.data;
  expect(sections.map(({ type, name }) => [type, name]).slice(0, 2)).toEqual([
    ["education", "학력"],
    ["empolyment", "경력 사항"],
  ]);
  expect(sections[0]?.data.map(({ subTitle, title }) => [subTitle, title])).toEqual([
    ["한강고등학교", "경영과"],
    ["한강대학교", "컴퓨터공학과"],
  ]);
  expect(sections.filter(({ type }) => type === "education")).toHaveLength(1);
});
