import { isCircumstance, isColumnName } from "./circumstances.ts";
import { isPlace, type Scores, scoresOf } from "./classify.ts";
import {
  atPostcode,
  atState,
  firstSentence,
  headParts,
  inSentence,
  tidy,
  withoutPreposition,
  withoutStop,
} from "./comma-parts.ts";
import { findDates, withoutDates } from "./date-ranges.ts";
import type { RawEntry } from "./entries.ts";
import { type LabelledFields, labelledIn } from "./entry-labels.ts";
import { atLegalForm, atWhom, partsForWhom } from "./for-whom.ts";
import {
  degreeText,
  inBrackets,
  isOwnBoss,
  isRoleByOrder,
  joinOpen,
  joinWide,
  namedBeforePlace,
  type Piece,
  withBrackets,
  withoutGrades,
} from "./head-pieces.ts";
import type { Line, Segment, StyledPiece } from "./lines.ts";
import { bestOf, schoolAndDegree, wideParts } from "./wide-parts.ts";
import { studyStatus } from "./words/entities.ts";
import type { HeadingKind } from "./words/headings.ts";

/** What the head of an entry names. Pieces that are none of it stay in `rest`. */
export type EntryFields = {
  title: string;
  subTitle: string;
  city: string;
  rest: string[];
  url: string;
  confidence: number;
};

const wideLetters = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u;
const cutters = /\t|\s*[|｜¦]\s*|\s+(?=◆)|\s+[•·∙⋅–—―/／-]\s+|\s{3,}|;\s+(?=\p{Ll})|\s*•\s*|\s+@\s*|；|\uE000/u;

/**
 * Step 6: gives the pieces of the heads of a section their places. Where a piece alone does not tell what it is, the
 * order in which the other entries of the section have theirs decides.
 */
export function fieldsOf(
  entries: readonly (RawEntry & { labels?: LabelledFields })[],
  kind: HeadingKind,
): EntryFields[] {
  const all = entries.map((entry) => piecesOf(entry.head, kind));
  const [a, b] = kind === "education" ? (["degree", "school"] as const) : (["role", "organisation"] as const);
  // Positive: what becomes the title (the role, the degree) stands first in this section.
  const vote = all.reduce((sum, pieces) => {
    const named = pieces.filter(({ scores }) => !isPlaceLike(scores));
    const [one, two] = named;
    if (!one || !two) return sum;
    return sum + one.scores[a] - one.scores[b] - two.scores[a] + two.scores[b];
  }, 0);
  return all.map((pieces, index) => {
    const entry = entries[index];
    return labelled(assign(pieces, kind, vote, entry?.head ?? []), entry?.labels ?? {}, kind);
  });
}

/** What a label names is certain; what stood in its place without one is kept beside it. */
function labelled(fields: EntryFields, labels: LabelledFields, kind: HeadingKind): EntryFields {
  const isWhole = labels.degree !== undefined || fields.title === "" || studyStatus.test(fields.title);
  const degree = isWhole ? [labels.major, labels.degree].filter((one) => one !== undefined).join(" ") : "";
  const title = kind === "education" ? degree || undefined : kind === "work" ? labels.role : (labels.name ?? undefined);
  // "所属：技術" below the name of a company is a department.
  const isCompany = (text: string) => scoresOf(text).organisation >= 1.2;
  const isNamed = kind === "work" && (isCompany(fields.subTitle) || isCompany(fields.title));
  const organisation =
    labels.organisation !== undefined && isNamed && !isCompany(labels.organisation) ? undefined : labels.organisation;
  const under =
    kind === "education" ? labels.school : kind === "work" ? organisation : (labels.role ?? labels.organisation);
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
  // A name without a label fills the field that has neither.
  const free = title === undefined && fields.title === "" ? displaced.shift() : undefined;
  return {
    ...fields,
    title: title ?? (fields.title || free || ""),
    subTitle: under ?? fields.subTitle,
    city: fields.city || (labels.place ?? ""),
    rest: [...fields.rest, ...displaced, ...unused],
    confidence: title !== undefined && under !== undefined ? 0.95 : fields.confidence,
  };
}

const isPlaceLike = ({ place, role, organisation, school, degree }: Scores) =>
  place >= 1.2 && place > Math.max(role, school, degree, organisation * 0.8);

function piecesOf(head: readonly Line[], kind: HeadingKind): Piece[] {
  const pieces = joinWide(withBrackets(allPieces(head, kind)), kind);
  const named = pieces.filter(({ scores }) => !isPlaceLike(scores));
  const [only] = named;
  const parts = named.length === 1 && only ? headParts(only.text, kind) : null;
  if (!only || !parts) return pieces;
  const split = parts.map((text, index) => ({
    ...only,
    text,
    scores: scoresOf(text),
    glue: index > 0 ? ", " : only.glue,
  }));
  return pieces.flatMap((piece) => (piece === only ? split : [piece]));
}

function allPieces(head: readonly Line[], kind: HeadingKind): Piece[] {
  return head.flatMap((line, number) =>
    joinOpen(line.segments).flatMap((segment) =>
      undatedParts(segment).flatMap(({ text, isBold }, index, all) => {
        const at = (segment.x - line.left) / Math.max(1, line.width);
        const [first, ...others] = cutPieces(text, kind, { isBold, line: number, at });
        // A school and what kind of school it is may differ in style, with the dash in one of the two.
        const between = (all[index - 1]?.text.slice(-3) ?? "") + text.slice(0, 3);
        const isDashed = kind === "education" && index > 0 && /\s[–—-]\s/u.test(between);
        return first ? [isDashed ? { ...first, glue: " – " } : first, ...others] : [];
      }),
    ),
  );
}

const cutting = new RegExp(`(${cutters.source})`, "u");

function cutPieces(text: string, kind: HeadingKind, of: Pick<Piece, "isBold" | "line" | "at">): Piece[] {
  const pieces: Piece[] = [];
  text.split(cutting).forEach((part, at, all) => {
    if (at % 2 === 1) return;
    splitFurther(part, kind).forEach((one, index) => {
      const piece = withoutStop(tidy(one));
      // The label of dates that are gone ("工作时间：") names nothing.
      if (!/[\p{L}\p{N}]/u.test(piece) || labelledIn(`${piece}:`)?.label === "time" || isColumnName(piece)) return;
      const dash = /^\s+[–—/-]\s+$/u.exec(all[at - 1] ?? "")?.[0] ?? "";
      const glue = pieces.length === 0 ? "" : index > 0 ? (/[,，]/u.test(part) ? ", " : "") : dash;
      const isBracketed = inBrackets.test(part);
      pieces.push({ text: piece, scores: scoresOf(piece), glue, isBracketed, ...of });
    });
  });
  return pieces;
}

/** The parts of a segment without its dates. A change of style parts two pieces: "**Acme** *Engineer*". */
function undatedParts({ pieces }: Segment): { text: string; isBold: boolean }[] {
  const whole = pieces.map(({ text }) => text).join("");
  const dates = findDates(whole);
  let at = 0;
  const parts: StyledPiece[] = [];
  for (const piece of pieces) {
    const text = maskDates(piece.text, at, dates);
    at += piece.text.length;
    const before = parts.at(-1);
    const isWord = /[\p{L}\p{N}]{2}/u.test(text);
    // Chinese letters do not lean, so that the Latin words beside them differ.
    const isUpright = wideLetters.test(piece.text) || wideLetters.test(before?.text ?? "");
    const isSame =
      before?.isBold === piece.isBold &&
      (before.isItalic === piece.isItalic || isUpright) &&
      before.look === piece.look;
    // "플랜사이 (Plancy)": the same name in other letters.
    // "**Bachelor of Science** in Physics": what a small word or a bracket goes on with belongs to what stands before it.
    const goesOn =
      before !== undefined && /^\s*(?:(?:in|of|and|mit|en|in der|für|&)\s|\()/u.test(text) && degreeIn(before.text);
    const isAlias = isUpright && /^\s*[(（][\p{Script=Latin}\d .&-]{2,30}[)）]\s*$/u.test(text);
    if (before && (isSame || !isWord || isAlias || goesOn)) before.text += text;
    else parts.push({ ...piece, text });
  }
  return parts.map(({ text, isBold }) => ({ text: withoutMasks(text), isBold }));
}

const degreeIn = (text: string) => scoresOf(text).degree >= 1.2;

const mask = "\uF8F0";

function maskDates(text: string, offset: number, dates: readonly { from: number; to: number }[]): string {
  if (dates.length === 0 || [...text].length !== text.length) return text;
  return text.replace(/./gsu, (letter, at: number) =>
    dates.some(({ from, to }) => at + offset >= from && at + offset < to) ? mask : letter,
  );
}

function withoutMasks(text: string): string {
  const at = text.indexOf(mask);
  if (at < 0) return text;
  return withoutDates(
    text,
    [...text.matchAll(/\uF8F0+/gu)].map((found) => ({
      start: "",
      end: "",
      from: found.index,
      to: found.index + found[0].length,
    })),
  );
}

/** Commas and spaces part two pieces only where each is something else. */
function splitFurther(piece: string, kind: HeadingKind): string[] {
  const isEntry = kind === "work" || kind === "education";
  const told = (kind === "work" ? inSentence(piece) : null) ?? atState(piece) ?? (isEntry ? atWhom(piece) : null);
  if (told) return [...told];
  const [name, town] = atPostcode(piece) ?? [];
  if (name && town) return [...splitFurther(name, kind), town];
  const ended = [...(firstSentence(piece) ?? [])];
  const kindsOf = ended.map((part) => bestOf(scoresOf(part), kind));
  if (kindsOf.length > 1 && !kindsOf.includes(null) && kindsOf[0] !== kindsOf[1]) return ended;
  const whom = partsForWhom(piece, kind) ?? (kind === "work" ? atLegalForm(piece) : null);
  if (whom) return whom;
  const at = /^(.{2,60}?)\s+(?:at|bei(?: der| dem)?|chez|en(?: la| el)?|à|in der|in)\s+(.{2,60})$/u.exec(piece);
  if (at && kind !== "project") {
    // "MSc in Physics, University of Nowhere": what was studied is no school, though one follows.
    const whole = at[2] ?? "";
    const [one, two] = [scoresOf(at[1] ?? ""), scoresOf(kind === "education" ? (whole.split(",")[0] ?? "") : whole)];
    // "at" and its like part a job from whoever gave it, also where no table knows that name; the short words of
    // other languages do so only before a known one.
    const isNamed = /^[\p{Lu}\p{Lo}\d]/u.test(at[2] ?? "");
    const isPlain = /\s(?:at|bei(?: der| dem)?|chez)\s/u.test(piece) && isNamed && two.place < 1.2;
    const fits =
      kind === "education"
        ? one.degree > 1 && (two.school > 1.5 || isPlain)
        : one.role > 1.5 && ((two.organisation > 1 && isNamed) || isPlain);
    if (fits) return [at[1] ?? "", at[2] ?? ""];
  }
  const [school, degree, ...more] = kind === "education" ? piece.split(/\s*\/\s*/u) : [];
  if (school && degree && more.length === 0) {
    const kinds = [school, degree].map((part) => bestOf(scoresOf(part), kind));
    if (kinds.includes("school") && kinds.includes("degree")) return [school, degree];
  }
  // "南京大学软件学院硕士": what was reached stands behind its school without a space.
  const reached = kind === "education" ? schoolAndDegree(piece) : null;
  if (reached) return reached;
  // "Stay abroad: Riverside High School": a label of what was done, and where.
  const labelled = kind === "education" ? /^([^:]{4,30}):\s+(\p{Lu}.{4,70})$/u.exec(piece) : null;
  if (labelled?.[1] && labelled[2] && scoresOf(labelled[2]).school > 1.5 && scoresOf(labelled[1]).school < 1.2)
    return [labelled[1], ...splitFurther(labelled[2], kind)];
  // "Acme Group: Senior Developer"
  const [, who = "", what = ""] = kind === "work" ? (/^([^:]{2,50}):\s+([^:]{2,70})$/u.exec(piece) ?? []) : [];
  if (what !== "" && scoresOf(what).role >= 1.6 && scoresOf(who).role < 1.2 && labelledIn(piece) === null)
    return [who, what];
  if (isPlaceLike(scoresOf(piece))) return [piece];
  const byComma = piece.split(/\s*[,，]\s+|，|、(?=.*(?:大学|学院))/u);
  if (byComma.length > 1 && byComma.length < 6) {
    const scores = byComma.map((part) => scoresOf(part));
    const kinds = scores.map((one) => bestOf(one, kind));
    // A town that is the name of a bank too stands before its country.
    kinds.forEach((_, at) => {
      if ((scores[at]?.place ?? 0) >= 2.4 && (scores[at + 1]?.place ?? 0) >= 2.4) kinds[at] = "place";
    });
    const joined: string[] = [];
    byComma.forEach((part, index) => {
      const before = kinds[index - 1];
      const now = kinds[index];
      const isNew =
        index === 0 || (now !== before && now !== null && before !== null) || (now === "place" && before !== "place");
      if (isNew) joined.push(part);
      else joined[joined.length - 1] += `, ${part}`;
    });
    if (joined.length > 1) return joined;
  }
  return wideParts(piece, kind) ?? [piece];
}

function assign(all: readonly Piece[], kind: HeadingKind, vote: number, head: readonly Line[]): EntryFields {
  const { pieces, grades } = kind === "education" ? withoutGrades(all) : { pieces: all, grades: [] };
  const url = head.flatMap((line) => line.segments).find((segment) => segment.url)?.url ?? "";
  // How many took part, and what is said of the employer, names nothing.
  const open = pieces.filter(({ text }) => !isCircumstance(text));
  const asides = pieces.flatMap(({ text }) => (isCircumstance(text) ? [text] : []));
  const take = (piece: Piece | undefined) => {
    if (piece) open.splice(open.indexOf(piece), 1);
    return piece?.text ?? "";
  };
  let city = "";
  let isCityBeside = false;
  if (open.length > 1) {
    const place = open
      .filter(({ scores, text }, index) => isPlaceLike(scores) && (isPlace(text) || index > 0))
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
      if (after && after.glue === ", " && isPlaceLike(after.scores)) city = `${city}, ${take(after)}`;
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
  if (kind !== "education" && kind !== "work")
    return plainFields([...open, ...pieces.filter(({ text }) => isCircumstance(text))], city, url);
  const [a, b] = kind === "education" ? (["degree", "school"] as const) : (["role", "organisation"] as const);
  const by = (field: keyof Scores, other: keyof Scores, least: number) =>
    open
      .filter(({ scores }) => scores[field] >= least && scores[field] > scores[other])
      .sort((x, y) => y.scores[field] - x.scores[field])[0];
  const boss = kind === "work" && open.filter(({ scores }) => !isPlaceLike(scores)).length > 1 && open.find(isOwnBoss);
  let titlePiece = boss ? undefined : by(a, b, 1.2);
  let subPiece = boss || by(b, a, 1.2);
  if (!boss && !titlePiece && subPiece && kind === "work" && isRoleByOrder(subPiece, open, vote)) {
    titlePiece = subPiece;
    subPiece = undefined;
  }
  const free = open.filter((piece) => piece !== titlePiece && piece !== subPiece);
  const unplaced = free.filter(({ scores }) => !isPlaceLike(scores));
  const named = unplaced.length > 0 ? unplaced : free;
  const titleFirst =
    vote > 0.5 || (vote > -0.5 && kind === "work" && !/[\u4E00-\u9FFF]/u.test(pieces.map(({ text }) => text).join("")));
  if (!titlePiece && !subPiece) {
    const [one, two] = named;
    // In Chinese, Japanese and Korean what alone heads a job is who gave it.
    const isAlone = two === undefined && kind === "work" && wideLetters.test(one?.text ?? "");
    titlePiece = titleFirst && !isAlone ? one : two;
    subPiece = titleFirst && !isAlone ? two : one;
  } else if (!titlePiece) titlePiece = closest(named, subPiece, titleFirst, open);
  else if (!subPiece) subPiece = closest(named, titlePiece, !titleFirst, open);
  const confidence = titlePiece && subPiece ? 0.6 + 0.1 * Math.min(4, titlePiece.scores[a] + subPiece.scores[b]) : 0.5;
  const title = degreeText(titlePiece, kind, open, subPiece);
  const subTitle = withoutPreposition(take(subPiece));
  take(titlePiece);
  for (const extra of title.extra) take(extra);
  const rest = grades.filter((one) => /\d/u.test(one));
  const fields = { title: title.text, subTitle, city, rest, url, confidence };
  const beforePlace = isCityBeside && subTitle === "" && title.text !== "" ? namedBeforePlace(city) : null;
  if (beforePlace) [fields.subTitle, fields.city] = beforePlace;
  // What a dash parts from the name of a job or a company, and is nothing else, belongs to that name.
  for (const piece of open) {
    const at = pieces.indexOf(piece);
    // A comma does so where what follows it is nothing that a field holds: a department, a subject.
    const isRest = piece.glue.includes(",") && (kind !== "work" || bestOf(piece.scores, kind) !== null);
    const before = isRest ? undefined : piece.glue && pieces[at - 1];
    const next = pieces[at + 1];
    const after = next?.glue && !next.glue.includes(",") ? next : undefined;
    const target = (one: Piece | "" | undefined): "title" | "subTitle" | null => {
      if (!one || (kind !== "work" && (one === titlePiece || !piece.glue.includes("/")))) return null;
      return one === titlePiece ? "title" : one === subPiece ? "subTitle" : null;
    };
    const [upper, lower] = [target(before), target(after)];
    // "Lakeside School - Agen": one word behind a dash is the town of a school, known or not.
    // "Intern, Machine Learning Group" below the name of a company: the department belongs to the role.
    const isDepartment =
      kind === "work" &&
      piece.glue === ", " &&
      pieces[at - 1] === titlePiece &&
      subPiece !== undefined &&
      subPiece.line !== piece.line &&
      bestOf(piece.scores, kind) === "organisation";
    const isTown =
      kind === "education" && fields.city === "" && /[–—-]/u.test(piece.glue) && pieces[at - 1] === subPiece;
    if (isTown && /^\p{Lu}[\p{L}'’-]{2,24}$/u.test(piece.text)) fields.city = piece.text;
    else if (isDepartment) fields.title += piece.glue + piece.text;
    else if (upper) fields[upper] += piece.glue + piece.text;
    else if (lower && after) fields[lower] = piece.text + after.glue + fields[lower];
    else fields.rest.push(piece.text);
  }
  fields.rest.push(...asides);
  return fields;
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
