import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const namesOf = (size: number) =>
  readResume(
    pageOf([
      [at(40, "홍길동", { size: 24 })],
      [at(40, "jane@example.org")],
      null,
      [at(40, "학력", { size: 16, bold: true })],
      [at(40, "한강대학교 경영학과"), at(300, "2015.03 - 2019.02")],
      null,
      [at(40, "자기소개서", { size: 16, bold: true })],
      [at(40, "성장과정", { size, bold: true })],
      [at(40, "저는 작은 마을에서 자라며 사람들과 함께 일하는 법을 배웠습니다.")],
      null,
      [at(40, "지원동기", { size, bold: true })],
      [at(40, "좋은 서비스를 만드는 일에 힘을 보태고 싶어 지원하게 되었습니다.")],
    ]),
  ).document.data.sections.map(({ name }) => name);

it("the parts of a statement about oneself are no sections below a larger title of it", () => {
  expect(namesOf(12)).toEqual(["학력", "자기소개서"]);
  expect(namesOf(16)).toEqual(["학력", "자기소개서", "성장과정", "지원동기"]);
});
