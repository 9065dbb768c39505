import { labelForms } from "../words/chinese-labels.ts";
import type { PersonLabel } from "../words/labels.ts";
import { simplifiedTitle } from "./chinese-titles.ts";

/** Labels of a person in Chinese that no table has whole, by what they are put together from. */

/** Returns what a label ("目前所在", "电子信箱", "面试岗位") announces, or undefined for any other text. */
export function kindOfChineseLabel(title: string): PersonLabel | undefined {
  const label = title.replace(/\s/gu, "");
  if (!/^(?=.*\p{Script=Han})[\p{Script=Han}a-z/]{2,12}$/u.test(label)) return undefined;
  const text = simplifiedTitle(label);
  const found = labelForms.find(([form]) => form.test(text))?.[1];
  return found === "fact" ? undefined : found;
}

/** "爱好：设计", "目前状态：在职": a short label of Chinese letters and a short value, as a form has them side by side. */
const pair = /^(\p{Script=Han}(?:\s?\p{Script=Han}){1,5})\s*[:：]\s*(\S.{0,47})$/u;

/** Returns a text that is one fact with a label, whatever the label says; null for any other, and for an address or number. */
export function labelledFact(told: string): { name: string; text: string } | null {
  const [, name = "", text = ""] = pair.exec(told) ?? [];
  const isOther = /[。！？].|[@/]|\.[a-z]{2}|\d{7}/iu.test(text);
  return name === "" || isOther ? null : { name: name.replace(/\s/gu, ""), text };
}
