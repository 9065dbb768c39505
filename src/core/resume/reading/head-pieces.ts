import { type Scores, scoresOf } from "./classify.ts";
import { findDates } from "./date-ranges.ts";
import type { Segment } from "./lines.ts";
import { studyStatus } from "./words/entities.ts";
import type { HeadingKind } from "./words/headings.ts";

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
};

/** What somebody was given for their studies, and the label of the day on which they end: no part of what they studied. */
const grade =
  /^(?:(?:cumulative|overall|final|major)\s+)?(?:c?gpa|grades?|marks?|percentage|(?:abschluss|gesamt|durchschnitts)?note|durchschnitt|moyenne(?: générale)?|promedio|nota media|calificación)\b.*\d|^\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|c?gpa)$|^\d[.,]\d{1,2}\s*\/\s*\d+(?:[.,]\d+)?$|^\d{2,3}(?:[.,]\d+)?\s?%$|^(?:grade\s*:?\s*)?(?:(?:expected\s+)?(?:date\s+of\s+)?graduat(?:ion|ed|ing)(?:\s+date)?|expected|anticipated|class of|voraussichtlich(?:er abschluss)?|en cours|in progress)$/iu;
const gradeAtEnd = new RegExp(
  `(?:\\s*[(（]|\\s*[,;–—-]\\s+|\\s+(?=c?gpa\\b))((?:${grade.source.replaceAll("^", "").replaceAll("$", "")})[^()（）]*)[)）]?$`,
  "iu",
);

/** Parts the grades from the pieces of a school: they are kept as text below it. */
export function withoutGrades(pieces: readonly Piece[]): { pieces: Piece[]; grades: string[] } {
  const grades: string[] = [];
  const kept = pieces.flatMap((piece) => {
    if (grade.test(piece.text)) {
      grades.push(piece.text);
      return [];
    }
    const end = gradeAtEnd.exec(piece.text);
    const text = end ? piece.text.slice(0, end.index).trim() : "";
    if (!end || text.length < 4) return [piece];
    grades.push((end[1] ?? "").trim());
    return [{ ...piece, text, scores: scoresOf(text) }];
  });
  return kept.length > 0 ? { pieces: kept, grades } : { pieces: [...pieces], grades: [] };
}

const ownBoss =
  /^(?:freelance|freelancer|self[- ]employed|selbst(?:st)?ändig|freiberuflich|indépendante?|à son compte|autónom[oa]|por cuenta propia)$/iu;

/** Who works for nobody has that in the place of an employer, where something else says what the work was. */
export function isOwnBoss({ text }: Piece): boolean {
  return ownBoss.test(text);
}

/**
 * "Insite, Buenos Aires" looks like a town and its country where nothing else names who gave the job: then what stands
 * before the known place does.
 */
export function namedBeforePlace(city: string): readonly [string, string] | null {
  const [first = "", ...rest] = city.split(/\s*,\s*/u);
  const place = rest.join(", ");
  const isName = /^[\p{Lu}\p{N}]/u.test(first) && first.length > 1 && scoresOf(first).place < 1.2;
  return rest.length > 0 && isName && scoresOf(rest[0] ?? "").place >= 1.2 ? [first, place] : null;
}

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
      other.scores.place >= 1.2 ||
      other.text.length > 40 ||
      /gpa|排名|绩点|[:：]|\d\.\d|%/iu.test(other.text)
    )
      return false;
    if (other.line !== piece.line && other.line !== school?.line) return false;
    if (/[/–—-]/u.test(other.glue) && told[index - 1] === school) return false;
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
