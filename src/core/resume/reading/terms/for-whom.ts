import type { HeadingKind } from "../words/headings.ts";
import { legalForms } from "../words/legal-forms.ts";
import { scoresOf } from "./classify.ts";
import { isCompany } from "./comma-lists.ts";
import { isGermanHouse } from "./german-words.ts";

/** Heads that say in a sentence for whom or where something was done: "Internship at Acme in Paris", "Kellner bei Acme". */

const forWhom =
  /^(.{3,60}?)\s+(at|bei|chez)\s+(?:(?:the|der|dem|den|la|le)\s+|l['’])?(?:(?:[Pp]rivaten?\s+)?Firma\s+)?(.{2,90})$/u;
/** The same with words that stand before much else too: what follows must be a name by its letters or its words. */
const beside =
  "(?:beim|am|im|an der|in der|innerhalb de[rs]|(?:auprès|au sein) (?:de(?: la)?|du|des)|aux?|à la|à)\\s+(?!l['’])|(?:(?:auprès|au sein) (?:de l|d)|à l)['’]\\s?";
const forNamed = new RegExp(
  `^(.{3,80}?)\\s+(?:${beside}|(?:für|pour|dans|para|en)\\s+(?:l['’]|la\\s+|le\\s+)?)(.{2,90})$`,
  "u",
);
const atSchool =
  /^(.{3,80}?)\s+(?:(?:(?:at|from)(?: the)?|an der|an dem|an|am|à la|à|au|en la|en el|at)\s+|à l['’]\s*)(.{4,90})$/u;

/** "Licenciada en Historia por la Universidad de Salamanca": a word of schools stands behind the small one. */
const atSpanishSchool =
  /^(.{3,110}?),?\s+(?:(?:impartid|realizad|cursad|otorgad|expedid|obtenid|dictad)[oa]s?\s+)?(?:(?:por|en|de)(?:\s+(?:el|la|los|las))?|del|al)\s+((?:Univers|Institu|Escuela|Escola|Colegio|Centro|Academia|Facultad|Fundación|Corporación|Polit[eé]cnic|Tecnológic|Liceo|Unidad Educativa|IES\b|I\.\s?E\.|CEIP|CIFP|U\.\s?E\.|SENA\b|UNED\b|UNAM\b|U[A-Z]{2,4}\b).{0,90})$/u;

/** "Engineer in software", "Ingeniero en Software": what one may work in, and nobody. */
const fields =
  /^(?:software|technolog\p{L}*|digital|health|energy|electronics|media|networks?|systems?|services?|consulting|solutions|tecnolog\p{L}*|sistemas|servicios|soluciones|restauraci[oó]n|restauration|hotel\p{L}{2,}|banque|assurances?|informati\p{L}*|finance|finanzas|industrie|industria)$/iu;

/** One of these, also beside another one: "software and maps". */
export const isFieldOfWork = (whom: string) => fields.test(whom.trim().replace(/\s(?:and|und|et|y|&)\s.*$/u, ""));

const isShort = (what: string, most = 6) => what.split(/\s+/u).length <= most && !/[,;:]/u.test(what);

/** True for a text in which a bracket is open: what follows is no other part of the head. */
export const endsInBracket = (text: string) => /\([^()]*$/u.test(text);

const workedAs =
  /^(?:(?:currently|presently|previously)\s+)?(?:work(?:ed|ing)?|serv(?:ed|ing)|employed)\s+(?:(?:with|in|at|for)\s+(?:the\s+)?(\p{Lu}.{1,70}?)\s+)?as\s+(?:an?\s+|the\s+)?(.{3,50}?)(?:\s+(?:in|at|with|for)\s+(?:the\s+)?(\p{Lu}.{1,70}?))?(?:\s+from)?$/iu;

/** "Worked as a nurse at Acme", "Working with Acme as a nurse": the words around the role and the company name neither. */
function partsOfWorked(text: string): string[] | null {
  const [, first = "", role = "", last = ""] = workedAs.exec(text) ?? [];
  const whom = first || last;
  return role !== "" && whom !== "" && /^\p{Lu}/u.test(whom) && scoresOf(role).role >= 1.2
    ? [role, ...placed(whom)]
    : null;
}

/** Returns what was done, for whom, and where that says it too; null for any other text. */
export function partsForWhom(text: string, kind: HeadingKind): string[] | null {
  const worked = kind === "work" ? partsOfWorked(text) : null;
  if (worked) return worked;
  const [, what = "", , whom = ""] = (kind === "work" || kind === "education" ? forWhom.exec(text) : null) ?? [];
  const [, study = "", school = ""] =
    (kind === "education" ? (atSpanishSchool.exec(text) ?? atSchool.exec(text)) : null) ?? [];
  if (endsInBracket(what)) return null;
  if (study !== "" && scoresOf(school).school > 1.5 && scoresOf(study).school < 1.2) {
    // "Ausbildung an der Lakeside Schule als Pflegerin": what one becomes stands behind the school.
    const [, name = school, becomes = ""] = /^(.{4,80}?)(\s+als\s+\p{Lu}[\p{L}-]+)$/u.exec(school) ?? [];
    return [study + becomes, ...placed(name)];
  }
  if (what === "") return kind === "work" ? partsForNamed(text) : null;
  if (kind !== "work") return null;
  const parts = placed(whom);
  const named = scoresOf(parts[0] ?? "");
  const isNamed = /^[\p{Lu}\p{Lo}\d]/u.test(whom) || / bei /u.test(text);
  return isShort(what) && isNamed && named.place < 2.4 && named.role < 1.6 ? [what, ...parts] : null;
}

/** "Nurse" and "UKE" of "Nurse im UKE": null where nothing tells that who follows is somebody. */
function partsForNamed(text: string): string[] | null {
  const [, what = "", whom = ""] = forNamed.exec(text) ?? [];
  if (what === "" || endsInBracket(what) || scoresOf(what).role < 1.2) return null;
  const parts = placed(whom);
  const { organisation, school, place, role } = scoresOf(parts[0] ?? "");
  // "Helper in retail, Acme GmbH": a field of work stands before the comma.
  const [named = "", ...more] = whom.split(/,\s+/u);
  const first = scoresOf(named);
  const isField = more.length > 0 && Math.max(first.organisation, first.school) < 1.6;
  // "in der eigenen Werkstatt": a German name begins with a capital.
  const isDescribed = /^\p{Ll}+e[nrms]\s\p{Lu}/u.test(whom);
  const isName =
    /^\p{Lu}{2,}(?!\p{L})/u.test(whom) || (!isField && !isDescribed && Math.max(organisation, school) >= 1.6);
  return isName && !isFieldOfWork(whom) && place < 2.4 && role < 1.6 ? [what, ...parts] : null;
}

/** What begins so is a field of work, a kind of it or a time, and nobody who gives any. */
const field =
  "Direction|Distance|Domicile|Temps|Mi-temps|Plein|International|Service|Département|Domaine|Secteur|Étranger|Bereich|Rahmen|Team|Auftrag|Home|Fach|Studi|Innen|Außen|Vertrieb|Verkauf|Einkauf|Nebenjob|Semester|Jahr|Ausland|Inland|Sommer|Winter|Teilzeit|Vollzeit|Einzelhandel|Großhandel|Handwerk|Gastgewerbe|Gastronomie|Gesundheitswesen|Sozialwesen|Rechnungswesen|Personalwesen|Marketing|Controlling|Schichtdienst|Nachtdienst|Service(?!\\p{L})|Lager(?!\\p{L})|Büro(?!\\p{L})";
const forAnybody = new RegExp(`^(.{2,90}?)\\s+(?:${beside})(?!${field})([\\p{Lu}\\d].{1,80})$`, "u");

/** "Journalist for Lakeview": no guide, no class and no field of work has a name behind the word. */
const forSomebody =
  /^(?!responsible|cover|candidate)(.{3,60}?)\s+for\s+(?!(?:Dr|Prof|Mr|Ms|Mrs|Professor|Python|Java|SAP|IT|AI|Web|iOS|Android|Data|Business|Computer|Science|Introduction|English|Math\p{L}*|\p{Lu}{2,4}\s?\d{2,4})(?!\p{L}))(\p{Lu}[^:;]{1,60})$/u;

/**
 * "Nurse im Riverside Haus": where the head of an entry has nothing else, who follows is who gave the job, known or not.
 * What was done is a role, or letters that stand for one ("FSJ").
 */
export function besideWhom(text: string, kind: HeadingKind = "work"): string[] | null {
  const [, what = "", whom = ""] = forAnybody.exec(text) ?? (kind === "work" ? forSomebody.exec(text) : null) ?? [];
  const { role, degree } = scoresOf(what);
  const isTold = (kind === "work" ? role : degree) >= 1.2 || (kind === "work" && /^\p{Lu}{2,5}$/u.test(what));
  return what !== "" && isTold && isShort(what, 9) && scoresOf(whom).place < 1.2 && !isArea(whom)
    ? [what, ...placed(whom)]
    : null;
}

/** "im Esports-Bereich" says in what somebody works, not for whom. */
const isArea = (whom: string) => /(?:bereich|umfeld|sektor|branche)$/iu.test(whom.trim());

/** "bei der Acme in Graz" and "at Acme" on a line of its own: who gave the job or taught, and the town. */
export function atWhom(text: string): string[] | null {
  const whom = /^(?:bei(?:m| der| dem)?|an der|am|chez|at)\s+([\p{Lu}\d].{1,70})$/u.exec(text)?.[1];
  if (whom === undefined) return null;
  const [, name = "", place = ""] = inPlace.exec(whom) ?? [];
  return name === "" ? [whom] : [name, place];
}

const inPlace = /^(.{2,60}?)\s+in\s+(\p{Lu}.*)$/u;

/** "Acme in Paris" and "Acme Berlin": a known town behind a name is where that is. */
function placed(text: string): string[] {
  const [, name = "", place = ""] = inPlace.exec(text) ?? [];
  if (name !== "") return [name, place];
  const [, before = "", town = ""] = /^(.{2,60}?)(?:,\s*|\s+)(\p{Lu}[\p{L}-]+)$/u.exec(text) ?? [];
  const isTown =
    scoresOf(town).place >= 2.4 && scoresOf(before).school < 1.2 && !/\s(?:of|de|du|von|für|d['’])$/u.test(before);
  return before !== "" && isTown ? [before, town] : [text];
}

/** "Kurierfahrer Lakeside GmbH", "Servicekraft Hotel Krone": a job of one word stands right before a company or a house. */
export function atCompany(text: string): string[] | null {
  const [, what = "", whom = ""] = /^(\p{L}{5,})\s+([\p{Lu}\d].{2,90})$/u.exec(text) ?? [];
  const [first = ""] = whom.split(/,\s/u);
  const [name = first] = atLegalForm(first) ?? [];
  // "Assistant Maps bei Acme AG": the small word parts the company from all that stands before it.
  const isParted = / (?:bei|beim|chez|at) /u.test(whom);
  const isOne =
    what !== "" &&
    !isParted &&
    (isCompany(name) || isGermanHouse(whom)) &&
    scoresOf(what).role >= 2 &&
    scoresOf(name).role < 1.2;
  return isOne && scoresOf(what).organisation < 1.2 ? [what, whom] : null;
}

const legalForm = new RegExp(`^(.{2,60}?\\s(?:${legalForms}))(?:,\\s*|\\s+)(\\p{Lu}[\\p{L}\\s,'’-]{2,40})$`, "iu");

/** "Acme Ltd. Hong Kong": a place behind the legal form of a company is none of its name. */
export function atLegalForm(text: string): string[] | null {
  const [, name = "", place = ""] = legalForm.exec(text) ?? [];
  return name !== "" && scoresOf(place).place >= 2.4 ? [name, place] : null;
}
