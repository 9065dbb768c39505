import type { FileLayout, PageLayout, TextRun } from "../layout-model.ts";
import { letterOfRadical } from "../words/radicals.ts";
import { comparable, joinAccents } from "./accents.ts";
import { listMarks } from "./signs.ts";
import { withoutTypesetting } from "./typesetting.ts";
import { withUnknownMarks, withUnnamedDashes } from "./unknown-marks.ts";

/**
 * Step 1: makes the letters of a file comparable. Letters that are the same to a reader get one code (radicals that
 * stand for Chinese letters, ligatures, digits and Latin letters of full width); icons become one letter of a class, marks
 * of lists become `•`; running headers, footers and page numbers are left out.
 */
export const icons = {
  phone: "\uE001",
  mail: "\uE002",
  link: "\uE003",
  place: "\uE004",
  birth: "\uE005",
  wechat: "\uE006",
  other: "\uE000",
} as const;
export const iconPattern = /[\uE000-\uE00F]/gu;

const iconCodes: readonly (readonly [keyof typeof icons, readonly number[]])[] = [
  [
    "phone",
    [
      0xf095, 0xf098, 0xf10b, 0xf3cd, 0xf3ce, 0xf2a0, 0xf3cf, 0x1f4de, 0x1f4f1, 0x260e, 0x2706, 0x1f57f, 0x1f57d,
      0x1f581, 0x260f, 0x1f4f2,
    ],
  ],
  ["mail", [0xf0e0, 0xf003, 0xf1fa, 0xf2b6, 0x1f4e7, 0x2709, 0x1f582, 0x1f583, 0x1f4e8, 0x1f4ec, 0x1f4e9]],
  [
    "link",
    [
      0xf0c1, 0xf09b, 0xf092, 0xf113, 0xf08c, 0xf0e1, 0xf0ac, 0xf015, 0xf099, 0xf16c, 0xf1e7, 0xf296, 0xf09e, 0x1f310,
      0x1f517, 0xf08e, 0xf35d, 0xf14c, 0xf189, 0xf3b8, 0xf841,
    ],
  ],
  ["place", [0xf041, 0xf3c5, 0xf124, 0xf5a0, 0x1f4cd, 0x1f3e0, 0xf279, 0x1f3e1]],
  ["birth", [0xf1fd, 0x1f382]],
  ["wechat", [0xf1d7]],
];
const classByCode = new Map(iconCodes.flatMap(([name, codes]) => codes.map((code) => [code, name] as const)));
const iconNames: readonly (readonly [keyof typeof icons, RegExp])[] = [
  ["phone", /^(phone|mobile|mobile-alt|telephone|phone-alt|smartphone)/i],
  ["mail", /^(envelope|mail|email|at$)/i],
  ["place", /^(map|location|marker|house|home)/i],
  ["link", /^(github|linkedin|globe|link|twitter|stack|gitlab|medium|home|house|external|orcid|google|facebook)/i],
];
const iconFont =
  /awesome|marvosym|icon|fontello|entypo|academicons|typicons|material-?design|ionic|glyphs|octicons|simpleicons/i;
const markFont = /wingdings|webdings|symbolmt|zapfdingbats|opensymbol|cmsy|bbding|pifont|dingbats/i;

const bulletMarks = new RegExp(
  `^[${listMarks}⇒¡–‐‑−\\uF0B7\\uF0A7\\uF0D8\\uF0FC\\uF06C\\uF06E\\uF075\\uF077\\uF0A8\\uF076]$`,
  "u",
);

/**
 * Returns the file with its letters made comparable, without what every page repeats; what its pages repeat at their
 * foot is a page of its own, as some templates have the contacts of the person there.
 */
export function cleanLayout(file: FileLayout): FileLayout & { foot: FileLayout } {
  const pages = withUnnamedDashes(file.pages).map((page) => ({
    ...page,
    runs: withoutTypesetting(page.runs.map(cleanRun)).filter(
      ({ text }) => text.trim() !== "" && !/^\s*ㅡ+\s*$/u.test(text),
    ),
  }));
  const kept = withoutRepeats(withUnknownMarks(withDoors(pages)).map(withLettersAsMarks).map(withoutPrintHead));
  return { ...file, ...kept, foot: { ...file, pages: kept.foot } };
}

/** In sizes of the type: how far a mark stands at least from the text behind it. */
const behindMark = 0.5;

/** Word sets the marks of inner lists as an "o" of a font of its own, apart from the text behind it. */
function withLettersAsMarks(page: PageLayout): PageLayout {
  const isMark = (run: TextRun, at: number) => {
    const next = page.runs[at + 1];
    const isBeside = next !== undefined && Math.abs(next.y - run.y) < run.size * 0.3 && next.font !== run.font;
    return isBeside && run.text.trim() === "o" && next.x - run.x - run.width > run.size * behindMark;
  };
  return { ...page, runs: page.runs.map((run, at) => (isMark(run, at) ? { ...run, text: "◦" } : run)) };
}

/** Letters that only the simplified script has, of which every resume in it has some. */
const simplifiedOnly = /[经历项设计业务员实验]/u;

/** One radical is "户" in the simplified script and "戶" in the others, and only the letters around it tell. */
function withDoors(pages: PageLayout[]): PageLayout[] {
  const has = (pattern: RegExp) => pages.some(({ runs }) => runs.some(({ text }) => pattern.test(text)));
  if (!has(/戶/u) || !has(simplifiedOnly)) return pages;
  return pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) => ({ ...run, text: run.text.replace(/戶/gu, "户") })),
  }));
}

function cleanRun(run: TextRun): TextRun {
  const trimmed = run.text.trim();
  if (iconFont.test(run.font)) return { ...run, text: iconOf(trimmed) };
  if (markFont.test(run.font) && [...trimmed].length <= 1) return { ...run, text: "•" };
  // A space at the end of a text has a width too, and would reach into the next column.
  const trailing = run.text.length - run.text.trimEnd().length;
  const text = comparable.test(run.text) ? run.text : cleanText(withoutThinSpaces(run));
  return { ...run, text, width: Math.max(1, run.width - trailing * run.size * 0.24) };
}

const spacedLetters =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・])/gu;

/** In sizes of the type: a space between two Chinese letters that is narrower than this only sets them apart. */
const thinSpace = 0.2;

/** Forms set their letters apart, which some programs write as spaces: "卒 業" is one word where its space is thin. */
function withoutThinSpaces({ text, width, size }: TextRun): string {
  const spaces = text.match(spacedLetters)?.length ?? 0;
  if (spaces === 0) return text;
  const letters = [...text].reduce((sum, letter) => {
    if (letter === " ") return sum;
    return sum + (/[\u2E80-\u9FFF\u3000-\u30FF\uF900-\uFAFF\uFF00-\uFF60]/u.test(letter) ? 1 : 0.5);
  }, 0);
  const room = (width / size - letters) / text.split(" ").length;
  // Where letters would stand upon each other, the width is no measure: a long line of a file without places.
  return room < thinSpace && room > -thinSpace ? text.replace(spacedLetters, "") : text;
}

function iconOf(text: string): string {
  const code = classByCode.get(text.codePointAt(0) ?? 0);
  const named = iconNames.find(([, pattern]) => pattern.test(text))?.[0];
  return icons[code ?? named ?? "other"];
}

const folded =
  /[\u2E80-\u2FDF\uF900-\uFAFF\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF61-\uFF9F\uFF20\uFF0E\u2126\u212B\u00A0\u2000-\u200A\u202F\u205F]/gu;

/** Returns a text with one space where it has any. Spaces that are single already are not written anew. */
export function singleSpaced(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/gu, " ");
}

/**
 * Some programs name a ligature as a letter of its own: "eƯort", "soŌware", "aƩach", "acƟve". No word has them there, nor
 * does one of them stand alone, as a text that is set in pieces has it.
 */
const lettersNamedFor: Record<string, string> = { Ư: "ff", Ʃ: "tt", Ō: "ft", Ɵ: "ti" };

/**
 * Some fonts name their small capitals by codes of Sinhala, in the order of the alphabet: "Hංඌඍඈඋඒ" is "History". The
 * first of them are Malayalam letters, so a text of these alone, without a Latin one, is left as it is.
 */
const smallCapitals = /[\u0D7A-\u0D93]/gu;
const isOfSmallCapitals =
  /\p{Script=Latin}[\u0D7A-\u0D93]|[\u0D7A-\u0D93][^\p{Script=Sinhala}\p{Script=Malayalam}]*\p{Script=Latin}/u;
const withSmallCapitals = (text: string) =>
  isOfSmallCapitals.test(text)
    ? text.replace(smallCapitals, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x0d7a + 0x61))
    : text;

/** Returns a text with one code for each letter that a reader knows as one. */
export function cleanText(text: string): string {
  // Most texts of a Latin resume; the steps below take ten passes over each.
  if (comparable.test(text)) return text;
  return (
    joinAccents(withSmallCapitals(text))
      .replace(/^\s*[\u0080-\u009F]\s*/u, "• ")
      .replace(folded, (letter) => letterOfRadical.get(letter) ?? letter.normalize("NFKC"))
      .replace(/[\u200B-\u200F\u2060\uFEFF]|(?![\t\n])\p{Cc}/gu, "")
      .replace(/(?<=\p{L})\u00ad(?=\p{L})/gu, "")
      .replace(/[\u00ad\u2010\u2011]/gu, "-")
      // The dash of figures: fonts of Chinese letters have one sign for it and for the dash of words.
      .replace(/\u2012/gu, "–")
      // A line of a box or the bar of a typewriter, which people take for a dash.
      .replace(/[\u2500\u2501\u2504\u2505\u2574\u2576\u2578\u257A\u23AF\u2E3A\u2E3B\u02D7\uFE58]/gu, "–")
      .normalize("NFC")
      .replace(/(?<=h)Ĵ(?=ps?:\/\/)/gu, "tt")
      .replace(/(?<=[a-z])[ƯƩŌ]|^[ƯƩŌ]$|Ɵ/gu, (letter) => lettersNamedFor[letter] ?? letter)
      .replace(/[\p{Co}\p{Extended_Pictographic}]/gu, (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        const name = classByCode.get(code);
        if (name) return icons[name];
        const isPrivate = code >= 0xe000 && code <= 0xf8ff;
        if (bulletMarks.test(letter)) return isPrivate ? "•" : letter;
        return isPrivate ? icons.other : letter;
      })
      .replace(/[丨∣❘￨│]/gu, "|")
      .replace(/\uFE0F/gu, "")
      .replace(behindLegalForm, "")
  );
}

/** Returns true for a text that is nothing but a mark at the head of a list's line. */
export function isBulletMark(text: string): boolean {
  return bulletMarks.test(text.trim());
}

/** A legal form that stands before the name of a company is one name with it, however wide the space between them. */
const legalForm = "(?:^|[\\s)）])(?:株式|有限|合同)会社";
export const endsWithLegalForm = new RegExp(`${legalForm}$`, "u");
const behindLegalForm = new RegExp(`(?<=${legalForm})\\s+(?=\\p{L})`, "gu");

const printHead = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[AP]M)?$|^(?:file|https?):\/\/\S+$/iu;

/** A browser prints the hour and the title of the page above it, and its address below: none of it is the resume's. */
function withoutPrintHead(page: PageLayout): PageLayout {
  const heads = page.runs.filter((run) => isAtEdge(run, page) && printHead.test(run.text.trim()));
  const isDated = heads.some(({ text, y }) => /\d:\d\d/u.test(text) && y < page.height / 2);
  if (!isDated) return page;
  return { ...page, runs: page.runs.filter((run) => !heads.some(({ y }) => Math.abs(y - run.y) < 2)) };
}

const pageNumber = /^(?:page\s*|seite\s*|第\s*)?\d{1,2}\s*(?:\/|of|von|sur|de|／)?\s*\d{0,2}\s*(?:页|頁|ページ)?$/i;

/** "Jane Doe, page 1 of 2". */
const numberedFoot =
  /[,·|–—-]\s*(?:page|seite|página|pagina|第)\s*\d{1,2}\s*(?:of|sur|von|de|\/|页|頁|ページ)\s*(?:共\s*)?\d{0,2}\s*(?:页|頁)?$/iu;

/** "2021.03", but no whole day: what dates a job begins with. */
const beginsWithMonth = /^\s*(?:19|20)\d\d\s*[./년-]\s*\d{1,2}(?!\s*[./월-]\s*\d)/u;

/** Texts at the same place of three pages, or at the head or foot of two, are no content; nor is the number of a page. */
function withoutRepeats(pages: PageLayout[]): { pages: PageLayout[]; foot: PageLayout[] } {
  if (pages.length < 2) {
    const kept = pages.map((page) => ({ ...page, runs: page.runs.filter((run) => !isPageNumber(run, page)) }));
    return { pages: kept, foot: [] };
  }
  // The dates of two jobs may begin two pages, and differ in their digits as the numbers of pages do.
  const key = ({ y, text }: TextRun) =>
    `${Math.round(y / 3)}:${(beginsWithMonth.test(text) ? text : text.replace(/\d+/g, "#")).trim()}`;
  const seen = new Map<string, Set<number>>();
  pages.forEach((page, number) => {
    for (const run of page.runs) {
      if (!isAtEdge(run, page)) continue;
      const on = seen.get(key(run)) ?? new Set();
      seen.set(key(run), on.add(number));
    }
  });
  const numbers = [-1, 1]
    .map((side) => pages.map((page) => outermostNumber(page, side)))
    .filter((ends) => ends.every((run, number) => run?.text.trim() === String(number + 1)))
    .flat();
  const isNumber = (run: TextRun, page: PageLayout) => isPageNumber(run, page) || numbers.includes(run);
  const isRepeated = (run: TextRun, page: PageLayout, number: number) =>
    isAtEdge(run, page) &&
    run.text.trim().length > 1 &&
    (seen.get(key(run))?.size ?? 0) > 1 &&
    // The first page keeps what all pages repeat: it may be the name.
    !(number === 0 && run.y < page.height / 2);
  // Signs between the texts of a repeated row are as much of it.
  const rows = pages.map((page, number) => page.runs.filter((run) => isRepeated(run, page, number)));
  const isOfRow = (run: TextRun, number: number) =>
    rows[number]?.some((one) => one === run || (run.text.trim().length < 2 && Math.abs(one.y - run.y) < 2)) === true;
  // Where the first page has a head of its own, the others may repeat the contacts at theirs.
  const firstWithRows = rows.findIndex((row) => row.length > 0);
  const at = Math.max(0, firstWithRows);
  const first = pages[at];
  return {
    pages: pages.map((page, number) => ({
      ...page,
      runs: page.runs.filter((run) => !isNumber(run, page) && !isOfRow(run, number)),
    })),
    foot: first ? [{ ...first, runs: first.runs.filter((run) => !isNumber(run, first) && isOfRow(run, at)) }] : [],
  };
}

/**
 * The highest (-1) or lowest (1) text of a page where it is a number alone on its row: the pages may be numbered above
 * their text, or above a wide margin.
 */
function outermostNumber({ runs }: PageLayout, side: number): TextRun | undefined {
  const end = runs.reduce<TextRun | undefined>(
    (last, run) => (last && last.y * side >= run.y * side ? last : run),
    undefined,
  );
  const isAlone = end && runs.every((run) => run === end || run.y * side < end.y * side - end.size);
  return isAlone && /^\d{1,2}$/u.test(end.text.trim()) ? end : undefined;
}

function isAtEdge(run: TextRun, page: PageLayout): boolean {
  return run.y < page.height * 0.09 || run.y > page.height * 0.925;
}

function isPageNumber(run: TextRun, page: PageLayout): boolean {
  const text = run.text.trim();
  if (run.y > page.height * 0.9 && text.length < 60 && numberedFoot.test(text)) return true;
  if (run.y <= page.height * 0.93 || !pageNumber.test(text) || /^(?:19|20)\d\d$/u.test(text)) return false;
  // A form may end right above the edge of the page: between two texts of a row stands the month of one.
  const row = page.runs.filter((one) => Math.abs(one.y - run.y) < run.size * 0.3 && one.text.trim() !== "");
  return !row.some(({ x }) => x < run.x) || !row.some(({ x, text }) => x > run.x && /\p{L}/u.test(text));
}
