import { describe, expect, it } from "vitest";
import { inPairs } from "./events.ts";

const told = (...items: [subTitle: string, title: string, startDate: string, endDate?: string][]) =>
  inPairs(items.map(([subTitle, title, startDate, endDate = ""]) => ({ subTitle, title, startDate, endDate }))).map(
    ({ subTitle, title, startDate, endDate }) => [subTitle, title, startDate, endDate],
  );

describe("what began and what ended", () => {
  it.each([
    ["入学", "卒業"],
    ["入社", "退社"],
    ["転入学", "卒業"],
    ["設立", "解散"],
    ["入社", "倒産"],
  ])("%s and %s are one entry", (begin, end) => {
    expect(told([`青空 ${begin}`, "", "2016-04"], [`青空 ${end}`, "", "2018-03"])).toEqual([
      ["青空", "", "2016-04", "2018-03"],
    ]);
  });

  it("a job ends for a reason that does not name it", () => {
    for (const reason of ["一身上の都合により退職", "専門学校へ進学するために退職"])
      expect(told(["株式会社青空 入社", "", "2016-04"], [reason, "", "2018-03"])).toEqual([
        ["株式会社青空", "", "2016-04", "2018-03"],
      ]);
  });

  it("what is told to go on now has not ended on that day", () => {
    expect(told(["青空幼稚園 入社", "", "2023-03"], ["現在に至る", "", "2024-03"])).toEqual([
      ["青空幼稚園", "", "2023-03", "present"],
    ]);
  });

  it("on what terms somebody was employed is the role, unless there is one", () => {
    expect(told(["(アルバイト)青空運輸", "", "2016-04"])).toEqual([["青空運輸", "アルバイト", "2016-04", ""]]);
    expect(told(["青空亭 アルバイト入社", "", "2016-04"], ["青空亭 アルバイト退職", "", "2017-03"])).toEqual([
      ["青空亭", "アルバイト", "2016-04", "2017-03"],
    ]);
    expect(
      told(["運転手に採用される", "(アルバイト)青空運輸", "2016-04"], ["", "(アルバイト)青空運輸 退社", "2017-03"]),
    ).toEqual([["青空運輸", "運転手", "2016-04", "2017-03"]]);
  });

  it("where somebody was placed in a company is the role", () => {
    const [item] = inPairs([
      { subTitle: "株式会社青空 入社", title: "", startDate: "2016-04", description: "<p>開発チーム配属</p>" },
    ]);
    expect(item).toMatchObject({ subTitle: "株式会社青空", title: "開発チーム", description: "" });
  });

  it("what begins may be told before what it was, and a transfer ends the job before", () => {
    expect(
      told(
        ["株式会社青空 入社 配送担当", "", "2016-04"],
        ["株式会社白雲 転籍", "", "2018-03"],
        ["株式会社白雲 退職", "", "2019-01"],
      ),
    ).toEqual([
      ["株式会社青空", "配送担当", "2016-04", "2018-03"],
      ["株式会社白雲", "", "2018-03", "2019-01"],
    ]);
  });

  it("the same ends that began last, also where no dates are told", () => {
    expect(
      told(["青空大学入学", "", ""], ["同卒業", "", ""], ["株式会社青空 入社", "", "2016"], ["同社 退職", "", "2018"]),
    ).toEqual([
      ["青空大学", "", "", ""],
      ["株式会社青空", "", "2016", "2018"],
    ]);
  });

  it("what has both its dates keeps them, whatever its text says of its beginning", () => {
    expect(told(["青空大学", "修士 推薦入学", "2016-04", "2018-03"])).toEqual([
      ["青空大学", "修士 推薦", "2016-04", "2018-03"],
    ]);
  });

  it("a sentence may say why a job ended", () => {
    for (const reason of ["学期終了に伴い、離職。", "ビザの期限切れのため、会社を離れました。"])
      expect(told(["株式会社青空", "", "2016-04"], [reason, "", "2018-03"])).toEqual([
        ["株式会社青空", "", "2016-04", "2018-03"],
      ]);
  });

  it("who begins and ends to work for nobody does that as what they are", () => {
    expect(told(["個人事業主として開業", "", "2016-04"], ["個人事業主として活動停止", "", "2018-03"])).toEqual([
      ["個人事業主", "", "2016-04", "2018-03"],
    ]);
  });

  it("the part of a company is the role of an entry that names none", () => {
    expect(told(["株式会社青空 配送部 入社", "", "2016-04"])).toEqual([["株式会社青空", "配送部", "2016-04", ""]]);
    expect(told(["株式会社青空 第一工場", "", "2016-04"])).toEqual([["株式会社青空 第一工場", "", "2016-04", ""]]);
  });

  it("what was reached may stand in brackets behind the end", () => {
    expect(
      told(["青空大学", "工学部 入学", "2016-04"], ["青空大学", "工学部 卒業（学士・工学）", "", "2020-03"]),
    ).toEqual([["青空大学", "工学部（学士・工学）", "2016-04", "2020-03"]]);
    expect(told(["青空大学", "修士課程 入学予定", "", "2026-04"])).toEqual([["青空大学", "修士課程", "2026-04", ""]]);
  });

  it("who ends to work somewhere may be named by the terms alone", () => {
    expect(
      told(["青空株式会社", "記者 インターン", "2023-06"], ["青空株式会社", "インターン終了", "", "2023-09"]),
    ).toEqual([["青空株式会社", "記者 インターン", "2023-06", "2023-09"]]);
  });

  it("a pause is told with the studies that it is one of, and studies abroad begin and end", () => {
    const items = inPairs([
      { subTitle: "青空大学 入学", title: "", startDate: "2019-09" },
      { subTitle: "青空大学", title: "", endDate: "2020-09", description: "<p>休学</p>" },
      { subTitle: "湖畔大学", title: "", endDate: "2020-10", description: "<p>留学</p>" },
      { subTitle: "湖畔大学", title: "", endDate: "2021-08", description: "<p>留学</p>" },
    ]);
    expect(items).toMatchObject([
      { subTitle: "青空大学", startDate: "2019-09", description: "<p>2020-09 休学</p>" },
      { subTitle: "湖畔大学", startDate: "2020-10", endDate: "2021-08" },
    ]);
  });
});
