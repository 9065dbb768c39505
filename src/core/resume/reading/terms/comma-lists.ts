import type { HeadingKind } from "../words/headings.ts";
import { legalForms } from "../words/legal-forms.ts";
import { isPlace, type Scores, scoresOf } from "./classify.ts";
import { isGermanHouse } from "./german-words.ts";
import { namesSubject } from "./subjects.ts";
import { bestOf } from "./wide-parts.ts";

/** Heads that name several things one after the other, with commas between them: "Nurse, Acme GmbH, Springfield". */

const legalForm = new RegExp(`(?:^|\\s)(?:${legalForms})$`, "iu");

/** Returns true for a text that ends with the legal form of a company. */
export const isCompany = (text: string) => legalForm.test(text.trim());

/** One or two words with capitals, which name nothing that is known. */
export function mayBeTown(text: string, scores: Scores): boolean {
  const isName = /^\p{Lu}\p{Ll}[\p{L}'’.-]*(?:[ -]\p{Lu}[\p{L}'’.-]*){0,2}(?:\s\([\p{L} .]+\))?$/u.test(text.trim());
  return (
    isName && Math.max(scores.role, scores.organisation, scores.school, scores.degree) === 0 && !namesSubject(text)
  );
}

/** A name without a table behind a company with its legal form, a house such as "Hotel Krone", or a school, is the town of it. */
export function isTownOf(before: string, text: string, kind: HeadingKind): boolean {
  const holds =
    kind === "education"
      ? scoresOf(before).school >= 1.6
      : kind === "work" && (isCompany(before) || isGermanHouse(before));
  return holds && mayBeTown(text, scoresOf(text));
}

/** "Lakeside Institute (LIT) Stockholm": behind the short name in brackets stands the town. */
function atBracket(part: string): string[] {
  const [, name = "", town = ""] = /^(.{6,}\))\s+(\p{Lu}[\p{L}-]+)$/u.exec(part) ?? [];
  return name !== "" && scoresOf(town).place >= 2.4 ? [name, town] : [part];
}

/** Universities of states, whose name goes on with the town of each: "University of California, Santa Cruz". */
const stateUniversity =
  /\b(?:university of (?:alabama|alaska|arkansas|california|colorado|hawaii|houston|illinois|maryland|massachusetts|michigan|minnesota|missouri|nebraska|nevada|new hampshire|north carolina|south carolina|south florida|tennessee|texas|wisconsin|the philippines)|(?:california|arizona|pennsylvania) state university|state university of new york|suny|cuny)$/iu;
const ofTown = /^\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,2}$/u;
/** Lands and codes of states stand behind any university. */
const ofLand = /^(?:usa|u\.s\.a?\.?|united states|philippines|\p{L}{2})$/iu;

/** "Hochschule für Technik, Wirtschaft und Kultur": what a school is for is a list of which the last part says so. */
const forSubjects =
  /(?:\p{L}*(?:schule|akademie|universität|institut|kolleg)|university|school|college|institute)\s(?:für|of|for)\s[\p{L}\s-]+$/iu;
const restOfSubjects = /^\p{Lu}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?\s(?:und|and|&)\s\p{Lu}/u;

/** Returns true for the town behind the comma or dash of a university of a state: it is part of its name. */
export const isCampusOf = (school: string, part: string): boolean =>
  stateUniversity.test(school) && ofTown.test(part.replace(/\s\([^()]*\)$/u, "")) && !ofLand.test(part);

/** "Acme, LLC": what belongs to the name before a comma: the legal form, the town of a university of a state. */
export function withRestOfName(parts: string[], part: string): string[] {
  const isCampus = isCampusOf(parts.at(-1) ?? "", part);
  const isOfList = forSubjects.test(parts.at(-1) ?? "") && restOfSubjects.test(part);
  const isForm = isOfList || (isCompany(part) && !/\s/u.test(part.trim()) && parts.length > 0) || isCampus;
  return isForm ? [...parts.slice(0, -1), `${parts.at(-1)}, ${part}`] : [...parts, part];
}

/** "Insite, Kleinau, Germany": what no table knows is a town where nothing but its land stands behind it. */
const isTownBefore = (part: string, lands: readonly string[]) =>
  lands.length === 1 && mayBeTown(part, scoresOf(part)) && isPlace(`${part}, ${lands[0]}`);

/** Returns the parts of a text that commas part; null where they are one. */
export function commaParts(piece: string, kind: HeadingKind): string[] | null {
  const parts = piece
    .split(/\s*[,，]\s+(?![^()]*\))|，(?![^（）()]*[)）])|\s?,(?=\p{L})(?![^()]*\))|、(?=.*(?:大学|学院))/u)
    .flatMap(atBracket)
    .reduce<string[]>(withRestOfName, []);
  if (parts.length < 2 || parts.length > 5) return null;
  const scores = parts.map((part) => scoresOf(part));
  const kinds = scores.map((one) => bestOf(one, kind));
  // A town that is the name of a bank too stands before its country.
  kinds.forEach((_, at) => {
    if ((scores[at]?.place ?? 0) >= 2.4 && (scores[at + 1]?.place ?? 0) >= 2.4) kinds[at] = "place";
    if (kind === "work" && at > 0 && isTownBefore(parts[at] ?? "", parts.slice(at + 1))) kinds[at] = "place";
  });
  const joined: string[] = [];
  parts.forEach((part, index) => {
    const [before, now, above] = [kinds[index - 1], kinds[index], parts[index - 1] ?? ""];
    // "Master, Life of Rivers, Lakeside University": what is unknown belongs to the known part before it.
    const known = kind === "work" ? before : (kinds.slice(0, index).findLast((one) => one !== null) ?? null);
    const isKnown = now !== known && now !== null && known !== null && known !== undefined;
    // A company has its own part, also behind a role that no table knows.
    const isNamed = kind === "work" && before === null && isCompany(part) && /\s/u.test(above);
    const isOfSchool = kind === "education" && before === "school" && now === null && namesSubject(part);
    // "Game Design, Lakeside College": what no table knows stands before its school where it is a subject.
    const isUnknown = now === "school" && known === null && index === 1;
    const isStudied = kind === "education" && isUnknown && namesSubject(above) && !isCompany(above);
    const isNew =
      isKnown ||
      isNamed ||
      isOfSchool ||
      isStudied ||
      isTownOf(above, part, kind) ||
      (now === "place" && before !== "place");
    if (index === 0 || isNew) joined.push(part);
    else joined[joined.length - 1] += `, ${part}`;
  });
  return joined.length > 1 ? joined : null;
}

/** "Hill & Valley, Springfield", "华为，成都，中国": who is known stands before the known place, though most of it is places. */
export function houseInPlace(piece: string): string[] | null {
  const [name = "", ...places] = piece.split(/\s*[,，]\s*/u);
  const { organisation, place } = scoresOf(name);
  const isHouse =
    !/[(（]/u.test(name) && place < 1.2 && (organisation >= 1.2 || /\p{L} & \p{L}/u.test(name) || isCompany(name));
  return isHouse && places.length > 0 && isPlace(places.join(", ")) ? [name, places.join(", ")] : null;
}
