import type { RawEntry } from "../entries/entries.ts";
import type { Line } from "../lines/lines.ts";
import { scoresOf } from "../terms/classify.ts";
import type { EntryFields } from "./fields.ts";

/** What Chinese heads of jobs put together: a company with a role or a department in brackets, behind a dash or a comma. */

const department =
  /(?:部门|部門|事业部|事業部|事业群|事業群|部|组|組|团队|團隊|中心|处|處|科室|工作室|实验室|實驗室|业务线|产品线)$/u;
const isRole = (text: string) => scoresOf(text).role >= 1.6;

/** Returns the fields of a job with what stands in brackets, or behind a dash, in the place of its own. */
export function chineseJob(fields: EntryFields, { head, body }: RawEntry): EntryFields {
  return withRoleTold(withoutTeam(withCompany(parted(withoutBracket(fields, head)))), body);
}

/** "(平台 App 研发) 后端实习": what stands in brackets before a role on its line is the department, also where both were read as one. */
function withoutBracket(fields: EntryFields, head: readonly Line[]): EntryFields {
  for (const { text } of head) {
    const [, department = "", role = ""] = /^[（(]([^（()）]{2,20})[)）]\s*(\S.*)$/u.exec(text.trim()) ?? [];
    if (role !== "" && isRole(role) && fields.title === `${department} ${role}`)
      return { ...fields, title: role, rest: [department, ...fields.rest] };
  }
  return fields;
}

/** What somebody was told to be: "担任前端开发一职", "在公司担任测试的岗位". */
const told =
  /(?:担任|擔任|出任)(?:公司|部门|部門)?(?:的)?([^，,。；;、：:（(]{2,16}?)(?:的?(?:岗位|崗位|职位|職位|职务|職務|一职|一職|工作))?(?=[，,。；;]|$)/u;

/** A head without a role has it in the first sentence below, where that says what somebody was. */
function withRoleTold(fields: EntryFields, [first, second]: readonly Line[]): EntryFields {
  if (fields.title !== "" || fields.subTitle === "" || !first) return fields;
  const text = first.text + (second?.text ?? "");
  const role = told.exec(text.slice(0, text.search(/[。；;]|$/u)))?.[1] ?? "";
  return isRole(role) ? { ...fields, title: role } : fields;
}

/** "Acme（软件工程师）", "东湖科技-前端工程师": one text that names who gave a job and what it was. */
function parted(fields: EntryFields): EntryFields {
  const { title, subTitle } = fields;
  const both = title === "" ? subTitle : subTitle === "" ? title : "";
  if (!/\p{Script=Han}/u.test(both)) return fields;
  const inBrackets = /^([^（()）]{2,40}?)\s*[（(]([^（()）]{2,24})[)）]$/u.exec(both);
  if (inBrackets?.[1] && inBrackets[2] && isRole(inBrackets[2]) && scoresOf(inBrackets[1]).role < 2)
    return { ...fields, subTitle: inBrackets[1], title: inBrackets[2] };
  const dashed = /^([^\s–—－,，-][^–—－,，-]{1,40}?)\s*(?:[–—－-]+|[,，])\s*([^\s–—－,，-][^–—－,，-]{1,24})$/u.exec(
    both,
  );
  const [one, two] = [dashed?.[1] ?? "", dashed?.[2] ?? ""];
  if (!dashed || isRole(one) === isRole(two)) return fields;
  return isRole(two) ? { ...fields, subTitle: one, title: two } : { ...fields, subTitle: two, title: one };
}

/** "湖光长虹    技术中心": beside a name that says no role, the department of it is no company. */
function withCompany(fields: EntryFields): EntryFields {
  const { title, subTitle } = fields;
  const isDepartment = subTitle.length < 8 && department.test(subTitle) && /^\p{Script=Han}+$/u.test(subTitle);
  if (!isDepartment || title === "" || scoresOf(title).role >= 1.2 || title.length < 3) return fields;
  return { ...fields, title: "", subTitle: title, rest: [subTitle, ...fields.rest] };
}

/** "东湖科技 AIGC 组": behind a space, the team in which somebody worked. */
const team =
  /^(\p{Script=Han}[^\s（(]{1,24})\s+((?:[^\s（()）]{1,16}\s)?[^\s（()）]{0,12}(?:组|組|部|部门|部門|团队|團隊|事业部|事業部|事业群|事業群|业务线|产品线))$/u;

/** "英特湖研发中心(平台部-内核组)", "(平台部) 工程师": the department is said below. */
function withoutTeam(fields: EntryFields): EntryFields {
  const behind = /^(\S.*?)\s*[（(]([^（()）]{2,24})[)）]$/u.exec(fields.subTitle);
  if (behind?.[1] && behind[2] && department.test(behind[2]))
    return { ...fields, subTitle: behind[1], rest: [behind[2], ...fields.rest] };
  const parted = fields.title === "" ? null : team.exec(fields.subTitle);
  if (parted?.[1] && parted[2]) return { ...fields, subTitle: parted[1], rest: [parted[2], ...fields.rest] };
  const [, beside = "", role = ""] =
    /^(\p{Script=Han}{2,10}(?:部|组|組|团队|團隊|事业部))\s+(\S.*)$/u.exec(fields.title) ?? [];
  if (isRole(role) && fields.subTitle !== "") return { ...fields, title: role, rest: [beside, ...fields.rest] };
  const before = /^[（(]([^（()）]{2,16})[)）]\s*(\S.*)$/u.exec(fields.title);
  if (before?.[1] && before[2] && isRole(before[2]) && fields.subTitle !== "")
    return { ...fields, title: before[2], rest: [before[1], ...fields.rest] };
  return fields;
}
