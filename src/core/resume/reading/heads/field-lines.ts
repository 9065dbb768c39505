import { isPlaceLike } from "../terms/classify.ts";
import type { HeadingKind } from "../words/headings.ts";
import { atComma } from "./comma-parts.ts";
import type { Piece } from "./head-pieces.ts";

/**
 * The entries of a section are built alike: where their heads have two lines, one of these names the role or the degree
 * in all of them, and the other one who gave it. Which one does is decided over the whole section.
 */

/** The pieces of a head that may name something, by line; the lines without any are left out. */
type Rows = readonly (readonly Piece[])[];

/** Which of the first two lines names what becomes the title. */
export type FieldLines = { title: 0 | 1; sub: 0 | 1 };

const most = 2.5;
/** In favour of two lines where the first of them has one piece, and against them where that one may name both. */
const favour = 0.4;

const rowsOf = (pieces: readonly Piece[]): Rows => {
  const named = pieces.filter(({ scores }) => !isPlaceLike(scores));
  const lines = [...new Set(named.map(({ line }) => line))].slice(0, 2);
  return lines.map((line) => named.filter((piece) => piece.line === line));
};

/** How much more a piece looks like a title than like who gave it. */
function leaning({ scores }: Piece, kind: HeadingKind): number {
  const value = kind === "education" ? scores.degree - scores.school : scores.role - scores.organisation;
  return Math.max(-most, Math.min(most, value));
}

const best = (row: readonly Piece[], kind: HeadingKind, sign: 1 | -1) =>
  row.reduce<Piece | undefined>((first, one) => {
    // The first of a line names it, unless another one clearly does.
    const gain = first ? sign * (leaning(one, kind) - leaning(first, kind)) : 1;
    return gain >= 1.2 && (!first || sign * leaning(first, kind) < 1.2) ? one : (first ?? one);
  }, undefined);

/** "Engineer, Acme" names both, where nothing tells what stands on the other line. */
const namesBoth = (title: Piece, sub: Piece, kind: HeadingKind) =>
  leaning(sub, kind) > -0.8 && atComma(title.text, kind) !== null;

/** Returns the lines of the fields of a section; null where its heads have one line, or say nothing about it. */
export function fieldLinesOf(all: readonly (readonly Piece[])[], kind: HeadingKind): FieldLines | null {
  if (kind !== "work" && kind !== "education") return null;
  const heads = all.map(rowsOf);
  if (heads.filter((rows) => rows.length > 1).length < 2) return null;
  const evidence = ({ title, sub }: FieldLines) =>
    heads.reduce((sum, rows) => {
      const [one, two] = [best(rows[title] ?? [], kind, 1), best(rows[sub] ?? [], kind, -1)];
      const isPlain = rows[0]?.length === 1;
      if (one && two && namesBoth(one, two, kind)) return sum;
      return one && two ? sum + leaning(one, kind) - leaning(two, kind) + (isPlain ? favour : -favour) : sum;
    }, 0);
  const beside = (order: 1 | -1) =>
    heads.reduce((sum, [row = []]) => {
      const [one, two] = row;
      return one && two ? sum + order * (leaning(one, kind) - leaning(two, kind)) : sum;
    }, 0);
  const [upper, lower]: [FieldLines, FieldLines] = [
    { title: 0, sub: 1 },
    { title: 1, sub: 0 },
  ];
  const [first, second] = [evidence(upper), evidence(lower)];
  const found = Math.max(first, second);
  const isSure = Math.abs(first - second) >= 1 && found >= 1.2 && found > Math.max(beside(1), beside(-1));
  return isSure ? (first > second ? upper : lower) : null;
}

/** Returns the pieces that stand where this section has its fields; null where those of this head say otherwise. */
export function piecesAt(
  { title, sub }: FieldLines,
  pieces: readonly Piece[],
  kind: HeadingKind,
): { title: Piece; sub: Piece } | null {
  const rows = rowsOf(pieces);
  const [one, two] = [best(rows[title] ?? [], kind, 1), best(rows[sub] ?? [], kind, -1)];
  if (!one || !two || namesBoth(one, two, kind) || leaning(one, kind) - leaning(two, kind) < -0.8) return null;
  // Both may stand on one line in an entry whose other line tells about it.
  const isBeside = (row: readonly Piece[]) =>
    (row.includes(one) && row.some(({ glue }) => glue.includes(","))) ||
    (row.some((piece) => leaning(piece, kind) >= 1.5) && row.some((piece) => leaning(piece, kind) <= -1.5));
  // What clearly names a field elsewhere in the head is not set aside for something unknown.
  const isBetter = (sign: 1 | -1, held: Piece) =>
    sign * leaning(held, kind) < 0.8 &&
    pieces.some((piece) => piece !== one && piece !== two && sign * leaning(piece, kind) >= 1.5);
  return rows.some(isBeside) || isBetter(1, one) || isBetter(-1, two) ? null : { title: one, sub: two };
}

/**
 * Where the companies of a section stand above the roles, a head that begins with a role and a dash has no company of its
 * own: "Trainee – Riverside Program" below another job is the role with what it was for. Returns the pieces of the head.
 */
export function withTailOfRole({ title }: FieldLines, pieces: readonly Piece[]): Piece[] {
  const named = pieces.filter(({ scores, isAside }) => isAside !== true && !isPlaceLike(scores));
  const [role, tail, ...others] = named;
  const isRole = title === 1 && role !== undefined && role === pieces[0] && leaning(role, "work") >= 1.5;
  const isTail =
    tail !== undefined &&
    others.length === 0 &&
    /[–—-]/u.test(tail.glue) &&
    tail.line === role?.line &&
    Math.abs(leaning(tail, "work")) < 0.8;
  if (!isRole || !isTail) return [...pieces];
  return pieces.flatMap((piece) =>
    piece === role ? [{ ...role, text: role.text + tail.glue + tail.text }] : piece === tail ? [] : [piece],
  );
}
