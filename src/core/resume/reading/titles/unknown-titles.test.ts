import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const text = (said: string) => [at(60, said)];
const title = (name: string) => [at(60, name, { size: 14, font: "Title" })];
const namesOf = (lines: Parameters<typeof pageOf>[0]) =>
  readResume(pageOf(lines)).document.data.sections.map(({ name }) => name);

describe("titles that no table knows", () => {
  it("are told by the size that they share with few known ones, where each stands above a text", () => {
    expect(
      namesOf([
        [at(60, "山村花子", { size: 24 })],
        null,
        title("旅の記録"),
        text("北の島を一周して、毎日の天気を記録した。"),
        null,
        title("庭の仕事"),
        text("週末に公園の花壇を手入れしている。"),
        null,
        title("賞"),
        text("町の写真大会で二位になった。"),
        null,
        title("星の観測"),
        text("冬の夜に彗星の写真を撮っている。"),
        null,
        title("料理の会"),
        text("毎月一回、新しい献立を紹介している。"),
        null,
        title("鳥の調査"),
        text("湖に来る水鳥の数を十年間数えた。"),
        null,
        title("スキル"),
        text("表計算、写真の編集"),
        null,
        title("職歴"),
        text("2015年4月 〜 2019年3月　株式会社みどり商事"),
      ]),
    ).toEqual(["旅の記録", "庭の仕事", "賞", "星の観測", "料理の会", "鳥の調査", "スキル", "職歴"]);
  });

  it("do not stand to the right of the edge at which all known ones stand", () => {
    const names = namesOf([
      [at(60, "김하늘", { size: 20 })],
      null,
      [at(60, "학력사항", { size: 12 })],
      [at(60, "2014.03 ~ 2019.02"), at(180, "새벽대학교")],
      null,
      [at(180, "해양생물학과", { size: 12 })],
      null,
      [at(60, "경력사항", { size: 12 })],
      [at(60, "2019.03 ~ 2021.02"), at(180, "푸른바다연구소 연구원")],
      null,
      [at(180, "산호초의 변화를 기록하고 매달 보고서로 정리했습니다")],
    ]);
    expect(names).toEqual(["학력사항", "경력사항"]);
  });

  it("are told by a bold type that rows with dates and items of lists have too", () => {
    const bold = { bold: true };
    const item = (said: string) => [at(80, `• ${said}`, bold)];
    expect(
      namesOf([
        [at(60, "Jane Doe", { size: 24 })],
        [at(60, "jane@example.org")],
        [at(60, "Education", bold)],
        item("Master of Arts in Education"),
        item("Bachelor of Arts in Education"),
        item("A certificate of a short course"),
        text("A line that tells about them in small letters and that is rather long"),
        [at(60, "Experience", bold)],
        [at(60, "Teacher, Riverside School", bold), at(400, "2019 – 2021", bold)],
        text("A line that tells about it in small letters and that is rather long"),
        [at(60, "Classroom Methods & Some Longer Words of a Title", bold)],
        text("A line that tells about them in small letters and that is rather long"),
      ]),
    ).toEqual(["Education", "Experience", "Classroom Methods & Some Longer Words of a Title"]);
  });
});
