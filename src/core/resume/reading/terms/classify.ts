import { unaccented } from "../letters/accents.ts";
import { remembered } from "../remembered.ts";
import { englishDegrees, englishEmployers, englishRoles, englishSchools } from "../words/english-entities.ts";
import {
  degreeWords,
  organisationNames,
  organisationWords,
  placeWords,
  roleWords,
  schoolWords,
} from "../words/entities.ts";
import {
  frenchCompanies,
  frenchDegrees,
  frenchHouse,
  frenchPlaces,
  frenchRoles,
  frenchSchools,
} from "../words/french-entities.ts";
import { germanDegrees, germanOrganisations, germanRoles, germanSchools } from "../words/german.ts";
import { germanTowns } from "../words/german-towns.ts";
import { japaneseLands, japanesePlaces } from "../words/japanese-places.ts";
import { landNames } from "../words/lands.ts";
import { latinDegrees } from "../words/latin-degrees.ts";
import { latinRoles } from "../words/latin-roles.ts";
import { latinSchools } from "../words/latin-schools.ts";
import { endsAsRole } from "../words/role-ends.ts";
import {
  isSpanishHouse,
  isSpanishJob,
  spanishCompanies,
  spanishDegrees,
  spanishRoles,
} from "../words/spanish-entities.ts";
import { isSpanishTownInLand, spanishPlaces } from "../words/spanish-places.ts";
import { stateCodes } from "../words/states.ts";
import { townWords } from "../words/towns.ts";
import { worldTowns } from "../words/world-towns.ts";
import { isDepartment } from "./departments.ts";
import { namesEnglishHouse } from "./english-names.ts";
import {
  hasGermanSchool,
  isGermanDegree,
  isGermanRole,
  isShortDegree,
  isShortSchool,
  longFirstWord,
  namesClubOrShop,
  namesHouse,
} from "./german-words.ts";
import { withKorean } from "./korean-words.ts";
import { isFrenchTown, isNowhere, isPlaceByForm, isTownOfSchool, townInWideLand } from "./town-forms.ts";

/** What a piece of the head of an entry is likely to be; the scores of one piece are compared with each other. */
export type Scores = { role: number; organisation: number; school: number; degree: number; place: number };

const ascii = /^[ -~]*$/;
const plain = (text: string) => {
  const folded = ascii.test(text) ? text.toLowerCase() : unaccented(text).normalize("NFC");
  return folded.includes(". ") ? folded.replace(spaceInDegree, "") : folded;
};
/** "M. Sc.", "Ph. D.", "LL. B.": the space inside the short name of a degree; two initials before a name are none. */
const spaceInDegree =
  /(?<=(?<![\p{L}.])[bm]\.) (?=(?:sc|eng|ed|tech|com|phil|res|arch|mus)(?!\p{L})|a\.?(?:$|[,(]| (?:in|of|en)\s))|(?<=(?<![\p{L}.])ll\.) (?=[bm](?!\p{L}))|(?<=(?<![\p{L}.])ph\.) (?=d(?!\p{L}))/gu;
const wide = /[\u2E80-\u9FFF\u3040-\u30FF\uAC00-\uD7AF]/u;

/** Words as they are compared: without case and accents, a hyphen as a space, without a point at the end. */
const normal = (text: string) => spaced(plain(text));
const spaced = (text: string) =>
  text
    .replace(/[-–‐/’']/gu, " ")
    .replace(/\.(?=\s|$)/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** `bit` is the lexicon's own in the masks of `lexiconsOf`. */
type Lexicon = { words: ReadonlySet<string>; firsts: ReadonlySet<string>; longest: number; bit: number };

/** For each word of Latin script that a lexicon has, or that begins one of its phrases, the bits of those lexicons. */
const lexiconsOf = new Map<string, number>();
let lexicons = 0;

function lexicon(words: readonly string[]): Lexicon {
  const bit = 1 << lexicons++;
  const all = new Set(words.map(normal));
  const wideLengths = [...all].filter((word) => wide.test(word)).map((word) => word.length);
  const firsts = new Set([...all].flatMap((word) => (word.includes(" ") ? [word.slice(0, word.indexOf(" "))] : [])));
  for (const word of [...all, ...firsts]) {
    if (!wide.test(word) && !word.includes(" ")) lexiconsOf.set(word, (lexiconsOf.get(word) ?? 0) | bit);
  }
  return { words: all, firsts, longest: Math.max(1, ...wideLengths), bit };
}

const roles = lexicon([...roleWords, ...latinRoles, ...germanRoles, ...frenchRoles, ...spanishRoles, ...englishRoles]);
const organisations = lexicon(organisationWords);
const names = lexicon([
  ...organisationNames,
  ...germanOrganisations,
  ...frenchCompanies,
  ...spanishCompanies,
  ...englishEmployers,
]);
const schools = lexicon([...schoolWords, ...latinSchools, ...germanSchools, ...frenchSchools, ...englishSchools]);
const degrees = lexicon([
  ...degreeWords,
  ...latinDegrees,
  ...germanDegrees,
  ...frenchDegrees,
  ...spanishDegrees,
  ...englishDegrees,
]);
const places = lexicon([
  ...placeWords,
  ...landNames,
  ...townWords,
  ...germanTowns,
  ...worldTowns,
  ...frenchPlaces,
  ...spanishPlaces,
  ...japanesePlaces,
  ...japaneseLands,
]);
/** Towns of the other tables are no lands: "Lakeside, Buxtehude" is somebody in a town. */
const countries = lexicon([...placeWords, ...landNames]);
const mostWords = 4;
/** German puts these together as well: "Maschinenbaustudium". */
const degreeEnds =
  /(?<!\p{L})(?:berufs|fach|kauf|technische )?(?:\p{L}{3,}studium|studium|(?:bachelor|master)-?programm|studiengang|(?:\p{L}{3,})?(?:kurse?|schulung|weiterbildung|fortbildung|lehrgang|seminar|umschulung)|maturitat|maturaabschluss|berufslehre)(?!\p{L})/u;
const state = /^[\p{L} .'/-]+,\s*(?:[A-Z]{2}|[A-Z][\p{L}.]+(?: [A-Z][\p{L}]+)*)$/u;

/** "美国东湖州南山城": a land, its state, and a town that no table knows. */
const landAndState =
  /^(?:中国|美国|英国|加拿大|澳大利亚|德国|印度|巴西|墨西哥|马来西亚|美國|澳洲)\p{Script=Han}{2,6}[州省]\p{Script=Han}{0,6}$/u;

/** The source of a pattern: a town behind its code of five digits, which is no year. */
export const codeAndTown = "(?:[A-Z]{1,2}-)?\\d{5} \\p{Lu}[\\p{L} .,()'’-]{2,30}";
const onlyCodeAndTown = new RegExp(`^${codeAndTown}$`, "u");

const townAndCode = new RegExp(`^(\\p{Lu}[\\p{L} .'-]+)\\s(?:${stateCodes})$`, "u");

/** "Central London" is in London. */
const partOfTown =
  /^(?:central|downtown|greater|inner|(?:north|south)[ -]?(?:east|west)|north|south|east|west) (?=\p{L})/u;

type Found = { count: number; letters: number; atEnd: boolean; atStart: boolean };

const token = /[\u2E80-\u9FFF\u3040-\u30FF\uAC00-\uD7AF（）㈜(]+|[\p{L}\p{N}&.+#]+/gu;
/** The same of a text of plain letters, which most texts are. */
const asciiToken = /[a-z\d&.+#]+|\(+/g;

/** The words of a text without case and accents, and the bits of the lexicons that may have some of them. */
type Tokens = { all: readonly string[]; letters: number; mask: number };

/** Returns the words of a text that is `plain` already. */
function tokensOf(text: string): Tokens {
  const isAscii = ascii.test(text);
  const all: string[] = [];
  let [letters, mask] = [0, 0];
  for (const found of text.match(isAscii ? asciiToken : token) ?? []) {
    const one = found.replace(/\.+$/, "");
    if (one === "") continue;
    all.push(one);
    letters += one.length;
    mask |= lexiconsOf.get(one) ?? (!isAscii && wide.test(one) ? -1 : 0);
  }
  return { all, letters, mask };
}

/** Returns false for a text that certainly names neither a school nor a degree, which is sooner known than its scores. */
export function mayNameStudies(text: string): boolean {
  const folded = plain(text);
  const isKnown = (tokensOf(folded).mask & (degrees.bit | schools.bit)) !== 0;
  return isKnown || degreeParts.test(folded) || hasGermanSchool(folded);
}

const degreeParts = /stud|programm|matur|lehr|kurs|schulung|bildung|seminar/;

const nothing: Found = { count: 0, letters: 0, atEnd: false, atStart: false };

/** True for the letters "MC" in "IMC큐브": a Latin word beside wide letters is found whole or not at all. */
function isPartOfLatin(text: string, from: number, to: number): boolean {
  const isLatin = (at: number) => /[a-z]/u.test(text[at] ?? "");
  return (isLatin(from) && isLatin(from - 1)) || (isLatin(to - 1) && isLatin(to));
}

/**
 * How much of a text the words of a lexicon make up. Words of Latin script are found between spaces, up to four together;
 * the others anywhere. The longest word at a place counts.
 */
function share({ all: tokens, letters: total, mask }: Tokens, { words, firsts, longest, bit }: Lexicon): Found {
  if ((mask & bit) === 0) return nothing;
  const found: Found = { ...nothing };
  let letters = 0;
  const hit = (length: number, isFirst: boolean, isLast: boolean) => {
    found.count += 1;
    letters += length;
    found.atStart ||= isFirst;
    found.atEnd = isLast;
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const one = tokens[index] ?? "";
    if (wide.test(one)) {
      for (let at = 0; at < one.length; at += 1) {
        for (let size = Math.min(longest, one.length - at); size > 0; size -= 1) {
          if (!words.has(one.slice(at, at + size)) || isPartOfLatin(one, at, at + size)) continue;
          hit(size, index === 0 && at === 0, index === tokens.length - 1 && at + size >= one.length);
          at += size - 1;
          break;
        }
      }
      continue;
    }
    const most = firsts.has(one) ? Math.min(mostWords, tokens.length - index) : 1;
    for (let size = most; size > 0; size -= 1) {
      const joined = size === 1 ? one : tokens.slice(index, index + size).join(" ");
      if (!words.has(joined)) continue;
      hit(joined.replace(/ /g, "").length, index === 0, index + size === tokens.length);
      index += size - 1;
      break;
    }
  }
  found.letters = letters / Math.max(1, total);
  return found;
}

/** Returns how likely a piece is each of the things that the head of an entry names. */
export const scoresOf = remembered(scoresFor);

/** Words that stand in the names of schools and are never those of their towns, as "Berkeley" is. */
const schoolItself =
  /(?:universi|college|school|institut|academ|polytech|polit[eé]c|conservator|seminar|facult|colegio|escuela|escola|liceo|unidad educativa)/iu;

/** "Poing bei München", "Köln-Ehrenfeld", "Erlangen-Nürnberg": a town or a part of one, told by a known town beside it. */
function isNearTown(text: string): boolean {
  const [, town = "", great = ""] = /^(\p{Lu}\p{L}{2,}) bei (\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  const [, whole = "", part = ""] = /^(\p{Lu}\p{Ll}{3,})-(\p{Lu}\p{Ll}{2,}(?<!er))$/u.exec(text) ?? [];
  const [known, other] = great === "" ? [whole, part] : [great, town];
  if (known === "" || !isPlace(known)) return false;
  return nameScore(other) === 0;
}

/** "Stone Creek, NY" and "Greater Stone Creek Area" are places, known or not. */
function isAround(text: string): boolean {
  if (text.length > 50 || schoolItself.test(text)) return false;
  // "Springford MA": without a comma only where a table knows the town.
  const [, town = ""] = townAndCode.exec(text) ?? [];
  if (town !== "") return isPlace(town);
  const inLand = townInWideLand(text);
  if (isNearTown(text) || (inLand !== null && isPlace(inLand))) return true;
  if (!isPlaceByForm(text)) return false;
  const name = text.replace(/,[^,]*$|\s\([^()]*\)$|\s?[–—-]\s?[^–—-]*$|^Greater | Area$/gu, "");
  if (name === text) return true;
  const { role, organisation, school, degree } = scoresOf(name);
  const own = isSpanishTownInLand(text) ? Math.max(school, organisation) : school > 0 ? 0 : organisation;
  return Math.max(role, degree, own) < 1.2;
}

/** "Technische" at the end of a narrow line is the beginning of a school; before a trade it is not. */
const endsOpen = /(?:^|\s)(?:technische|padagogische|duale|freie universitat)$/u;
const namesWork = (word: string) => word !== "" && (endsAsRole(word) || isGermanRole(word));

function scoresFor(piece: string): Scores {
  if (isTownOfSchool(piece.trim()) || isNowhere(piece.trim()) || isAround(piece.trim()))
    return { role: 0, organisation: 0, school: 0, degree: 0, place: 3 };
  const text = plain(piece.replace(/[\uE000-\uE00F]/gu, "").trim());
  const isLong = text.length > (wide.test(text) ? 34 : 75);
  const tokens = tokensOf(text);
  const role = share(tokens, roles);
  const organisation = share(tokens, organisations);
  const name = share(tokens, names);
  const school = share(tokens, schools);
  const degree = share(tokens, degrees);
  const withoutCodes = (/\d{4}/.test(text) ? text.replace(/\b\d{4,6}\b/gu, " ") : text).replace(partOfTown, "");
  const place = share(withoutCodes === text ? tokens : tokensOf(withoutCodes), places);
  const roleKnown =
    (role.count > 0 ? 1 + role.letters + (role.atEnd ? 1.2 : 0) + (role.atStart ? 0.5 : 0) : 0) +
    (endsAsRole(text) || isGermanRole(text) ? 2 : namesWork(longFirstWord(text)) ? 1.5 : 0);
  const roleFound = roleKnown > 0 || !isSpanishJob(text) ? roleKnown : 2;
  // "青空 Agent 组": a team is none of its members.
  const isSpanish = isSpanishHouse(text, piece.trim());
  const roleScore = /\p{Script=Han}\s+\S*\s?(?:组|組|部|团队|團隊|事业部|事業部)$/u.test(text)
    ? 0
    : isSpanish
      ? roleFound * 0.4
      : roleFound;
  const orgScore =
    (name.count > 0 ? 1 + name.letters * 1.5 + (name.atStart ? 0.8 : 0) : 0) +
    // "Director of Technology" and "Ingeniero de software" name nobody, whatever the last word is elsewhere.
    (organisation.count > 0 &&
    !(role.atStart && name.count === 0 && / (?:(?:of|for|de|des|en|du|fur) |d['’])/u.test(text))
      ? 1 + organisation.letters + (organisation.atEnd || (organisation.atStart && wide.test(text)) ? 0.8 : 0)
      : 0) +
    (isSpanish ? 1.8 : frenchHouse.test(text) ? 1.5 : 0);
  const isHouse = namesHouse(text) || namesClubOrShop(piece.trim()) || namesEnglishHouse(piece.trim(), text);
  const schoolScore =
    (school.count > 0 ? 1.6 + school.letters : 0) +
    (hasGermanSchool(text) || isShortSchool(piece.trim()) ? 1.6 : endsOpen.test(text) ? 1.8 : 0);
  // "High school" is as far as somebody came, "Riverside High School" is where.
  const isNamedSchool = () =>
    /^(?!(?:senior|junior|public|general)\s)\S.*\s(?:high|secondary|middle|grammar)\s?school$|^erasmus (?:universi|mc\b|hogeschool)/u.test(
      text,
    );
  const degreeFound =
    degree.count > 0
      ? 1.2 + degree.letters * 1.5 + (degree.atStart ? 0.6 : 0)
      : (degreeParts.test(text) && degreeEnds.test(text)) || isShortDegree(piece.trim())
        ? 2
        : isGermanDegree(text)
          ? 1.3
          : 0;
  const degreeScore = degreeFound > 0 && isNamedSchool() ? 0 : degreeFound;
  // "Petach Tikva, Israel": a town that no table knows stands before its country or state.
  const [town = "", ...lands] = piece.includes(",") ? piece.split(/\s*,\s*/u) : [];
  const isTown =
    lands.length > 0 &&
    lands.length < 3 &&
    /^\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’.-]*){0,2}$/u.test(town.trim()) &&
    roleScore + schoolScore + orgScore + degreeScore === 0 &&
    !isHouse &&
    share(tokensOf(plain(lands.join(" "))), lands.length > 1 ? places : countries).letters > 0.85;
  // "Acme Switzerland AG" and "HTWG Konstanz" are somebody in a place.
  const isNamed = () =>
    organisation.atEnd ||
    isShortSchool(piece.trim()) ||
    (/^\p{Lu}{3,6}\s/u.test(piece.trim()) && !places.words.has(tokens.all[0] ?? ""));
  const placeScore =
    (place.letters > 0.85 || isTown || (landAndState.test(text) && schoolScore + roleScore === 0)
      ? 3
      : place.letters > 0.45 && /[,，/·]/u.test(text) && Math.max(roleScore, schoolScore, degreeScore) < 1.2
        ? 2.4
        : place.letters > 0.6 && !isNamed()
          ? 1.6
          : 0) ||
    (isFrenchTown(piece.trim()) && roleScore + schoolScore + orgScore + degreeScore === 0 && !isHouse ? 3 : 0) ||
    (onlyCodeAndTown.test(piece) && Math.max(roleScore, schoolScore, degreeScore) < 1.2 ? 2.4 : 0) ||
    (piece.length < 32 &&
    piece.includes(",") &&
    !/^\p{Lu}{3,6},/u.test(piece.trim()) &&
    state.test(piece.trim()) &&
    roleScore + schoolScore + orgScore === 0
      ? 1.2
      : 0);
  const damp = isLong ? 0.5 : 1;
  const whole = isDepartment(piece) ? 0.4 : 1;
  const scores = {
    role: roleScore * damp,
    organisation: (orgScore + (schoolScore > 0 ? 0.5 : 0) + (isHouse && orgScore === 0 ? 1.6 : 0)) * damp * whole,
    school: schoolScore * damp,
    degree: degreeScore * damp,
    place: placeScore * damp,
  };
  return withKorean(text, scores);
}

/** Returns true for a text that is only the name of a place. */
export const isPlace = (text: string): boolean => text.length < 60 && isSurePlace(scoresOf(text));

/** Returns true for scores of a text that is the name of a place and of nothing else. */
export const isSurePlace = ({ place, role, school }: Scores) => place >= 2.4 && role < 1.5 && school < 1.5;

/** Returns how likely a text is the name of anything that an entry has, a place left out. */
export function nameScore(text: string): number {
  const { role, organisation, school, degree } = scoresOf(text);
  return Math.max(role, organisation, school, degree);
}

/** Returns true for scores of a text that is a place rather than anything else. */
export const isPlaceLike = ({ place, role, organisation, school, degree }: Scores) =>
  place >= 1.2 && place > Math.max(role, school, degree, organisation * 0.8);
