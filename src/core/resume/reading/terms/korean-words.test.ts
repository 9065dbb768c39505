import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { readResume } from "../read-resume.ts";
import { scoresOf } from "./classify.ts";

const bestOf = (text: string) => {
  const scores = Object.entries(scoresOf(text)).sort(([, a], [, b]) => b - a);
  return (scores[0]?.[1] ?? 0) >= 1.2 ? scores[0]?.[0] : null;
};

describe("what Korean words name", () => {
  it.each([
    ["role", ["지점장", "센터장", "간호조무사", "객실승무원", "온라인 MD", "생산관리", "자동차 정비사", "선임연구원"]],
    [
      "organisation",
      [
        "새벽정밀",
        "한국새벽기술연구원",
        "스타벅스 강남점",
        "새벽종합건축사사무소",
        "(유)새벽",
        "농협",
        "새벽엔지니어링",
      ],
    ],
    ["school", ["고려대", "새벽여고", "카이스트", "새벽디지털미디어고", "한국폴리텍대학", "새벽대학교(2·3년제)"]],
    ["degree", ["산업디자인과", "수학교육과", "호텔조리과", "컴퓨터 정보 보안 전공"]],
    [
      "place",
      ["서울, 대한민국", "경기도 성남시 분당구 판교동", "경기도안산", "베트남 하노이", "서울 거주", "은평구", "동두천"],
    ],
  ])("is a %s by how they are put together", (kind, texts) => {
    expect(texts.filter((text) => bestOf(text) !== kind)).toEqual([]);
  });

  it("is nothing of it in other words", () => {
    expect(["검색 결과", "새벽의 바다", "매출 효과"].map(bestOf)).toEqual([null, null, null]);
  });
});

describe("the head of a Korean job", () => {
  const fields = (...cells: Parameters<typeof at>[]) => {
    const [field] = readEntries("work", [cells.map((cell) => at(...cell))]);
    return [field?.subTitle, field?.title];
  };

  it("is not cut where the font changes within a word", () => {
    const [field] = readEntries("work", [
      [at(40, "새벽소", { bold: true }), at(70, "프트"), at(240, "2015.03 - 2017.02")],
      [at(40, "백엔드 개발자")],
    ]);
    expect(field?.subTitle).toBe("새벽소프트");
  });

  it("has its dates before how long it was, and its role where no list below it tells what was done", () => {
    const { document } = readResume(
      resumeOf("경력", [
        [at(40, "새벽소프트 | 백엔드 개발자 | 2015.03 ~ 2017.02(24개월)", { size: 12 })],
        [at(60, "• 역할: 결제 시스템의 설계와 고도화 전담(팀원 총 6명)")],
      ]),
    );
    const [job] = document.data.sections.find(({ type }) => type === "empolyment")?.data ?? [];
    expect([job?.subTitle, job?.title, job?.startDate, job?.endDate]).toEqual([
      "새벽소프트",
      "백엔드 개발자",
      "2015-03",
      "2017-02",
    ]);
  });

  it("has names that no table knows on both sides of a slash", () => {
    expect(fields([40, "하늘땅 / 바다별"], [240, "과장"], [440, "2015.03 - 2017.02"])).toEqual([
      "하늘땅 / 바다별",
      "과장",
    ]);
  });

  it("may have a colon behind the role", () => {
    expect(fields([40, "Software Engineer : Danbi"], [440, "2015.03 - 2017.02"])).toEqual([
      "Danbi",
      "Software Engineer",
    ]);
  });
});
