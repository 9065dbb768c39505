import { cut } from "./plain-text.ts";
import type { Item, Language, ResumeDocument } from "./schema.ts";

/**
 * Tells a school from a degree by their words, in every language of resumes. An education's title is its degree and its
 * subtitle its school (`section-labels.ts`); older documents may have the two the other way round, because their form
 * asked for them so. They are not rewritten: who diagnoses a resume offers the edit `item.swap`.
 *
 * The words are looked for in folded text: small letters without accents and points. Latin ones stand at the beginning
 * of a word, so that "institut" is found in "Institute" and not in "Constitution".
 */
type Words = { school: readonly string[]; degree: readonly string[] };

const wordsByLanguage: Readonly<Record<Language, Words>> = {
  en: {
    school: ["universit", "college", "school", "institut", "academy", "polytechnic", "conservator"],
    degree: [
      ...["bachelor", "master", "doctor", "phd", "bsc", "msc", "beng", "meng", "basc", "bfa", "mfa", "mba", "bcom"],
      ...["btech", "mtech", "mphil", "llb", "llm", "diploma", "degree", "associate", "a-level", "gcse", "honours"],
      ...["certificate", "vocational", "examination", "minor in", "major in", "b sc", "m sc", "ph d"],
    ],
  },
  ch: {
    school: ["大学", "学院", "学校", "中学", "高中", "党校", "科学院"],
    degree: ["本科", "专科", "大专", "中专", "学士", "硕士", "博士", "研究生", "学位", "学历", "专业"],
  },
  "zh-tw": {
    school: ["大學", "學院", "學校", "中學", "高中", "高職"],
    degree: ["學士", "碩士", "博士", "研究所", "學位", "學系", "學程", "專科", "主修"],
  },
  ja: {
    school: ["大学", "高校", "高等学校", "専門学校", "学園", "高専"],
    degree: ["学士", "修士", "博士", "学科", "専攻", "課程", "卒業"],
  },
  ko: {
    school: ["대학", "고등학교", "학교", "학원"],
    degree: ["학사", "석사", "박사", "전공", "학과", "학위"],
  },
  es: {
    school: ["universi", "escuela", "institut", "politecnic", "facultad", "colegio", "academia"],
    degree: [
      ...["grado", "licencia", "ingenier", "master", "doctorado", "diplom", "bachiller", "tecnico superior"],
      "formacion profesional",
    ],
  },
  fr: {
    school: ["universite", "ecole", "lycee", "institut", "faculte", "insa", "polytechnique"],
    degree: ["licence", "master", "mastere", "diplome", "doctorat", "bts", "dut", "baccalaureat", "ingenieur", "bac "],
  },
  de: {
    school: ["universitat", "hochschule", "fachhochschule", "gymnasium", "akademie", "realschule", "berufsschule"],
    degree: ["bachelor", "master", "diplom", "magister", "promotion", "abitur", "ausbildung", "staatsexamen", "b sc"],
  },
};

/** Abbreviations that are also the names of states and titles, so that they count only where a text begins with them. */
const leadingDegrees = /^(ba|ma|bs|ms|be|me|md|jd|bba|hnd)\b/;

const everyWord = Object.values(wordsByLanguage);
const isSchoolWord = matcher(everyWord.flatMap(({ school }) => school));
const isDegreeWord = matcher(everyWord.flatMap(({ degree }) => degree));

function matcher(words: readonly string[]): (text: string) => boolean {
  const latin = words.filter((word) => /[a-z]/.test(word));
  const others = words.filter((word) => !/[a-z]/.test(word));
  return (text) =>
    latin.some((word) => text.startsWith(word) || text.includes(` ${word}`)) ||
    others.some((word) => text.includes(word));
}

/** No school's name is longer, and a field may hold a whole page. */
const lengthRead = 300;

/** Returns the text in small letters without accents and points, and with single spaces between its words. */
function folded(text: string): string {
  const plain = cut(text, lengthRead).normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC").toLowerCase();
  return plain
    .replace(/[.’']/gu, " ")
    .replace(/[^\p{L}\p{N}-]+/gu, " ")
    .trim();
}

/** Returns true for a text with a word that names schools: "Lakeside University", "东湖大学". */
export function looksLikeSchool(text: string): boolean {
  return isSchoolWord(folded(text));
}

/** Returns true for a text with a word that names degrees or courses: "BSc Computer Science", "软件工程 · 本科". */
export function looksLikeDegree(text: string): boolean {
  const plain = folded(text);
  return leadingDegrees.test(plain) || isDegreeWord(plain);
}

/**
 * Returns true for an entry of an education whose title is the school and whose subtitle is the degree. It is silent
 * where the words do not tell, and where one field holds both.
 */
function isSwapped({ title, subTitle }: Pick<Item, "title" | "subTitle">): boolean {
  if (title.trim() === "" || subTitle.trim() === "") return false;
  if (looksLikeDegree(title) || looksLikeSchool(subTitle)) return false;
  return looksLikeSchool(title) || looksLikeDegree(subTitle);
}

/** Returns the entries of educations that have school and degree the other way round; `item.swap` mends one. */
export function swappedItems(document: ResumeDocument): { sectionId: string; itemId: string }[] {
  return document.data.sections
    .filter(({ type }) => type === "education")
    .flatMap(({ id, data }) => data.filter(isSwapped).map((item) => ({ sectionId: id, itemId: item.id })));
}
