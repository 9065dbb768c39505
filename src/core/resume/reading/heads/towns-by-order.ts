import { isPlace, isPlaceLike, isSurePlace, scoresOf } from "../terms/classify.ts";
import { mayBeTown } from "../terms/comma-lists.ts";
import type { Piece } from "./head-pieces.ts";

/**
 * "Insite, Kleinau" among heads such as "Acme, Paris", and "Insite, Kleinau – France": what a comma parts from a name where
 * the others have their town is a town that no table knows. Returns the pieces with it apart.
 */
export function withTownsParted(all: readonly Piece[][]): Piece[][] {
  const told = all.filter((pieces) =>
    pieces.some((piece, at) => at > 0 && isPlaceLike(piece.scores) && piece.glue === ", "),
  );
  const open = all.filter((pieces) => pieces.some((piece) => !isSurePlace(piece.scores) && nameAndTown(piece)));
  const isUsual = told.length > 0 && told.length >= open.length;
  return all.map((pieces) => {
    const partsAt = (at: number) => {
      const piece = pieces[at];
      const mayHold = piece && (landBehind(pieces, at) !== null || (isUsual && !isSurePlace(piece.scores)));
      const parts = mayHold ? nameAndTown(piece) : null;
      // A town that stands in the head a second time is told apart by that.
      return parts && !pieces.some(({ text }) => text === parts[1]) ? parts : null;
    };
    return pieces.flatMap((piece, at) => {
      // A land goes with its town.
      if (landBehind(pieces, at - 1) === piece && partsAt(at - 1)) return [];
      const [name, town] = partsAt(at) ?? [];
      if (!name || !town) return [piece];
      const land = landBehind(pieces, at);
      const text = land ? town + land.glue + land.text : town;
      return [
        { ...piece, text: name, scores: scoresOf(name) },
        { ...piece, text, scores: { ...scoresOf(town), place: 2 }, glue: ", " },
      ];
    });
  });
}

/** The land that a dash parts from a piece of the same line; null where none stands there. */
function landBehind(pieces: readonly Piece[], at: number): Piece | null {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const isLand = piece && next?.line === piece.line && isSurePlace(next.scores) && /[–—-]/u.test(next.glue);
  return isLand ? next : null;
}

/** The name before the only comma of a piece, and what may be a town behind it; null for any other piece. */
function nameAndTown({ text, scores, isAside }: Piece): readonly [string, string] | null {
  const [name = "", town = "", ...more] = text.split(/,\s+/u);
  const isName = isAside !== true && more.length === 0 && scores.role < 1.2 && scoresOf(name).place < 1.2;
  return isName && (isPlace(town) || mayBeTown(town, scoresOf(town))) ? [name, town] : null;
}

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
