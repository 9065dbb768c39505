import { remembered } from "./remembered.ts";
import { monthPattern, months, seasons } from "./words/months.ts";
import { presentPattern } from "./words/present.ts";

/**
 * Finds the dates of an entry in a line of text, in the ways in which eight languages write them. A date is a month,
 * `YYYY-MM`, or a year, `YYYY`: a month is never invented. Nothing here knows today's date: a year is one between 1950
 * and 2049.
 */
export type DateRange = {
  /** `YYYY-MM`, `YYYY` or empty. */
  start: string;
  /** The same, or `present`. */
  end: string;
  /** Where the dates stand in the text. */
  from: number;
  to: number;
};

const year = "(?:19[5-9]\\d|20[0-4]\\d)";
const eras: Record<string, number> = {
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  民國: 1911,
  民国: 1911,
  S: 1925,
  H: 1988,
  R: 2018,
};

const season = [...seasons].join("|");
const spanishParts = ["finales", "principios", "mediados"];
const partsOfYears = ["anfang", "mitte", "ende", "début", "debut", "courant", "fin", "mi", "early", "mid", "late"];

/** The source of a year that is blotted out: "20XX", "○○○○". */
export const blotted = "(?:(?:19|20)(?:[Xx]{2}|[○〇●◯*＊]{2})|[X○〇●◯]{4}|[Y]{4})";

type Part = { value: string; length: number };

const forms: readonly { pattern: RegExp; read: (match: RegExpExecArray) => string }[] = [
  // 112年6月: the years of Taiwan have three digits.
  {
    pattern: /(?<!\d)(1[0-2]\d)\s?年\s?(1[0-2]|0?[1-9])\s?月(?:\s?\d{1,2}\s?日)?/y,
    read: ([, count = "", month]) => monthly(String(1911 + Number(count)), month),
  },
  // 平成30年4月, 令和元年, 民國112年
  {
    pattern: /(昭和|平成|令和|民國|民国)\s*(\d{1,3}|元)\s*年(?:度)?(?:\s*(\d{1,2})\s*月)?(?:\s*\d{1,2}\s*日)?/y,
    read: ([, era = "", count = "", month]) =>
      monthly(String((eras[era] ?? 0) + (count === "元" ? 1 : Number(count))), month),
  },
  // 民國105.6, 民國98/09
  {
    pattern: /民[國国]\s*(\d{2,3})\s?[./]\s?(1[0-2]|0?[1-9])(?:[./]\d{1,2})?(?!\d)/y,
    read: ([, count = "", month]) => monthly(String(1911 + Number(count)), month),
  },
  // 23년 1월
  { pattern: /(?<!\d)(\d{2})\s?년\s?(1[0-2]|0?[1-9])\s?월/y, read: ([, y = "", m]) => monthly(fullYear(`'${y}`), m) },
  // '23.01, ’23/1
  {
    pattern: /['’](\d{2})\s?[./-]\s?(1[0-2]|0?[1-9])(?!\d)(?:\.(?!\d))?/y,
    read: ([, y = "", month]) => monthly(fullYear(`'${y}`), month),
  },
  // 1986(昭和61)年9月: the year of the era stands behind that of the calendar
  {
    pattern: new RegExp(
      `(${year})\\s*年?\\s*[(（](?:昭和|平成|令和)\\s*(?:\\d{1,2}|元)\\s*年?[)）]\\s*年?(?:\\s*(1[0-2]|0?[1-9])\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
      "y",
    ),
    read: ([, y = "", month]) => monthly(y, month),
  },
  // 2019年3月1日, 2019. 3., 2019-03, 2019/03/01
  {
    pattern: new RegExp(
      `(${year})\\s*(年度?|년|[./-])\\s*(1[0-2]|0?[1-9])(?!\\d)\\s*(?:月|월|\\2\\s?(?:[0-3]?\\d)(?!\\d)|\\.)?(?:\\s*[0-3]?\\d\\s*[日일])?\\.?(?!\\d)`,
      "y",
    ),
    read: ([, y = "", , m]) => monthly(y, m),
  },
  // 01.03.2019, 03/2019, 3.2019; in "3. 2019年4月" the number counts entries.
  {
    pattern: new RegExp(`(?:[0-3]?\\d[./]\\s?)?(1[0-2]|0?[1-9])\\s?[./-]\\s?(${year})(?!\\d|\\s?[年년])`, "y"),
    read: ([, m, y = ""]) => monthly(y, m),
  },
  // 07 2023
  { pattern: new RegExp(`(0[1-9]|1[0-2])\\s(${year})(?!\\d)`, "y"), read: ([, m, y = ""]) => monthly(y, m) },
  // March 5th, 2019; Sept. 2019; septiembre de 2019; Mar '19
  {
    pattern: new RegExp(
      `(?:\\d{1,2}(?:st|nd|rd|th|er)?\\.?\\s+(?:de\\s+)?)?(${monthPattern})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?[,.]?\\s*[-–/]?\\s?(?:de\\s+|del\\s+)?(${year}|['’]\\d{2}(?!\\d)|\\(${year}\\))`,
      "iy",
    ),
    read: ([, word = "", y = ""]) => monthly(fullYear(y.replace(/[()]/g, "")), String(months[word.toLowerCase()])),
  },
  // 2019 March, 2019, Mar.
  {
    pattern: new RegExp(`(${year}),?\\s+(${monthPattern})(?![\\p{L}])\\.?`, "iuy"),
    read: ([, y = "", word = ""]) => monthly(y, String(months[word.toLowerCase()])),
  },
  // Summer 2019, Spring/Summer 2019, Fall Semester 2019, Fall '19: a season is no month.
  {
    pattern: new RegExp(
      `(?:(?:${season})\\s*(?:[-–—/&,]|and|to|through)\\s*)?(?:${season})(?:[\\s-](?:semester|term|quarter|session|trimester))?,?\\s+(?:of\\s+|de\\s+|[-–—]\\s+)?(${year}|['’]\\d{2}(?!\\d))`,
      "iuy",
    ),
    read: ([, y = ""]) => fullYear(y),
  },
  // 2019 Fall; in "2019 Summer Intern" the season says what kind of work it was.
  {
    pattern: new RegExp(`(${year})\\s+(?:${season})(?:\\s(?:semester|term|quarter))?(?!\\s?\\p{L})`, "iuy"),
    read: ([, y = ""]) => y,
  },
  // Late 2019, Ende 2019, finales de 2019: which part of a year is no month.
  {
    pattern: new RegExp(
      `(?:(?:a\\s+)?(?:${spanishParts.join("|")})\\s+de|${partsOfYears.join("|")})[\\s-]+(${year})(?!\\d)`,
      "iuy",
    ),
    read: ([, y = ""]) => y,
  },
  // 201903
  { pattern: new RegExp(`(${year})(0[1-9]|1[0-2])(?!\\d)`, "y"), read: ([, y = "", m]) => monthly(y, m) },
  // 2019年, 2019
  {
    pattern: new RegExp(
      `(${year})(?!\\d|[,.]\\d{3}|\\s*(?:RMB|元|円|원|€|EUR\\b|USD\\b|[人名家台](?![\\u3040-\\u9FFF])|[万萬余餘多][人名家台元円个個件]))\\s*(?:年度?|년|级)?`,
      "y",
    ),
    read: ([, y = ""]) => y,
  },
  // 20XX年4月: when it was is not told, but that something was
  {
    pattern: new RegExp(
      `${blotted}\\s*(?:[./-]|年)\\s*(?:(?:\\d{1,2}|[XxM○〇●◯]{1,2})\\s*月?)?|(?:19|20)[Xx]{2}`,
      "uy",
    ),
    read: () => "",
  },
  // '19
  { pattern: /['’](\d{2})(?!\d)/y, read: ([, y = ""]) => fullYear(`'${y}`) },
];

function fullYear(text: string): string {
  if (text.length > 3) return text;
  const two = Number(text.slice(1));
  return String(two > 49 ? 1900 + two : 2000 + two);
}

function monthly(y: string, m: string | undefined): string {
  return m === undefined || m === "undefined" ? y : `${y}-${m.padStart(2, "0")}`;
}

function partAt(text: string, index: number): Part | null {
  // A number that goes on to the left is no year.
  if (/[\d\p{L}]/u.test(text[index - 1] ?? "") && /[\da-z]/i.test(text[index] ?? "") && isLatin(text[index - 1] ?? ""))
    return null;
  for (const { pattern, read } of forms) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match) return { value: read(match), length: match[0].trimEnd().length };
  }
  return null;
}

const isLatin = (letter: string) => /[\dA-Za-zÀ-ɏ@/_.-]/.test(letter) && !/[./-]/.test(letter);

/** The source of a pattern: what stands between the two ends of a range. */
export const between =
  "(?:(?:新卒|中途)?入(?:社|所|職|庁|行))?[\\])]?\\s*(?:(?:[-–—=]+>|[-–—−―‐‑‒~～〜∼→－ー﹣]+)|\\bto\\b|\\buntil\\b|\\btill\\b|\\bbis\\b|\\bau\\b|(?<!\\p{L})à(?!\\p{L})|\\bal\\b|\\ba\\b|\\bhasta\\b|\\bjusqu['’](?:en|au|à)(?!\\p{L})|至|到|から|부터|\\u00ad)\\s*(?:\\b(?:a|hasta)\\s+(?=(?:la|el|hoy|ahora)\\b))?(?:\\b(?:la|el)\\b\\s+|\\bzum\\b\\s+|\\bl['’]|(?:voraussichtlich|expected|anticipated|prévue?|previst[oa])\\s+)?";
const separator = new RegExp(`${between}[\\[(]?`, "iuy");
const present = new RegExp(`(?:${presentPattern})(?:まで)?(?:(?<!\\p{Script=Latin})|(?![a-z]))`, "iuy");

/** Returns true for the name of a month or a season. */
export function isMonth(text: string): boolean {
  const word = text.trim().replace(/\.$/u, "").toLowerCase();
  return months[word] !== undefined || seasons.has(word);
}
const slash = /^\s*\/\s*/u;
const onlyMonth = /(1[0-2]|0?[1-9])(?!\d|[./-]\d)\s*(?:月|월)?/y;
const onlyYear = /(\d{2})(?!\d)/y;
const monthAlone = new RegExp(`(?<![\\p{L}])(${monthPattern})\\.?(?![\\p{L}])`, "iuy");
/** "04 à 06/2019", "15/06 au 30/08/2015": a month in two figures, with its day or without. */
const monthInFigures = /(?<![\d./-])(?:[0-3]\d[./])?(0[1-9]|1[0-2])\.?(?=\s*[^\s\d.]+\s*[\d./]+[./](?:19|20)\d\d)/uy;
/** "sept. 21", "09/21" */
const shortDate = new RegExp(
  `(?:(${monthPattern})\\.?\\s|(?<![\\d/])(0[1-9]|1[0-2])/)(\\d{2})(?![\\d:/]|,?\\s${year})`,
  "iuy",
);
const since = /(?:\b(?:since|from|seit|ab|depuis|desde)\b|自)\s*(?:le\s+|el\s+|dem\s+)?$/iu;
/** What stands before the first of two dates and belongs to them: "de sept. 2017 à juin 2018", "von 2012 bis 2014". */
const fromWord =
  /(?<![\p{L}\p{N}])(?:(?:desde|de|del|du|from|von|vom|entre|between)\s+(?:le\s+|el\s+|dem\s+)?|d['’]\s?)(?:\d{1,2}(?:er)?\s)?$/iu;
/** What stands at the beginning of a text before its one date: "En juin 2015", "De 2016" above "à 2018". */
const wordBefore = /(?:^|[\t(])\s*((?:en|de|du|le|im|in|à|au)\s+|d['’]\s?)$/iu;
const until = /(?:\b(?:until|bis|jusqu['’]?(?:à|en)|hasta)\b)\s*$/iu;

/** What is said of the one day of studies, which is their end. */
const graduation =
  /(?<![\p{L}\d])(?:(?:expected|anticipated|projected|estimated)(?:\s(?:to\s)?(?:graduat(?:ion|e|ing)|completion))?(?:\sdate)?|graduat(?:ion|ed|ing)(?:\s(?:date|year))?|class\sof|matriculated|degree\s(?:conferred|awarded)|(?:année|date|mois)\sd['’]obtention|(?:diplômes?\s)?obtenue?s?(?:\s(?:en|le))?|année\s(?:scolaire|universitaire|académique)|promotion|promo|session(?:\sde)?|fecha\sde\s(?:graduación|titulación|egreso)|voraussichtlicher\s(?:studien)?abschluss)\s*(?:[:：-]|in|on|by|im)?\s*$/iu;

/** What every form of a date has: a year, two digits of one behind a sign, or an era. Other figures have none of them. */
const anyDate = new RegExp(
  `${year}|${blotted}|['’]\\d\\d|\\p{L}{3}\\.?\\s\\d\\d(?!\\d)|(?:0[1-9]|1[0-2])/\\d\\d(?![\\d/])|昭和|平成|令和|民[國国]|1[0-2]\\d\\s?年\\s?\\d|\\d\\s?년\\s?\\d`,
  "u",
);
const blots = /[XY○〇●◯]/u;
/** The first two letters of all words with which one may begin: a line has many words, and few of them are these. */
const beginnings = new Set(
  [...Object.keys(months), ...seasons, ...Object.keys(eras), ...spanishParts, ...partsOfYears, "a "].map((word) =>
    word.slice(0, 2),
  ),
);
const isAsciiLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** Whether a form of a date may begin here: asked of every letter of a line, so it makes no text of its own in a word. */
function mayBegin(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (blots.test(text[index] ?? "") && text[index] === text[index + 1]) return true;
  if (isAsciiLetter(code)) {
    if (index > 0 && isAsciiLetter(text.charCodeAt(index - 1))) return false;
  } else if (code < 0x80) return (code >= 0x30 && code <= 0x39) || code === 0x27;
  else if (code === 0x2019) return true;
  return beginnings.has(
    text
      .slice(index, index + 2)
      .toLowerCase()
      .replace(/\s/u, " "),
  );
}

/** Returns every range and every date alone in a text, from left to right. */
export function findDates(text: string): readonly DateRange[] {
  // Most lines of a file have none.
  return anyDate.test(text) ? datesIn(text) : [];
}

const datesIn = remembered((text: string): readonly DateRange[] => {
  const found: DateRange[] = [];
  let index = 0;
  while (index < text.length && found.length < 12) {
    const range = mayBegin(text, index) ? rangeAt(text, index) : null;
    if (!range) {
      index += 1;
      continue;
    }
    found.push(range);
    index = range.to;
  }
  return found;
});

function rangeAt(text: string, index: number): DateRange | null {
  const first = partAt(text, index);
  if (!first) return rangeOfMonths(text, index) ?? rangeOfShortYears(text, index);
  const afterFirst = index + first.length;
  const before = text.slice(Math.max(0, index - 14), index);
  const second = endAfter(text, afterFirst, first.value);
  if (second) {
    const from = index - (fromWord.exec(before)?.[0].length ?? 0);
    return ordered({ start: first.value, end: second.value, from, to: second.to });
  }
  const sinceMatch = since.exec(before);
  if (sinceMatch) {
    return { start: first.value, end: "present", from: index - sinceMatch[0].length, to: afterFirst };
  }
  const untilMatch = until.exec(before);
  if (untilMatch) return { start: "", end: first.value, from: index - untilMatch[0].length, to: afterFirst };
  const graduates = graduation.exec(text.slice(Math.max(0, index - 40), index));
  if (graduates) return { start: first.value, end: "", from: index - graduates[0].length, to: afterFirst };
  // "2019 –" with nothing behind it goes on, also in brackets.
  separator.lastIndex = afterFirst;
  const open = separator.exec(text);
  const isOpen =
    open !== null && /^\s*[)\]）]?\s*$/u.test(text.slice(afterFirst + open[0].length)) && /[-–—~～〜−]/.test(open[0]);
  return {
    start: first.value,
    end: isOpen ? "present" : "",
    from: index - (wordBefore.exec(text.slice(0, index))?.[1]?.length ?? 0),
    to: isOpen ? afterFirst + (open?.[0].length ?? 0) : afterFirst,
  };
}

/** "Jan – Mar 2020": the year stands once, at the end. */
function rangeOfMonths(text: string, index: number): DateRange | null {
  monthAlone.lastIndex = index;
  monthInFigures.lastIndex = index;
  const named = monthAlone.exec(text);
  const match = named ?? monthInFigures.exec(text);
  if (!match || /\p{L}/u.test(text[index - 1] ?? "")) return null;
  const after = index + match[0].length;
  separator.lastIndex = after;
  const sign = separator.exec(text) ?? (named && /^\s*(?:\/\s*|(?:&|[yie]|et|and|und)\s+)/iu.exec(text.slice(after)));
  if (!sign) return null;
  const end = partAt(text, after + sign[0].length);
  if (end?.value.length !== 7) return null;
  const start = monthly(end.value.slice(0, 4), named ? String(months[(match[1] ?? "").toLowerCase()]) : match[1]);
  const to = after + sign[0].length + end.length;
  // "01-10/2020 – 31/01/2021" begins with a day.
  if (!named && (start > end.value || endAfter(text, to, end.value))) return null;
  const from = index - (fromWord.exec(text.slice(Math.max(0, index - 14), index))?.[0].length ?? 0);
  return { start, end: end.value, from, to };
}

/** "Oct. 19 – Juin 24": a year of two digits stands behind its month only where the other end is written so, or is today. */
function rangeOfShortYears(text: string, index: number): DateRange | null {
  shortDate.lastIndex = index;
  const first = shortDate.exec(text);
  if (!first || /\p{L}/u.test(text[index - 1] ?? "")) return null;
  const read = ([, word = "", month, y = ""]: RegExpExecArray) =>
    monthly(fullYear(`'${y}`), month ?? String(months[word.toLowerCase()]));
  const start = read(first);
  const sinceWord = since.exec(text.slice(Math.max(0, index - 14), index));
  if (sinceWord) return { start, end: "present", from: index - sinceWord[0].length, to: index + first[0].length };
  separator.lastIndex = index + first[0].length;
  const sign = separator.exec(text);
  if (!sign) return null;
  const at = separator.lastIndex;
  present.lastIndex = at;
  const now = present.exec(text);
  if (now) return { start, end: "present", from: index, to: at + now[0].length };
  shortDate.lastIndex = at;
  const last = shortDate.exec(text);
  return last && read(last) >= start ? { start, end: read(last), from: index, to: at + last[0].length } : null;
}

function endAfter(text: string, index: number, start: string): { value: string; to: number } | null {
  separator.lastIndex = index;
  const slashed = slash.exec(text.slice(index));
  if (slashed) {
    const part = partAt(text, index + slashed[0].length);
    const isLater = part !== null && part.value > start && part.value.length === start.length;
    if (part && isLater) return { value: part.value, to: index + slashed[0].length + part.length };
    // "2019/20" is a school year, or a winter's term.
    const short = /^\/(\d\d)(?![\d/.-])/u.exec(text.slice(index));
    if (short && start.length === 4 && Number(short[1]) === (Number(start.slice(2)) + 1) % 100)
      return { value: String(Number(start) + 1), to: index + 3 };
  }
  const sign = separator.exec(text);
  // Some fonts lose the dash between two dates: "Mar. 2010 Aug. 2017".
  const at = index + (sign?.[0].length ?? /^\s+/.exec(text.slice(index))?.[0].length ?? 0);
  if (at === index) return null;
  present.lastIndex = at;
  const now = present.exec(text);
  if (now) return { value: "present", to: at + now[0].length };
  const part = partAt(text, at);
  // "2021年4月～2024年3月現在": until the day on which it was written.
  const asOf = part && sign ? /^\s*(?:現在|현재)/u.exec(text.slice(at + part.length)) : null;
  if (part && asOf) return { value: "present", to: at + part.length + asOf[0].length };
  if (part && (sign || part.value.length === start.length)) return { value: part.value, to: at + part.length };
  if (!sign) return null;
  // "2020, Jul - Okt.": the year stands once, at the beginning.
  monthAlone.lastIndex = at;
  const named = start.length === 7 ? monthAlone.exec(text) : null;
  const last = named && monthly(start.slice(0, 4), String(months[(named[1] ?? "").toLowerCase()]));
  if (named && last && last >= start) return { value: last, to: at + named[0].length };
  onlyMonth.lastIndex = at;
  const month = onlyMonth.exec(text);
  if (month && start.length === 7 && !/^\s*[~～〜]?\d/.test(text.slice(at + month[0].length))) {
    return { value: monthly(start.slice(0, 4), month[1]), to: at + month[0].trimEnd().length };
  }
  onlyYear.lastIndex = at;
  const short = onlyYear.exec(text);
  if (short && start.length === 4 && Number(short[1]) >= Number(start.slice(2))) {
    return { value: start.slice(0, 2) + (short[1] ?? ""), to: at + short[0].length };
  }
  return null;
}

/** Ranges that are written newest first, or backwards by mistake, are put in order. */
function ordered(range: DateRange): DateRange {
  if (range.end === "present" || range.start === "") return range;
  const starts = range.start.slice(0, 4);
  const ends = range.end.slice(0, 4);
  const isBackwards = starts > ends || (starts === ends && range.end.length === 7 && range.start > range.end);
  return isBackwards ? { ...range, start: range.end, end: range.start } : range;
}

/** Returns the best range of a text, or null: the one with two ends, else the first. */
export function findRange(text: string): DateRange | null {
  const all = findDates(text);
  return all.find(({ start, end }) => start !== "" && end !== "") ?? all[0] ?? null;
}

/** "2021.05 – 2026.06 (5년 2개월)": how long it was says nothing more than the dates do. */
const durationBehind =
  /\uF8F0\s*[(（[]\s*(?:약|约|約|about|approx\.?)?\s*(?:\d+\s*(?:yrs?|years?|mos?|months?|개월|년|年|个月|個月|ヶ月|か月|カ月)\s*)+[)）\]]/giu;

/**
 * Returns the text without a range, and without what surrounds a range only: brackets, and words about a duration
 * ("(2 years 3 months)").
 */
export function withoutDates(text: string, ranges: readonly DateRange[]): string {
  let rest = text;
  for (const { from, to } of [...ranges].sort((a, b) => b.from - a.from)) {
    rest = `${rest.slice(0, from)}\uF8F0${rest.slice(to)}`;
  }
  return rest
    .replace(durationBehind, "\uF8F0")
    .replace(/^\s*\d{1,2}\s*[.．、)）]\s*(?=\uF8F0)/u, "")
    .replace(
      /[([（【［]\s*\uF8F0[^\p{L}\p{N}]*(?:\d+\s*(?:yrs?|years?|mos?|months?|개월|년|年|个月|ヶ月|か月)\s*)*[)\]）】］]/gu,
      "\t",
    )
    .replace(/\s*[,;:|·•，、–—-]*\s*\uF8F0\s*(?:入学|卒業|入社|退社|退職|졸업|입학)?\s*[,;:|·•，、–—-]*\s*/gu, "\t")
    .replace(/(?:^|\t)\s*(?:\d+\s*(?:yrs?|years?|mos?|months?|개월|년|年|个月|ヶ月|か月)\s*)+(?=\t|$)/gu, "\t")
    .replace(/\t+/g, "\t")
    .replace(/^\s+|\s+$/g, "");
}
