import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";

const head = (x: number, text: string) => [at(x, "年"), at(x + 30, "月"), at(x + 60, text)];

describe("a folded sheet", () => {
  it("is read half by half where a form names its columns on both", () => {
    const lines = layOut(
      pageOf([
        [at(40, "履歴書"), ...head(320, "資格")],
        [...head(40, "学歴"), at(320, "2019年4月"), at(370, "普通免許")],
        [at(40, "2012年4月"), at(90, "青空大学 入学"), at(320, "2020年4月"), at(370, "簿記検定")],
      ]),
    );
    expect(lines.map(({ text }) => text.replace(/\t/gu, " "))).toEqual([
      "履歴書",
      "年 月 学歴",
      "2012年4月 青空大学 入学",
      "年 月 資格",
      "2019年4月 普通免許",
      "2020年4月 簿記検定",
    ]);
  });

  it("is none where a text has no pages, however short it is", () => {
    const rows = Array.from({ length: 7 }, (_, at) => at);
    const layout = pageOf(rows.map((row) => [at(50, `Label ${row}`), at(320, `Value ${row}`)]));
    const pages = layout.pages.map((page) => ({ ...page, height: 300 }));
    expect(layOut({ ...layout, pages, hasParagraphs: true })[0]?.text).toBe("Label 0\tValue 0");
    expect(layOut({ ...layout, pages })[0]?.text).toBe("Label 0");
  });

  it("is none where the columns are named once", () => {
    const [line] = layOut(pageOf([[...head(40, "学歴"), at(320, "備考")]]));
    expect(line?.text).toBe("年\t月\t学歴\t備考");
  });
});

describe("the month of a row", () => {
  it("may stand close to the text behind it", () => {
    const [line] = layOut(pageOf([[at(40, "2016"), at(90, "11 株式会社青空 倒産")]]));
    expect(line?.text).toBe("2016年11月\t株式会社青空 倒産");
  });
});
