import type { Change, Question } from "../changes.ts";
import type { Passage, PolishTask } from "../task.ts";
import { missingFigures } from "./ask.ts";
import { chineseRules } from "./chinese-rules.ts";
import { englishRules, tenseOf } from "./english-rules.ts";
import { bound, type Found, findChanges } from "./find-changes.ts";
import { technologyNames } from "./name-rules.ts";
import { oneSpace, type Rule } from "./rule.ts";

/**
 * The built-in polisher. It answers with changes, each for a reason, and rewrites nothing: whoever takes all of them and
 * polishes again gets none. What it cannot know it asks for.
 */
export type PolishRequest = Pick<PolishTask, "action" | "lang" | "passages" | "edition">;

type Script = "en" | "ch" | "other";

const spaces: Rule[] = [oneSpace, technologyNames];

const english = englishRules;
const chinese = chineseRules;
const rules: Record<Exclude<PolishRequest["action"], "questions">, Record<Script, readonly Rule[]>> = {
  polish: {
    en: [...english.form, technologyNames, ...english.person, ...english.openers, ...english.tense, ...english.filler],
    ch: [...chinese.form, technologyNames, ...chinese.openers, ...chinese.filler],
    other: spaces,
  },
  shorter: {
    en: [...english.form, technologyNames, ...english.openers, ...english.filler, ...english.shorter],
    ch: [...chinese.form, technologyNames, ...chinese.openers, ...chinese.filler, ...chinese.shorter],
    other: spaces,
  },
  formal: {
    en: [...english.form, technologyNames, ...english.person, ...english.formal],
    ch: [...chinese.form, technologyNames, ...chinese.openers, ...chinese.formal],
    other: spaces,
  },
  spelling: {
    en: [...english.form, technologyNames],
    ch: [...chinese.form, technologyNames],
    other: spaces,
  },
};

/** Returns what the built-in engine proposes for passages. The same passages give the same answer. */
export function polish({ action, lang, passages, edition }: PolishRequest): {
  changes: Change[];
  questions: Question[];
} {
  const changes =
    action === "questions" ? [] : passages.flatMap((passage) => changesOf(passage, action, lang, edition));
  const asks =
    action === "questions" || action === "polish" ? passages.flatMap((passage) => asksOf(passage, lang, edition)) : [];
  const areas = new Map(asks.map((ask) => [ask.area, ask]));
  return { changes, questions: [...areas.values()].slice(0, 4) };
}

function changesOf(
  { path, text }: Passage,
  action: Exclude<PolishRequest["action"], "questions">,
  lang: PolishRequest["lang"],
  edition: PolishRequest["edition"],
): Change[] {
  const script = scriptOf(text, lang);
  const found = findChanges(text, rules[action][script], { tense: tenseOf(text) });
  return bound(text, found)
    .map((change, at) => changeOf(path, text, change, { at, edition }))
    .filter((change): change is Change => change !== null);
}

function changeOf(
  path: string,
  text: string,
  { start, end, after, rules: by }: Found,
  { at, edition }: { at: number; edition: PolishRequest["edition"] },
): Change | null {
  const before = text.slice(start, end);
  // No rule brings a figure; this holds for tables that will be written, too.
  if (before === after || !sameFigures(before, after)) return null;
  return {
    id: `${path}#${at + 1}`,
    path,
    before,
    after,
    reason: [...new Set(by.map(({ reason }) => reason[edition]))].join(" ").replace(/。 /gu, "。"),
    rule: by.map(({ name }) => name).join("+"),
    isSafe: by.every(({ isSafe }) => isSafe),
    isSuggestion: false,
    flags: [],
  };
}

const figuresOf = (text: string): readonly string[] => text.normalize("NFKC").match(/\d+/g) ?? [];

/** True where every figure of the new words is one of the old. */
function sameFigures(before: string, after: string): boolean {
  const left = figuresOf(before);
  return figuresOf(after).every((figure) => left.includes(figure));
}

/** Returns whose rules a passage is held to, by the letters that it is written with. */
function scriptOf(text: string, lang: PolishRequest["lang"]): Script {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return "other";
  if (/\p{Script=Han}/u.test(text)) return lang === "ja" ? "other" : "ch";
  return lang === "en" || lang === "ch" || lang === "zh-tw" ? "en" : "other";
}

function asksOf({ path, text }: Passage, lang: PolishRequest["lang"], edition: PolishRequest["edition"]): Question[] {
  const script = scriptOf(text, lang);
  if (script === "other") return [];
  return missingFigures(text, script).map(({ area, ask, line }) => ({
    id: `${path}?${area}`,
    area,
    ask: ask[edition],
    path,
    line,
  }));
}
