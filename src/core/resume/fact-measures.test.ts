import { expect, it } from "vitest";
import { hasWords, measureInLanguage } from "./fact-measures.ts";
import { languages } from "./schema.ts";

it.each([
  ["5 年", "en", "5 years"],
  ["5年", "de", "5 Jahre"],
  ["1 年", "en", "1 year"],
  ["8 年以上", "en", "8+ years"],
  ["8年工作经验", "ja", "8年"],
  ["10+ years", "ch", "10 年以上"],
  ["10+ years of experience", "ko", "10년 이상"],
  ["2 Wochen", "ch", "2 周"],
  ["3 個月", "fr", "3 mois"],
  ["１２ 个月", "es", "12 meses"],
  ["30 天", "de", "30 Tage"],
  ["2.5 years", "zh-tw", "2.5 年"],
] as const)("%s is in %s %s", (text, to, told) => {
  expect(measureInLanguage(text, to)).toBe(told);
});

it.each(["2027", "2027-03", "2027年3月", "五年", "5", "5 Katzen", "years", "", "5 年 Java", "1990年"])(
  "%s is no number with its unit",
  (text) => {
    for (const lang of languages) expect(measureInLanguage(text, lang)).toBeNull();
  },
);

it("returns to itself by way of any language", () => {
  for (const text of ["4 年", "1 个月", "6 周", "20 天以上"])
    for (const to of languages) expect(measureInLanguage(measureInLanguage(text, to) ?? "", "ch")).toBe(text);
});

it.each([
  ["25-35K", false],
  ["25k–35k CNY", false],
  ["€80,000", false],
  ["2027-03", false],
  ["25-35K·14薪", true],
  ["3万", true],
  ["面议", true],
  ["open to offers", true],
])("%s has words: %s", (text, has) => {
  expect(hasWords(text)).toBe(has);
});
