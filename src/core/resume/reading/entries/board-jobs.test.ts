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
