import { koreanTeams } from "../words/korean.ts";
import { scoresOf } from "./classify.ts";

/** "개발팀 주임", "플랫폼 개발팀 · 백엔드 개발자": the department before a role. */
const department = new RegExp(
  `^((?:\\S+\\s){0,3}\\p{L}*\\p{Script=Hangul}{1,8}(?:${koreanTeams})(?:\\s?[(（][^()（）]+[)）])?)\\s*(?:[·/|,>-]\\s*|\\s)(\\S.*)$`,
  "u",
);
/** Words that end as departments do and are none. */
const none = /(?:사무실|교실|학부|전부|일부|내부|외부|세부|정부|전국|외국|한국|결과|효과|성과|현실|사실|학과)$/u;

/** Parts the department from a Korean role; `team` is empty where none stands before it. */
export function atDepartment(text: string): { team: string; role: string } {
  const [, team = "", role = ""] = /\p{Script=Hangul}/u.test(text) ? (department.exec(text) ?? []) : [];
  const isRole = team !== "" && !none.test(team) && scoresOf(role).role >= 1.6 && scoresOf(team).role < 1.6;
  return isRole ? { team, role } : { team: "", role: text };
}
