import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

it("the card of a job board says nothing that its sections do, and the sentence above the name is what the person is", () => {
  const { document, notPlaced } = readResume(
    pageOf([
      [at(40, "매일 배우는 개발자입니다.", { size: 17 })],
      [at(120, "김하늘 남 1994년 (만 28세)")],
      [at(120, "010-1234-5678 haneul@example.org")],
      null,
      null,
      null,
      [at(60, "학력"), at(130, "경력"), at(200, "자격증 / 어학"), at(290, "희망연봉")],
      [at(60, "푸른대학교"), at(130, "푸른식당"), at(200, "운전면허"), at(290, "회사내규에 따름")],
      [at(60, "대학교(4년)"), at(130, "퇴사"), at(200, "외 4")],
      null,
      null,
      null,
      [at(60, "Linux"), at(130, "성실성"), at(200, "Rust")],
      null,
      [at(40, "학력", { size: 14, bold: true })],
      [at(40, "2016. 02 ~ 2019. 12"), at(200, "푸른대학교 전자과")],
      [at(40, "경력", { size: 14, bold: true })],
      [at(40, "2020. 02 ~ 2021. 12"), at(200, "푸른식당 매니저")],
      [at(40, "자격증", { size: 14, bold: true })],
      [at(40, "2019. 09"), at(200, "운전면허")],
    ]),
  );
  expect(document.data.basicInfo).toMatchObject({ name: "김하늘", title: "매일 배우는 개발자입니다." });
  expect(document.data.links.map(({ name, text }) => [name, text])).toEqual(
    expect.arrayContaining([
      ["희망연봉", "회사내규에 따름"],
      ["", "Linux, 성실성, Rust"],
    ]),
  );
  expect(notPlaced).toEqual([]);
});
