import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { withoutFormWords } from "./form-words.ts";

describe("what a form or a job board says itself", () => {
  it.each([
    ["写真を貼る位置", []],
    ["1. 縦 36～40mm", []],
    ["横 24～30㎜", []],
    ["30mm×40mm)", []],
    ["사진 삽입 공간", []],
    ["最近三個月、1吋半身脫帽照片", []],
    ["（現住所以外に連絡を希望する場合のみ記入）", []],
    ["위의 모든 기재사항은 사실과 다름없음을 확인합니다.", []],
    ["• 裏面のりづけ", []],
    ["男・女", []],
    ["※ 有 無", []],
    ["写真部の部長", ["写真部の部長"]],
    ["이 이력서는 2025년 4월 4일 (금)에 최종 수정된 이력서 입니다.", []],
    ["위조된 문서를 등록하여 취업활동에 이용 시 법적 책임을 지게 될 수 있습니다.", []],
    ["총 3년 5개월", []],
    ["總年資 1~2年工作經歷", []],
    ["總年資報表系統", ["總年資報表系統"]],
  ])("%s is no text of the person: %j", (text, left) => {
    expect(withoutFormWords(layOut(pageOf([[at(40, text)]]))).map((line) => line.text)).toEqual(left);
  });

  it("stands beside what the person says", () => {
    const lines = layOut(pageOf([[at(40, "連絡先"), at(300, "方")]]));
    expect(withoutFormWords(lines).map(({ text }) => text)).toEqual(["連絡先"]);
  });
});
