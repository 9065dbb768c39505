import { findDates } from "../dates/date-ranges.ts";
import type { EntryFields } from "../heads/fields.ts";
import { isGrade } from "../heads/head-pieces.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { isBareDegree } from "../terms/bare-degree.ts";
import { scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { namesSubject } from "../terms/subjects.ts";
import { majorIn } from "./degree-below.ts";
import type { RawEntry } from "./entries.ts";

/** Degrees that say how far somebody came and not in what: their subject may stand on a line of its own. */

/** What stands on a line of its own about the subject of a degree. */
const aboutSubject =
  /^(?:in |program(?:me)? in |department of )|\b(?:major|minor|specialization|specialisation|honou?rs)$/iu;

/**
 * "PhD, Lakeside University", then "Program in Neuroscience": the line below a degree that names no subject says in what it
 * was. Returns the degree with its subject, and that line; null where nothing tells it.
 */
export function subjectBelow({ body }: RawEntry, { title }: EntryFields): { title: string; line: Line } | null {
  const [line] = body;
  if (!line || !isBareDegree(title)) return null;
  const labelled = body.slice(0, 4).find((one) => majorIn(one.text.slice(bulletOf(one).length)) !== null);
  const major = labelled && majorIn(labelled.text.slice(bulletOf(labelled).length));
  if (labelled && major && !/\d/u.test(major)) return { title: `${title}, ${major}`, line: labelled };
  if (bulletOf(line) !== "" || line.segments.length > 1) return null;
  // "Maps (GPA 3.8)": how it went stands in brackets behind the subject.
  const text = line.text
    .trim()
    .replace(/\s*\(([^()]*\d[^()]*)\)$/u, (whole, told: string) => (isGrade(told) ? "" : whole));
  const isText = text.length > 80 || /[.:;]/u.test(text) || isStudyNote(text) || findDates(text).length > 0;
  const { school, role } = scoresOf(text);
  if (isText || !(namesSubject(text) || aboutSubject.test(text)) || Math.max(school, role) >= 1.6) return null;
  const joined = /^(?:in|program(?:me)?)\s/iu.test(text) ? `${title} ${text}` : `${title}, ${text}`;
  return { title: joined, line };
}

/** What somebody does or did for a degree, before its name. */
const pursuit =
  /^(?:(?:currently|presently|now)\s+)?(?:(?:completed|completing|complete|earned|obtained|received|pursuing|pursued|persuing|studying|studied|working|progressing|coursework|credits?|\d+\+?\s+(?:semester\s+)?(?:credits?|hours|units|semesters|credit hours)|some|toward(?:s)?|for|in|an?|the|my)\s+)+(?=\S)/iu;

/** "Completed 105 hours towards a Bachelor of Arts": the degree, and what was done for it; null for any other text. */
export function withoutPursuit(text: string): { degree: string; pursuit: string } | null {
  const [done = ""] = pursuit.exec(text) ?? [];
  const degree = text.slice(done.length);
  const isDegree = /\p{L}{4}/u.test(done) && /^\p{Lu}/u.test(degree) && scoresOf(degree).degree >= 1.6;
  return isDegree ? { degree, pursuit: done.trim() } : null;
}
