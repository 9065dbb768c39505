import path from "node:path";
import { describe, expect, it } from "vitest";
import { columns, levelRows, termRows, titleRows } from "#core/assistant/exact/title-words.ts";
import { exactTranslator } from "#core/assistant/exact/translate-exactly.ts";
import { isJobTitle } from "#core/assistant/titles/judge-title.ts";
import { chinese, english } from "#core/assistant/titles/titles.fixture.ts";
import { type Language, languages } from "#core/resume/schema.ts";
import { loadKnowledge } from "#server/adapters/ai/knowledge-files.ts";

const knowledge = await loadKnowledge(path.resolve(import.meta.dirname, "../content/assistant"));
const translate = exactTranslator(knowledge);
const others = languages.filter((lang) => lang !== "en");

describe("translation without a model", () => {
  it.each([
    ["Skills", "en", "de", "Kenntnisse"],
    ["教育经历", "ch", "fr", "Formation"],
    ["Senior Backend Engineer", "en", "ch", "高级后端工程师"],
    ["Senior Backend Engineer", "en", "fr", "Développeur back-end senior"],
    ["Java Backend Engineer", "en", "es", "Desarrollador back-end Java"],
    ["Senior Java Backend Engineer", "en", "ja", "シニアJavaバックエンドエンジニア"],
    ["高级前端工程师", "ch", "en", "Senior Frontend Engineer"],
    ["前端工程师实习生", "ch", "en", "Frontend Engineer Intern"],
    ["资料科学家", "ch", "en", null],
    ["Software Developer", "en", "zh-tw", "軟體工程師"],
    ["Développeur back-end senior", "fr", "de", "Senior Backend-Entwickler"],
    ["プロダクトマネージャー", "ja", "ko", "프로덕트 매니저"],
    ["Master of Science", "en", "ch", "理学硕士"],
    ["English", "en", "ch", "英语"],
    ["日语", "ch", "en", "Japanese"],
    ["Germany", "en", "es", "Alemania"],
    ["中国", "ch", "fr", "Chine"],
    ["Fluent", "en", "ja", "流暢"],
    ["Led a team of five", "en", "ch", null],
    ["Engineer of the soul", "en", "ch", null],
    ["", "en", "ch", null],
  ] as const)("%s, %s to %s: %s", (text, from, to, wanted) => {
    expect(translate(text, from, to)).toBe(wanted);
  });

  it("has each word in every language", () => {
    for (const row of [...titleRows, ...levelRows, ...termRows])
      for (const lang of columns) expect(row[lang], `${row.en} in ${lang}`).toBeTruthy();
    for (const row of levelRows) for (const lang of columns) expect(row[lang].split("_").length).toBe(2);
  });

  it("writes titles that are titles in their language", () => {
    const refused = [...titleRows, ...knowledge.families.map(({ titles }) => titles)].flatMap((row) =>
      columns.filter((lang) => !isJobTitle(row[lang])).map((lang) => `${lang}: ${row[lang]}`),
    );
    expect(refused).toEqual([]);
  });

  it("comes back to the same title where both languages have one word for it", () => {
    const lost = (lang: Language) =>
      knowledge.families.filter(
        ({ titles }) => translate(translate(titles.en, "en", lang) ?? "", lang, "en") !== titles.en,
      );
    for (const lang of others) expect(lost(lang).length, lang).toBeLessThanOrEqual(8);
  });

  it("knows half of the titles that were written before it", () => {
    const known = (titles: readonly string[], from: Language, to: Language) =>
      titles.filter((title) => translate(title, from, to) !== null).length;
    for (const to of others) expect(known(english, "en", to), to).toBeGreaterThanOrEqual(30);
    for (const to of languages.filter((lang) => lang !== "ch"))
      expect(known(chinese, "ch", to), to).toBeGreaterThanOrEqual(20);
  });
});
