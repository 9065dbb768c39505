import * as words from "./english-words.ts";
import { casedLike, type Edit, oneOf, oneSpace, type Rule, replacing, lineStart as start } from "./rule.ts";

/** Rules of form: spelling, articles, spacing, marks and the ends of lines. All of them are sure. */
const large = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const form: Rule[] = [
  replacing(
    "typo",
    { en: "Spelling.", ch: "拼写错误。" },
    true,
    new RegExp(`(?<![\\w'’.@/-])(${oneOf(words.typos.keys())})(?![\\w'’@/-])`, "gi"),
    (match) => {
      const word = match[1] ?? "";
      // A word with a large letter inside is somebody's name for something.
      if (/^[A-Z]?[a-z]+$/.test(word))
        return casedLike((words.typos.get(word.toLowerCase()) ?? word).replaceAll("_", " "), word);
      return /^[A-Z]+$/.test(word)
        ? (words.typos.get(word.toLowerCase()) ?? word).replaceAll("_", " ").toUpperCase()
        : null;
    },
  ),
  replacing(
    "doubled-word",
    { en: "The word stands twice.", ch: "词语重复。" },
    true,
    /(?<![\w'’-])([A-Za-z]{2,})( \1)+(?![\w'’-])/gi,
    (match) =>
      /^(that|had|bora|cha|can|very|blah|bye|yo|knock|no|so|wiki|log|test)$/i.test(match[1] ?? "") ||
      /^[A-Z]/.test(match[0].slice((match[1] ?? "").length + 1))
        ? null
        : (match[1] ?? ""),
  ),
  replacing(
    "an",
    { en: "“An” stands before the sound of a vowel.", ch: "元音发音前用 an。" },
    true,
    /(?<![\w'’.-])(a) (?=([A-Za-z0-9][\w-]*))/gi,
    (match) =>
      match[1] === "A" && !/(^|[\n.] ?|[•◇-] )$/.test((match.input ?? "").slice(0, match.index))
        ? null
        : isVowelSound(match[2] ?? "") === true
          ? casedLike("an ", match[1] ?? "")
          : null,
  ),
  replacing(
    "a",
    { en: "“A” stands before the sound of a consonant.", ch: "辅音发音前用 a。" },
    true,
    /(?<![\w'’.-])(an) (?=([A-Za-z0-9][\w-]*))/gi,
    (match) => (isVowelSound(match[2] ?? "") === false ? casedLike("a ", match[1] ?? "") : null),
  ),
  replacing(
    "pronoun-i",
    { en: "“I” takes a capital.", ch: "“I”要大写。" },
    true,
    /(?<![\w'’.@/-])i(?=(?:['’](?:ve|m|d|ll))? (?:am|was|have|had|did|also|worked|led|built|made|wrote|used|developed|managed|created|helped|designed)\b)/g,
    () => "I",
  ),
  replacing(
    "space-before-mark",
    { en: "No space before the mark.", ch: "标点前不留空格。" },
    true,
    /(?<=[A-Za-z0-9)\]%]) +(?=[,;](?:\s|$)|\.(?:\s|$)|:(?:\s|$))/g,
    () => "",
  ),
  replacing(
    "space-behind-mark",
    { en: "A space behind the mark.", ch: "标点后要空一格。" },
    true,
    /(?<=[A-Za-z)]{2})([,;])(?=[A-Za-z])/g,
    (match) => `${match[1]} `,
  ),
  replacing(
    "mark-twice",
    { en: "The mark stands twice.", ch: "标点重复。" },
    true,
    /(?<![,.])([,;])(?:[ \t]*[,;])+/g,
    (match) => match[1] ?? "",
  ),
  replacing(
    "full-stop-twice",
    { en: "The full stop stands twice.", ch: "句点重复。" },
    true,
    /(?<=[A-Za-z0-9)%])\.\.(?!\.)/g,
    () => ".",
  ),
  oneSpace,
  replacing(
    "space-in-brackets",
    { en: "No space inside the brackets.", ch: "括号内侧不留空格。" },
    true,
    /\( +(?=\S)|(?<=\S) +\)/g,
    (match) => match[0].trim(),
  ),
  replacing(
    "percent",
    { en: "English writes the sign close to the figure.", ch: "英文里百分号紧跟数字。" },
    true,
    /(?<=\d) +%/g,
    () => "%",
  ),
  replacing(
    "latin",
    { en: "The abbreviation has its points.", ch: "这个缩写要带点。" },
    true,
    /(?<![\w.])(eg|e\.g|ie|i\.e)\.?(?=[, ](?!\())/g,
    (match) => (match[1]?.startsWith("e") ? "e.g." : "i.e."),
  ),
  replacing(
    "full-width",
    { en: "English uses its own marks.", ch: "英文用半角标点。" },
    true,
    /(?<=[A-Za-z0-9)\]%])([，。；：！？])[ \t]*/g,
    (match) => {
      const mark = { "，": ",", "。": ".", "；": ";", "：": ":", "！": "!", "？": "?" }[match[1] ?? ""] ?? "";
      const isLast = /^(\n|$)/.test((match.input ?? "").slice(match.index + match[0].length));
      return isLast ? mark : `${mark} `;
    },
  ),
  replacing(
    "large-letter",
    { en: "A line begins with a large letter.", ch: "行首字母大写。" },
    true,
    new RegExp(`${start}([a-z][a-z]+)(?=[ ,])`, "g"),
    (match) =>
      /^(npm|iptables|nginx|webpack|pandas|pytest|dbt|etcd|git|vim|bash|jest|curl|perf|tcpdump|fastlane|gcc|gdb|eslint|esbuild|pnpm|spaCy|numpy|scikit|vs|de|la|van|von)$/.test(
        match[2] ?? "",
      )
        ? null
        : (match[1] ?? "") + large(match[2] ?? ""),
  ),
  { name: "line-ends", reason: { en: "All lines end alike.", ch: "各行结尾一致。" }, isSafe: true, find: evenEnds },
];

/** True before a vowel's sound, false before a consonant's, null where it depends on how one reads it. */
function isVowelSound(word: string): boolean | null {
  if (words.soundsLikeConsonant.test(word)) return false;
  if (words.soundsLikeVowel.test(word)) return true;
  if (/^\d/.test(word)) return /^(8|11|18)(?!\d{3,})/.test(word);
  // An abbreviation is read by its letters or as a word; only letters that sound alike in both are sure.
  if (/^[A-Z]{2,}s?$/.test(word))
    return /^(API|AWS|IDE|IoT|IP|IT|OS|EC|ER|ETL|ERP|AI|AR|OA)/.test(word)
      ? true
      : /^(B|C|D|G|J|K|P|Q|T|V|W|Y|Z)/.test(word)
        ? false
        : null;
  if (/^[a-z]$/i.test(word)) return null;
  return /^[aeiou]/i.test(word);
}

/** Returns what makes the lines of a list end alike, as most of them do. */
function evenEnds(text: string): Edit[] {
  const lines = [...text.matchAll(/[^\n]+/g)]
    .map((match) => ({ text: match[0], start: match.index }))
    .filter((line) => /\S/.test(line.text));
  if (lines.length < 3) return [];
  const isWhole = (line: string) => /[A-Za-z0-9)%\]]\.\s*$/.test(line);
  const isOpen = (line: string) => /[A-Za-z0-9)%\]]\s*$/.test(line);
  // A line of several sentences keeps its full stop, and so does an abbreviation.
  const single = lines.filter(
    ({ text: line }) => !/[.!?] \p{Lu}/u.test(line) && !/(etc|e\.g|Inc|Ltd|Co|vs|[A-Z])\.\s*$/.test(line),
  );
  const whole = single.filter((line) => isWhole(line.text));
  const open = single.filter((line) => isOpen(line.text));
  if (open.length === 0 || whole.length === 0 || whole.length === open.length) return [];
  if (whole.length > open.length)
    return open.map((line) => ({
      start: line.start + line.text.trimEnd().length,
      end: line.start + line.text.trimEnd().length,
      after: ".",
    }));
  return whole.map((line) => ({
    start: line.start + line.text.trimEnd().length - 1,
    end: line.start + line.text.trimEnd().length,
    after: "",
  }));
}
