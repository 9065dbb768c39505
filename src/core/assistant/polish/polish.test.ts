import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../../resume/schema.ts";
import type { PolishAction } from "../task.ts";
import { technologiesIn } from "../technologies.ts";
import { chineseRules } from "./chinese-rules.ts";
import { englishRules } from "./english-rules.ts";
import * as chinese from "./golden/chinese.fixture.ts";
import * as english from "./golden/english.fixture.ts";
import { polish } from "./polish.ts";

const proposed = (text: string, lang: Language, action: PolishAction = "polish") =>
  polish({ action, lang, passages: [{ path: "a", text }], edition: "en" }).changes;

/** The text with every change taken, each in the first place of its words that no other has taken. */
function polished(text: string, lang: Language, action: PolishAction = "polish"): string {
  const places: { start: number; end: number; after: string }[] = [];
  for (const { before, after } of proposed(text, lang, action)) {
    const isFree = (at: number) => places.every(({ start, end }) => at + before.length <= start || at >= end);
    let start = text.indexOf(before);
    while (start >= 0 && !isFree(start)) start = text.indexOf(before, start + 1);
    expect(start, `“${before}” in “${text}”`).toBeGreaterThanOrEqual(0);
    places.push({ start, end: start + before.length, after });
  }
  return places.reduceRight((now, { start, end, after }) => now.slice(0, start) + after + now.slice(end), text);
}

const pairs = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" => ") as [string, string]);
const lines = (table: string) => table.trim().split("\n");

describe.each([
  ["en", english],
  ["ch", chinese],
] as const)("the golden lines in %s", (lang, { better, kept }) => {
  it("are a hundred and fifty, of which most come out better", () => {
    const improved = pairs(better).filter(([before, after]) => before !== after);
    const total = pairs(better).length + lines(kept).length;
    expect(total).toBeGreaterThanOrEqual(150);
    expect(improved.length / total).toBeGreaterThanOrEqual(0.85);
  });

  it.each(pairs(better))("%s", (before, after) => {
    expect(polished(before, lang)).toBe(after);
  });

  it.each(lines(kept))("stays: %s", (line) => {
    expect(polished(line, lang)).toBe(line);
  });
});

const fragments = {
  en: [
    ...pairs(english.better).flat(),
    ...lines(english.kept),
    "etc.",
    "in order to",
    "I",
    "the the",
    "a",
    "an",
    "  ",
    ",",
    ".",
    "2019",
    "mysql",
    "Northwind GmbH",
    "responsible for",
    "developing",
    "[N]%",
    "(",
    ")",
    "“",
    "i",
  ],
  ch: [
    ...pairs(chinese.better).flat(),
    ...lines(chinese.kept),
    "我",
    "的的",
    "对",
    "进行",
    "优化",
    "了",
    "，",
    ",",
    "。",
    ".",
    "mysql",
    "2019",
    "云帆科技",
    "[N]%",
    "(",
    ")",
    "  ",
    "Ａ３",
  ],
};
const texts = fc.oneof(
  ...(["en", "ch"] as const).map((lang) =>
    fc
      .array(
        fc.tuple(
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...fragments[lang]) },
            { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
          ),
          fc.constantFrom(" ", "", "\n", ". ", "，"),
        ),
        { minLength: 1, maxLength: 7 },
      )
      .map((parts) => ({ lang, text: parts.flat().join("").replace(/\r/g, "") })),
  ),
);
const actions = fc.constantFrom<PolishAction>("polish", "shorter", "formal", "spelling");
const figures = (text: string) => text.normalize("NFKC").match(/\d+/g) ?? [];
const capitals = (text: string) => text.match(/(?<![.\n•] ?)(?<!^)\b[A-Z][\w.+#]*/g) ?? [];

describe("the polisher", () => {
  it("gains no figure, tool or name in five hundred texts", () => {
    fc.assert(
      fc.property(texts, actions, ({ lang, text }, action) => {
        const after = polished(text, lang, action);
        for (const figure of figures(after)) expect(figures(text)).toContain(figure);
        const tools = technologiesIn(text.normalize("NFKC")).concat(
          technologiesIn(text.normalize("NFKC").toUpperCase()),
        );
        const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");
        const said = text
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[^\p{L}\p{N}+#]/gu, "");
        for (const tool of technologiesIn(after))
          expect(tools.includes(tool) || said.includes(bare(tool)), tool).toBe(true);
        for (const name of capitals(after))
          expect(/^(I|A|An|The)$/.test(name) || said.includes(bare(name)) || name.length > 2, name).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("finds nothing more in what it polished", () => {
    fc.assert(
      fc.property(texts, actions, ({ lang, text }, action) => {
        const once = polished(text, lang, action);
        expect(proposed(once, lang, action)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("changes lines that stand twice, and the lines around them", () => {
    const text = "I led the move\nSuccessfuly closed 14 deals\nI led the move\nI led the way";
    expect(polished(text, "en")).toBe("Led the move\nClosed 14 deals\nLed the move\nLed the way");
  });

  it("binds each change to words of one line, and to words that occur once where there are such", () => {
    fc.assert(
      fc.property(texts, ({ lang, text }) => {
        const isOnce = (words: string) => text.split(words).length === 2;
        for (const { before } of proposed(text, lang)) {
          expect(before).not.toContain("\n");
          expect(before).not.toBe("");
          expect(isOnce(before) || text.split("\n").some((line) => line === before)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("leaves addresses, code, blanks and marks of hidden facts as they are", () => {
    const text = "responsible for testing `mysql  dump` at https://a.io/javascript,for [N] users of ⟦P1⟧";
    expect(polished(text, "en")).toBe("Tested `mysql  dump` at https://a.io/javascript,for [N] users of ⟦P1⟧");
  });

  it("says why, and asks, in the language of the reader's edition, and never changes the words for it", () => {
    const rules = [...Object.values(englishRules), ...Object.values(chineseRules)].flat();
    for (const { reason } of rules) {
      expect(reason.ch).toMatch(/\p{Script=Han}.*。$/u);
      expect(reason.en).toMatch(/^[“A-Z].*\.$/u);
    }
    const given = { action: "polish", lang: "en", passages: [{ path: "a", text: "i improved teh latency" }] } as const;
    const [inChinese, inEnglish] = [polish({ ...given, edition: "ch" }), polish({ ...given, edition: "en" })];
    expect(inChinese.changes.map(({ after }) => after)).toEqual(inEnglish.changes.map(({ after }) => after));
    for (const { reason } of inChinese.changes) expect(reason).toMatch(/^\P{Script=Latin}*(“I”)?\P{Script=Latin}*$/u);
    expect(inChinese.questions.map(({ ask }) => ask)).toEqual(["快了多少或小了多少？从多少到多少？"]);
    expect(inEnglish.questions[0]?.ask).toMatch(/^How much faster/);
  });
});
