import type { Language } from "../schema.ts";
import { sectionName } from "../sections.ts";
import { namesSchool } from "./chinese-studies.ts";
import { scoresOf } from "./classify.ts";
import { splitEntries } from "./entries.ts";
import { isChinese } from "./language.ts";
import type { Line } from "./lines.ts";
import type { ReadSection } from "./sections.ts";
import type { Body } from "./title-look.ts";

const schools = /教育|学历|學歷|学习|學習|求学|求學|^學經歷|^学经历|学歴/u;
const jobs = /工作|实习|實習|求职|求職|任职|任職|职业|職業|就业|就業|^學經歷|^学经历|職歴|職務|経歴/u;

/**
 * "教育背景及工作经历", "学歴・職歴": a section of schools and jobs together is two, by what each entry names. The first keeps
 * the title.
 */
export function partedByEntries(section: ReadSection, lang: Language, body: Body): ReadSection[] {
  const title = section.name.replace(/\s/gu, "");
  const isMixed = /^(?:work|education)$/u.test(section.kind) && schools.test(title) && jobs.test(title);
  if (!isMixed || !(isChinese(lang) || lang === "ja")) return [section];
  const parts: ReadSection[] = [];
  for (const { head, body: text } of splitEntries(section.lines, body)) {
    const before = parts.at(-1)?.kind ?? "education";
    const told = lang === "ja" ? kindInForm(head) : head.some(namesSchool) ? "education" : "work";
    // What has no head goes on with what stands above it.
    const kind = head.length === 0 ? before : (told ?? before);
    const known = parts.find((part) => part.kind === kind);
    const name = parts.length === 0 ? section.name : sectionName(kind === "work" ? "empolyment" : "education", lang);
    if (known) known.lines.push(...head, ...text);
    else parts.push({ ...section, kind, name, lines: [...head, ...text] });
  }
  return parts.length > 0 ? parts : [section];
}

/** What begins or ends at a school, and at a company, as Japanese forms write it at the end of a row or before a degree. */
const atSchool =
  /(?:入学|卒業|修了|編入|進学|退学|中退|休学|復学|留学|在学中|在籍中?|単位取得|取得)(?:見込み?|予定|中)?(?=$|[\s）)])/u;
const atCompany =
  /(?:入社|退社|退職|就職|入職|離職|転職|着任|就任|配属|異動|出向|転籍|昇進|昇格|入行|入庁|入所|入局|勤務|開業|独立|起業|設立|創業|契約満了|都合により.*)(?:予定|見込み?|開始|終了|中)?(?=$|[\s）)])/u;

/** Returns what a row of a Japanese form tells of, or null where nothing in it says so. */
function kindInForm(head: readonly Line[]): "work" | "education" | null {
  const text = head.map((line) => line.text).join(" ");
  if (atCompany.test(text)) return "work";
  if (atSchool.test(text)) return "education";
  const parts = text.split(/[\s（）()]+/u).map(scoresOf);
  if (parts.some(({ role, degree }) => role >= 1.6 && degree < role)) return "work";
  if (parts.some(({ school, degree }) => Math.max(school, degree) >= 1.6)) return "education";
  return parts.some(({ organisation }) => organisation >= 1.6) ? "work" : null;
}
