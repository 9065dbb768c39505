import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const row = (text: string) => [at(40, "年"), at(80, "月"), at(120, text)];

describe("sections of a Japanese form", () => {
  it("are those that somebody filled in; what names schools and jobs is the title of the schools", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "履歴書", { size: 20 })],
        [at(40, "氏名 山田 花子")],
        row("学歴・職歴（各別にまとめて書く）"),
        [at(40, "2012年4月"), at(120, "青空大学 入学")],
        [at(40, "2016年3月"), at(120, "青空大学 卒業")],
        [at(200, "職歴")],
        [at(40, "2016年4月"), at(120, "株式会社青空 入社")],
        row("免許・資格"),
        [at(40, "志望の動機、特技、自己 PR など")],
        [at(40, "物を作ることが好きです。")],
      ]),
    );
    expect(document.data.sections.map(({ name }) => name)).toEqual(["学歴", "職歴", "志望の動機、特技、自己 PR など"]);
  });
});
