import { describe, expect, it } from "vitest";
import { at, chineseResumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

describe("what somebody looks for", () => {
  it("stands in one row with the wished pay, and its town is no place to live", () => {
    const { document, notPlaced } = readResume(
      chineseResumeOf([at(40, "硬件工程师"), at(140, "南京"), at(240, "8k-15k"), at(340, "考虑机会")]),
    );
    expect(document.data.basicInfo).toMatchObject({ title: "硬件工程师", location: "" });
    expect(notPlaced).toEqual([]);
  });

  it("has a number behind a label with a note in brackets", () => {
    const { document } = readResume(
      chineseResumeOf(
        [at(40, "邮编：100000")],
        [at(40, "微信(电话同号)：13900002222"), at(300, "邮箱：xm@example.org")],
      ),
    );
    expect(document.data.basicInfo).toMatchObject({ wechat: "13900002222", email: "xm@example.org" });
  });

  it.each([
    ["四川德阳", "现居成都", "成都"],
    ["湖北武汉市", "现居武汉", "湖北武汉市"],
  ])("%s and %s: where somebody says to live is more certain than a place alone", (place, lives, expected) => {
    const { document } = readResume(chineseResumeOf([at(40, place), at(200, "22岁")], [at(40, lives)]));
    expect(document.data.basicInfo.location).toBe(expected);
  });
});
