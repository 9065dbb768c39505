import { labelledIn } from "../lines/entry-labels.ts";
import { withText } from "../lines/form-rows.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { namesColumns } from "../lines/table-rows.ts";
import { isTextColumn } from "../terms/circumstances.ts";
import { scoresOf } from "../terms/classify.ts";
import { employerWords } from "../words/entry-labels.ts";
import { wideLegalForms } from "../words/legal-forms.ts";
import { beginsWithRange } from "./head-dates.ts";
import { withoutMark } from "./listed-heads.ts";

/**
 * How Japanese statements of work ("職務経歴書") write their jobs: as tables of labels without colons ("会社名 | 青空 | 職種 |
 * 営業"), and with a mark before each company ("■株式会社青空").
 */

const employerLabel = new RegExp(`^(?:${employerWords}|hp|url|ホームページ)$`, "iu");
const bare = (text: string) => text.replace(/[\s【】[\]]/gu, "");
const isLabel = (text: string) =>
  text.length < 14 &&
  (employerLabel.test(bare(text)) || isTextColumn(bare(text)) || labelledIn(`${bare(text)}:`) !== null);

/** Returns the lines of a section of jobs with a colon behind each label of such a table, and companies without their marks. */
export function withFormLabels(lines: readonly Line[]): Line[] {
  const unmarked = withCompaniesUnmarked(lines);
  const rows = unmarked.map(labelled);
  const pairs = rows.filter((row, at) => row !== null && unmarked[at]?.segments.length === 2);
  const names = new Set(pairs.map((row) => /^[^：]+/u.exec(row?.text ?? "")?.[0]));
  // One word that happens to be a label and stands beside another makes no table.
  const areRows = names.size > 2;
  return unmarked.map((line, at) => {
    const row = rows[at];
    return row && (line.segments.length > 2 || areRows) ? row : line;
  });
}

/** Returns a row of labels, each with what it says behind a colon; null for any other line. */
function labelled(line: Line): Line | null {
  const { segments } = line;
  if (segments.length < 2 || segments.every(({ text }) => isLabel(text.trim())) || namesColumns(line)) return null;
  const parts = segments.flatMap(partedAtLabel);
  const [first] = parts;
  const labels = parts.filter(({ text }) => isLabel(text.trim())).length;
  if (!first || !isLabel(first.text.trim()) || (parts.length > 2 && labels < 2) || labels * 2 < parts.length - 1)
    return null;
  const told: Segment[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [one, next] = [parts[at] as Segment, parts[at + 1]];
    if (!isLabel(one.text.trim()) || !next || isLabel(next.text.trim())) told.push(one);
    else {
      told.push({ ...withText(one, `${bare(one.text)}：${next.text.trim()}`), right: next.right });
      at += 1;
    }
  }
  return withSegments(line, told);
}

/** "所在地 東京" as one text is a label and what it says. */
function partedAtLabel(segment: Segment): Segment[] {
  const [, name = "", value = ""] = /^(\S{2,8})\s+(\S.*)$/u.exec(segment.text) ?? [];
  return isLabel(name) ? [withText(segment, name), withText(segment, value)] : [segment];
}

const companyMark = /^[■□◆◇●○★☆◎▼▶※]\s*$/u;
const legalForm = new RegExp(`${wideLegalForms}|\\b(?:Inc|Ltd|LLC|Corp|GmbH)\\b`, "u");

/** Where most lines with one mark name a company or begin with dates, the mark is that of heads and of no list. */
function withCompaniesUnmarked(lines: readonly Line[]): Line[] {
  const isHead = (line: Line) => {
    const unmarked = withoutMark(line);
    const text = unmarked.text.trim();
    if (text.length > 60 || /[。]$/u.test(text)) return false;
    return legalForm.test(text) || beginsWithRange(unmarked) || scoresOf(text).organisation >= 2.2;
  };
  const marked = lines.filter((line) => companyMark.test(bulletOf(line)));
  const heads = new Set<Line>();
  for (const mark of new Set(marked.map((line) => bulletOf(line).trim()))) {
    const all = marked.filter((line) => bulletOf(line).trim() === mark);
    const found = all.filter(isHead);
    if (found.length >= all.length * 0.6) for (const line of found) heads.add(line);
  }
  return lines.map((line) => (heads.has(line) ? withoutMark(line) : line));
}
