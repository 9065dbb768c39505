import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { birthCells, documentDay, ownLabel, postalCode } from "./form-cells.ts";

describe("cells of a form", () => {
  it("tell a day of birth together", () => {
    const [line] = layOut(pageOf([[at(40, "1998 年"), at(120, "8 月"), at(200, "5 日生 (満 26 歳)"), at(400, "男")]]));
    expect(line && birthCells(line).map(({ text }) => text)).toEqual(["1998 年", "8 月", "5 日生 (満 26 歳)"]);
  });

  it.each([
    ["電話07012345678", "電話"],
    ["電話", null],
    ["東京2020", null],
  ])("%s has a label of its own: %s", (text, label) => {
    expect(ownLabel(text)).toBe(label);
  });

  it.each([
    [
      "現住所（〒121－0813）東京都足立区1-2",
      { name: "郵便番号", code: "〒121－0813", rest: "現住所: 東京都足立区1-2" },
    ],
    ["〒121-0813 東京都足立区1-2", { name: "郵便番号", code: "〒121-0813", rest: "東京都足立区1-2" }],
    ["(61745) 광주 남구 새벽로 1", { name: "우편번호", code: "61745", rest: "광주 남구 새벽로 1" }],
    ["(2019) Somewhere", null],
  ])("%s: a code before an address", (text, found) => {
    expect(postalCode(text)).toEqual(found);
  });

  it.each([
    ["履歴書2023(令和5)年3月3日現在", "2023(令和5)年3月3日現在"],
    ["令和5年1月4日現在`1", "令和5年1月4日現在"],
    ["2023年3月3日", undefined],
    ["2025年9月現在", "2025年9月現在"],
    ["2025年02月12現在", "2025年02月12現在"],
    ["職務経歴書2024/12/17", "2024/12/17"],
    ["更新日：2026年8月9日）", "2026年8月9日"],
  ])("%s: the day on which a form was filled in", (text, day) => {
    expect(documentDay.exec(text)?.[0]).toBe(day);
  });

  it("the code of an address stands before it, on its line or above it", () => {
    const home = (...lines: Parameters<typeof pageOf>[0]) =>
      readResume(pageOf([[at(40, "山田 花子", { size: 22 })], ...lines])).document.data.basicInfo.location;
    expect(home([at(40, "〒 121-0813 東京都足立区1-2-3")])).toBe("〒121-0813 東京都足立区1-2-3");
    expect(home([at(40, "〒121-0813")], [at(40, "東京都足立区1-2-3")])).toBe("〒121-0813 東京都足立区1-2-3");
    expect(home([at(40, "現住所 〒"), at(150, "121-0813")], [at(60, "東京都足立区1-2-3")])).toBe(
      "〒121-0813 東京都足立区1-2-3",
    );
    expect(
      home(
        [at(40, "現住所（〒"), at(150, "305 －"), at(200, "0001"), at(240, "）"), at(400, "E-mail")],
        [at(60, "茨城県みずうみ市青空 1-2")],
      ),
    ).toBe("〒305-0001 茨城県みずうみ市青空 1-2");
    expect(home([at(250, "432 － 0001")], [at(40, "現 住 所"), at(150, "静岡県浜松市青空区1－2 白雲会館 A1")])).toBe(
      "〒432-0001 静岡県浜松市青空区1－2 白雲会館 A1",
    );
    expect(home([at(40, "福岡県福岡市青空区湖畔一丁目2番3号 ロワジール青空204号室")])).toBe(
      "福岡県福岡市青空区湖畔一丁目2番3号 ロワジール青空204号室",
    );
    expect(home([at(40, "京都府京都市青空区湖畔町1")], [at(40, "メゾン青空 204号")])).toBe(
      "京都府京都市青空区湖畔町1 メゾン青空 204号",
    );
    expect(home([at(40, "メルボルン在住")])).toBe("メルボルン");
    expect(home([at(40, "1997年生まれ 東京都在住")])).toBe("東京都");
  });

  it("and other short texts of a header are facts where nothing else can be meant", () => {
    const { document, notPlaced } = readResume(
      pageOf([
        [at(40, "林青/男/1997", { size: 16 })],
        [at(40, "みなみくあおさき 3-5")],
        [at(40, "教育经历", { size: 14, bold: true })],
        [at(40, "东湖大学"), at(300, "2015.9 – 2019.6")],
      ]),
    );
    expect(document.data.basicInfo.name).toBe("林青");
    expect(document.data.basicInfo.birth).toBe("1997");
    expect(document.data.links.map(({ text }) => text)).toContain("みなみくあおさき 3-5");
    expect(notPlaced).toEqual([]);
  });

  it.each([
    ["주다운 남 1994년, 28세", "주다운"],
    ["주다운 여자 1994년 (만 28세)", "주다운"],
    ["주다운 1994년 (30세/만 28세) 여", "주다운"],
  ])("%s: a name stands before sex and year", (text, name) => {
    expect(readResume(pageOf([[at(40, "이력서", { size: 17 })], [at(40, text)]])).document.data.basicInfo.name).toBe(
      name,
    );
  });

  it("have labels whose letters are driven apart", () => {
    const { basicInfo } = readResume(
      pageOf([
        [at(40, "姓"), at(80, "名：李青"), at(300, "性 别：男")],
        [at(40, "手"), at(80, "机：13800138000"), at(300, "邮 箱：li@acme.cn")],
      ]),
    ).document.data;
    expect(basicInfo).toMatchObject({ name: "李青", cellphone: "13800138000", email: "li@acme.cn" });
  });

  it("are facts of the person where a row has two labels, of which the first may be a title elsewhere", () => {
    const { basicInfo, sections } = readResume(
      pageOf([
        [at(40, "김하늘", { size: 20 })],
        [at(40, "Career"), at(150, "신입"), at(300, "Phone"), at(400, "010-1234-5678")],
        [at(40, "학력"), at(150, "2012.03 ~ 2016.02"), at(300, "푸른대학교")],
        [at(40, "경력"), at(150, "2016.03 ~ 2018.02"), at(300, "㈜푸른하늘")],
      ]),
    ).document.data;
    expect(basicInfo.cellphone).toBe("010-1234-5678");
    expect(sections.map(({ name }) => name)).toEqual(["학력", "경력"]);
  });

  it("have a second address, which is none of the first", () => {
    const { basicInfo } = readResume(
      pageOf([
        [at(40, "履歴書", { size: 20 })],
        [at(40, "氏名 山田 花子")],
        [at(40, "東京都千代田区青空1-2-3")],
        [at(40, "北海道札幌市白雲4-5-6")],
      ]),
    ).document.data;
    expect(basicInfo.location).toBe("東京都千代田区青空1-2-3");
  });
});
