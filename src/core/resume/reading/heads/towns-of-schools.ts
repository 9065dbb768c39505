import { isPlaceLike } from "../terms/classify.ts";
import { namesSubject } from "../terms/subjects.ts";
import { bestOf } from "../terms/wide-parts.ts";
import type { Piece } from "./head-pieces.ts";

/**
 * "Lakeside School, Buxtehude": behind the comma of a school stands its town, whether a table knows it or not, where it
 * names nothing that is studied. The same word is a town in the other heads of the section, wherever it stands.
 */
export function withTownsOfSchools(all: readonly Piece[][]): Piece[][] {
  const isTown = (piece: Piece, before: Piece | undefined) =>
    before !== undefined &&
    before.line === piece.line &&
    piece.glue === ", " &&
    before.scores.school >= 1.6 &&
    before.scores.school > before.scores.degree &&
    isUnknownName(piece);
  const towns = new Set(
    all.flatMap((pieces) => pieces.filter((piece, at) => isTown(piece, pieces[at - 1])).map(({ text }) => text)),
  );
  return all.map((pieces) =>
    pieces.map((piece) =>
      towns.has(piece.text) && !isPlaceLike(piece.scores)
        ? { ...piece, scores: { ...piece.scores, place: 2.5 } }
        : piece,
    ),
  );
}

/** One or two words with capitals that no table knows, and that are no short name in capitals alone. */
function isUnknownName({ text, scores }: Piece): boolean {
  const isName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text) && /\p{Ll}/u.test(text);
  return isName && !isPlaceLike(scores) && bestOf(scores, "education") === null && !namesSubject(text);
}
