import { type Language, languages } from "./schema.ts";

/**
 * Values of facts that are the same in every language but for their units: so many years or weeks, and amounts of money.
 * Each has one right answer, which nobody has to be asked for.
 */
type Units = Readonly<Record<Language, readonly [one: string, many: string, ...others: string[]]>>;

const units: readonly Units[] = [
  {
    ch: ["年", "年", "年经验", "年工作经验"],
    "zh-tw": ["年", "年", "年經驗", "年工作經驗"],
    en: ["year", "years", "years of experience", "years’ experience"],
    de: ["Jahr", "Jahre", "Jahre Berufserfahrung"],
    fr: ["an", "ans", "ans d’expérience"],
    es: ["año", "años", "años de experiencia"],
    ja: ["年", "年", "年間"],
    ko: ["년", "년", "년차"],
  },
  {
    ch: ["个月", "个月"],
    "zh-tw": ["個月", "個月"],
    en: ["month", "months"],
    de: ["Monat", "Monate"],
    fr: ["mois", "mois"],
    es: ["mes", "meses"],
    ja: ["か月", "か月", "ヶ月", "カ月"],
    ko: ["개월", "개월"],
  },
  {
    ch: ["周", "周"],
    "zh-tw": ["週", "週"],
    en: ["week", "weeks"],
    de: ["Woche", "Wochen"],
    fr: ["semaine", "semaines"],
    es: ["semana", "semanas"],
    ja: ["週間", "週間"],
    ko: ["주", "주"],
  },
  {
    ch: ["天", "天"],
    "zh-tw": ["天", "天"],
    en: ["day", "days"],
    de: ["Tag", "Tage"],
    fr: ["jour", "jours"],
    es: ["día", "días"],
    ja: ["日", "日", "日間"],
    ko: ["일", "일"],
  },
];

/** How a number, with or without "or more", stands with its unit. */
const forms: Readonly<Record<Language, readonly [exactly: string, atLeast: string]>> = {
  ch: ["# _", "# _以上"],
  "zh-tw": ["# _", "# _以上"],
  en: ["# _", "#+ _"],
  de: ["# _", "#+ _"],
  fr: ["# _", "#+ _"],
  es: ["# _", "#+ _"],
  ja: ["#_", "#_以上"],
  ko: ["#_", "#_ 이상"],
};

const written = /^(\d{1,3}(?:[.,]5)?)\s*(\+?)\s*(\p{L}[\p{L}\s’']*?)\s*(\+|以上|이상)?$/u;
const bare = (text: string) => text.toLowerCase().replace(/[\s’']/gu, "");

/** Returns so many years, months, weeks or days in another language; null for anything else. */
export function measureInLanguage(text: string, to: Language): string | null {
  const [, number, before, unit = "", behind] = written.exec(text.normalize("NFKC").trim()) ?? [];
  if (number === undefined) return null;
  const named = units.find((row) => languages.some((lang) => row[lang].some((word) => bare(word) === bare(unit))));
  if (!named) return null;
  const [one, many] = named[to];
  const isOpen = before === "+" || behind !== undefined;
  return forms[to][isOpen ? 1 : 0].replace("#", number).replace("_", number === "1" && !isOpen ? one : many);
}

const currencies = /(?<!\p{L})(?:k|m|usd|eur|gbp|chf|cny|rmb|jpy|krw|twd|hkd|sgd)(?!\p{L})/giu;

/** Returns whether a text has words, besides figures with the marks of thousands and currencies. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.normalize("NFKC").replace(currencies, ""));
}
