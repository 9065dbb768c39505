import { describe, expect, it } from "vitest";
import { withItemsListed } from "./told-items.ts";

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const list = (...texts: string[]) => `<ul>${texts.map((text) => `<li><p>${text}</p></li>`).join("")}</ul>`;
const listed = (description: string) => withItemsListed({ description }).description;

describe("what a job tells line by line is a list between lines that name its parts", () => {
  it.each([
    ["labels in brackets", "【業務内容】"],
    ["a label with a colon", "Responsibilities:"],
    ["what is said of the employer", "[事業内容]食品の販売"],
    ["how long it was", "8개월"],
    ["by which terms it was", "Job type: 40 hours per week"],
    ["the names of columns", "期間 業務内容"],
    ["dates alone", "2017-04 – 2021-03"],
    ["the head of a project", "<strong>在庫管理 · 2019-04</strong>"],
  ])("%s", (_, note) => {
    expect(listed(paragraphs(note, "注文を受けた", "倉庫を移した"))).toBe(
      paragraphs(note) + list("注文を受けた", "倉庫を移した"),
    );
  });

  it("what the head of the job names beside its fields is no item", () => {
    const rest = paragraphs("Lakeside · Logistics");
    const html = rest + paragraphs("Sold maps", "Drew them");
    expect(withItemsListed({ description: html }, rest).description).toBe(rest + list("Sold maps", "Drew them"));
    expect(withItemsListed({ description: rest }, rest).description).toBe(rest);
  });

  it("what only says that something follows is no item of a list either", () => {
    expect(listed(list("주요 업무:", "지도를 그렸다", "주요 성과:", "상을 받았다"))).toBe(
      `${paragraphs("주요 업무:")}${list("지도를 그렸다")}${paragraphs("주요 성과:")}${list("상을 받았다")}`,
    );
  });

  it.each([
    ["without such a line", paragraphs("注文を受けた", "倉庫を移した")],
    ["with a list of its own", paragraphs("【概要】", "小さな店") + list("注文を受けた")],
    ["with such lines alone", paragraphs("8개월 · 8개월", "【業務内容】")],
  ])("a text %s stays as it is", (_, html) => {
    expect(listed(html)).toBe(html);
  });
});
