import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

it("a job of a Korean board has its role beside its dates, or behind the label of its main duty", () => {
  const { sections } = readResume(
    pageOf([
      [at(40, "이력서", { size: 17 })],
      [at(120, "김하늘 남 1994년 (만 28세)")],
      null,
      [at(40, "경력", { size: 14 }), at(80, "총 2년 1개월")],
      null,
      [at(40, "2024. 01 ~ 2024. 08"), at(160, "푸른식당")],
      [at(40, "8개월", { size: 9 })],
      [at(160, "연봉 2,400만원")],
      [at(160, "주요직무 메뉴개발")],
      null,
      [at(40, "2022. 02 ~ 2023. 07"), at(160, "주식회사푸른하늘"), at(270, "사원")],
      [at(40, "1년 6개월", { size: 9 })],
      [at(160, "네트워크 장비 유지보수")],
      null,
      [at(160, "주요직무 보안엔지니어")],
      null,
      [at(40, "자격증", { size: 14 })],
      null,
      [at(40, "2019. 09"), at(160, "운전면허")],
    ]),
  ).document.data;
  const jobs = sections.find(({ type }) => type === "empolyment")?.data ?? [];
  expect(jobs.map(({ title, subTitle }) => [title, subTitle])).toEqual([
    ["메뉴개발", "푸른식당"],
    ["사원", "주식회사푸른하늘"],
  ]);
  expect(jobs.map(({ description }) => description).join()).toContain("주요직무 보안엔지니어");
  expect(jobs.map(({ description }) => description).join()).not.toContain("개월");
});

it("behind a company of a board, the duty or else the rank is the role, and the department is told below", () => {
  const grey = { size: 9, color: "#67738e" };
  const { sections } = readResume(
    pageOf([
      [at(40, "김하늘", { size: 17, bold: true })],
      null,
      [at(40, "경력", { size: 14 }), at(80, "총 2년 1개월", grey)],
      null,
      [
        at(40, "2024. 01 - 2024. 08"),
        at(160, "푸른하늘", { bold: true }),
        at(206, "웹개발팀 · 임시직/프리랜서 · 퍼블리셔", grey),
      ],
      [at(160, "누리집 개편")],
      [at(160, "연봉 2,400만원"), at(260, "근무지역 서울"), at(360, "퇴사사유 계약만료")],
      null,
      [
        at(40, "2022. 02 - 2023. 07"),
        at(160, "새벽정밀", { bold: true }),
        at(206, "현장운영팀 · 사원/팀원 2년차", grey),
      ],
      [at(160, "무대 연출")],
      null,
      [at(40, "학력", { size: 14 }), at(80, "대학교(4년) 졸업", grey)],
      null,
      [at(40, "2016.03 - 2020.02"), at(160, "한강대학교(4년제)", { bold: true }), at(270, "국문학과", grey)],
    ]),
  ).document.data;
  const [jobs, schools] = sections.map(({ data }) => data);
  expect(jobs?.map(({ title, subTitle }) => [title, subTitle])).toEqual([
    ["퍼블리셔", "푸른하늘"],
    ["사원/팀원", "새벽정밀"],
  ]);
  expect(jobs?.[0]?.description).toContain("<li><p>누리집 개편</p></li></ul><p>연봉");
  expect(jobs?.[1]?.description).toContain("현장운영팀");
  expect(schools?.map(({ title, subTitle }) => [title, subTitle])).toEqual([["국문학과", "한강대학교(4년제)"]]);
});
