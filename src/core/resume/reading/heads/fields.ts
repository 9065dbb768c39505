import type { RawEntry } from "../entries/entries.ts";
import type { LabelledFields } from "../lines/entry-labels.ts";
import type { Line } from "../lines/lines.ts";
import { isBareDegree } from "../terms/bare-degree.ts";
import { isContract, namesNothing } from "../terms/circumstances.ts";
import { isPlaceLike, isSurePlace, type Scores, scoresOf } from "../terms/classify.ts";
import { isCompany } from "../terms/comma-lists.ts";
import { hasGermanSchool } from "../terms/german-words.ts";
import { atDepartment } from "../terms/korean-departments.ts";
import { partTails } from "../terms/name-tails.ts";
import { bestOf, wideLetters } from "../terms/wide-parts.ts";
import { studyStatus } from "../words/entities.ts";
import type { HeadingKind } from "../words/headings.ts";
import { withoutPlace, withoutPreposition } from "./comma-parts.ts";
import { piecesOf, withFirstsParted } from "./cut-heads.ts";
import { type FieldLines, fieldLinesOf, piecesAt, withTailOfRole } from "./field-lines.ts";
import {
  degreeText,
  isOwnBoss,
  isOwnWorker,
  isRoleByOrder,
  namedBeforePlace,
  type Piece,
  withoutGrades,
} from "./head-pieces.ts";
import { withRolesByOrder } from "./open-pieces.ts";
import { withTailsOfRoles } from "./role-tails.ts";
import { withTownsByOrder, withTownsParted } from "./towns-by-order.ts";
import { withTownsOfSchools } from "./towns-of-schools.ts";

/** What the head of an entry names. Pieces that are none of it stay in `rest`. */
export type EntryFields = {
  title: string;
  subTitle: string;
  city: string;
  rest: string[];
  url: string;
  confidence: number;
};

/**
 * Step 6: gives the pieces of the heads of a section their places. Where a piece alone does not tell what it is, the
 * order in which the other entries of the section have theirs decides.
 */
export function fieldsOf(
  entries: readonly (RawEntry & { labels?: LabelledFields })[],
  kind: HeadingKind,
): EntryFields[] {
  const cutHeads = entries.map((entry) => withoutCounter(piecesOf(entry.head, kind), kind));
  const firsts = withFirstsParted(cutHeads, kind);
  const parted = withTownsByOrder(kind === "work" ? withTownsParted(firsts) : firsts);
  const cut = kind === "education" ? withTownsOfSchools(parted) : parted;
  const [a, b] = kind === "education" ? (["degree", "school"] as const) : (["role", "organisation"] as const);
  // Positive: what becomes the title (the role, the degree) stands first in this section.
  const vote = cut.reduce((sum, pieces) => {
    const named = pieces.filter(({ scores }) => !isPlaceLike(scores));
    const [one, two] = named;
    if (!one || !two) return sum;
    return sum + one.scores[a] - one.scores[b] - two.scores[a] + two.scores[b];
  }, 0);
  const texts = entries.map(({ head }) => head.map(({ text }) => text));
  const all = kind === "work" ? withTailsOfRoles(cut, texts).map((pieces) => withRolesByOrder(pieces, vote)) : cut;
  const named = all.map((pieces) => pieces.filter((piece) => !namesNothing(piece)));
  const order = { vote, lines: fieldLinesOf(named, kind), hasPlaceLines: all.some(hasPlaceLine) };
  const fields = all.map((cut, index) => {
    const entry = entries[index];
    const pieces = kind === "work" && order.lines ? withTailOfRole(order.lines, cut) : cut;
    return labelled(assign(pieces, kind, order, entry?.head ?? []), entry?.labels ?? {}, kind);
  });
  partTails(fields, kind);
  return kind === "work" ? fields.map(withoutTeam) : fields;
}

/** The department before a Korean role stands below it. */
function withoutTeam(fields: EntryFields): EntryFields {
  const { team, role } = atDepartment(fields.title);
  return team === "" ? fields : { ...fields, title: role, rest: [team, ...fields.rest] };
}

const studied = /^(?:\p{L}*studium|studiengang)(?:\s(?:der|des))?\s\p{Lu}\p{L}{2}/iu;

/** What a label names is certain; what stood in its place without one is kept beside it. */
function labelled(fields: EntryFields, told: LabelledFields, kind: HeadingKind): EntryFields {
  const labels = kind === "education" ? withFocusAsMajor(told, fields.title) : told;
  // "Studium der Physik" above "Abschluss: M.Sc.": what was studied, and how far somebody came with it.
  const [, reached = "", year = ""] = /^(.+?),?\s+\(?((?:19|20)\d\d)\)?$/u.exec(labels.degree ?? "") ?? [];
  if (kind === "education" && labels.degree !== undefined && labels.major === undefined && studied.test(fields.title)) {
    const title = `${fields.title}, ${reached || labels.degree}`;
    const { degree: _, ...others } = labels;
    return labelled({ ...fields, title, rest: [...fields.rest, ...(year === "" ? [] : [year])] }, others, kind);
  }
  const isWhole = labels.degree !== undefined || fields.title === "" || studyStatus.test(fields.title);
  const degree = isWhole
    ? [labels.major, labels.degree].filter((one) => one !== undefined).join(" ")
    : withMajor(fields.title, labels.major ?? "");
  const title = kind === "education" ? degree || undefined : kind === "work" ? labels.role : (labels.name ?? undefined);
  // "所属：技術" below the name of a company is a department.
  const isCompany = (text: string) => scoresOf(text).organisation >= 1.2;
  const isNamed = kind === "work" && (isCompany(fields.subTitle) || isCompany(fields.title));
  const whose = labels.organisation ?? (fields.subTitle === "" ? labels.department : undefined);
  const organisation = whose !== undefined && isNamed && !isCompany(whose) ? undefined : whose;
  const under =
    kind === "education"
      ? (labels.school ?? organisation)
      : kind === "work"
        ? organisation
        : (labels.role ?? labels.organisation);
  const unused = Object.entries(labels).flatMap(([label, value]) =>
    value !== undefined &&
    ![title, under, labels.place].includes(value) &&
    !(isWhole && kind === "education" && /degree|major/.test(label))
      ? [value]
      : [],
  );
  const displaced = [title === undefined ? "" : fields.title, under === undefined ? "" : fields.subTitle].filter(
    (one) => one !== "" && one !== title && one !== under,
  );
  // Behind a labelled name may stand the place: "Company: Acme, Springfield".
  const [name, place] =
    under === undefined || fields.city !== "" || labels.place !== undefined ? [under, ""] : withoutPlace(under);
  // A name without a label fills the field that has neither.
  const free = title === undefined && fields.title === "" ? displaced.shift() : undefined;
  const isFree = under === undefined && fields.subTitle === "" && (kind === "work" || kind === "education");
  const freeUnder = isFree ? displaced.shift() : undefined;
  return {
    ...fields,
    title: title ?? (fields.title || free || ""),
    subTitle: name ?? (fields.subTitle || freeUnder || ""),
    city: fields.city || (labels.place ?? place),
    rest: [...fields.rest, ...displaced, ...unused],
    confidence: title !== undefined && under !== undefined ? 0.95 : fields.confidence,
  };
}

/** "Bachelor of Science", then "Concentration: Physics": a degree that has no subject yet has the narrower one. */
function withFocusAsMajor({ focus, ...labels }: LabelledFields, degree: string): LabelledFields {
  if (focus === undefined) return labels;
  const isOpen = labels.major === undefined && labels.degree === undefined && (degree === "" || isBareDegree(degree));
  return isOpen ? { ...labels, major: focus.replace(/^[^:：]*[:：]\s*/u, "") } : { ...labels, focus };
}

/** "Bachelor of Science", then "Majors: Physics" below it: what was studied stands behind how far somebody came with it. */
function withMajor(degree: string, major: string): string {
  if (major === "" || degree.includes(major)) return degree;
  return wideLetters.test(degree) ? `${degree} ${major}` : `${degree}, ${major}`;
}

/** "College of Engineering" above or below the name of a university is a part of it. */
export const facultyName =
  /^(?:(?:graduate |undergraduate )?(?:college|school|faculty|department|dept\.?|division|institute)\s+(?:of|for)\s(?!the\s)|facul(?:ty|tad|té)\b)|^\p{Script=Hangul}{2,12}대학$/iu;
const isWholeSchool = ({ text, scores }: Piece) =>
  scores.school >= 1.6 &&
  scores.school > scores.degree &&
  /universit|institute of technology|대학교/iu.test(text) &&
  !facultyName.test(text);

/** "대학교(4년) 졸업" beside the name of a school: how far somebody came, as portals write it. */
const levelAlone =
  /^(?:대학원|대학교?|전문대학|고등학교)\s*\((?:[\d,·~]+년제?|[석박학]사)\)(?:\s*(?:졸업|중퇴|재학|휴학|수료))?$/u;

function withoutLevels(pieces: readonly Piece[]): readonly Piece[] {
  const named = pieces.filter(({ text }) => !levelAlone.test(text) && !/^[주야]간,?$/u.test(text));
  return named.some(({ scores }) => scores.school >= 1.6) ? named : pieces;
}

/** The number of the row of a table says nothing of the job in it. */
function withoutCounter(pieces: Piece[], kind: HeadingKind): Piece[] {
  const isCounted = kind === "work" && /^(?:No\.?\s?)?\d{1,2}$/iu.test(pieces[0]?.text ?? "");
  return isCounted ? pieces.slice(1) : pieces;
}

/** True for a text in which each word of some length begins with a capital. */
const isInCapitals = (text: string) => !/(?<!\p{L})\p{Ll}\p{L}{3}/u.test(text);

/** What all entries of a section have in common: which field stands first, and on which lines the fields stand. */
type Order = { vote: number; lines: FieldLines | null; hasPlaceLines: boolean };

/** True for a head of which one line is the place, and two others name something. */
function hasPlaceLine(pieces: readonly Piece[]): boolean {
  const lines = new Map<number, boolean>();
  for (const { line, scores } of pieces) lines.set(line, (lines.get(line) ?? true) && isPlaceLike(scores));
  return lines.size > 2 && [...lines.values()].includes(true);
}

function assign(all: readonly Piece[], kind: HeadingKind, order: Order, head: readonly Line[]): EntryFields {
  const { vote } = order;
  const { pieces, grades } = kind === "education" ? withoutGrades(all) : { pieces: all, grades: [] as string[] };
  const url = head.flatMap((line) => line.segments).find((segment) => segment.url)?.url ?? "";
  // How many took part, and what is said of the employer, names nothing.
  const named = pieces.filter((piece) => !namesNothing(piece));
  const told = kind === "education" ? withoutLevels(named) : named;
  // By which contract somebody worked is what the person was only where nothing else is.
  const others = told.filter(({ text, scores }) => !isContract(text) && !isPlaceLike(scores));
  const isNamed = others.length > 1 || others.some(({ scores }) => scores.role >= 1.2);
  const naming: readonly Piece[] = kind === "work" && isNamed ? told.filter(({ text }) => !isContract(text)) : told;
  const nothing = pieces.filter((piece) => !naming.includes(piece));
  const open = [...naming];
  const take = (piece: Piece | undefined) => {
    if (piece) open.splice(open.indexOf(piece), 1);
    return piece?.text ?? "";
  };
  const { city, isCityBeside } = placeIn(open, head, kind, take);
  if (kind !== "education" && kind !== "work") return plainFields([...open, ...nothing], city, url);
  const [a, b] = kind === "education" ? (["degree", "school"] as const) : (["role", "organisation"] as const);
  const by = (field: keyof Scores, other: keyof Scores, least: number) =>
    open
      .filter(({ scores }) => scores[field] >= least && scores[field] > scores[other])
      .sort((x, y) => y.scores[field] - x.scores[field])[0];
  const isBoss = (piece: Piece) =>
    isOwnBoss(piece) && (!isOwnWorker(piece) || open.some((one) => one !== piece && one.scores.role >= 1.2));
  const boss = kind === "work" && open.filter(({ scores }) => !isPlaceLike(scores)).length > 1 && open.find(isBoss);
  const found = !boss && order.lines ? piecesAt(order.lines, naming, kind) : null;
  const placed = found && open.includes(found.title) && open.includes(found.sub) ? found : null;
  let titlePiece = boss ? undefined : (placed?.title ?? by(a, b, 1.2));
  let subPiece = boss || (placed?.sub ?? by(b, a, 1.2));
  if (kind === "education" && subPiece && facultyName.test(subPiece.text))
    subPiece = open.find(isWholeSchool) ?? subPiece;
  // "Volksschule, Neudorf": how far somebody came is where they were, if nothing else says it.
  const isSchoolAlone = open.filter(({ scores }) => !isPlaceLike(scores)).length === 1;
  if (
    kind === "education" &&
    titlePiece &&
    !subPiece &&
    isSchoolAlone &&
    hasGermanSchool(titlePiece.text.toLowerCase())
  ) {
    subPiece = titlePiece;
    titlePiece = undefined;
  }
  if (!boss && !titlePiece && subPiece && kind === "work" && isRoleByOrder(subPiece, open, vote)) {
    titlePiece = subPiece;
    subPiece = undefined;
  }
  const free = open.filter((piece) => piece !== titlePiece && piece !== subPiece);
  const unplaced = free.filter(({ scores }) => !isPlaceLike(scores));
  const left = unplaced.length > 0 ? unplaced : free;
  const titleFirst =
    vote > 0.5 || (vote > -0.5 && kind === "work" && !/[\u4E00-\u9FFF]/u.test(pieces.map(({ text }) => text).join("")));
  if (!titlePiece && !subPiece) {
    const [one, two] = left;
    // What alone heads a job is who gave it: in Chinese, Japanese and Korean, and where its words are those of a name.
    const isWide = wideLetters.test(one?.text ?? "");
    const isAlone = two === undefined && kind === "work" && (isWide || (vote <= 0.5 && isInCapitals(one?.text ?? "")));
    titlePiece = titleFirst && !isAlone ? one : two;
    subPiece = titleFirst && !isAlone ? two : one;
  } else if (!titlePiece) titlePiece = closest(left, subPiece, titleFirst, open);
  else if (!subPiece) subPiece = closest(left, titlePiece, !titleFirst, open);
  const confidence = titlePiece && subPiece ? 0.6 + 0.1 * Math.min(4, titlePiece.scores[a] + subPiece.scores[b]) : 0.5;
  const title = degreeText(titlePiece, kind, open, subPiece);
  const subTitle = withoutPreposition(take(subPiece));
  take(titlePiece);
  for (const extra of title.extra) take(extra);
  // "Engineer · Maps" above the name of a company: what a point parts from a role is part of it.
  const parts = placed && kind === "work" ? open.filter((one) => one.point && one.line === placed.title.line) : [];
  for (const part of parts) title.text += ` · ${take(part)}`;
  const fields = { title: title.text, subTitle, city, rest: grades, url, confidence };
  const isOwnLine = order.hasPlaceLines && head.some(({ text }) => text.startsWith(city));
  const isBesidePlace = isCityBeside && !isOwnLine && subTitle === "" && title.text !== "";
  const beforePlace = isBesidePlace ? namedBeforePlace(city) : null;
  if (beforePlace) [fields.subTitle, fields.city] = beforePlace;
  // What a dash parts from the name of a job or a company, and is nothing else, belongs to that name.
  for (const piece of open) {
    const at = pieces.indexOf(piece);
    // A comma does so where what follows it is nothing that a field holds: a department, a subject.
    const isRest = piece.glue.includes(",") && (kind !== "work" || bestOf(piece.scores, kind) !== null);
    // "Acme AG - Logistics": what a dash parts from the legal form of a company says what it does.
    const isTrade = kind === "work" && isCompany(pieces[at - 1]?.text ?? "") && bestOf(piece.scores, kind) === null;
    // "Acme – Intern – Maps": the dashes part three names on one line, of which the last is the department.
    const isThird =
      kind === "work" &&
      piece.line === subPiece?.line &&
      pieces[at - 1] === titlePiece &&
      pieces[at - 2] === subPiece &&
      /[–—-]/u.test(piece.glue) &&
      piece.glue === titlePiece?.glue;
    const before = isRest || isTrade || isThird ? undefined : piece.glue && pieces[at - 1];
    const next = pieces[at + 1];
    const after = next?.glue && !next.glue.includes(",") ? next : undefined;
    const target = (one: Piece | "" | undefined, glue: string): "title" | "subTitle" | null => {
      if (!one || (kind !== "work" && (one === titlePiece || !glue.includes("/")))) return null;
      return one === titlePiece ? "title" : one === subPiece ? "subTitle" : null;
    };
    const [upper, lower] = [target(before, piece.glue), target(after, after?.glue ?? "")];
    // "Intern, Machine Learning Group" below the name of a company: the department belongs to the role.
    const isDepartment =
      kind === "work" &&
      piece.glue === ", " &&
      pieces[at - 1] === titlePiece &&
      subPiece !== undefined &&
      subPiece.line !== piece.line &&
      bestOf(piece.scores, kind) === "organisation";
    // "Lakeside School - Agen": one word behind a dash is the town of a school, known or not.
    const isTown =
      kind === "education" && fields.city === "" && /[–—-]/u.test(piece.glue) && pieces[at - 1] === subPiece;
    if (isTown && /^\p{Lu}[\p{L}'’-]{2,24}$/u.test(piece.text)) fields.city = piece.text;
    else if (isDepartment) fields.title += piece.glue + piece.text;
    else if (upper) fields[upper] += piece.glue + piece.text;
    else if (lower && after) fields[lower] = piece.text + after.glue + fields[lower];
    else fields.rest.push(piece.text);
  }
  fields.rest.push(...nothing.map(({ text }) => text));
  return fields;
}

/** Takes the piece that is a place; `isCityBeside` where it stands right behind what else is named. */
function placeIn(
  open: readonly Piece[],
  head: readonly Line[],
  kind: HeadingKind,
  take: (piece: Piece) => string,
): { city: string; isCityBeside: boolean } {
  let city = "";
  let isCityBeside = false;
  if (open.length > 1) {
    const place = open
      .filter(({ scores }, index) => isPlaceLike(scores) && (isSurePlace(scores) || index > 0))
      .sort((x, y) => y.scores.place - x.scores.place)[0];
    if (place && (kind === "education" || kind === "work" || place.scores.place >= 2.4)) {
      const at = open.indexOf(place);
      const [before, after] = [open[at - 1], open[at + 1]];
      city = take(place);
      // What stands at the right edge or behind a dash is a place; what follows a job otherwise may name who gave it.
      const isDashed = head.some(({ text }) => /[–—-]\s*$/u.test(text.slice(0, Math.max(0, text.indexOf(city)))));
      isCityBeside = place.at < 0.45 && !isDashed;
      // "Chambley, France": a town that no table knows stands before its country.
      const isTown =
        before !== undefined &&
        place.glue === ", " &&
        !place.text.includes(",") &&
        open.length > 2 &&
        /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(before.text) &&
        bestOf(before.scores, kind) === null;
      if (isTown && before) city = `${take(before)}, ${city}`;
      if (after && isPlaceLike(after.scores) && /^(?:, | [–-] )$/u.test(after.glue)) city += after.glue + take(after);
    }
  }
  // What stands at the right edge of the first line, beside a name and above another, is the place, known or not.
  const aside = open.filter((one) => one.at > 0.45 && one.line === open[0]?.line);
  const [only] = aside;
  const isNamed = ({ scores }: Piece) => Math.max(scores.role, scores.degree) >= 0.6;
  const isAside =
    city === "" &&
    aside.length === 1 &&
    only !== undefined &&
    open.length > 2 &&
    open.some((one) => one.line !== only.line && isNamed(one)) &&
    open.some((one) => one.line === only.line && one.at < 0.1);
  if (isAside && /^(?:null|place)$/u.test(`${bestOf(only.scores, kind)}`) && /^\p{Lu}[^:：\d]{2,40}$/u.test(only.text))
    city = take(only);
  return { city, isCityBeside };
}

/** The unnamed piece that stands where the other field of this section stands. */
function closest(
  named: readonly Piece[],
  known: Piece | undefined,
  before: boolean,
  all: readonly Piece[],
): Piece | undefined {
  const at = known ? all.indexOf(known) : -1;
  const earlier = named.filter((piece) => all.indexOf(piece) < at);
  const later = named.filter((piece) => all.indexOf(piece) > at);
  return before ? (earlier.at(-1) ?? later[0]) : (later[0] ?? earlier.at(-1));
}

function plainFields(open: readonly Piece[], city: string, url: string): EntryFields {
  const [title, subTitle, ...rest] = open;
  return {
    title: title?.text ?? "",
    subTitle: subTitle?.text ?? "",
    city,
    rest: rest.map(({ text }) => text),
    url,
    confidence: 0.7,
  };
}
