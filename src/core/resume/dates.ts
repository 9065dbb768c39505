import { type DesignSettings, datePattern, type Language } from "./schema.ts";

/**
 * Dates as resumes print them (`Mar 2021`, `2021.03`), as pickers show them (`03/2021`, `2021/03`) and as users type
 * them. A stored date is a month, `YYYY-MM`, or a year alone, `YYYY`; it never has a day. Everything here is plain
 * string handling without `Intl`, because server, browser and PDF must print the same characters whatever version of
 * ICU they have.
 */
export type DateFormat = DesignSettings["dateFormat"];

type MonthWords = {
  months: readonly string[] | null;
  present: string;
  print: (year: string, month: string, word: string) => string;
  /** A year alone, where the language does not print it bare. */
  printYear?: (year: string) => string;
};

const words = (text: string): readonly string[] => text.split(" ");
const dotted = (year: string, month: string) => `${year}.${month}`;
const worded = (year: string, _month: string, word: string) => `${word} ${year}`;

const byLanguage: Record<Language, MonthWords> = {
  ch: { months: null, present: "至今", print: dotted },
  en: { months: words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"), present: "Present", print: worded },
  es: { months: words("ene feb mar abr may jun jul ago sep oct nov dic"), present: "Actualidad", print: worded },
  fr: {
    months: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    present: "aujourd’hui",
    print: worded,
  },
  de: { months: null, present: "heute", print: (year, month) => `${month}/${year}` },
  ja: {
    months: null,
    present: "現在",
    print: (year, month) => `${year}年${Number(month)}月`,
    printYear: (year) => `${year}年`,
  },
  ko: { months: null, present: "현재", print: dotted },
  "zh-tw": { months: null, present: "至今", print: dotted },
};

const yearFirst: ReadonlySet<Language> = new Set<Language>(["ch", "zh-tw", "ja", "ko"]);

/** Returns the word that is printed for an end date of `present`. */
export function presentWord(lang: Language): string {
  return byLanguage[lang].present;
}

/**
 * Returns one date as a resume prints it, from `YYYY-MM`, `YYYY`, `present` or empty. The format `language` is the usual
 * one of the language, `year` prints the year alone, `numeric` prints digits only. A text that is no date is returned
 * unchanged.
 */
export function formatDate(date: string, lang: Language, format: DateFormat = "language"): string {
  if (date === "present") return presentWord(lang);
  if (!datePattern.test(date)) return date;
  const year = date.slice(0, 4);
  const figures = date.slice(5, 7);
  const { months, print, printYear } = byLanguage[lang];
  if (format === "year") return year;
  if (figures === "") return format === "language" && printYear ? printYear(year) : year;
  if (format === "numeric") return yearFirst.has(lang) ? `${year}/${figures}` : `${figures}/${year}`;
  return print(year, figures, months?.[Number(figures) - 1] ?? "");
}

/**
 * Returns a range as printed: `Mar 2021 – Present`. Where one end is empty, or both ends print the same, only one is
 * printed.
 */
export function formatRange(start: string, end: string, lang: Language, format: DateFormat = "language"): string {
  const from = formatDate(start, lang, format);
  const to = formatDate(end, lang, format);
  if (from === "" || to === "" || from === to) return from === "" ? to : from;
  return `${from} – ${to}`;
}

/**
 * Returns a date as a picker shows it: a month as `YYYY/MM` in Chinese, otherwise `MM/YYYY` (specification section 5), a
 * year alone as it is. A text that is no date gives an empty one.
 */
export function formatPicker(date: string, locale: "ch" | "en"): string {
  if (!datePattern.test(date)) return "";
  const [year, figures] = [date.slice(0, 4), date.slice(5, 7)];
  if (figures === "") return year;
  return locale === "ch" ? `${year}/${figures}` : `${figures}/${year}`;
}

/** The first letters of month names in the languages of Latin script, without accents and points. */
const monthStarts: readonly (readonly [string, number])[] = [
  ...["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].map(pair),
  ...["ene", "fev", "mars", "abr", "mai", "juin", "juil", "ago", "set", "okt", "nov", "dic"].map(pair),
  ...["janv", "fevr", "marz", "avr", "mayo", "junio", "julio", "aout", "sept", "out", "novi", "dez"].map(pair),
];
function pair(word: string, index: number): readonly [string, number] {
  return [word, index + 1];
}
const startsLongestFirst = [...monthStarts].sort((a, b) => b[0].length - a[0].length);

const presentWords: ReadonlySet<string> = new Set([
  ...Object.values(byLanguage).map((entry) => entry.present.toLowerCase()),
  ...[
    "now",
    "current",
    "today",
    "ongoing",
    "till now",
    "to date",
    "今",
    "现在",
    "迄今",
    "目前",
    "présent",
    "actual",
    "presente",
  ],
  ...["à ce jour", "jetzt", "bis heute", "aktuell", "재직중", "재직 중"],
]);

/**
 * Returns the date that a user typed, as `YYYY-MM`, `YYYY`, `present` or null. Reads `03/2021`, `3.2021`, `2021-3`,
 * `202103`, `2021年3月`, `2021년 3월`, `Mar 2021`, `septiembre de 2019`, full ISO dates, the word for the present, and a
 * year alone, which stays a year: a month is never invented.
 */
export function parseDate(typed: string): string | null {
  const text = typed.normalize("NFKC").trim().toLowerCase().slice(0, 60);
  if (presentWords.has(text)) return "present";
  const yearAlone = /^((?:19|20|21)\d{2})\s*[年년]?$/.exec(text);
  if (yearAlone) return yearAlone[1] ?? null;
  const yearFirstMatch = /^(\d{4})(?:\s*[-/.年년]\s*|\s+)(\d{1,2})(?:[-/.]\d{1,2}(?:t.*)?)?\s*[月월]?$/.exec(text);
  if (yearFirstMatch) return monthOf(yearFirstMatch[1], yearFirstMatch[2]);
  const compact = /^(\d{4})(\d{2})$/.exec(text);
  if (compact) return monthOf(compact[1], compact[2]);
  const monthFirst = /^(\d{1,2})\s*[-/.\s]\s*(\d{4})$/.exec(text);
  if (monthFirst) return monthOf(monthFirst[2], monthFirst[1]);
  return parseWorded(text);
}

function parseWorded(text: string): string | null {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const match = /^([a-z]+)\.?,?\s+(?:de\s+|del\s+)?(\d{4})$/.exec(plain) ?? /^(\d{4})\s+([a-z]+)\.?$/.exec(plain);
  if (!match) return null;
  const [word, year] = /^\d/.test(match[1] ?? "") ? [match[2], match[1]] : [match[1], match[2]];
  const found = startsLongestFirst.find(([start]) => word?.startsWith(start));
  return found ? monthOf(year, String(found[1])) : null;
}

function monthOf(year: string | undefined, month: string | undefined): string | null {
  const value = `${year}-${(month ?? "").padStart(2, "0")}`;
  return datePattern.test(value) ? value : null;
}

/** Returns the first month that a date can mean: January where only the year is known; empty for any other text. */
export function firstMonth(date: string): string {
  return datePattern.test(date) ? `${date}-01`.slice(0, 7) : "";
}

/** Returns the last month that a date can mean: December where only the year is known; empty for any other text. */
export function lastMonth(date: string): string {
  return datePattern.test(date) ? `${date}-12`.slice(0, 7) : "";
}

/** Returns true where the end certainly lies before the start; never where either is missing or no date. */
export function endsBeforeStart({ startDate, endDate }: { startDate: string; endDate: string }): boolean {
  const [start, end] = [firstMonth(startDate), lastMonth(endDate)];
  return start !== "" && end !== "" && end < start;
}

/**
 * Returns the whole years from the first of these dates to the last, with gaps; null where none has a beginning. What has
 * no end goes on today (`YYYY-MM-DD`).
 */
export function fullYears(spans: readonly { startDate: string; endDate: string }[], today: string): number | null {
  const dated = spans.filter(({ startDate }) => /^\d{4}/.test(startDate));
  if (dated.length === 0) return null;
  const from = Math.min(...dated.map(({ startDate }) => monthsOf(startDate)));
  const until = Math.max(...dated.map(({ endDate }) => monthsOf(/^\d{4}/.test(endDate) ? endDate : today)));
  return Math.max(0, Math.floor((until - from + 1) / 12));
}

function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);
}

/**
 * Compares for sorting by end date, then by start date, newest first: an entry that goes on comes before a finished
 * one, a dated one before an undated one. A year alone ends with its December and starts with its January. Equal ones
 * keep their order (Array.sort is stable).
 */
export function compareNewestFirst(
  a: { startDate: string; endDate: string },
  b: { startDate: string; endDate: string },
): number {
  return compareText(endKey(b), endKey(a)) || compareText(firstMonth(b.startDate), firstMonth(a.startDate));
}

function endKey(item: { startDate: string; endDate: string }): string {
  return item.endDate === "present" ? "9999-99" : lastMonth(item.endDate) || lastMonth(item.startDate);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
