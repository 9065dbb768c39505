import { simplifiedTitle } from "./chinese-titles.ts";
import { labelForms } from "./words/chinese-labels.ts";
import type { PersonLabel } from "./words/labels.ts";

/** Labels of a person in Chinese that no table has whole, by what they are put together from. */

/** Returns what a label ("目前所在", "电子信箱", "面试岗位") announces, or undefined for any other text. */
export function kindOfChineseLabel(title: string): PersonLabel | undefined {
  if (title.length < 2 || title.length > 9 || !/^[\p{Script=Han}a-z/]+$/u.test(title) || !/\p{Script=Han}/u.test(title))
    return undefined;
  const text = simplifiedTitle(title);
  const found = labelForms.find(([form]) => form.test(text))?.[1];
  return found === "fact" ? undefined : found;
}

/** "爱好：设计", "目前状态：在职": a short label of Chinese letters and a short value, as a form has them side by side. */
const pair = /^(\p{Script=Han}(?:\s?\p{Script=Han}){1,5})\s*[:：]\s*(\S.{0,47})$/u;

/** Returns label and value of a text that is one fact with a label, whatever the label says; null for any other. */
export function labelledFact(text: string): { name: string; value: string } | null {
  const [, name = "", value = ""] = pair.exec(text) ?? [];
  return name === "" || /[。！？]./u.test(value) ? null : { name: name.replace(/\s/gu, ""), value };
}
