import { chineseLands } from "../words/chinese-lands.ts";
import { isSpanishTownInLand } from "../words/spanish-places.ts";
import { stateCodes } from "../words/states.ts";
import { namesSubject } from "./subjects.ts";

/** Texts that are a place by how they are written, whatever their names are: no table has all towns. */

const name = "\\p{Lu}[\\p{L}'’-]+\\.?(?: (?:\\p{Lu}[\\p{L}'’-]*\\.?|of|on|upon|de|du|des|la|le|las|los|del|the)){0,3}";
const lands = "USA?|U\\.S\\.(?:A\\.)?|United States(?: of America)?|Canada|Australia";
/** "Springfield, IL", "Springfield, IL 62701, USA": the letters by which the post knows a state or a province. */
const coded = new RegExp(`^(${name}),\\s*(?:${stateCodes})(?:,?\\s\\d{4,5}(?:-\\d{4})?)?(?:,?\\s(?:${lands}))?$`, "u");
/** Towns that are called after the school in them. */
const schoolTown =
  /^(?:college (?:station|park|point|place|grove)|state college|university (?:park|place|city|heights|center)),\s[A-Z]{2}$/iu;

/** Returns true for a town with its state that has a word of schools in its name. */
export const isTownOfSchool = (text: string) => schoolTown.test(text);

/** "Greater Springfield Area", "Springfield Bay Area", "Springfield und Umgebung": how networks call where people live. */
const area = new RegExp(
  `^(?:Greater ${name}|${name} (?:Metropolitan|Metro|Bay) Area|Großraum ${name}|${name} und Umgebung|${name} et périphérie|(?:Région|Aire métropolitaine|Agglomération) (?:de |du |d['’])${name}|${name} y alrededores|Área metropolitana de ${name})(?:,\\s.{3,30})?$`,
  "u",
);
/** "Springfield, Riverside Province": a town before the kind of land that it lies in. */
const inLand = new RegExp(`^${name},\\s${name} (?:Province|County|District|Prefecture|Oblast|Voivodeship)$`, "u");

const koreanLands =
  "서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|충청[남북]|전북|전남|전라[남북]|경북|경남|경상[남북]|제주";
/** "경남 진주시", "서울 강남구 역삼동": a land or a great town, and the town or the quarter in it. */
const inKorea = new RegExp(
  `^(?:${koreanLands})(?:특별자치[시도]|특별시|광역시|시|도)?\\s\\p{Script=Hangul}{1,4}[시군구](?:\\s\\p{Script=Hangul}{1,5}[구읍면동])?(?:\\s거주)?$`,
  "u",
);
/** "新北市板橋區", "新竹縣竹北市", "九龍旺角" */
const inTaiwan =
  /^\p{Script=Han}{2}[市縣]\p{Script=Han}{1,3}[區鄉鎮市]$|^(?:香港)?(?:九龍|新界|港島|香港島)\p{Script=Han}{0,4}$/u;

const inWideLand = new RegExp(`^(?:${chineseLands})(\\p{Script=Han}{2,6})$`, "u");

/** Returns the town that a Chinese text names right behind its country: "丹麦清水城"; it may be anything else there. */
export const townInWideLand = (text: string) => inWideLand.exec(text)?.[1] ?? null;

/** "Castelnau-le-Lez", "Saintry sur Seine", "Saint-Nowhere": how French towns are called. */
const frenchTown =
  /^(?:\p{Lu}[\p{L}'’]+[- ]){1,2}(?:sur|sous|lès|lez)[- ](?:l[ae]s?[- ]|l['’])?\p{L}[\p{L}'’-]+$|^\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?-(?:l[ae]|les|en|aux?|d[eu]|des)-(?:l[ae]s?-)?\p{Lu}[\p{L}'’-]+$/u;
/** "Nowhere (34)", "Nowhere, 34000", "Nowhere (2A)": a town with its department. */
const inDepartment =
  /^\p{Lu}[\p{L}'’ -]{1,30}\s?(?:\((?:dép?t?\.?\s?)?(?:0[1-9]|[1-8]\d|9[0-5]|97[1-6]|2[AB])(?:\d{3})?\)|,?\s(?:0[1-9]|[1-8]\d|9[0-5])\d{3})$/u;

/** Returns true for a town by how French ones are called and told apart; it may be a person or a company elsewhere. */
export const isFrenchTown = (text: string) => frenchTown.test(text) || inDepartment.test(text);

/** Returns true for a town with the letters of its state, the surroundings of one, or one with its province. */
export function isPlaceByForm(text: string): boolean {
  const places = text.split(/\s+[/&|]\s+/u);
  if (places.length === 2) return places.every(isPlaceByForm);
  if (inKorea.test(text) || inTaiwan.test(text)) return true;
  const town = coded.exec(text)?.[1];
  if (town === undefined) return area.test(text) || inLand.test(text) || isSpanishTownInLand(text);
  // "Applied Mathematics, MA" is a subject and how far somebody came with it.
  return !namesSubject(town, 4);
}

/** Where somebody works who is nowhere: "Remote", "Teletrabajo", "En ligne". */
const nowhere =
  /^[(（]?(?:(?:fully |100\s?% ?)?(?:remote|remoto|online|on-line|hybrid|h[ií]brido|hybride|virtual(?:ly)?|on-?site)(?:\s?[/,-]\s?(?:remote|remoto|online|hybrid|on-?site))?|work(?:ing)? from home|home-?\s?office|mobiles arbeiten|télétravail|distanciel|[àa] distan(?:ce|cia)|en (?:ligne|línea|remoto|distanciel|présentiel)|modalidad (?:remota|virtual|presencial|h[ií]brida)|teletrabajo|presencial|远程(?:办公|工作)?|线上|遠端(?:工作)?|線上|リモート(?:ワーク)?|フルリモート|在宅(?:勤務)?|재택(?:근무)?|원격(?:근무)?)[)）]?$/iu;

/** Returns true for a text that says that somebody works from anywhere, and nothing else. */
export const isNowhere = (text: string) => text.length < 32 && nowhere.test(text);
