import { isContract, namesNothing } from "../terms/circumstances.ts";
import { isPlaceLike } from "../terms/classify.ts";
import { isCompany } from "../terms/comma-lists.ts";
import type { Piece } from "./head-pieces.ts";

/**
 * "Engineer – Maps | Acme": a head has signs of two ranks. Where lines, bars or gaps part the role from the company in the
 * section, a dash, a slash or a small word inside one of these texts parts nothing: its whole text is the role.
 */

/** Pieces of one text, which only weak signs part. */
type Cell = readonly Piece[];

const mayName = (piece: Piece) => !namesNothing(piece) && !isContract(piece.text) && !isPlaceLike(piece.scores);

function cellsOf(pieces: readonly Piece[]): Cell[] {
  const cells: Piece[][] = [];
  for (const piece of pieces.filter(({ isAside }) => isAside !== true)) {
    const before = cells.at(-1);
    if (before && piece.isWeak === true && before[0]?.line === piece.line) before.push(piece);
    else cells.push([piece]);
  }
  return cells.filter((cell) => cell.some(mayName));
}

const isRole = ({ scores }: Piece) => scores.role >= 1.2 && scores.role > scores.organisation;
const namesRole = (cell: Cell) => cell.some((piece) => mayName(piece) && isRole(piece));

/** A text beside the role that may be the name of a company: a short one with a capital, and no other role. */
const mayEmploy = (cell: Cell) =>
  !namesRole(cell) &&
  cell.some(({ text }) => /^[\p{Lu}\p{Lo}\d"“]/u.test(text) && text.length < 60 && !/[.:：。]$/u.test(text));

const isSurelyCompany = ({ text, scores }: Piece) =>
  isCompany(text) || scores.organisation >= 2.4 || scores.school >= 1.6;

/** The cell of the role, and those that may name the company; null for a head that is built otherwise. */
function builtOf(pieces: readonly Piece[]): { role: Cell; others: readonly Cell[] } | null {
  const cells = cellsOf(pieces);
  const [role, second] = cells.filter(namesRole);
  return role && !second ? { role, others: cells.filter((cell) => cell !== role && mayEmploy(cell)) } : null;
}

/** What is said of the role in its own text, and names nobody by itself. */
function tailsOf(role: Cell): Piece[] {
  return role.filter((piece) => mayName(piece) && !isRole(piece));
}

/** Returns the pieces of the heads of a section of jobs, with the roles that are one text in one piece. */
export function withTailsOfRoles(all: readonly Piece[][], lines: readonly (readonly string[])[]): Piece[][] {
  const built = all.map(builtOf);
  const apart = built.filter((one) => one && one.others.length > 0 && tailsOf(one.role).length === 0).length;
  const together = built.filter((one) => one && one.others.length === 0 && tailsOf(one.role).length > 0).length;
  return all.map((pieces, index) => {
    const { role, others } = built[index] ?? { role: [], others: [] };
    const tails = tailsOf(role);
    const [first, last] = [role[0], role.at(-1)];
    if (tails.length === 0 || others.length === 0 || !first || !last) return pieces;
    const isKnown = others.some((cell) => cell.some(isSurelyCompany));
    // "Engineer at Acme": a small word parts what a sign does not.
    const isNamed = tails.some((piece) => (piece !== first && piece.glue === "") || isSurelyCompany(piece));
    const isUsual = apart > together && (isKnown || !isNamed);
    if (!isUsual || role.some(({ text }) => isCompany(text))) return pieces;
    const whole = {
      ...first,
      text: textOf(role, lines[index]?.[first.line] ?? ""),
      scores: role.find(isRole)?.scores ?? first.scores,
    };
    return pieces.flatMap((piece) => (piece === first ? [whole] : role.includes(piece) ? [] : [piece]));
  });
}

/** The text of a cell as it stands on its line. */
function textOf(cell: Cell, line: string): string {
  const from = line.indexOf(cell[0]?.text ?? "");
  const last = cell.at(-1)?.text ?? "";
  const to = line.indexOf(last, from);
  const isFound = from >= 0 && to > from;
  return isFound
    ? line.slice(from, to + last.length)
    : cell
        .map(({ glue, text }) => (glue || " ") + text)
        .join("")
        .trim();
}
