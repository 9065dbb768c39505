import { unaccented } from "../letters/accents.ts";
import {
  germanCrafts,
  germanDegreeEnds,
  germanHouseBegins,
  germanHouseEnds,
  germanOrganisations,
  germanRoleEnds,
  germanSchoolEnds,
  germanShops,
} from "../words/german.ts";
import { legalForms } from "../words/legal-forms.ts";

/*
 * German puts words together without end, so that no table has them all: how they end tells what they name. All texts are in
 * small letters and without accents, where nothing else is said.
 */

const oneOf = (words: readonly string[]) => words.map((word) => word.replace(/[.+]/gu, "\\$&")).join("|");
/** "Lehrer", "Lehrerin", "Lehrer:in", "Lehrer/-in", and what is in brackets behind it. */
const feminine = "(?:in|innen|:in|\\*in|_in|/-?in|\\(in\\)|\\(-in\\))?";
const aside = "(?:\\s*\\([^()]*\\))?$";

const roleEnd = new RegExp(`(?:${oneOf(germanRoleEnds)}|\\p{L}{5}meister)${feminine}${aside}`, "u");
const before =
  "(?:(?:gelernter?|selbst(?:st)?andiger?|leitender?|angestellter?|stellvertretender?|stv|gelegentliche|erster|1|freier?|junior|senior|diplomierter?|dipl)\\.?\\s)?";
const more = "(?:\\s*[/(].*|\\s(?:im|in|fur|mit|und|&|am|beim|auf|efz|eba|teilzeit|vollzeit)(?:\\s.*)?)?$";
const craft = new RegExp(`^${before}(?:${oneOf(germanCrafts)})${feminine}${more}`, "u");

/** Returns true for the name of a job by how its German word ends, or one that is a surname too and stands by itself. */
export const isGermanRole = (text: string) => roleEnd.test(text.slice(-40)) || isCraft(text);

const legalForm = new RegExp(`(?:^|\\s)(?:${legalForms})(?![\\p{L}\\p{N}])`, "iu");

/** "Fachfrau Gesundheit", "Stationsleiter Innere Medizin": the long word before what it is about. */
export function longFirstWord(text: string): string {
  const [, word = ""] =
    /^(?:(?:stv|stellvertretende[rn]?|leitende[rn]?|technische[rn]?)\.?\s)?([\p{L}-]{8,})(?:\s(?!ag$|gmbh$)|\/)/u.exec(
      text,
    ) ?? [];
  return legalForm.test(text) ? "" : word;
}

/** Returns true for a craft of one word, which many surnames are too, with little more than itself. */
export const isCraft = (text: string) => text.length < 60 && craft.test(text);

const degreeEnd = new RegExp(
  `\\p{L}{2}[- ]?(?:${oneOf(germanDegreeEnds)})${feminine}(?:\\s+(?:efz|eba|ihk|hwk|hf))?${aside}`,
  "u",
);
const schoolYear = /^\d{1,2}\.? (?:schuljahr|klasse)(?!\p{L})/u;

/** Returns true for what somebody learnt or how far they came at school, by how its German word ends. */
export const isGermanDegree = (text: string) =>
  text.length < 70 &&
  (degreeEnd.test(text.slice(-50)) || degreeEnd.test(longFirstWord(text)) || schoolYear.test(text) || isCraft(text));

/** "CAS Projektmanagement" is a Swiss course beside a job; the letters are words of other languages when they are small. */
export const isShortDegree = (piece: string) =>
  /^(?:CAS|MAS|DAS|NDS|EMBA)\s(?:in\s)?\p{Lu}\p{L}{3}|^Dr\.\s?(?:phil|med|rer|jur|iur|theol|oec|sc|techn|Ing)\b/u.test(
    piece,
  );

/** "PH Ludwigsburg", "KV Glarus": letters that stand for a kind of school before its town. In small letters "mit" is no school. */
export const isShortSchool = (piece: string) =>
  (piece.includes("MIT") && /^MIT$|(?<!\p{L})MIT(?!\p{L}).*\p{Ll}|\p{Ll}.*(?<!\p{L})MIT(?!\p{L})/u.test(piece)) ||
  /^(?:PH|HS|KV|WU|FOS|BOS|FOS\/BOS|HTL|HAK|HASCH|HLW|BORG|BRG|BG|GRG|BG\/BRG|NMS|VS|FU|HU|FH|TH|TU|WH|KH|MH|PHSG|PHZ|LMU|KIT|HSG|UZH|JKU|AHS|IMS|FMS|WMS|HMS|BMS|IGS|KGS|KSB|ILS|BIB)\s\p{Lu}[\p{L}. ]{2,30}$/u.test(
    piece,
  );

const schoolEnd = new RegExp(`(?:${germanSchoolEnds})(?!\\p{L})`, "u");

/** Returns true for a text with a German word that ends as names of schools do. */
export const hasGermanSchool = (text: string) => schoolEnd.test(text);

const houseEnd = new RegExp(`(?<!\\p{L})(?:\\p{L}+-?)?(?:${oneOf(germanHouseEnds)})(?!\\p{L})`, "u");
/** "Rosenauerhaus": a longer word for a house of its own, and none of its parts. */
const namedHouse = /\p{L}{4}(?<!treppen|privat|mehrfamilien|einfamilien|wohn|eltern|hoch)haus(?!\p{L})/u;
const houseBegin = new RegExp(`^(?:${germanHouseBegins})\\s(?=\\p{L}{3})`, "u");

const shop = new RegExp(
  `^(?:(?:[Dd]ie|[Dd]er) )?(?:${oneOf(germanShops)})(?:,? (?:Filiale|Markt|Drogeriemarkt|AG|SE|GmbH|Deutschland|Schweiz|Österreich|Gruppe))*$`,
  "u",
);
const club =
  /^(?:1\. )?(?:FC|FCB|TSV|TSG|SV|VfB|VfL|TV|SC|FSV|DJK|TuS|SpVgg|EHC|BSV|SSV|MTV|STV|ESV|PSV|ASV|KSV|HSV|BSG|FF|DRK|THW)\s\p{Lu}/u;

/** "TSV Musterdorf", "ABB", "Coop": clubs by their letters, and shops of which the name is another word as well. */
export const namesClubOrShop = (piece: string) => club.test(piece) || shop.test(piece);

/** Returns true for a house, an office or a company by what German calls it: "Bäckerei Muster", "Gasthof Krone". */
export const namesHouse = (text: string) => houseEnd.test(text) || houseBegin.test(text) || namedHouse.test(text);

const known: ReadonlySet<string> = new Set(germanOrganisations.map((name) => name.replace(/-/gu, " ")));

/** Returns true for a text as it stands that names a house or one of the companies known in German, and begins with a capital. */
export function isGermanHouse(text: string): boolean {
  if (!/^[\p{Lu}\d]/u.test(text) || text.length > 60) return false;
  const [name = ""] = unaccented(text)
    .replace(/-/gu, " ")
    .split(/\s*,\s*/u);
  const words = name.split(" ");
  const isKnown = [1, 2, 3].some((count) => known.has(words.slice(0, count).join(" ")));
  return isKnown || namesHouse(name) || namesClubOrShop(text);
}

const levels =
  /^((?:Abitur|Fachabitur|Vollabitur|Matura|Berufsmatura|Mittlere Reife|(?:Allgemeine |Fach)?Hochschulreife|Fachhochschulreife|(?:Erweiterter |Qualifizierter |Qualifizierender )?\p{Lu}\p{L}+abschlu(?:ss|ß))(?: \([^()]+\))?)[,:]?\s+(?:an der |am |an dem )?(\p{Lu}.{3,80})$/u;

/** "Abitur Goethe-Gymnasium": how far somebody came stands right before the school. Null for any other text. */
export function levelAndSchool(text: string): [string, string] | null {
  const [, level = "", school = ""] = levels.exec(text) ?? [];
  return level !== "" && hasGermanSchool(school.toLowerCase()) ? [level, school] : null;
}
