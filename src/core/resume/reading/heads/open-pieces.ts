import { isContract } from "../terms/circumstances.ts";
import { isPlaceLike, scoresOf } from "../terms/classify.ts";
import { bestOf, wideLetters } from "../terms/wide-parts.ts";
import type { HeadingKind } from "../words/headings.ts";
import { isOwnBoss, type Piece } from "./head-pieces.ts";
import { openEnd } from "./wrapped-heads.ts";

/** Pieces of a head that are no whole name: what they begin stands in another style, on the next line, or behind a sign. */

/** Words that say what kind of house somebody is and not which: "Groupe", "Universidad". In English they stand last. */
const bareHouse =
  /^(?:the|groupe?|grupo|gruppe|universidade?|université|universität|università|fachhochschule|technische|institut[oe]?|h[oô]tel|restaurante?|ristorante|caf[eé]|brasserie|boulangerie|pâtisserie|pharmacie|farmacia|empresa|entreprise|société|sociedad|compañía|compagnie|firma|agence|agencia|agentur|centre|centro|zentrum|cabinet|bufete|kanzlei|cl[ií]nica|clinique|klinik(?:um)?|hospital|h[oô]pital|krankenhaus|banco|banque|bank of|sparkasse|volksbank|fundación|fondation|stiftung|asociación|association|verein|ministerio|ministère|ministerium|ministry of|mairie|ville de|stadt|ayuntamiento|alcaldía|municipalidad|gobierno|cámara|colegio|collège|lycée|école|escuela|facultad|faculté|fakultät|département|departamento|laboratoire|laboratorio|labor|studio|estudio|garage|boutique|tienda|supermercado|supermarché|autohaus|gymnasium|realschule|schule)$/iu;

const isBare = (text: string) => bareHouse.test(text.trim());

/** "Grupo" and "Lakeview" beside or below it, "Universidad," and "de los Lagos": the name of one house. */
function isHouse(piece: Piece, next: Piece, kind: HeadingKind): boolean {
  const best = bestOf(next.scores, kind);
  return isBare(piece.text) && best !== "role" && best !== "degree" && (best === null || next.line === piece.line);
}

/** "Studies of Rivers and", then "Lakes": words that end no name go on at the beginning of the next line. */
const isOpen = ({ text }: Piece, next: Piece, line: number) =>
  next.line === line + 1 && openEnd.test(text) && !/-$/u.test(text) && text.length > 4;

/** "ACME | GRADUATE TEACHING", then "ASSISTANT": behind the name of a company there was no room for the whole role. */
function isRole(piece: Piece, next: Piece, all: readonly Piece[], kind: HeadingKind): boolean {
  if (kind !== "work" || next.line !== piece.line + 1 || next.text.split(/\s+/u).length > 2) return false;
  if (wideLetters.test(next.text)) return false;
  const isBehind = all.some((one) => one !== piece && one.line === piece.line && one.at === piece.at);
  const isAlone = all.every((one) => one === next || one.line !== next.line || isPlaceLike(one.scores));
  const { role, degree, organisation } = piece.scores;
  const isOfRole = Math.max(role, degree) >= 1.2 && Math.max(role, degree) > organisation;
  return isBehind && isAlone && isOfRole && next.scores.role >= 2.4 && piece.isBold === next.isBold;
}

/** Returns the pieces with those joined that are one name. */
export function joinOpenPieces(all: readonly Piece[], kind: HeadingKind): Piece[] {
  if (kind !== "work" && kind !== "education") return [...all];
  const joined: Piece[] = [];
  for (const next of all) {
    const before = joined.findLastIndex(({ scores, at }) => !isPlaceLike(scores) || at < 0.4);
    const piece = joined[before];
    const isName = piece && piece.isAside !== true && next.isAside !== true && piece.glue + next.glue === "";
    const isBeside = piece?.line === next.line && before === joined.length - 1;
    const isBelow =
      piece !== undefined &&
      piece.line < next.line &&
      Math.abs(piece.at - next.at) < 0.15 &&
      !joined.some(({ line }) => line === next.line);
    const isOne =
      isName &&
      (((isBeside || isBelow) && isHouse(piece, next, kind)) ||
        (isBelow && (isOpen(piece, next, piece.line) || isRole(piece, next, joined.concat(next), kind))));
    if (isOne) {
      const text = `${piece.text} ${next.text}`;
      joined[before] = { ...piece, text, scores: scoresOf(text) };
    } else joined.push(next);
  }
  return joined;
}

const isRoleOnly = ({ scores, isAside }: Piece) =>
  isAside !== true &&
  scores.role >= 1.6 &&
  scores.role > Math.max(scores.organisation, scores.school, scores.place) &&
  scores.organisation < 1.6;

/** How somebody works, behind what they do: "Tester – Freelancer". */
const manner =
  /^(?:free-?lance(?:r(?:in)?)?|intern(?:ship)?|trainee|part[ -]time|full[ -]time|contract(?:or)?|volunteer|stagiaire|stage|alternan(?:t|te|ce)|praktikant(?:in)?|praktikum|werkstudent(?:in)?|teilzeit|vollzeit|aushilfe|pasante|becari[oa]|prácticas)$/iu;

/**
 * "Engineer | Site Manager" beside the name of a company, "Tester – Freelancer" below it: two roles of one text are one
 * title where something else of the head names who gave it.
 */
export function joinRoles(all: readonly Piece[], kind: HeadingKind): Piece[] {
  if (kind !== "work") return [...all];
  const joined: Piece[] = [];
  for (const piece of all) {
    const before = joined.at(-1);
    const isOne = before?.line === piece.line && before.at === piece.at && isRoleOnly(before);
    const isMore = isOne && (isRoleOnly(piece) || (manner.test(piece.text) && piece.glue !== ""));
    const isNamed = all.some(
      (one) =>
        one !== piece &&
        !before?.text.includes(one.text) &&
        one.isAside !== true &&
        !isPlaceLike(one.scores) &&
        one.scores.role < 1.2 &&
        bestOf(one.scores, kind) !== "degree" &&
        /^[\p{Lu}\p{Lo}\d]/u.test(one.text) &&
        one.text.length < 60,
    );
    const isOfWeek = isMore && piece.glue !== "" && isContract(piece.text);
    if (before && (isOfWeek || (isMore && isNamed))) {
      const text = before.text + (piece.glue || (piece.point ? " · " : " | ")) + piece.text;
      joined[joined.length - 1] = { ...before, text, scores: { ...scoresOf(before.text) } };
    } else joined.push(piece);
  }
  return joined;
}

/**
 * "Stone Painter | Volunteer": where both look like a role, the one that stands where the section has its companies is one.
 * `vote` is positive where roles stand first.
 */
export function withRolesByOrder(pieces: readonly Piece[], vote: number): readonly Piece[] {
  const named = pieces.filter(({ scores, isAside }) => isAside !== true && !isPlaceLike(scores));
  const [one, two] = named;
  const areRoles = named.length === 2 && one !== undefined && two !== undefined && isRoleOnly(one) && isRoleOnly(two);
  if (!areRoles || Math.abs(vote) < 4 || two.glue !== "" || named.some(isOwnBoss)) return pieces;
  const whom = vote < 0 ? one : two;
  return pieces.map((piece) => (piece === whom ? { ...piece, scores: { ...piece.scores, role: 0 } } : piece));
}
