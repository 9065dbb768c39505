import type { BasicInfo } from "../../schema.ts";
import type { DraftSection } from "../sections/section-drafts.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";

/**
 * Returns true for a text beside the contacts that adds nothing to what was read: a sign, a label whose value stands
 * elsewhere, the words of the name in another order or its initials, the town of an address that is there whole, a part of
 * an email.
 */
export function isSaidElsewhere(text: string, { name, email, location, birth }: BasicInfo): boolean {
  const key = keyOf(text);
  if (key === "" || labelOf(text) !== undefined || kindOfHeading(text) === "contact") return true;
  const words = wordsOf(text);
  const names = wordsOf(name);
  if (words.length > 1 && words.every((word) => names.includes(word))) return true;
  // Initials are drawn beside many names.
  if (names.length > 1 && key === names.map((word) => word[0]).join("")) return true;
  // One word of the name may be a town as well, where somebody of that name lives.
  return (
    key === keyOf(name) || (key.length > 3 && [email, location, birth].some((field) => keyOf(field).includes(key)))
  );
}

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the texts that no section and no entry is called: a summary may say the last school and job once more. */
export function withoutNames(texts: readonly string[], sections: readonly DraftSection[]): string[] {
  const squashed = (text = "") => text.replace(/\s/gu, "");
  const names = sections.flatMap(({ name, data }) => [name, ...data.flatMap((one) => [one.title, one.subTitle])]);
  const told = new Set(names.map(squashed));
  const studies = sections.filter(({ type }) => type === "education").flatMap(({ data }) => data);
  const all = studies.map(({ title, subTitle }) => squashed(`${subTitle ?? ""} ${title ?? ""}`)).join(" ");
  return texts.filter((text) => !told.has(squashed(text)) && !(all !== "" && saysStudies(text, all)));
}

/** How far somebody came with the studies that are told below, and when they end. */
const stage =
  /^(?:(?:19|20)\d\d|[届屆级級]?(?:应届|應屆)?(?:本科|硕士|博士|大专|研究生|毕业)?生?|大[一二三四]|研[一二三]|碩[一二]|在读|在讀|大[一二三四]在读|研[一二三]在读)$/u;

/** True for a Chinese text of which each part says what a school below it does: the line below a name may say it first. */
function saysStudies(text: string, studies: string): boolean {
  const parts = text
    .split(/[\s·•|｜,，、/：:]+/u)
    .filter((part) => part !== "" && !/^(?:学院|学校|專業|专业)$/u.test(part));
  return (
    /\p{Script=Han}/u.test(text) &&
    parts.every((part) => stage.test(part) || (part.length > 1 && studies.includes(part)))
  );
}
