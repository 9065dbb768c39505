import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const cells = (...texts: string[]) => texts.map((text, index) => at(40 + index * 130, text));

const form = pageOf([
  [at(250, "이 력 서", { size: 18 })],
  cells("성 명", "홍길동", "생년월일", "1990.01.02"),
  cells("주 소", "서울특별시 강남구 테헤란로 12"),
  cells("연락처", "010-1234-5678", "E-mail", "hong@acme.kr"),
  [at(40, "학력사항")],
  cells("기간", "학교명", "전공", "졸업구분"),
  cells("2009.03 ~ 2013.02", "한국대학교", "컴퓨터공학과", "졸업"),
  [at(40, "경력사항")],
  cells("기간", "회사명", "직위", "담당업무"),
  cells("2013.03 ~ 2016.02", "새벽별", "대리", "결제 화면 개발"),
  cells("2016.03 ~ 현재", "너른들", "과장", "서버 운영"),
  [at(40, "자격증")],
  cells("2012.05", "정보처리기사", "한국산업인력공단"),
]);

const apart = (from: number, word: string) => [...word].map((letter, index) => at(from + index * 30, letter));

describe("the table of a form", () => {
  it("names its columns in letters that are driven apart, below a numbered title", () => {
    const rows = pageOf([
      [...apart(220, "이력서")],
      [at(40, "1. 인적사항")],
      [...apart(40, "성명"), at(160, "홍길동")],
      [at(40, "2. 학력사항")],
      [...apart(40, "기간"), at(200, "학 교 명"), ...apart(400, "학과")],
      [at(40, "2009.03 ~ 2013.02"), at(200, "한국대학교"), at(400, "컴퓨터공학과")],
    ]);
    const { sections, basicInfo } = readResume(rows).document.data;
    expect(basicInfo.name).toBe("홍길동");
    expect(sections.map(({ name, data }) => [name, data.map(({ title, subTitle }) => [title, subTitle])])).toEqual([
      ["학력사항", [["컴퓨터공학과", "한국대학교"]]],
    ]);
  });
  it("gives its cells the names of its columns", () => {
    const { document, notPlaced } = readResume(form);
    const of = (type: string) =>
      document.data.sections.filter((section) => section.type === type).flatMap(({ data }) => data);
    expect(document.data.basicInfo).toMatchObject({
      name: "홍길동",
      cellphone: "010-1234-5678",
      email: "hong@acme.kr",
    });
    expect(
      of("empolyment").map(({ subTitle, title, startDate, endDate }) => [subTitle, title, startDate, endDate]),
    ).toEqual([
      ["새벽별", "대리", "2013-03", "2016-02"],
      ["너른들", "과장", "2016-03", "present"],
    ]);
    expect(of("empolyment")[0]?.description).toContain("결제 화면 개발");
    expect(of("education")).toMatchObject([
      { subTitle: "한국대학교", title: "컴퓨터공학과", startDate: "2009-03", endDate: "2013-02" },
    ]);
    expect(notPlaced).toEqual([]);
  });

  it("has the text of each job below it, where a column tells what was done", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "王小明", { size: 24 })],
        [at(40, "13800001111")],
        [at(40, "工作经历", { size: 14, bold: true })],
        cells("时间", "单位", "经历"),
        cells("2018/8-至今", "东湖科技有限公司", "负责前端开发"),
        cells("2016/1-2018/6", "青空信息有限公司", "负责测试"),
        [at(40, "自我评价", { size: 14, bold: true })],
        [at(40, "认真负责，善于与人合作。")],
      ]),
    );
    const [work] = document.data.sections.filter(({ type }) => type === "empolyment");
    expect(work?.data.map(({ subTitle, title, description }) => [subTitle, title, description])).toEqual([
      ["东湖科技有限公司", "", "<p>负责前端开发</p>"],
      ["青空信息有限公司", "", "<p>负责测试</p>"],
    ]);
  });

  it("is one of jobs under the title of a summary, and counts its rows", () => {
    const { document } = readResume(
      pageOf([
        [at(200, "職務経歴書", { size: 18 })],
        [at(40, "【職務経歴概要】")],
        [at(140, "期間"), at(400, "企業名")],
        [at(28, "1"), at(60, "2018年10月 〜 2020年6月"), at(220, "青空")],
        [at(28, "2"), at(60, "2016年1月 〜 2017年12月"), at(220, "大地の森")],
        [at(40, "【自己PR】")],
        [at(40, "物を作ることが好きです。")],
        [at(40, "【スキル】")],
        [at(40, "Java")],
      ]),
    );
    const [work] = document.data.sections.filter(({ type }) => type === "empolyment");
    expect(work?.data.map(({ subTitle, title, startDate }) => [subTitle, title, startDate])).toEqual([
      ["青空", "", "2018-10"],
      ["大地の森", "", "2016-01"],
    ]);
  });

  it("is one of jobs above several dated heads, where no other section tells of jobs", () => {
    const summary = [
      [at(40, "山田 花子", { size: 20 })],
      [at(40, "■職務経歴概要", { size: 13 })],
      [at(40, "販売, 株式会社青空"), at(400, "2010.12 - 2014.9")],
      [at(50, "• 次の季節の品物を選び、店の棚を並べ替えて売り上げを伸ばしました。")],
      [at(40, "製造, 株式会社大地"), at(400, "2014.10 - 2017.5")],
      [at(50, "• 新しい機械を入れ、二人で行っていた仕事を一人でできるようにしました。")],
      [at(40, "■資格", { size: 13 })],
      [at(40, "簿記検定")],
    ];
    const typesOf = (lines: Parameters<typeof pageOf>[0]) =>
      readResume(pageOf(lines)).document.data.sections.map(({ type }) => type);
    expect(typesOf(summary)[0]).toBe("empolyment");
    const jobs = [[at(40, "■職歴", { size: 13 })], [at(40, "株式会社青空"), at(400, "2010.12 - 2014.9")]];
    expect(typesOf([...summary, ...jobs])[0]).toBe("profile");
  });
});
