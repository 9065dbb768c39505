import type { Language } from "../resume/schema.ts";
import type { ChangeFlag } from "./changes.ts";
import { technologiesIn } from "./technologies.ts";

/**
 * Whether a text says something that the person did not give: a figure, an email or address of the web, the name of a
 * company, a product or a tool. Such things are what a model invents, and what a reader of a resume believes. The test is
 * by what is written alone: it finds what is new, and not whether it is true.
 */

/** Returns what `text` holds that none of `given` does. */
export function ungrounded(text: string, given: readonly string[]): ChangeFlag[] {
  const source = given.join("\n");
  const flags: ChangeFlag[] = [];
  if (isNew(figuresOf(text), figuresOf(source))) flags.push("figure");
  if (isNew(contactsOf(text), contactsOf(source))) flags.push("contact");
  if (hasNewName(text, source)) flags.push("name");
  return flags;
}

const isNew = (found: ReadonlySet<string>, known: ReadonlySet<string>) => [...found].some((one) => !known.has(one));

/**
 * Digits with their separators, and words that count or multiply. Digits inside a name, as in `HTML5`, `k8s` and `2FA`,
 * are none, and neither is a blank to fill in, `[N]`.
 */
const digits = /(?<![\p{Script=Latin}\d][.-]?)\d+(?:[.,]\d+)*(?!\d|FA\b|D\b|G\b)/gu;
const counting =
  /\b(?:twice|thrice|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|quadrupl(?:e|ed)|halv(?:e|ed|ing)|half|dozens?|hundreds?|thousands?|millions?|billions?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty)(?=[\s-](?:\p{L})))\b|翻[一两二三四五六七八九十]?[倍番]|[半一二两三四五六七八九十百千万亿数几]+(?:成|倍|余|多)?(?:个|名|人|年|月|天|次|项|家|万|亿|％|%|倍|成)/giu;

/** Returns the figures of a text, in one spelling each: `1,200` and `１２００` are `1200`. */
export function figuresOf(text: string): Set<string> {
  const plain = text.normalize("NFKC");
  const found = new Set<string>();
  for (const [figure] of plain.matchAll(digits)) found.add(numberOf(figure));
  for (const [word] of plain.matchAll(counting)) found.add(word.toLowerCase());
  return found;
}

/** Commas between groups of three separate thousands. A trailing zero after the point says nothing more. */
function numberOf(figure: string): string {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(figure) ? figure.replaceAll(",", "") : figure;
  return plain
    .replace(/^0+(?=\d)/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
}

/** The same in any width. */
const anyDigits = /(?<![\p{Script=Latin}\d０-９][.-]?)[\d０-９]+(?:[.,][\d０-９]+)*(?![\d０-９]|FA\b|D\b|G\b)/gu;

/** Returns the text with every figure that is not among `given` as a blank to fill in. */
export function withBlanks(text: string, given: readonly string[]): string {
  const known = figuresOf(given.join("\n"));
  return text
    .normalize("NFC")
    .replace(anyDigits, (figure) => (known.has(numberOf(figure.normalize("NFKC"))) ? figure : "[N]"));
}

const email = /[^\s@<>()"，。；、]+@[^\s@<>()"，。；、]+\.[a-z]{2,}/giu;
const webAddress =
  /(?:https?:\/\/|www\.)[^\s<>"'，。；、）)]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn|org|net|io|dev|ai|co|me|app|xyz|info|edu|gov|tk|ru|top|site)\b(?:\/[^\s<>"'，。；、）)]*)?/giu;
const phone = /(?<!\d)\+?\d[\d\s().-]{7,}\d/g;

/** Returns the emails, web addresses and phone numbers of a text, in lower case and without a slash at the end. */
export function contactsOf(text: string): Set<string> {
  const plain = text.normalize("NFKC").toLowerCase();
  const found = new Set<string>();
  for (const [one] of plain.matchAll(email)) found.add(one);
  for (const [one] of plain.matchAll(webAddress))
    found.add(one.replace(/^https?:\/\/(www\.)?|^www\./, "").replace(/[/.]+$/, ""));
  for (const [one] of plain.matchAll(phone)) if (one.replace(/\D/g, "").length >= 9) found.add(one.replace(/\D/g, ""));
  return found;
}

/** A word that is written as a name: with a capital inside a sentence, or with signs that ordinary words lack. */
const latinWord = /\p{Lu}?[\p{Script=Latin}\d][\p{Script=Latin}\d+#.&-]*/gu;
const organization =
  /[\p{Script=Han}A-Za-z]{2,14}?(?:公司|集团|集團|大学|大學|学院|學院|银行|銀行|研究院|研究所|医院|醫院|科技|事务所)/gu;
/** Companies that are named without a word that says what they are. */
const famous =
  /阿里(?:巴巴)?|腾讯|騰訊|字节(?:跳动)?|百度|华为|華為|美团|京东|小米|网易|滴滴|拼多多|快手|蚂蚁|微软|谷歌|苹果公司|清华|北大|复旦|浙大|上海交大/gu;

function hasNewName(whole: string, source: string): boolean {
  // An address is a contact, whatever words it is made of.
  const text = whole.replace(email, " ").replace(webAddress, " ");
  const known = source.normalize("NFKC").toLowerCase();
  const tools = new Set(technologiesIn(source));
  if (technologiesIn(text).some((tool) => !tools.has(tool))) return true;
  for (const pattern of [organization, famous]) {
    for (const [name] of text.matchAll(pattern)) if (!known.includes(name.toLowerCase())) return true;
  }
  return capitalized(text).some((word) => !known.includes(word.toLowerCase()));
}

/** Returns the words that are capitalized although no sentence begins with them. */
function capitalized(text: string): string[] {
  const words: string[] = [];
  for (const match of text.normalize("NFKC").matchAll(latinWord)) {
    const [raw] = match;
    const word = raw.replace(/[.&-]+$/, "");
    const before = text.slice(0, match.index).trimEnd();
    const begins = before === "" || /[.!?:;•\n。！？：；"“(（]$/u.test(before);
    // Capitals inside a word, or all of them, make a name wherever it stands.
    const isName = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word) || (!begins && /^\p{Lu}/u.test(word));
    if (isName && word.length > 1) words.push(word);
  }
  return words;
}

/**
 * Returns whether two texts are of the same script, where both are long enough to tell: a model that was asked for
 * English must not answer in Chinese.
 */
export function isSameScript(left: string, right: string): boolean {
  const a = shareOfHan(left);
  const b = shareOfHan(right);
  return a === null || b === null || Math.abs(a - b) < 0.6;
}

function shareOfHan(text: string): number | null {
  const han = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)?.length ?? 0;
  return han + words < 4 ? null : han / (han + 2 * words);
}

/** A few words of each script, to tell an answer in another one by. */
const cjk = "简历里的一行文字";
const latin = "a line of a resume in words";
const sample: Record<Language, string> = {
  ...{ ch: cjk, "zh-tw": cjk, ja: cjk, ko: cjk },
  ...{ en: latin, es: latin, fr: latin, de: latin },
};

/** Returns false for a text that is plainly not of the language, by its script. Names of technologies are of every one. */
export function isInLanguage(text: string, lang: Language): boolean {
  if (sample[lang] === cjk && technologiesIn(text).length > 0) return true;
  return isSameScript(text, sample[lang]);
}
