import { partsOfEntries } from "../words/entry-labels.ts";
import type { HeadingKind } from "../words/headings.ts";
import {
  japaneseTitleEnds,
  japaneseTitleNouns,
  japaneseTitleQualities,
  titlesAlone,
} from "../words/japanese-titles.ts";

/**
 * Titles of Japanese sections are put together of common words, of which the last one says what follows: "主な業務実績",
 * "語学・留学経験", "保有資格一覧".
 */

const nouns = japaneseTitleNouns.map(([source]) => source).join("|");
const title = new RegExp(
  `^(?:(?:${japaneseTitleQualities}|${nouns})[・/／、&]?)*?(${nouns})(?:${japaneseTitleEnds})?$`,
  "u",
);
const kindOfNoun = japaneseTitleNouns.map(([source, kind]) => [new RegExp(`^(?:${source})$`, "u"), kind] as const);

/** "経験" and "歴" tell of what stands before them. */
const ofExperience: readonly (readonly [RegExp, HeadingKind])[] = [
  [/インターン|実習|アルバイト|パート|職|業務|実務|勤務|就業|就労|仕事|社会人|会社/u, "work"],
  [/研究|開発|制作|プロジェクト|製品/u, "project"],
  [/留学|学習|修学|教育/u, "education"],
  [/活動|課外|ボランティア|部活|サークル|スポーツ/u, "activity"],
  [/受賞|表彰/u, "award"],
  [/登壇|講演|執筆|発表/u, "publication"],
  [/スキル|知識|技能|技術/u, "skills"],
];

/** Returns the kind of section that a Japanese title announces, in letters as the table of titles has them; or null. */
export function kindOfJapaneseTitle(text: string): HeadingKind | null {
  const plain = text.replace(/\s+/gu, "");
  if (plain.length > 22 || !/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(plain)) return null;
  const alone = titlesAlone.find(([, words]) => words.split("|").includes(plain))?.[0];
  if (alone) return alone;
  // "業務内容、成果": what each job of a table tells is no section.
  if (/[・/／、]/u.test(plain) && partsOfEntries.test(plain)) return null;
  const [noun] = title.exec(plain)?.slice(1) ?? [];
  if (noun === undefined) return null;
  if (/^(?:経験|歴)$/u.test(noun)) return ofExperience.find(([sign]) => sign.test(plain))?.[1] ?? null;
  // Other nouns alone are titles only where the table of titles has them.
  if (noun === plain) return null;
  return kindOfNoun.find(([one]) => one.test(noun))?.[1] ?? null;
}
