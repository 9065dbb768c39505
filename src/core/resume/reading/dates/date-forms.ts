import { monthPattern, months, seasons } from "../words/months.ts";

/**
 * The ways in which eight languages write one date. It is a month, `YYYY-MM`, or a year, `YYYY`: a month is never
 * invented. Nothing here knows today's date: a year is one between 1950 and 2049.
 */

/** The source of a year. */
export const year = "(?:19[5-9]\\d|20[0-4]\\d)";
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
const blotted = "(?:(?:19|20)(?:[Xx]{2}|[○〇●◯*＊]{2})|[X○〇●◯]{4}|[Y]{4})";

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
    read: ([, era = "", count = "", month]) => ofEra(era, count, month),
  },
  // H20年4月, R3.10, S62/4: the letter of an era, before points and bars only where a date begins its text or goes on.
  {
    pattern: /(?<![A-Za-z])([SHR])\s?(\d{1,2}|元)\s?年(?:度)?(?:\s?(1[0-2]|0?[1-9])\s?月)?(?:\s?\d{1,2}\s?日)?/y,
    read: ([, era = "", count = "", month]) => ofEra(era, count, month),
  },
  {
    pattern: /(?<=^|[~～〜-]\s?)([SHR])(\d{1,2}|元)[./](1[0-2]|0?[1-9])(?:[./]\d{1,2})?(?![\d.])/y,
    read: ([, era = "", count = "", month]) => ofEra(era, count, month),
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
  // 06/15/2018: the month stands first where no month has the second figure.
  {
    pattern: new RegExp(`(1[0-2]|0?[1-9])([/-])(?:1[3-9]|2\\d|3[01])\\2(${year})(?!\\d)`, "y"),
    read: ([, m, , y = ""]) => monthly(y, m),
  },
  // 01.03.2019, 03/2019, 3.2019; in "3. 2019年4月" the number counts entries.
  {
    pattern: new RegExp(
      `(?:[0-3]?\\d[./]\\s?|[0-3]?\\d-(?=\\d{1,2}-))?(1[0-2]|0?[1-9])\\s?[./-]\\s?(${year})(?!\\d|\\s?[年년])`,
      "y",
    ),
    read: ([, m, y = ""]) => monthly(y, m),
  },
  // 07 2023
  { pattern: new RegExp(`(0[1-9]|1[0-2])\\s(${year})(?!\\d)`, "y"), read: ([, m, y = ""]) => monthly(y, m) },
  // March 5th, 2019; Sept. 2019; Oct .2019; septiembre de 2019; Mar '19
  {
    pattern: new RegExp(
      `(?:\\d{1,2}(?:st|nd|rd|th|er)?(?:\\s*[-–]\\s*\\d{1,2}(?:st|nd|rd|th))?(?:\\.?\\s+(?:de\\s+|of\\s+)?|[-/]))?(${monthPattern})\\.?(?:\\s+\\d{1,2}(?:(?:st|nd|rd|th),?|,))?\\s?[,.]?\\s*[-–/]?\\s?(?:de\\s+|del\\s+|of\\s+)?(${year}|['’]\\d{2}(?!\\d)|\\(${year}\\))`,
      "iy",
    ),
    read: ([, word = "", y = ""]) => monthly(fullYear(y.replace(/[()]/g, "")), String(months[word.toLowerCase()])),
  },
  // 2019 March, 2019, Mar.; in "2019 – Marzo" the month belongs to the year where no other year is behind it.
  {
    pattern: new RegExp(
      `(${year})(?:,?\\s+|\\s?[-–/]\\s?(?=\\p{L}{3,10}\\.?(?:\\s*$|\\t)))(${monthPattern})(?![\\p{L}])\\.?`,
      "iuy",
    ),
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

/** A month or a year of an era, whose first year has a word of its own. */
const ofEra = (era: string, count: string, month: string | undefined) =>
  monthly(String((eras[era] ?? 0) + (count === "元" ? 1 : Number(count))), month);

/** Returns the year of "'19", and one of four digits as it is. */
export function fullYear(text: string): string {
  if (text.length > 3) return text;
  const two = Number(text.slice(1));
  return String(two > 49 ? 1900 + two : 2000 + two);
}

/** Returns a month of a year as `YYYY-MM`, or the year alone where there is none. */
export function monthly(y: string, m: string | undefined): string {
  return m === undefined || m === "undefined" ? y : `${y}-${m.padStart(2, "0")}`;
}

/** Returns the date that begins at a place of a text, and how long it is there; null where none does. */
export function partAt(text: string, index: number): Part | null {
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

/** Returns true for the name of a month or a season. */
export function isMonth(text: string): boolean {
  const word = text.trim().replace(/\.$/u, "").toLowerCase();
  return months[word] !== undefined || seasons.has(word);
}

/** What every form of a date has: a year, two digits of one behind a sign, or an era. Other figures have none of them. */
const anyDate = new RegExp(
  `${year}|${blotted}|['’]\\d\\d|\\p{L}{3}\\.?[\\s-]\\d\\d(?!\\d)|(?:0[1-9]|1[0-2])/\\d\\d(?![\\d/])|昭和|平成|令和|[SHR]\\s?(?:\\d{1,2}|元)[年./\\s]|民[國国]|1[0-2]\\d\\s?年\\s?\\d|\\d\\s?년\\s?\\d`,
  "u",
);
/** Returns true where a text may hold a date; most lines of a file do not. */
export const mayHoldDate = (text: string) => anyDate.test(text);

const blots = /[XY○〇●◯]/u;
/** The first two letters of all words with which one may begin: a line has many words, and few of them are these. */
const beginnings = new Set(
  [...Object.keys(months), ...seasons, ...Object.keys(eras), ...spanishParts, ...partsOfYears, "a "].map((word) =>
    word.slice(0, 2),
  ),
);
const isAsciiLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** Whether a form of a date may begin here: asked of every letter of a line, so it makes no text of its own in a word. */
export function mayBegin(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (blots.test(text[index] ?? "") && text[index] === text[index + 1]) return true;
  if (isAsciiLetter(code)) {
    if (/^[SHR]\s?[\d元]/u.test(text.slice(index, index + 3))) return true;
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
