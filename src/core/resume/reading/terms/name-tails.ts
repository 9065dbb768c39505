import type { HeadingKind } from "../words/headings.ts";
import { technologies } from "../words/technologies.ts";
import { type Scores, scoresOf } from "./classify.ts";
import { isCompany, mayBeTown, withRestOfName } from "./comma-lists.ts";

/**
 * What stands around the name of a company or a school in the same text and is none of the name: its town, the team, the
 * tools of the job, the part of it. A single head often does not tell; the section does, whose heads are built alike.
 */

type Named = { title?: string; subTitle: string; city: string; rest: string[] };

const isTool = (text: string) => technologies.has(text.toLowerCase().replace(/[.;]$/u, ""));

/** A team has a name of its own in front: "Applied Maps Team", "RecSys Squad (Groups)". */
const team = /^\p{Lu}[\p{L}\p{N}&/ .-]{0,40}\s(?:team|squad|crew)(?:\s*\([^()]*\))?\.?$/iu;

/** Parts the list of tools from a name, and the team before it: "Acme, Maps Team, Python, SQL". */
function withoutTools(field: Named): void {
  const parts = field.subTitle.split(/,\s+/u);
  const tools = parts.findIndex((part, index) => index > 0 && isTool(part));
  if (tools < 1) return;
  const at = tools > 1 && team.test(parts[tools - 1] ?? "") ? tools - 1 : tools;
  field.rest.unshift(parts.slice(at).join(", "));
  field.subTitle = parts.slice(0, at).join(", ");
}

/** "Hotel Krone, Neudorf" beside the place "Neudorf": the town is told already. */
function withoutToldTown(field: Named): void {
  const [, name = "", town = ""] = /^(.{4,}?),\s+([^,]+)$/u.exec(field.subTitle) ?? [];
  const isOfName = [name, town].reduce<string[]>(withRestOfName, []).length < 2;
  // "Hotel Krone, Neudorf | Neudorf": so it is where it stands in the head a second time, and no table knows it.
  if (name !== "" && field.city === "" && field.rest.includes(town)) {
    field.rest = field.rest.filter((one) => one !== town);
    field.city = town;
  }
  if (name !== "" && !isOfName && field.city.split(/\s*,\s*/u)[0] === town) field.subTitle = name;
}

const tails = [/^(.{3,}?)\s*[(（]([^()（）]+)[)）]$/u, /^([^,]{3,}),\s+([^,]+)$/u, /^([^/]{3,})\s\/\s([^/]+)$/u];

const isPlaceOnly = ({ place, role, organisation, school }: Scores) =>
  place >= 1.2 && place > Math.max(role, organisation, school);

/** "Lakeview (Neudorf)", "Seaview (Altdorf)": what most names of a section end with, and no table knows, is their town. */
function withoutTowns(fields: readonly Named[]): void {
  const named = fields.filter(({ subTitle }) => subTitle !== "");
  for (const tail of tails) {
    const found = named.flatMap((field) => {
      const [, name = "", town = ""] = field.city === "" ? (tail.exec(field.subTitle) ?? []) : [];
      const scores = scoresOf(town);
      return name !== "" && (isPlaceOnly(scores) || mayBeTown(town, scores)) ? [{ field, name, town }] : [];
    });
    const towns = new Set(found.map(({ town }) => town));
    // Where the other names of the section have their known towns in the same way, one is enough.
    const told = tail === tails[1] ? named.filter(({ city }) => city !== "").length : 0;
    const isUsual = towns.size > 1 || (told > 0 && found.every(({ town }) => !/\s/u.test(town)));
    if (!isUsual || found.length === 0 || found.length + told < named.length * 0.6) continue;
    for (const { field, name, town } of found) {
      field.subTitle = name;
      field.city = town;
    }
  }
}

/** Words behind the legal form of a company that say what it does: "Muster GmbH Medizintechnik". */
const trade =
  /(?:technik|ung|ion|ik|ie|heit|keit|ment|vertrieb|verkauf|service|werk|bereich|handel|bau|gruppe|group|holding|deutschland|europe)$/iu;
/** A school that is called after somebody needs no town to be told: "Anna-Muster-Gymnasium Neudorf". */
const namedSchool =
  /^((?:\S+ ){0,2}?(?:\p{Lu}[\p{L}.]*[- ]){1,3}(?:Gymnasium|Realschule|Gesamtschule|Grundschule|Hauptschule|Oberschule|Mittelschule|Schule)|(?!(?:bundes|real|wirtschafts|abend|fach|ober|sport|musik|kunst|stadt|kreis|staats|technik|berufs|privat|aufbau|sozial|sprach)(?:real)?gymn)\p{L}{4,}gymnasium) (\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)?)$/iu;

/** "Muster GmbH Neudorf", "Anna-Muster-Gymnasium Neudorf": the town stands right behind a name that is whole without it. */
function withoutTownBehind(field: Named, kind: "work" | "education"): void {
  if (field.city !== "") return;
  const pattern = kind === "education" ? namedSchool : /^(.{2,60}\s\S+)\s+(\p{Lu}[\p{L}-]{3,})$/u;
  const [, name = "", town = ""] = pattern.exec(field.subTitle) ?? [];
  const isWhole = kind === "education" ? isNamedAfter(name) : isCompany(name) && !trade.test(town);
  if (name === "" || !isWhole || !(isPlaceOnly(scoresOf(town)) || mayBeTown(town, scoresOf(town)))) return;
  field.subTitle = name;
  field.city = town;
}

/** "Muster AG (jeweils einen Monat)", "Muster GmbH im Bereich Einkauf": for how long and in what it was. */
const extent =
  /^(.{3,}?)\s+(?:\(((?:jeweils|je|ca\.|insgesamt|befristet|vollzeit|teilzeit|geringfügig|\d+\s?%)(?![\p{L}-]).*|[^()]*\d+\s?(?:monate?|wochen?|jahre?|stunden|std\.?)[^()]*)\)|(im\s(?:bereich\s.+|\p{L}+(?:bereich|umfeld|dienst))|in\sder\s(?:abteilung\s.+|\p{L}+abteilung)))$/iu;

/** "湖边科技有限公司（A轮，300人）", "Lakeview (start-up)": what is told in brackets of a company, and is no other name of it. */
const note =
  /^(.{2,}?)\s*[(（]((?:[^()（）]*(?:\d人(?:以上)?|人以上|人规模|员工|上市|深交所|上交所|港交所|纳斯达克|纽交所|股票代码|证券代码|\d{6}|500强|独角兽|初创|外包|外派|派遣|驻场|远程|阿里系|腾讯系|系[^()（）]{0,12}公司|[A-D]轮|天使轮|在职|离职|재직)[^()（）]*)|(?:[\p{L}’'-]+ ){0,4}(?:start-?up|scale-?up|spin-?off|industry|branche)(?: [\p{L}’'-]+){0,4}|NYSE|NASDAQ|(?:NYSE|NASDAQ|LSE)\s?[:：]\s?\w+|remote|hybrid|on-?site|full[ -]?time|part[ -]?time|freelance|contract(?:or)?|temporary|seasonal|internship|actual(?:mente)?|actualidad|current(?:ly)?|present|aktuell|derzeit|actuel(?:lement)?|en cours|stage|alternance|praktikum|rückruf)[)）][”"]?$/iu;

function withoutNote(field: Named): void {
  const [, name = "", told = ""] = note.exec(field.subTitle) ?? [];
  // Where nothing else says what somebody was, how they worked does.
  if (name === "" || field.title === "") return;
  field.subTitle = name.replace(/^[“"](?=[^”"]*$)/u, "");
  field.rest.unshift(told);
}

function withoutExtent(field: Named): void {
  const [, name = "", inBrackets, behind] = extent.exec(field.subTitle) ?? [];
  if (name === "") return;
  field.subTitle = name;
  field.rest.unshift(inBrackets ?? behind ?? "");
}

/** "Städtisches Gymnasium" and "Freie Schule" are called after nobody. */
const isNamedAfter = (name: string) =>
  !/^(?:städtisch|staatlich|frei|evangelisch|katholisch|öffentlich|privat|beruflich|technisch|humanistisch|allgemein|kaufmännisch|höher|deutsch|integriert|kooperativ|international)/iu.test(
    name,
  );

const facultyAndSchool =
  /^((?:(?:department|dept\.?|faculty|school|college|division) of|fakultät für|fachbereich)\s[^,]{3,60}),\s+((?:[^,]*(?:universi|institute of technology|hochschule)|TU |RWTH|ETH |TH )[^,]*)$/iu;
const serviceAndHouse =
  /^((?:service|services|département|dépt\.?|unité|direction|pôle|équipe|division|cellule|secrétariat|pool)\s[^,]{2,60}),\s+(\p{Lu}.{1,70})$/iu;

const partOf =
  "département|service|direction|bureau|pôle|unité|équipe|division|cellule|ufr?|iut|abteilung|fachbereich|referat|departamento|área|dirección|gerencia|secretaría";
const nameAndPart = new RegExp(`^(.{4,}?)(?:,\\s+|\\s[–—-]\\s)((?:${partOf})\\s.+)$`, "iu");

/** "Lakeside University, Department of Maps", "Acme GmbH – Abteilung Einkauf": the part is told below the whole. */
function withoutPartBehind(field: Named): void {
  const [, whole = "", part = ""] = nameAndPart.exec(field.subTitle) ?? [];
  const [first = ""] = whole.split(",");
  const known = [whole, first].map(scoresOf).flatMap(({ organisation, school }) => [organisation, school]);
  // A service or a direction may be the name of a company itself, a department is always of one.
  const isOfOne = /^(?:département|abteilung|fachbereich|departamento)\s/iu.test(part);
  if ((!isOfOne && Math.max(...known) < 1.2) || /[(（][^()（）]*$/u.test(whole)) return;
  field.subTitle = whole;
  field.rest.unshift(part);
}

/**
 * "Faculty of Maps, Lakeside University", "Service de chirurgie, Hôpital de la Rive": the whole gave the job or taught, and
 * its part is told below it.
 */
function withoutPartBefore(field: Named, kind: "work" | "education"): void {
  const [, service = "", house = ""] = (kind === "work" && serviceAndHouse.exec(field.subTitle)) || [];
  const isService = service !== "" && scoresOf(house).organisation >= 1.2;
  const [part, whole] = isService ? [service, house] : (facultyAndSchool.exec(field.subTitle)?.slice(1) ?? []);
  if (!part || !whole) return;
  field.subTitle = whole;
  field.rest.unshift(part);
}

/**
 * Parts from the companies or schools of a section what is none of their names, and keeps it as the place or as text. Other
 * sections stay as they are.
 */
export function partTails(fields: readonly Named[], kind: HeadingKind): void {
  if (kind !== "work" && kind !== "education") return;
  for (const field of fields) {
    withoutPartBefore(field, kind);
    withoutPartBehind(field);
    if (kind === "work") {
      withoutToldTown(field);
      withoutTools(field);
      withoutExtent(field);
      withoutNote(field);
    }
    withoutTownBehind(field, kind);
  }
  if (kind === "work") withoutTowns(fields);
}
