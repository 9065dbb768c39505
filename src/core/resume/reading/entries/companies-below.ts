import { findDates, withoutDates } from "../dates/date-ranges.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { withOneText } from "../lines/segments.ts";
import { isSetLike } from "../lines/title-look.ts";
import { isCircumstance } from "../terms/circumstances.ts";
import { scoresOf } from "../terms/classify.ts";
import type { RawEntry } from "./entries.ts";

/**
 * Job boards set the role with its dates above the company, which alone heads nothing: "店員 | 2022/9 – 2023/7", then
 * "湖畔咖啡（餐館業 1~30人）" below it. The names of shops tell little, but the section has one at the same place of each job.
 */

/** In letters; what is longer tells what was done. */
const longest = 40;
/** The trade and the size of a company behind its name, in brackets. */
const inBrackets = /^(\S.*?)\s*[（(]([^（()）]*(?:業|业|人|명|名))[)）]$/u;
/** The share of the lines below the heads that must be known to name a company. */
const least = 1 / 3;

/** Returns the entries of a section of jobs with the company of each in its head, where all of them have it below. */
export function withCompaniesBelow(entries: readonly RawEntry[]): RawEntry[] {
  const [first] = entries.map(({ body }) => body[0]?.segments[0]);
  const isBuiltSo = ({ head, body }: RawEntry) => {
    const [below] = body[0]?.segments ?? [];
    return head.length === 1 && isLoneRole(head[0]) && isName(body[0]) && first && below && isSetLike(below, first);
  };
  if (entries.length < 2 || !entries.every(isBuiltSo)) return [...entries];
  const names = entries.map(({ body }) => partsOf(body[0]?.text ?? "").name);
  if (names.filter(isCompany).length < entries.length * least || names.some(isRole)) return [...entries];
  return entries.map((entry) => {
    const [line, ...body] = entry.body as [Line, ...Line[]];
    const { name, facts } = partsOf(line.text);
    return {
      ...entry,
      head: [...entry.head, withOneText(line, name)],
      body: facts === "" ? body : [withOneText(line, facts), ...body],
    };
  });
}

function partsOf(text: string): { name: string; facts: string } {
  const [, name = text.trim(), facts = ""] = inBrackets.exec(text.trim()) ?? [];
  return { name, facts };
}

const isCompany = (text: string) => {
  const { organisation, role } = scoresOf(text);
  return organisation >= 1.2 && organisation > role;
};
const isRole = (text: string) => {
  const { organisation, role } = scoresOf(text);
  return role >= 1.6 && role > organisation;
};

/** True for the head of a job that names one thing beside its dates, and no company. */
function isLoneRole(line: Line | undefined): boolean {
  const named = (line?.segments ?? [])
    .map(({ text }) => withoutDates(text, findDates(text)).trim())
    .filter((text) => text !== "" && !isCircumstance(text));
  return named.length === 1 && !isCompany(named[0] ?? "");
}

function isName(line: Line | undefined): boolean {
  if (!line || line.segments.length > 1 || bulletOf(line) !== "") return false;
  const text = line.text.trim();
  return text.length <= longest && !/[。.；;：:，,、]$/u.test(text) && findDates(text).length === 0;
}
