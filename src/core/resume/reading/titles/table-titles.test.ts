import { describe, expect, it } from "vitest";
import { FlowLayout, plainStyle } from "../flow-layout.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

/** A file of paragraphs and tables: each row is a list of cells. */
function fileOf(...parts: (string | string[][])[]) {
  const flow = new FlowLayout();
  for (const part of parts) {
    if (typeof part === "string") {
      flow.startParagraph();
      flow.text(part, plainStyle);
      continue;
    }
    flow.startTable([]);
    for (const cells of part) {
      flow.startRow(cells.map(() => 1));
      for (const cell of cells) {
        flow.startCell();
        flow.startParagraph();
        flow.text(cell, plainStyle);
      }
      flow.endRow();
    }
    flow.endTable();
  }
  return flow.finish();
}

const form = fileOf(
  "이 력 서",
  [
    ["이름", "홍길동", ""],
    ["홈페이지", "hong@acme.kr", ""],
    ["포트폴리오", "", ""],
    ["주소", "서울시 강남구 새벽로 12", ""],
  ],
  "학력사항",
  [
    ["재학기간", "학교명 및 전공", "소재지"],
    ["2012.03-2015.02", "새벽고등학교 들판콘텐츠과", "서울"],
  ],
  "수상내용",
  [
    ["기간", "상세 내용", "기관"],
    ["2014.05", "글짓기 대상", "너른도서관"],
  ],
);

describe("a form whose sections are tables", () => {
  const { document } = readResume(form);

  it("has its titles above them, set like any text", () => {
    expect(document.data.sections.map(({ name }) => name)).toEqual(["학력사항", "수상내용"]);
    expect(document.data.sections[0]?.data).toMatchObject([{ subTitle: "새벽고등학교", title: "들판콘텐츠과" }]);
  });

  it("has fields that nobody filled in, and addresses in the wrong one", () => {
    expect(document.data.basicInfo).toMatchObject({ name: "홍길동", email: "hong@acme.kr" });
    expect(document.data.basicInfo.location).toBe("서울시 강남구 새벽로 12");
  });

  it("has rows that say several things of the person, of which one may be a title elsewhere", () => {
    const { basicInfo, sections, links } = readResume(
      fileOf([
        ["姓名", "王小明", ""],
        ["专业", "法律", ""],
        ["籍贯", "清水", "学历", "本科"],
        ["电话", "13800001111", ""],
      ]),
    ).document.data;
    expect(basicInfo).toMatchObject({ name: "王小明", cellphone: "13800001111" });
    expect(sections.map(({ name }) => name)).toEqual([]);
    expect(links.map(({ name, text }) => [name, text])).toContainEqual(["学历", "本科"]);
  });

  it("has columns and fields whose names may be titles elsewhere", () => {
    const { basicInfo, sections } = readResume(
      fileOf(
        "입사지원서",
        [
          ["성명", "홍길동 / Hong GilDong", "연락처", "010-5555-0142"],
          ["이메일", "hong@acme.kr", "주소", "서울시 강남구 새벽로 12"],
        ],
        "학력사항",
        [
          ["기간", "학교명", "학과"],
          ["2012.03 ~ 2015.02", "새벽대학교", "들판과"],
        ],
        "병역사항",
        [["병역", "군필", "군별", "육군", "계급", "병장"]],
        "자격사항",
        [
          ["자격증", "취득일", "발행처"],
          ["정보처리기사", "2018.12", "너른협회"],
        ],
        "기타 활동(경력, 봉사활동)",
        [
          ["기간", "기관명", "활동 내용"],
          ["2021.04 ~ 2021.05", "㈜새벽", "사원 관리 화면 구현"],
        ],
        "자기소개서",
        [
          ["지원\n동기", "물건을 만드는 일을 좋아해서 지원하게 되었습니다."],
          ["프로젝트 명", "너른 지도"],
        ],
      ),
    ).document.data;
    expect(basicInfo.name).toBe("홍길동 / Hong GilDong");
    expect(sections.map(({ type, name }) => [type, name])).toEqual([
      ["education", "학력사항"],
      ["custom", "병역사항"],
      ["certificate", "자격사항"],
      ["empolyment", "기타 활동(경력, 봉사활동)"],
      ["profile", "자기소개서"],
    ]);
    expect(sections[2]?.data).toMatchObject([{ title: "정보처리기사", subTitle: "너른협회" }]);
  });
});

it("titles of a form are those above the names of columns, or above dates at the head of a row, where no border shows", () => {
  const { sections } = readResume(
    pageOf([
      [at(250, "이 력 서", { size: 18 })],
      [at(60, "이름"), at(160, "홍길동")],
      null,
      [at(60, "학력사항 (최종학력:"), at(168, "새벽대학교 졸업)")],
      [at(60, "2017.03 ~ 2021.02"), at(180, "새벽대학교 국문학과 졸업")],
      null,
      [at(60, "경력사항")],
      [at(60, "근무기간"), at(180, "회사명"), at(320, "직급")],
      [at(60, "2021.03 ~ 2023.02"), at(180, "새벽정밀"), at(320, "사원")],
      [at(60, "2019.03 ~ 2020.02"), at(180, "푸른식당"), at(320, "주임")],
    ]),
  ).document.data;
  expect(sections.map(({ name }) => name)).toEqual(["학력사항", "경력사항"]);
  expect(sections[0]?.data).toMatchObject([{ subTitle: "새벽대학교", title: "국문학과" }]);
  expect(sections[1]?.data).toMatchObject([
    { subTitle: "새벽정밀", title: "사원" },
    { subTitle: "푸른식당", title: "주임" },
  ]);
});

it("a Korean title right above dated rows is one, also where much text is as large and other titles are larger", () => {
  const large = { size: 12 };
  const { sections } = readResume(
    pageOf([
      [at(40, "홍길동", { size: 24 })],
      [at(40, "지도를 그리는 일과 그 지도를 읽는 사람들을 이어 주는 일을 좋아합니다.", large)],
      [at(40, "앞으로도 더 많은 사람이 길을 찾도록 돕는 지도를 그리고 싶습니다.", large)],
      [at(40, "SKILLS", { size: 19 })],
      [at(40, "Figma")],
      [at(40, "교내활동", large)],
      [at(40, "2023.09 - 2023.12"), at(150, "지도 동아리 부대표")],
      [at(40, "2022.03 - 2022.12"), at(150, "등산 동아리 대표")],
      [at(40, "경력", large)],
      [at(40, "2021.01 - 2021.06"), at(150, "새벽떡볶이 아르바이트"), at(300, "조리와 마감")],
      [at(40, "2020.01 - 2020.06"), at(150, "푸른식당 아르바이트"), at(300, "서빙과 청소")],
    ]),
  ).document.data;
  expect(sections.map(({ name }) => name)).toEqual(expect.arrayContaining(["SKILLS", "교내활동", "경력"]));
  expect(sections.find(({ name }) => name === "경력")?.data).toMatchObject([
    { subTitle: "새벽떡볶이", title: "아르바이트" },
    { subTitle: "푸른식당", title: "아르바이트" },
  ]);
});
