import { endsSentence } from "../heads/comma-parts.ts";
import { isSameLook, lookOf } from "../heads/wrapped-heads.ts";
import type { Body } from "../lines/title-look.ts";
import { mayNameStudies, scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import type { Marked } from "./head-dates.ts";

/**
 * Schools and degrees without dates among others that have some. An entry of studies names a school once, and a degree
 * once: where a line that is set like a head names again what the lines above it named first, another entry begins.
 */

export type Start = { start: number; anchor: number };
type Kind = "school" | "degree";

/** Returns where each entry begins, those of the studies without dates among them. */
export function withUndatedStudies(marked: readonly Marked[], dated: readonly Start[], body: Body): Start[] {
  const first = dated[0]?.start ?? 0;
  const leading = leadingStarts(marked.slice(0, first), body);
  const starts = [...leading.map((start) => ({ start, anchor: start })), ...dated];
  const heads = dated.flatMap(({ start }): Head[] => {
    const [kind] = kindsIn(marked[start]);
    return kind ? [{ kind, look: lookOf((marked[start] as Marked).line) }] : [];
  });
  const parted = starts.flatMap((one, at) => {
    const end = starts[at + 1]?.start ?? marked.length;
    return leading.length > at ? [one] : partedAt(marked, one, end, heads, body);
  });
  return withNamesAbove(marked, parted, first);
}

/**
 * "Cartography", then "Lakeside University", and so on: where each school of a section has one line right above it that is
 * none, that line says what was studied there, whatever its words are. Returns where each such pair begins; null for any
 * other section.
 */
export function pairsWithSchools(marked: readonly Marked[], named: readonly (Kind | null)[]): number[] | null {
  const starts = named.flatMap((kind, at) => (kind === "school" ? [at - 1] : []));
  const isPair = (at: number) => {
    const [above, school] = [marked[at], marked[at + 1]];
    if (!above || !school || above.isBullet || above.isWrapped || named[at] === "school") return false;
    return above.line.text.length <= 70 && !/[:：.]$/u.test(above.line.text.trim());
  };
  const isApart = (at: number) => at === 0 || (marked[at]?.line.gap ?? 0) > (marked[at + 1]?.line.gap ?? 0) * 1.2;
  const isWhole = marked.length === starts.length * 2 || starts.every(isApart);
  return starts.length > 1 && starts[0] === 0 && starts.every(isPair) && isWhole ? starts : null;
}

type Head = { kind: Kind; look: ReturnType<typeof lookOf> };

/** Parts the lines of one dated entry where what it names is named again, or where a line is set like the head of another. */
function partedAt(
  marked: readonly Marked[],
  { start, anchor }: Start,
  end: number,
  heads: readonly Head[],
  body: Body,
): Start[] {
  const starts = [start];
  for (let at = start + 1; at < end; at += 1) {
    const [kind] = kindsIn(marked[at]);
    if (kind === undefined || (at === anchor + 1 && !isFar(marked[at]))) continue;
    const from = starts.at(-1) ?? start;
    if (from > anchor && at === from + 1 && !kindsIn(marked[from]).includes(kind)) continue;
    const look = lookOf((marked[at] as Marked).line);
    const first = lookOf((marked[from] as Marked).line);
    const isAgain = kindsIn(marked[from])[0] === kind && isSameLook(look, first);
    const isOther = !isSameLook(look, first) && heads.some((one) => one.kind === kind && isSameLook(one.look, look));
    // Below its dates an entry may tell much about other schools: there another one is known by its look alone.
    const isShown = isAgain ? at <= anchor || isSetApart(marked, at, body) : at > anchor && isStrong(marked[at], body);
    if ((isAgain || isOther) && isShown) starts.push(at);
  }
  const owner = starts.findLast((at) => at <= anchor) ?? start;
  return starts.map((at) => ({ start: at, anchor: at === owner ? anchor : at }));
}

/** Right below its dates stands what an entry does not name yet, unless there is much room between. */
const isFar = (one: Marked | undefined) => one !== undefined && one.line.gap >= one.line.size * 2.2;

/** Returns where entries without dates begin above the first dated one. */
function leadingStarts(marked: readonly Marked[], body: Body): number[] {
  const named = marked.map((_, at) => (isSetApart(marked, at, body) ? kindsIn(marked[at])[0] : undefined));
  const from = named.findIndex((kind) => kind !== undefined);
  if (from < 0 || from > 1) return [];
  return named.flatMap((kind, at) => (kind === named[from] ? [at] : []));
}

/**
 * A dated line that names nothing, or only a school, belongs to the degree right above it, which has no dates of its own.
 */
function withNamesAbove(marked: readonly Marked[], starts: readonly Start[], first: number): Start[] {
  const joined: Start[] = [];
  for (const one of starts) {
    const above = joined.at(-1);
    const kinds = new Set(marked.slice(one.start, one.anchor + 1).flatMap(kindsIn));
    const [kind] = kindsIn(above ? marked[above.start] : undefined);
    const isOpen = above !== undefined && kind !== undefined && above.anchor === above.start && above.start < first;
    const isNear = one.start - (above?.start ?? 0) === 1 && !kinds.has(kind as Kind);
    if (isOpen && one.anchor >= first && (kinds.size === 0 || isNear)) {
      joined[joined.length - 1] = { start: above.start, anchor: one.anchor };
    } else joined.push(one);
  }
  return joined;
}

/** True for a line that is bold or large, or that stands further from the line above it than from the one below. */
function isSetApart(marked: readonly Marked[], at: number, body: Body): boolean {
  const [one, next] = [marked[at], marked[at + 1]];
  if (!one) return false;
  if (isStrong(one, body)) return true;
  return at > 0 && next !== undefined && next.line.gap > 0 && one.line.gap > next.line.gap * 1.3;
}

/** A part of a school, and what was written there, are told below the school and the degree. */
const partOfSchool =
  /^(?:fakultät|fachbereich|institut für|faculté|unité de formation|ufr|facultad|departamento|département|faculty|department|school of|college of|(?:thèse de doctorat|mémoire|tesis|thesis|dissertation|\p{L}*arbeit|trabajo (?:de )?fin\p{L}*)(?!\p{L}))/iu;

function isStrong(one: Marked | undefined, body: Body): boolean {
  const [first] = one?.line.segments[0]?.pieces ?? [];
  return one !== undefined && ((first?.isBold === true && !body.isBold) || one.line.size > body.size * 1.08);
}

/** Returns what a line of a head names: a school, a degree, or both, in their order. */
function kindsIn(one: Marked | undefined): Kind[] {
  if (!one || one.isBullet || one.isWrapped) return [];
  const { text } = one.line;
  const isText =
    text.length > 110 || partOfSchool.test(text) || isStudyNote(text) || /[:：]\s*$|^[\p{L} ]{2,20}[:：]/u.test(text);
  if (isText || (text.length > 60 && endsSentence(text)) || !mayNameStudies(text)) return [];
  const kinds = text.split(/\t|\s*[,|(（]\s*|\s[–—-]\s/u).flatMap((part): Kind[] => {
    const { school, degree, role } = scoresOf(part);
    if (Math.max(school, degree) < 1.6 || role > Math.max(school, degree)) return [];
    return [school > degree ? "school" : "degree"];
  });
  return [...new Set(kinds)];
}
