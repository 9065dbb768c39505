import { findDates } from "../dates/date-ranges.ts";
import type { Segment } from "../lines/lines.ts";
import { type Scores, scoresOf } from "../terms/classify.ts";
import { isCampusOf, mayBeTown } from "../terms/comma-lists.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { bestOf } from "../terms/wide-parts.ts";
import { studyStatus } from "../words/entities.ts";
import { frenchHonours } from "../words/french-honours.ts";
import type { HeadingKind } from "../words/headings.ts";

/** A part of the head of an entry, as it is before it is known what it names. */
export type Piece = {
  text: string;
  scores: Scores;
  isBold: boolean;
  line: number;
  /** Where it begins, as a share of the width of its column. */
  at: number;
  /** What stands between it and the piece before, where that is a dash or a comma of one text; else empty. */
  glue: string;
  /** True where it stands in one text with the piece before, behind a dash, a comma, a small word or a space. */
  isWeak?: boolean;
  /** True where a point in the middle of the line stands between it and the piece before. */
  point?: boolean;
  /** True where brackets stand around the whole of it. */
  isBracketed?: boolean;
  /** True for what names nothing, whatever its words are elsewhere: an address of the web, a list in brackets. */
  isAside?: boolean;
};

export const inBrackets = /^\s*[(（]\s*\p{L}[^()（）]{1,24}[)）]\s*$/u;

/** "Lakeside School (Website)": the word behind which an address stands. */
export const linkWord =
  /^(?:web ?site|webseite|home ?page|link|web|url|demo|zeugnis|zertifikat|urkunde|certificate)$/iu;

/** "Developer    2019    (internship)": what stands in brackets by itself on the line of a role says more of it. */
export function withBrackets(pieces: readonly Piece[]): Piece[] {
  const told: Piece[] = [];
  for (const piece of pieces) {
    // "（移动支付，A轮）" behind a company, and what begins with a bracket and goes on below, names nothing.
    const isBehind = told.at(-1)?.line === piece.line;
    const isList = piece.isBracketed === true && /[,，、]/u.test(piece.text) && bestOf(piece.scores, "work") === null;
    // "(company sold)" beside dates: small words in brackets tell how it ended.
    const isTold =
      piece.isBracketed === true && /^\p{Ll}{4,}\s\p{Ll}{3,}$/u.test(piece.text) && piece.scores.role < 1.2;
    if (isTold && !isBehind) {
      told.push({ ...piece, isAside: true });
      continue;
    }
    if (isBehind && (isList || /^[(（][^)）]*$/u.test(piece.text))) {
      told.push({ ...piece, isAside: true });
      continue;
    }
    const role = told.findLastIndex(({ line, scores }) => line === piece.line && scores.role >= 1.2);
    const before = told[role];
    const isMore = piece.isBracketed === true && Math.max(piece.scores.place, piece.scores.organisation) < 1.2;
    // "Acme (Neudorf)": behind a name that no table knows it is a place.
    const isLink = isMore && linkWord.test(piece.text.trim());
    const isPlain = isMore && !isLink && told.at(-1)?.line === piece.line && /^\p{Lu}\p{L}+$/u.test(piece.text);
    if (before && isMore && !isLink) told[role] = { ...before, text: `${before.text} (${piece.text})` };
    else if (isLink) told.push({ ...piece, isAside: true });
    else told.push(isPlain ? { ...piece, scores: { ...piece.scores, place: 2 } } : piece);
  }
  return told;
}

/** What somebody was given for their studies, and the label of the day on which they end: no part of what they studied. */
const grade =
  /^(?:(?:cumulative|overall|final|major)\s+)?(?:c?gpa|grades?|marks?|percentage|(?:aktuelle[rs]?\s|vorläufige[rs]?\s)?(?:(?:abschluss|gesamt|durchschnitts|end|abitur|abi|bachelor|master|diplom)-?)?(?:noten?|(?:noten)?(?:durch)?schnitt(?:snote)?)|moyenne(?: générale)?|promedio|nota media|calificación)\b.*\d|^\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|c?gpa)$|^\d{1,3}(?:[.,]\d{1,2})?\s*\/\s*\d{1,3}(?:[.,]\d+)?$|^\d{2,3}(?:[.,]\d+)?\s?%$|^[Øø∅]\s*:?\s*\d[.,]\d{1,2}$|^(?:grade\s*:?\s*)?(?:(?:(?:expected|projected|anticipated|planned|intended)\s+)?(?:date\s+of\s+|year\s+of\s+)?graduat(?:ion|ed|ing)(?:\s+date)?|expected|anticipated|class of|voraussichtlich(?:er abschluss)?|en cours|in progress)$|^graduated\s|^(?:(?:[cs]?gpa|marks?|grades?|percentage|score|aggregate|result|division)(?:\s*[/,&]\s*)?)+$|^(?:(?:year|date|month) of (?:passing|completion)|passing year|passed(?: out)?|pass ?out year|completed(?: in)?)$/iu;
const gradeAtEnd = new RegExp(
  `(?:\\s*[(（]|\\s*[,;:–—-]\\s+|\\s+mit\\s+(?:einem|einer|der|dem)\\s+|\\s+(?=c?gpa\\b)|\\s+(?:with|securing|scoring|scored|obtaining)\\s+(?:an?\\s+)?(?:aggregate\\s+(?:of\\s+)?)?(?=\\d|c?gpa\\b))((?:${grade.source.replaceAll("^", "").replaceAll("$", "")})[^()（）]*)[)）]?$`,
  "iu",
);

/** "Lakeside Hochschule (2 Semester)", "…, ohne Abschluss": how long or how somebody was there is no part of the school. */
const extent =
  "(?:ca\\.\\s)?\\d{1,2}\\s?(?:Semester|Jahre?|Monate?|Wochen?|years?|semesters?|months?|weeks?|ans?|semestres?|mois|años?)|Teilzeit|Vollzeit|part[ -]time|full[ -]time|temps partiel|berufsbegleitend|nebenberuflich|Fernstudium|Fernkurs|Abendschule|(?:o\\.|ohne)\\s?Abschlu(?:ss|ß)|abgebrochen|nicht abgeschlossen|Auslandssemester|not completed|online";
const extentAtEnd = new RegExp(`^(.{3,70}?)(?:\\s*[(（](${extent})[)）]|,\\s+(${extent}))$`, "iu");

/** How well a degree was reached, in brackets behind its name: "MSc (distinction) Computing". */
const honours =
  /\s*[(（]((?:with\s|mit\s|avec\s|con\s)?(?:(?:high\s)?distinction|merit|credit|(?:first|second|third)[\s-]class(?:\shonou?rs)?|first|2:[12i]+|1st|(?:summa|magna)?\s?cum laude|(?:high(?:est)?\s|great\s)?honou?rs|auszeichnung|(?:sehr )?gut|mention(?:\s(?:très\s)?(?:bien|honorable)|\sassez bien)?|matrícula de honor|sobresaliente|notable))[)）](?=\s|$)/iu;

/** "MSc Maps (Thesis Area: Rivers)": what was written, and with whom, is told below the degree. */
const thesisAtEnd =
  /\s*[(（]((?:thesis|dissertation|research|advisors?|supervisors?)[\p{L} ]{0,20}:\s[^()（）]{3,90})[)）]$/iu;

/** The same behind a comma, a dash or a small word: "BA History, cum laude", "BSc Maps with distinction". */
const honoursAtEnd =
  /(?:\s*[,;–—-]\s+|\s+(?:with|mit)\s+)((?:(?:summa|magna|maxima|insigni)\s+)?cum laude|(?:(?:high(?:est)?|great|first class)\s+)?(?:distinction|merit)|(?:first|(?:upper |lower )?second|third)(?:[\s-]class(?:\s+honou?rs)?|\s+honou?rs)(?:,?\s*[(（]?(?:upper|lower|first|second) division[)）]?)?|(?:upper|lower) second|first class|2[:.][12i]+|mean grade\s.{1,3}|grade\s*[:–-]?\s*[A-F][+-]?)$/iu;

/** The same in French, which stands behind a degree also without any sign: "Bac S mention bien". */
const mention = new RegExp(
  `(?:^|\\s*[(（]\\s*|\\s*[,;:–—-]\\s+|\\s+)(${frenchHonours})\\s*[)）]?(?=$|\\s*[,;)–—-]|\\s+(?:à|au|en)\\s)`,
  "iu",
);

/** What may stand beside a degree and is no part of it. */
const asides = [honours, honoursAtEnd, mention, thesisAtEnd];

/** Returns true for what somebody was given for their studies, or when these end: it names nothing. */
export const isGrade = (text: string) => grade.test(text.trim()) || isNumber(text);

/** The number of a page or of a row. */
const isNumber = (text: string) => /^\d$/u.test(text.trim());

/** Parts the grades from the pieces of a school: they are kept as text below it. */
export function withoutGrades(all: readonly Piece[]): { pieces: Piece[]; grades: string[] } {
  const grades: string[] = [];
  const pieces = all.flatMap((piece) => {
    const told = asides.reduce<RegExpExecArray | null>((found, one) => found ?? one.exec(piece.text), null);
    const bare = asides.reduce((rest, one) => rest.replace(one, ""), piece.text);
    const text = bare.replace(/^\s*[,;]\s*/u, "").trim();
    if (!told) return [piece];
    grades.push(told[1] ?? "");
    return text === "" ? [] : [{ ...piece, text, scores: scoresOf(text) }];
  });
  const kept = pieces.flatMap((piece) => {
    if (isGrade(piece.text)) {
      // The label of a day that is gone says nothing more.
      if (/\d/u.test(piece.text)) grades.push(piece.text);
      return [];
    }
    if (isStudyNote(piece.text) || honoursAtEnd.test(`, ${piece.text}`.replace(/^, (?:with|mit) /iu, ", "))) {
      grades.push(piece.text);
      return [];
    }
    const [, school = "", inBracket, behind] =
      piece.scores.school > piece.scores.degree ? (extentAtEnd.exec(piece.text) ?? []) : [];
    if (school !== "") {
      grades.push(inBracket ?? behind ?? "");
      return [{ ...piece, text: school, scores: scoresOf(school) }];
    }
    const end = gradeAtEnd.exec(piece.text);
    const text = end ? piece.text.slice(0, end.index).trim() : "";
    if (!end || text.length < 4) return [piece];
    if (/\d/u.test(end[1] ?? "")) grades.push((end[1] ?? "").trim());
    return [{ ...piece, text, scores: scoresOf(text) }];
  });
  return kept.length > 0 ? { pieces: kept, grades } : { pieces: [...all], grades: [] };
}

const ownBoss =
  /^(?:freelance|freelancer|self[- ]employed|selbst(?:st)?ändig|freiberuflich|indépendante?|à son compte|autónom[oa]|por cuenta propia|(?:contratista|profesional|trabajador[ae]?|consultor[ae]?)?\s?independiente|independent contractor|travailleur indépendant|auto-?entrepreneur|micro-?entrepreneur|フリーランス|フリーランサー|個人事業主|自営業|프리랜서|自由职业者?)$/iu;

const ownWorker = /^(?:freelancer(?:in)?|freiberufler(?:in)?|フリーランサー)$/iu;

/** "Freelancer, Acme": whoever works so does it for somebody, where nothing else says what the work was. */
export function isOwnWorker({ text }: Piece): boolean {
  return ownWorker.test(text);
}

/** Who works for nobody has that in the place of an employer, where something else says what the work was. */
export function isOwnBoss({ text }: Piece): boolean {
  return ownBoss.test(text);
}

/**
 * "Insite, Buenos Aires" looks like a town and its country where nothing else names who gave the job: then what stands
 * before the known place does.
 */
export function namedBeforePlace(city: string): readonly [string, string] | null {
  const parts = city.split(/\s*,\s*/u);
  const at = parts.findIndex((part, index) => index > 0 && scoresOf(part).place >= 1.2);
  const [first = ""] = parts;
  const isName = /^[\p{Lu}\p{N}]/u.test(first) && first.length > 1 && scoresOf(first).place < 1.2;
  if (!isName) return null;
  // "Guest House, Kleinau": a town that no table knows stands behind the name in the same way.
  const isTold = at > 0 || (parts.length === 2 && mayBeTown(parts[1] ?? "", scoresOf(parts[1] ?? "")));
  const from = at > 0 ? at : 1;
  return isTold ? [parts.slice(0, from).join(", "), parts.slice(from).join(", ")] : null;
}

/** "MSc Computing – Profile: Networks": what stands behind such a word is the subject more closely. */
const direction =
  /^(?:profile|track|focus|speciali[sz]ation|concentration|major|minor|option|emphasis|stream|branch|pathway|thesis track|schwerpunkt|vertiefung|profil|spécialité|mención|especialidad)\s*[:：](?=\s*\p{L})/iu;

/** A subject belongs to its degree: "计算机科学与技术" and "本科" are one title. */
export function degreeText(
  piece: Piece | undefined,
  kind: HeadingKind,
  open: readonly Piece[],
  school: Piece | undefined,
): { text: string; extra: Piece[] } {
  if (!piece) return { text: "", extra: [] };
  if (kind !== "education") return { text: piece.text, extra: [] };
  // "毕业" and "在读" say how far it went, and stand between the degree and its subject.
  const told = open.filter(({ text }) => !studyStatus.test(text));
  const at = told.indexOf(piece);
  const extra = told.filter((other, index) => {
    if (
      other === piece ||
      other === school ||
      Math.max(other.scores.place, other.scores.school) >= 1.2 ||
      other.text.length > (other.glue === "" ? 40 : 80) ||
      /gpa|排名|绩点|[:：]|\d\.\d|%/iu.test(other.text.replace(direction, "").replace(/[(（][^()（）]*[)）]/gu, ""))
    )
      return false;
    if (other.line !== piece.line && other.line !== school?.line) return false;
    if (/[/–—-]/u.test(other.glue) && told[index - 1] === school) return false;
    if (school?.glue.includes("/") && told[index + 1] === school) return false;
    const isBehind = school !== undefined && at < told.indexOf(school) && told.indexOf(school) < index;
    if (isBehind && /^\p{Ll}/u.test(other.text)) return false;
    return Math.abs(index - at) === 1 || (Math.abs(index - at) === 2 && told[(index + at) / 2] === school);
  });
  const parts = open.filter((one) => one === piece || extra.includes(one)).slice(0, 3);
  const isWide = /[\u4E00-\u9FFF]/u.test(piece.text);
  return { text: parts.map(({ text }) => text).join(isWide ? " " : ", "), extra: parts.filter((one) => one !== piece) };
}

/** "Nantes, Pays de la Loire,", dates, "France": what ends with a comma goes on in the next text that is no date. */
export function joinOpen(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const open = joined.findLast(({ text }) => findDates(text).length === 0);
    if (open && /,$/u.test(open.text.trim()) && findDates(segment.text).length === 0) {
      const pieces = [
        ...open.pieces,
        ...segment.pieces.map((one, at) => (at > 0 ? one : { ...one, text: ` ${one.text}` })),
      ];
      joined[joined.indexOf(open)] = { ...open, pieces, text: `${open.text} ${segment.text}` };
    } else joined.push(segment);
  }
  return joined;
}

/**
 * "Software Manager" may name a company as well as a role: beside a name that no table knows it is the role where the
 * other entries of the section have theirs in its place. `vote` is positive where roles stand first.
 */
export function isRoleByOrder(piece: Piece, open: readonly Piece[], vote: number): boolean {
  const named = open.filter(({ scores }) => scores.place < 1.2);
  const [one, two] = named;
  if (!one || !two || named.length > 2 || piece.scores.role < 1.2) return false;
  const other = piece === one ? two : one;
  const isUnknown = Math.max(other.scores.role, other.scores.organisation) < 1.2;
  return isUnknown && (piece === one ? vote > 0.5 : vote < -0.5);
}

const faculty = /^(?!大学院)\S{1,20}(?:学部|学科|研究科|専攻|学域|学群|学類|コース)(?:$|[\s・])/u;

const hangul = /\p{Script=Hangul}/u;

/** Two Chinese pieces of one thing, which only a wide space parts, are one ("横浜国立大学　大学院"), and both sides of a slash. */
export function joinWide(pieces: readonly Piece[], kind: HeadingKind): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const best = bestOf(piece.scores, kind);
    const isSame = before && before.line === piece.line && best !== null && best === bestOf(before.scores, kind);
    // "東都大学　工学部・航空学科": behind its school a faculty says what was studied there.
    if (isSame && best === "school" && faculty.test(piece.text) && /(?:大学|大学院|学校|高校)$/u.test(before.text)) {
      joined.push({ ...piece, scores: { ...piece.scores, school: 0, degree: piece.scores.school } });
      continue;
    }
    // "Acme Institute – University": a school and what kind of school it is.
    const isWhole = isSame ? best === "school" : isOfSchool(before, piece);
    const isDashed = isWhole && /[–—-]/u.test(piece.glue);
    // "가람 / 가람소프트": two Korean names that no table knows are one on both sides of a slash.
    const areNames =
      before?.line === piece.line && best === null && bestOf(before.scores, kind) === null && hangul.test(piece.text);
    const isSlashed = isDashed || ((isSame || areNames) && piece.glue.includes("/"));
    if (before && saysOfRole(before, piece, pieces, kind)) {
      const text = `${before.text} ${piece.text}`;
      joined[joined.length - 1] = { ...before, text, scores: scoresOf(text) };
      continue;
    }
    if (before && (isSlashed || (isSame && /[\u4E00-\u9FFF]/u.test(before.text + piece.text) && best !== "place"))) {
      const text = `${before.text}${isSlashed ? piece.glue : " "}${piece.text}`;
      joined[joined.length - 1] = { ...before, text, scores: scoresOf(text) };
    } else joined.push(piece);
  }
  return joined;
}

/** "Hochschule Neudorf – Technik und Wirtschaft": what is taught there is a part of the name of a German school. */
const fieldsOfSchool =
  /^(?:hochschule für |university of )?(?:(?:technik|wirtschaft|gestaltung|design|kunst|künste|medien|soziales|sozialwesen|gesundheit|recht|verwaltung|umwelt|informatik|angewandte wissenschaften|applied sciences)(?:,\s|\s(?:und|&)\s|$))+$/iu;

/** "Lakeside University – Main Campus", "Hochschule Kiel – HK": which part of a school it is, and its short name. */
function isOfSchool(before: Piece | undefined, { text, line, scores }: Piece): boolean {
  if (!before || before.line !== line || before.scores.school < 1.6) return false;
  const isShort = /^\p{Lu}{2,6}$/u.test(text) && text[0] === before.text[0]?.toUpperCase();
  return (
    isCampusOf(before.text, text) ||
    (/hochschule/iu.test(before.text) && fieldsOfSchool.test(text)) ||
    (isShort && Math.max(scores.degree, scores.place) < 1.2) ||
    /^(?:\p{L}+\s)?campus(?:\s\p{Lu}\p{L}+)?$/iu.test(text)
  );
}

/**
 * "家用电器 Firmware 工程师" beside the name of a company: what stands before a role in the same text, and is nothing
 * known, says of what it is.
 */
function saysOfRole(before: Piece, piece: Piece, all: readonly Piece[], kind: HeadingKind): boolean {
  const isOne = before.line === piece.line && before.at === piece.at && piece.glue === "" && before.isAside !== true;
  if (kind !== "work" || !isOne || !/\p{Script=Han}/u.test(before.text + piece.text)) return false;
  if (bestOf(before.scores, kind) !== null || bestOf(piece.scores, kind) !== "role") return false;
  // On a line of its own it may be longer.
  const others = all.filter((one) => one !== before && one !== piece && bestOf(one.scores, kind) === "organisation");
  return others.some(({ line }) => before.text.length <= (line === piece.line ? 12 : 40));
}
