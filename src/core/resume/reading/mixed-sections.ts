import type { Language } from "../schema.ts";
import { sectionName } from "../sections.ts";
import { namesSchool } from "./chinese-studies.ts";
import { splitEntries } from "./entries.ts";
import { isChinese } from "./language.ts";
import type { ReadSection } from "./sections.ts";
import type { Body } from "./title-look.ts";

const schools = /教育|学历|學歷|学习|學習|求学|求學|^學經歷|^学经历/u;
const jobs = /工作|实习|實習|求职|求職|任职|任職|职业|職業|就业|就業|^學經歷|^学经历/u;

/**
 * "教育背景及工作经历": a Chinese section of schools and jobs together is two, by what each entry names. The first keeps the
 * title.
 */
export function partedByEntries(section: ReadSection, lang: Language, body: Body): ReadSection[] {
  const title = section.name.replace(/\s/gu, "");
  const isMixed = /^(?:work|education)$/u.test(section.kind) && schools.test(title) && jobs.test(title);
  if (!isMixed || !isChinese(lang)) return [section];
  const parts: ReadSection[] = [];
  for (const { head, body: text } of splitEntries(section.lines, body)) {
    const isSchool = head.some(namesSchool);
    // What has no head goes on with what stands above it.
    const kind = head.length === 0 ? (parts.at(-1)?.kind ?? "education") : isSchool ? "education" : "work";
    const known = parts.find((part) => part.kind === kind);
    const name = parts.length === 0 ? section.name : sectionName(kind === "work" ? "empolyment" : "education", lang);
    if (known) known.lines.push(...head, ...text);
    else parts.push({ ...section, kind, name, lines: [...head, ...text] });
  }
  return parts.length > 0 ? parts : [section];
}
