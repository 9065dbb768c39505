import path from "node:path";
import { describe, expect, it } from "vitest";
import { blankPattern, bracePattern, slots } from "#core/assistant/knowledge.ts";
import { technologyNamed } from "#core/assistant/technologies.ts";
import { loadKnowledge } from "#server/adapters/ai/knowledge-files.ts";

/** The laws of `content/assistant`, over every file. */
const folder = path.resolve(import.meta.dirname, "../content/assistant");

const knowledge = await loadKnowledge(folder);
const sources = [...knowledge.families, ...knowledge.archetypes];
const bullets = sources.flatMap((source) => source.bullets.map((bullet) => ({ from: source.id, ...bullet })));
const isSlot = (word: string) => (slots as readonly string[]).includes(word);
const wordsInBraces = (text: string) => [...text.matchAll(bracePattern)].map((match) => match[1] ?? "");

/** The text without technologies whose names hold a digit, and without blanks. */
function withoutNames(text: string, needs: readonly string[]): string {
  const tokens = text.replace(blankPattern, " ").split(/[^A-Za-z0-9.+#/-]+/);
  const named = new Set(needs.map((need) => need.toLowerCase()));
  return tokens
    .filter((token) => {
      const bare = token.replace(/[.,/-]+$/, "");
      return !named.has(bare.toLowerCase()) && technologyNamed(bare) === null;
    })
    .join(" ");
}

const broken = (test: (bullet: (typeof bullets)[number]) => boolean) =>
  bullets.filter((bullet) => !test(bullet)).map(({ from, id, en, ch }) => `${from}/${id}: ${en} | ${ch}`);

describe("the assistant's knowledge", () => {
  it("has English of 60 to 170 characters and Chinese of 25 to 70 in each bullet", () => {
    const within = (text: string, least: number, most: number) => text.length >= least && text.length <= most;
    expect(broken(({ en }) => within(en, 60, 170))).toEqual([]);
    expect(broken(({ ch }) => within(ch, 25, 70))).toEqual([]);
  });

  it("states no figure: digits occur in the names of technologies only", () => {
    expect(broken(({ en, needs }) => !/\d/.test(withoutNames(en, needs)))).toEqual([]);
    expect(broken(({ ch, needs }) => !/\d/.test(withoutNames(ch, needs)))).toEqual([]);
  });

  it("asks for evidence in technologies that are known", () => {
    const unknown = bullets.flatMap(({ from, id, needs }) =>
      needs.filter((need) => technologyNamed(need) === null).map((need) => `${from}/${id}: ${need}`),
    );
    expect(unknown).toEqual([]);
  });

  it("has in braces only slots, and in English verbs as lemmas", () => {
    expect(broken(({ ch }) => wordsInBraces(ch).every(isSlot))).toEqual([]);
    expect(broken(({ en }) => wordsInBraces(en).every((word) => isSlot(word) || /^[a-z]+$/.test(word)))).toEqual([]);
    expect(broken(({ en }) => wordsInBraces(en).some((word) => !isSlot(word)))).toEqual([]);
    expect(broken(({ en, ch }) => !/[{}]/.test(`${en}${ch}`.replace(bracePattern, "")))).toEqual([]);
    const summaries = knowledge.families.flatMap(({ summary }) => Object.values(summary));
    const strays = summaries.flatMap(({ en, ch }) => [en, ch]).filter((text) => !wordsInBraces(text).every(isSlot));
    expect(strays).toEqual([]);
  });

  it("repeats no bullet, in either language, and no id within a file", () => {
    const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
    expect(twice(bullets.map(({ en }) => plain(en)))).toEqual([]);
    expect(twice(bullets.map(({ ch }) => plain(ch)))).toEqual([]);
    expect(twice(bullets.map(({ from, id }) => `${from}/${id}`))).toEqual([]);
  });

  it("has the Chinese in Chinese and the English in English", () => {
    expect(broken(({ en }) => !/\p{Script=Han}/u.test(en))).toEqual([]);
    expect(broken(({ ch }) => (ch.match(/\p{Script=Han}/gu) ?? []).length >= 12)).toEqual([]);
  });

  it.each(knowledge.families)("$id has bullets of each level, and results with a blank", ({ bullets: own }) => {
    for (const level of [1, 2, 3] as const)
      expect(own.filter(({ levels }) => levels.includes(level)).length, `level ${level}`).toBeGreaterThanOrEqual(4);
    const results = own.filter(({ kind, en }) => kind === "result" && en.search(blankPattern) >= 0);
    expect(results.length).toBeGreaterThanOrEqual(own.length / 3);
  });

  it("has the same blanks in both languages, in one order, so that a filled line can be told in the other", () => {
    const blanks = (text: string) => (text.match(/\[[NX]\]%?/g) ?? []).join(" ");
    expect(broken(({ en, ch }) => blanks(en) === blanks(ch))).toEqual([]);
    expect(broken(({ en }) => !/\[N\]%?,? (?:up|down) from/.test(en))).toEqual([]);
  });

  it("claims no leadership below level 3", () => {
    const leads = /\{(lead|head|manage|direct|mentor)\}.*\bteam\b|带领.{0,8}团队|管理.{0,6}人团队/;
    expect(broken(({ en, ch, levels }) => levels.every((of) => of === 3) || !leads.test(`${en} ${ch}`))).toEqual([]);
  });
});
