import type { DateFormat } from "#core/resume/dates.ts";
import type { Language } from "#core/resume/schema.ts";
import { isCjk } from "#templates/design.ts";
import type { FontId } from "#templates/fonts.ts";
import type { Chance } from "#tests/harness/faults/chance.ts";

/** What stands in the head of an entry; the first two are the title and the subtitle of its item. */
export type Piece = "role" | "org" | "dates" | "city";

/** A line of a head: pieces from the left, joined, and pieces at the right edge. */
type HeadLine = { left: readonly Piece[]; join?: string; right?: readonly Piece[] };

/** How the heads of entries are set. In a gutter stand pieces beside the whole entry; cells share one line. */
export type HeadPattern = { gutter?: readonly Piece[]; cells?: readonly Piece[]; lines: readonly HeadLine[] };

const line = (left: string, right = "", join = ", "): HeadLine => ({
  left: left.split(" ") as Piece[],
  join,
  ...(right && { right: right.split(" ") as Piece[] }),
});

/** The patterns that resumes use, by what they look like: ">" is the right edge, "/" the next line. */
export const headPatterns = {
  "role > dates / org, city": { lines: [line("role", "dates"), line("org city")] },
  "org > dates / role > city": { lines: [line("org", "dates"), line("role", "city")] },
  "org > city / role > dates": { lines: [line("org", "city"), line("role", "dates")] },
  "role > city / org > dates": { lines: [line("role", "city"), line("org", "dates")] },
  "org — role > dates": { lines: [line("org role", "dates", " — ")] },
  "role | org > dates": { lines: [line("role org", "dates", " | ")] },
  "role, org, city > dates": { lines: [line("role org city", "dates")] },
  "org | role | dates": { lines: [line("org role dates", "", " | ")] },
  "dates role org": { lines: [line("dates role org", "", "  ")] },
  "org / role / dates | city": { lines: [line("org"), line("role"), line("dates city", "", " | ")] },
  "role / org, city / dates": { lines: [line("role"), line("org city"), line("dates")] },
  "dates / role / org – city": { lines: [line("dates"), line("role"), line("org city", "", " – ")] },
  "dates / org / role": { lines: [line("dates"), line("org"), line("role")] },
  "org, city, dates / role": { lines: [line("org city dates"), line("role")] },
  "role / org • city • dates": { lines: [line("role"), line("org city dates", "", " • ")] },
  "cells: dates, org, role": { cells: ["dates", "org", "role"], lines: [] },
  "cells: org, role, dates": { cells: ["org", "role", "dates"], lines: [] },
  "gutter of dates: role / org, city": { gutter: ["dates"], lines: [line("role"), line("org city")] },
  "gutter of dates: org, city / role": { gutter: ["dates"], lines: [line("org city"), line("role")] },
  "gutter of dates: role, org": { gutter: ["dates"], lines: [line("role org")] },
  "gutter of dates and city: role / org": { gutter: ["dates", "city"], lines: [line("role"), line("org")] },
} as const satisfies Record<string, HeadPattern>;

/** The rules of a section's title, by what it looks like. */
export const titleLooks = {
  bold: "font-weight: 700",
  "bold capitals": "font-weight: 700; text-transform: uppercase",
  "capitals on a rule": "text-transform: uppercase; border-bottom: 1px solid #333",
  "bold on a rule": "font-weight: 700; border-bottom: 1px solid #333",
  coloured: "font-weight: 600; color: #2255aa",
  boxed: "font-weight: 700; background: #dde4ee; padding: 3px 6px",
  centred: "font-weight: 700; text-align: center",
  underlined: "font-weight: 700; text-decoration: underline",
  "beside a bar": "font-weight: 700; border-left: 4px solid #2255aa; padding-left: 8px",
  "spaced out": "font-weight: 600; letter-spacing: 0.15em",
  "large and light": "font-weight: 400; font-size: 1.4em",
} as const;

export const structures = ["one column", "side at the left", "side at the right", "titles beside", "table"] as const;
export const bulletMarks = ["list", "•", "-", "–", "➢", "▪", "number", "none"] as const;
export const emphases = ["first piece bold", "role bold", "org bold, role italic", "all bold", "nothing bold"] as const;
export const headers = ["centred", "left", "contacts at the right", "stacked"] as const;

export type DrawnStyle = {
  structure: (typeof structures)[number];
  work: keyof typeof headPatterns;
  studies: keyof typeof headPatterns;
  title: keyof typeof titleLooks;
  header: (typeof headers)[number];
  bullets: (typeof bulletMarks)[number];
  emphasis: (typeof emphases)[number];
  hasCities: boolean;
  dates: DateFormat;
  /** What stands between two dates. */
  dash: string;
  font: FontId;
  /** The size of the text in points, the height of its lines as a multiple, the space between entries in px. */
  size: number;
  lineHeight: number;
  gap: number;
};

const fonts: readonly FontId[] = ["inter", "lato", "source-serif-4", "eb-garamond", "ibm-plex-mono"];

/** Draws a look as people choose theirs: every part on its own, but most write their studies as they write their jobs. */
export function drawStyle(chance: Chance, lang: Language): DrawnStyle {
  const patterns = Object.keys(headPatterns) as (keyof typeof headPatterns)[];
  const work = chance.pick(patterns);
  return {
    structure: chance.pick(structures.filter((one) => one !== "table" || isCjk(lang))),
    work,
    studies: chance.next() < 0.6 ? work : chance.pick(patterns),
    title: chance.pick(Object.keys(titleLooks) as (keyof typeof titleLooks)[]),
    header: chance.pick(headers),
    bullets: chance.pick(bulletMarks),
    emphasis: chance.pick(emphases),
    hasCities: chance.next() < 0.5,
    dates: chance.pick(["language", "numeric"]),
    dash: chance.pick([" – ", " - ", "–", "-", " — "]),
    font: chance.pick(fonts),
    size: chance.pick([9, 10, 11, 12]),
    lineHeight: chance.pick([1.15, 1.3, 1.5]),
    gap: chance.pick([0, 4, 12]),
  };
}
