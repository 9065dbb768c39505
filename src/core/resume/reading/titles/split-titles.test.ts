import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const namesOf = (lines: Parameters<typeof pageOf>[0]) =>
  readResume(pageOf(lines)).document.data.sections.map(({ name }) => name);
const large = { size: 24 };
const small = { size: 14 };

describe("a title that names several sections", () => {
  it("is none where each of them has its own below it", () => {
    expect(
      namesOf([
        [at(40, "山田 花子", { size: 40 })],
        [at(40, "自己紹介・学歴", large)],
        [at(40, "自己紹介", small)],
        [at(40, "物を作ることが好きです。")],
        [at(40, "学歴", small)],
        [at(40, "2016年3月 青空大学 卒業")],
        [at(40, "スキルについて", large)],
        [at(40, "Ruby")],
      ]),
    ).toEqual(["自己紹介", "学歴", "スキルについて"]);
  });

  it("stays one where they have none", () => {
    expect(
      namesOf([
        [at(40, "山田 花子", { size: 40 })],
        [at(40, "学歴・資格", large)],
        [at(40, "2016年3月 青空大学 卒業")],
        [at(40, "スキル", large)],
        [at(40, "Ruby")],
      ]),
    ).toEqual(["学歴・資格", "スキル"]);
  });
});
