/** Parts of whoever gives work, which are told beside its name: teams, departments, fields of trade. */

const latin =
  /^(?:the )?[\p{L}\d&/' -]{2,40} (?:team|squad|crew|sector|department|dept|abteilung)$|^\p{L}[\p{L}-]*(?:abteilung)$|^(?:secteur|équipe|equipe|área de|area de|sector|bereich|abteilung|team)\s[\p{L} &/-]{2,40}$/iu;
/** "技术部", "语音逻辑组": and not "教育部", "俱乐部", which are somebody. */
const wide =
  /^\p{Script=Han}{0,10}(?:事业部|事業部|部门|部門|小组|小組|课题组|項目組|项目组|(?<!俱乐|俱樂|教育|外交|国防|财政|司令|干|幹|总|總|本|武装|商务|国务|公安|支|(?<![中小])[学學])部|(?<!小)[组組])$/u;

/** Returns true for a text that names a part of whoever gave a job, and nobody. */
export function isDepartment(text: string): boolean {
  const one = text.trim();
  return (
    one.length < 50 && (latin.test(one) || wide.test(one)) && !/公司|集团|集團|大学|大學|银行|銀行|医院|醫院/u.test(one)
  );
}
