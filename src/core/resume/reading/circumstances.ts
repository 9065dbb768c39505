import { urlPattern } from "./contacts.ts";
import { columnNames, employerWords, textColumns } from "./words/entry-labels.ts";

/** What stands in the head of an entry and names neither who, what nor where. */

const bare = (name: string) =>
  name
    .replace(/\s/gu, "")
    .replace(/[／・]/gu, "/")
    .replace(/[(（].*[)）]/u, "");
/** Names of columns, which stand beside the dates of a project in some tables. */
const columns: ReadonlySet<string> = new Set(columnNames.split("|").map(bare));

/** Returns true for the name of a column, which some tables repeat beside the dates of each project. */
export function isColumnName(piece: string): boolean {
  return columns.has(bare(piece));
}

const texts: ReadonlySet<string> = new Set(textColumns.split("|").map(bare));

/** Returns true for the name of a column that tells what was done. */
export function isTextColumn(name: string): boolean {
  return texts.has(bare(name));
}

const circumstance = new RegExp(
  `^(?:[約约全计共]?\\s*\\d+\\s*(?:人|名|명)|\\d+\\s*(?:ヶ月|か月|カ月|年)間$|(?:\\d{1,2}\\s*년\\s*)?\\d{1,2}\\s*개월$|\\d{1,2}\\s*년$|现居|现住|[◆◇■]?\\s*(?:${employerWords})\\s*[:：])`,
  "u",
);

/** Returns true for a text that says how many took part, or something about whoever gave a job. */
export function isCircumstance(text: string): boolean {
  return circumstance.test(text.trim());
}

/** "(Scala, Java, Docker)": a list in brackets tells with what something was done. */
export const isListInBrackets = (text: string) =>
  /^\s*[(（]\s*\p{L}[^()（）]*(?:[,，、][^()（）]*){2,}[)）]\s*$/u.test(text);

/** Returns true for an address of the web and nothing else. */
export function isOnlyAddress(text: string): boolean {
  const url = /\s/u.test(text.trim()) ? null : urlPattern.exec(text);
  return url !== null && url[0].length >= text.trim().length;
}

const employerFacts = new RegExp(`^[\\s\\p{P}\\p{S}]*(?:${employerWords})\\s*[:：]`, "u");

/** "資本金：12億円（1999年1月）" says something about whoever gave the job, and its date begins none. */
export function isAboutEmployer(text: string): boolean {
  return employerFacts.test(text);
}
