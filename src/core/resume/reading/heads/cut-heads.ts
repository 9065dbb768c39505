import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { dividers } from "../letters/signs.ts";
import { labelledIn } from "../lines/entry-labels.ts";
import type { Line, Segment, StyledPiece } from "../lines/lines.ts";
import { atGuide, isCircumstance, isColumnName, isListInBrackets, isOnlyAddress } from "../terms/circumstances.ts";
import { isPlace, isPlaceLike, scoresOf } from "../terms/classify.ts";
import { commaParts, houseInPlace, isTownOf } from "../terms/comma-lists.ts";
import { atCompany, atLegalForm, atWhom, endsInBracket, isFieldOfWork, partsForWhom } from "../terms/for-whom.ts";
import { levelAndSchool } from "../terms/german-words.ts";
import { bestOf, schoolAndDegree, wideLetters, wideParts } from "../terms/wide-parts.ts";
import type { HeadingKind } from "../words/headings.ts";
import { atWideCompany, besideRole } from "./beside-roles.ts";
import {
  atComma,
  atPlace,
  atPostcode,
  atState,
  firstSentence,
  headParts,
  inLongSentence,
  inSentence,
  tidy,
  withoutStop,
} from "./comma-parts.ts";
import { inBrackets, joinOpen, joinWide, linkWord, type Piece, withBrackets } from "./head-pieces.ts";
import { joinOpenPieces, joinRoles } from "./open-pieces.ts";
import { goesOnInStyle, isRestOfSchool } from "./style-changes.ts";

/** Where the head of an entry is cut into the pieces that name something each. */

/** A dash inside closed brackets parts nothing: "Assistant (Consultant – Maps)". */
const outsideBrackets = "(?![^()（）]*[)）])";
const cutters = new RegExp(
  `\\t|\\s*[|｜¦]\\s*|\\s+/{2,3}\\s+|\\s+(?=◆)|\\s+[${dividers}–—―/／-]\\s+${outsideBrackets}|\\s{3,}|;\\s+|\\s*•\\s*|\\s+@\\s*|；|\\uE000|\\s*(?=[（(]\\s*(?:https?:|www\\.))`,
  "u",
);

/** Returns the pieces of the head of an entry, from left to right and from above. */
export function piecesOf(head: readonly Line[], kind: HeadingKind): Piece[] {
  const whole = joinWide(joinOpenPieces(withBrackets(allPieces(head, kind)), kind), kind);
  const named = whole.filter((piece) => mayName(piece) && !isCircumstance(piece.text));
  const [piece, parts] = partedOf(named, kind) ?? [];
  return joinRoles(piece && parts ? withParts(whole, piece, parts) : whole, kind);
}

/** The piece that names two things, and its parts, where it is alone or all of a head look like roles: who gave it is in one. */
function partedOf(named: readonly Piece[], kind: HeadingKind): [Piece, readonly string[]] | null {
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return null;
  if (first === last) {
    const parts = headParts(first.text, kind) ?? besideRole(first.text, kind);
    return parts ? [first, parts] : null;
  }
  if (kind !== "work" || !named.every(({ scores }) => bestOf(scores, kind) === "role")) return null;
  for (const piece of [last, first]) {
    const parts = atComma(piece.text, kind);
    if (parts) return [piece, parts];
  }
  return null;
}

const mayName = ({ scores, isAside }: Piece) => isAside !== true && !isPlaceLike(scores);

function withParts(pieces: readonly Piece[], whole: Piece, parts: readonly string[]): Piece[] {
  const split = parts.map((text, index) => ({
    ...whole,
    text,
    scores: scoresOf(text),
    glue: index > 0 ? ", " : whole.glue,
  }));
  return pieces.flatMap((piece) => (piece === whole ? split : [piece]));
}

/**
 * "Intern, Acme" above a line that tells about it: where most heads of a section begin so, and nothing below names
 * anybody, the first lines name both. Returns the pieces of the heads.
 */
export function withFirstsParted(all: readonly Piece[][], kind: HeadingKind): Piece[][] {
  const parted = all.map((pieces) => {
    const [first, ...others] = pieces.filter(mayName);
    const parts = first && others.length > 0 ? atComma(first.text, kind) : null;
    const isOpen = others.every(({ scores, line }) => line > (first?.line ?? 0) && bestOf(scores, kind) === null);
    return first && parts && isOpen ? withParts(pieces, first, parts) : null;
  });
  const found = parted.filter((one) => one !== null).length;
  return found > 1 && found >= all.length * 0.4 ? all.map((pieces, at) => parted[at] ?? pieces) : [...all];
}

function allPieces(head: readonly Line[], kind: HeadingKind): Piece[] {
  return head.flatMap((line, number) =>
    joinOpen(line.segments).flatMap((segment, _, segments) =>
      undatedParts(segment).flatMap(({ text, isBold }, index, all) => {
        const at = (segment.x - line.left) / Math.max(1, line.width);
        const isAside =
          (index === 0 && isListInBrackets(text)) ||
          (segments.length > 1 && segment !== segments[0] && isOnlyAddress(text));
        const [named, aside] = isAside ? [text, ""] : withAsideParted(text, kind);
        const [first, ...others] = [
          ...cutPieces(named, kind, { isBold, line: number, at, isAside }),
          ...(aside === "" ? [] : cutPieces(aside, kind, { isBold, line: number, at, isAside: true })),
        ];
        // A school and what kind of school it is may differ in style, with the dash in one of the two.
        const between = (all[index - 1]?.text.slice(-3) ?? "") + text.slice(0, 3);
        const isDashed = kind === "education" && index > 0 && /\s[–—-]\s/u.test(between);
        const isBehindComma = kind === "education" && index > 0 && /,\s*$/u.test(all[index - 1]?.text ?? "");
        const glue = isDashed ? " – " : isBehindComma ? ", " : first?.glue;
        return first ? [{ ...first, glue: glue ?? "" }, ...others] : [];
      }),
    ),
  );
}

/** Parts from a text what ends it and names nothing: with what a job was done, or what a company does, and its address. */
function withAsideParted(text: string, kind: HeadingKind): [named: string, aside: string] {
  const [, before = "", url = ""] = /^(.*\p{L}[^,]*?)[,\s]\s*(https?:\/\/\S+)\s*$/u.exec(text) ?? [];
  if (url !== "") return [before, url];
  const [, linked = "", link = ""] = /^(.*\S)\s*\((\p{L}[\p{L} -]+)\)\s*$/u.exec(text) ?? [];
  if (linkWord.test(link)) return [linked, link];
  const guided = atGuide(text);
  if (guided) return guided;
  const marked = kind === "work" ? inSquareBrackets(text) : null;
  if (marked) return marked;
  const [, name = "", list = ""] =
    (kind === "work" && /^(.*[\p{L}\p{N}].*?)\s*\(([^()]+,[^()]+)\)\s*$/u.exec(text)) || [];
  const isOfName =
    scoresOf(list).place >= 2.4 ||
    /^(?:dep|dpto|abt|fach|faculty|facultad|facult|institut|team|group|grupo)/iu.test(list);
  return name === "" || isOfName ? [text, ""] : [name, list];
}

/** "[Internship] Developer", "Acme [Security]": what square brackets part from a name says more of it, where it is no place. */
function inSquareBrackets(text: string): [named: string, aside: string] | null {
  const [, before = "", name = ""] = /^\s*\[([^[\]]{2,40})\]\s*([^[\]]{3,})$/u.exec(text) ?? [];
  if (name !== "") return [name, before];
  const [, named = "", behind = ""] = /^\s*([^[\]]{2,}?)\s*\[([^[\]]{2,60})\]\s*$/u.exec(text) ?? [];
  return named === "" || scoresOf(behind).place >= 1.2 ? null : [named, behind];
}

/** "Acme, Lyon, France Développeuse": behind a comma, a land and what somebody was there stand without a sign between. */
function atLandAndRole(text: string): [named: string, role: string] | null {
  const [, before = "", land = "", role = ""] =
    /^(.{3,}, )(\p{Lu}[\p{L}-]+)\s+(\p{Lu}[\p{L}'’-]{2,}(?:\s[^,]{2,40})?)$/u.exec(text) ?? [];
  const isRole = land !== "" && isPlace(land) && scoresOf(role).role >= 1.6 && !isPlace(`${land} ${role}`);
  return isRole && scoresOf(role).organisation < 1.2 ? [before + land, role] : null;
}

const cutting = new RegExp(`(${cutters.source})`, "u");

function cutPieces(text: string, kind: HeadingKind, of: Pick<Piece, "isBold" | "line" | "at" | "isAside">): Piece[] {
  if (of.isAside) return [{ text: text.trim(), scores: scoresOf(""), glue: "", ...of }];
  const pieces: Piece[] = [];
  text.split(cutting).forEach((part, at, all) => {
    if (at % 2 === 1) return;
    const [who, role, duties] = (kind === "work" ? inLongSentence(part) : null) ?? [];
    const told = who && role ? [who, role] : splitFurther(part, kind);
    const isForWhom = kind === "work" && saysForWhom(told, part);
    told
      .flatMap((one) => withPlaceInBrackets(one, kind))
      .forEach((one, index, parts) => {
        const piece = withoutStop(tidy(one));
        // The label of dates that are gone ("工作时间：") names nothing.
        if (!/[\p{L}\p{N}]/u.test(piece) || labelledIn(`${piece}:`)?.label === "time" || isColumnName(piece)) return;
        const dash = /^\s+[–—/-]\s+$/u.exec(all[at - 1] ?? "")?.[0] ?? "";
        const glue = pieces.length === 0 ? "" : index > 0 ? glueIn(part, parts[index - 1] ?? "") : dash;
        const isBracketed = inBrackets.test(part);
        const isLettered = kind === "education" && index > 0 && townAndLetters.test(piece);
        const isTown = isLettered || (glue === ", " && isTownOf(pieces.at(-1)?.text ?? "", piece, kind));
        const scores = isTown ? { ...scoresOf(piece), place: 2 } : { ...scoresOf(piece) };
        if (isForWhom && index === 0) scores.role = Math.max(scores.role, 1.3);
        if (isForWhom && index === 1) scores.organisation = Math.max(scores.organisation, 1.3);
        const isAddress = pieces.length > 0 && /[（(]\s*(?:https?:|www\.)/u.test(part) && isOnlyAddress(piece);
        if (isAddress) {
          pieces.push({ text: piece, scores: scoresOf(""), glue: "", ...of, isAside: true });
          return;
        }
        const point = index === 0 && pieces.length > 0 && /[·•]/u.test(all[at - 1] ?? "");
        const isWeak = pieces.length > 0 && (index > 0 || dash !== "");
        pieces.push({ text: piece, scores, glue, isWeak, isBracketed, point, ...of });
      });
    if (duties) pieces.push({ text: duties, scores: scoresOf(""), glue: "", ...of, isAside: true });
  });
  return pieces;
}

/** What stands behind a part of a text that was cut: a comma, or nothing that would stand between two names. */
function glueIn(text: string, part: string): string {
  const at = text.indexOf(part);
  const behind = at < 0 ? text : (text.slice(at + part.length).trimStart()[0] ?? "");
  return /[,，]/u.test((part.trimEnd().at(-1) ?? "") + behind) ? ", " : "";
}

/** True for the parts of "Course at Acme": what stands before the word is what was done, known or not. */
function saysForWhom([what = "", whom = ""]: readonly string[], part: string): boolean {
  const between = part.slice(what.length, part.indexOf(whom, what.length));
  return whom !== "" && part.startsWith(what) && /^\s(?:at|bei(?:m| der| dem)?|chez)\s/u.test(between);
}

const townAndLetters = /^\p{Lu}\p{Ll}[\p{L} .-]+,\s\p{Lu}{2}$/u;

/** "Acme (Springfield, USA)": a place in brackets is none of the name before it. */
function withPlaceInBrackets(part: string, kind: HeadingKind): string[] {
  const [, name = "", place = ""] = /^(.{2,60}?)\s*[(（]([^()（）]{2,40})[)）]$/u.exec(part.trim()) ?? [];
  // "东湖大学（北京）" is the name of a school in Chinese.
  const isPart = kind !== "work" && wideLetters.test(place);
  // "Bezirksschule (Neudorf, AG)": a town that no table knows stands before the letters of its canton.
  const isTown = kind === "education" && townAndLetters.test(place) && scoresOf(name).school >= 1.6;
  const isOne = place.length > (wideLetters.test(place) ? 1 : 2) && (isTown || isPlace(place));
  return name !== "" && !isPart && isOne && !isPlace(name) ? [name, place] : [part];
}

/** The parts of a segment without its dates. A change of style parts two pieces: "**Acme** *Engineer*". */
function undatedParts({ pieces }: Segment): { text: string; isBold: boolean }[] {
  const whole = pieces.map(({ text }) => text).join("");
  const dates = findDates(whole);
  let at = 0;
  const parts: StyledPiece[] = [];
  const isBoldByScript = hasBoldByScript(pieces);
  let last = "";
  for (const piece of pieces) {
    const text = maskDates(piece.text, at, dates);
    at += piece.text.length;
    const before = parts.at(-1);
    const isWord = /[\p{L}\p{N}]{2}/u.test(text);
    // Chinese letters do not lean, so that the Latin words beside them differ.
    const isUpright = wideLetters.test(piece.text) || wideLetters.test(before?.text ?? "");
    const isSame =
      before !== undefined &&
      (isBoldByScript || before.isBold === piece.isBold) &&
      (before.isItalic === piece.isItalic || isUpright) &&
      before.look === piece.look;
    // "플랜사이 (Plancy)": the same name in other letters.
    const isAlias = isUpright && /^\s*[(（][\p{Script=Latin}\d .&-]{2,30}[)）]\s*$/u.test(text);
    // "**Bachelor of Science** in Physics": what a small word or a bracket goes on with belongs to what stands before it.
    const goesOn =
      before !== undefined &&
      /^\s*(?:(?:in|of|and|IN|OF|AND|mit|en|in der|für|&)\s|\()/u.test(text) &&
      scoresOf(before.text).degree >= 1.2;
    const isOne = before !== undefined && goesOnInStyle(before.text, last, text);
    last = text;
    if (before && (isSame || !isWord || isAlias || goesOn || isOne)) before.text += text;
    // What follows in the style of the rest belongs to it, too.
    else if (before && isRestOfSchool(before.text, text))
      parts[parts.length - 1] = { ...piece, text: before.text + text };
    else parts.push({ ...piece, text });
  }
  return parts.map(({ text, isBold }) => ({ text: withoutMasks(text).replace(townInside, "($1)"), isBold }));
}

/** "东湖 (北京) 科技有限公司": a town in brackets in the middle of the name of a company, whatever spaces are around it. */
const townInside =
  /(?<=\p{Script=Han})\s*[(（]\s*(\p{Script=Han}{2,4})\s*[)）]\s+(?=\p{Script=Han}{2,16}(?:公司|集团|集團)(?!\p{Script=Han}))/u;

/** "东湖**(Eastlake),** 平台部": where one script is bold and the other is not, in turns, its font has no other face. */
function hasBoldByScript(pieces: readonly StyledPiece[]): boolean {
  const lettered = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const faces = new Map(lettered.map(({ text, isBold }) => [wideLetters.test(text), isBold] as const));
  return (
    lettered.length > 2 &&
    faces.size === 2 &&
    lettered.every(({ text, isBold }, at) => {
      const before = lettered[at - 1];
      const isWide = wideLetters.test(text);
      return faces.get(isWide) === isBold && (!before || wideLetters.test(before.text) !== isWide);
    })
  );
}

const mask = "\uF8F0";

function maskDates(text: string, offset: number, dates: readonly { from: number; to: number }[]): string {
  if (dates.length === 0 || [...text].length !== text.length) return text;
  return text.replace(/./gsu, (letter, at: number) =>
    dates.some(({ from, to }) => at + offset >= from && at + offset < to) ? mask : letter,
  );
}

function withoutMasks(whole: string): string {
  if (!whole.includes(mask)) return whole;
  const text = whole.replace(/(?<=[\p{L})%])\s+en\s+(?=\uF8F0)/u, " ");
  const undated = withoutDates(
    text,
    [...text.matchAll(/\uF8F0+/gu)].map((found) => ({
      start: "",
      end: "",
      from: found.index,
      to: found.index + found[0].length,
    })),
  );
  // "BSc Maps from Lakeside University in 2010": the small word goes with its year.
  return undated.replace(/(?<=[\p{L})%])\s+(?:in|on|im|since|en|depuis|depuis le)[\s.]*$/u, "");
}

/** Commas and spaces part two pieces only where each is something else. */
function splitFurther(piece: string, kind: HeadingKind): string[] {
  const isEntry = kind === "work" || kind === "education";
  const told = (kind === "work" ? inSentence(piece) : null) ?? (isEntry ? atWhom(piece) : null);
  const located = kind === "work" ? atPlace(piece) : null;
  if (located) return located;
  const [before, state] = atState(piece) ?? [];
  if (before && state) return kind === "education" ? [...splitFurther(before, kind), state] : [before, state];
  if (told) return [...told];
  const [name, town] = atPostcode(piece) ?? [];
  if (name && town) return [...splitFurther(name, kind), town];
  const ended = [...(firstSentence(piece) ?? [])];
  const kindsOf = ended.map((part) => bestOf(scoresOf(part), kind));
  if (kindsOf.length > 1 && !kindsOf.includes(null) && kindsOf[0] !== kindsOf[1]) return ended;
  const [what, ...names] = (kind === "work" ? atCompany(piece) : null) ?? [];
  if (what) return [what, ...names.flatMap((name) => splitFurther(name, kind))];
  const [inLand, role] = (kind === "work" ? atLandAndRole(piece) : null) ?? [];
  if (inLand && role) return [...splitFurther(inLand, kind), role];
  const employed = kind === "work" ? atWideCompany(piece) : null;
  if (employed) return employed;
  const whom = partsForWhom(piece, kind) ?? (kind === "work" ? atLegalForm(piece) : null);
  if (whom) return whom;
  const at = /^(.{2,60}?)\s+(?:at|bei(?: der| dem)?|chez|en(?: la| el)?|à|in der|in)\s+(.{2,60})$/u.exec(piece);
  if (at && kind !== "project" && !endsInBracket(at[1] ?? "")) {
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
        : one.role > 1.5 && ((two.organisation > 1 && isNamed && !isFieldOfWork(whole)) || isPlain);
    if (fits) return [at[1] ?? "", at[2] ?? ""];
  }
  const [school, degree, ...more] = kind === "education" ? piece.split(/\s*\/\s*/u) : [];
  if (school && degree && more.length === 0) {
    const kinds = [school, degree].map((part) => bestOf(scoresOf(part), kind));
    if (kinds.includes("school") && kinds.includes("degree")) return [school, degree];
  }
  const [level, house] = (kind === "education" ? levelAndSchool(piece) : null) ?? [];
  if (level && house) return [level, ...splitFurther(house, kind)];
  // "南京大学软件学院硕士": what was reached stands behind its school without a space.
  const reached = kind === "education" ? schoolAndDegree(piece) : null;
  if (reached) return reached;
  // "Stay abroad: Riverside High School": a label of what was done, and where.
  const labelled = kind === "education" ? /^([^:]{4,60}):\s+(\p{Lu}.{4,70})$/u.exec(piece) : null;
  if (labelled?.[1] && labelled[2] && scoresOf(labelled[2]).school > 1.5 && scoresOf(labelled[1]).school < 1.2)
    return [labelled[1], ...splitFurther(labelled[2], kind)];
  // "Acme Group: Senior Developer"
  const [, who = "", toldRole = ""] = kind === "work" ? (/^([^:]{2,50}):\s+([^:]{2,70})$/u.exec(piece) ?? []) : [];
  if (toldRole !== "" && scoresOf(toldRole).role >= 1.6 && scoresOf(who).role < 1.2 && labelledIn(piece) === null)
    return [who, toldRole];
  // "Senior Developer : Acme Group"
  const [, ledRole = "", whose = ""] = kind === "work" ? (/^([^:]{2,60})\s:\s+([^:]{2,50})$/u.exec(piece) ?? []) : [];
  if (whose !== "" && scoresOf(ledRole).role >= 1.6 && scoresOf(whose).role < 1.2 && labelledIn(piece) === null)
    return [ledRole, whose];
  if (isPlaceLike(scoresOf(piece))) return (kind === "work" ? houseInPlace(piece) : null) ?? [piece];
  return commaParts(piece, kind) ?? wideParts(piece, kind) ?? [piece];
}
