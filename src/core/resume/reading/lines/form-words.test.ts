import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { withoutFormWords } from "./form-words.ts";

describe("what a form says itself", () => {
  it.each([
    ["写真を貼る位置", []],
    ["1. 縦 36～40mm", []],
    ["（現住所以外に連絡を希望する場合のみ記入）", []],
    ["위의 모든 기재사항은 사실과 다름없음을 확인합니다.", []],
    ["• 裏面のりづけ", []],
    ["男・女", []],
    ["※ 有 無", []],
    ["写真部の部長", ["写真部の部長"]],
  ])("%s is no text of the person: %j", (text, left) => {
    expect(withoutFormWords(layOut(pageOf([[at(40, text)]]))).map((line) => line.text)).toEqual(left);
  });

  it("stands beside what the person says", () => {
    const lines = layOut(pageOf([[at(40, "連絡先"), at(300, "方")]]));
    expect(withoutFormWords(lines).map(({ text }) => text)).toEqual(["連絡先"]);
  });
});
