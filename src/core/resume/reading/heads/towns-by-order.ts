import { isPlaceLike } from "../terms/classify.ts";
import { mayBeTown } from "../terms/comma-lists.ts";
import type { Piece } from "./head-pieces.ts";

/**
 * "Acme – Paris" in several entries of a section: what stands behind the same sign at the end of the same line of the others
 * is a town too, whether a table knows it or not.
 */
export function withTownsByOrder(all: readonly Piece[][]): Piece[][] {
  const ends = all.flatMap((pieces) => pieces.filter((piece, at) => isAtEnd(piece, at, pieces)));
  const known = ends.filter(({ scores }) => isPlaceLike(scores));
  const unknown = ends.filter(({ text, scores }) => !isPlaceLike(scores) && mayBeTown(text, scores));
  const isTown = (piece: Piece) => {
    const like = (one: Piece) => one.glue.trim() === piece.glue.trim();
    return (
      unknown.includes(piece) &&
      known.filter(like).length > 1 &&
      known.filter(like).length >= unknown.filter(like).length
    );
  };
  return all.map((pieces) =>
    pieces.map((piece) => (isTown(piece) ? { ...piece, scores: { ...piece.scores, place: 2 } } : piece)),
  );
}

/** The last of several pieces of one line, behind a dash or a comma, in a head that names two things beside it. */
function isAtEnd(piece: Piece, at: number, pieces: readonly Piece[]): boolean {
  const others = pieces.filter((one) => one !== piece && !isPlaceLike(one.scores));
  const isOne = /^[\p{L}'’-]+(?: \p{L}+)?$/u.test(piece.text) || isPlaceLike(piece.scores);
  return /[–—,-]/u.test(piece.glue) && isOne && others.length > 1 && pieces[at + 1]?.line !== piece.line;
}
