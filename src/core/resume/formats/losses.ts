import type { Item, ResumeDocument } from "../schema.ts";
import { sectionName } from "../sections.ts";

/**
 * What a format may have no place for, and whether a document has it: nobody is told of the loss of something that is
 * not there. The texts in `locales/*\/editor.ts` have the same names.
 */
const parts = {
  /** Sections and entries that are hidden: files for others are without them. */
  hidden: ({ data }) =>
    data.sections.some(({ isHidden, data: items }) => isHidden || items.some((item) => item.isHidden)),
  /** Everything besides the person and the links. */
  sections: ({ data }) => data.sections.length > 0,
  /** The order of sections of different kinds. */
  sectionOrder: ({ data }) => data.sections.length > 1,
  /** Names of sections that differ from those of their kind. */
  sectionNames: ({ data, config }) => data.sections.some(({ type, name }) => name !== sectionName(type, config.lang)),
  /** Facts about the person beyond address and number: birth, WeChat, what stands among the links without a URL. */
  facts: ({ data }) => data.basicInfo.wechat !== "" || data.links.some(({ text }) => text !== undefined),
  photo: ({ data }) => data.basicInfo.avatar !== "",
  /** Template, colours and type. */
  design: () => true,
  /** What a design draws around the text: icons, frames, backgrounds. */
  decoration: () => true,
  /** Bold, italic and struck text, and numbers of lists. */
  marks: inTexts(/<(?:strong|em|s|code|ol)\b/),
  underline: inTexts(/<u>/),
  alignment: inTexts(/text-align/),
  /** Spacing that was set for single sections and entries. */
  spacing: ({ data }) =>
    data.sections.some((section) => [section, ...section.data].some(({ styles }) => Object.keys(styles).length > 0)),
  pageBreaks: hasItem((item) => item.breakBefore === true || item.keepTogether === true),
  /** Words that can be selected, searched and read aloud, and links that can be opened. */
  words: () => true,
} as const satisfies Record<string, (document: ResumeDocument) => boolean>;

export type Loss = keyof typeof parts;

/** Returns what a format leaves out of this document, in the order of the table above. */
export function lossesOf({ lacks = [] }: { lacks?: readonly Loss[] }, document: ResumeDocument): Loss[] {
  return (Object.keys(parts) as Loss[]).filter((loss) => lacks.includes(loss) && parts[loss](document));
}

function hasItem(test: (item: Item) => boolean): (document: ResumeDocument) => boolean {
  return ({ data }) => data.sections.some(({ data: items }) => items.some(test));
}

function inTexts(pattern: RegExp) {
  return hasItem(({ description }) => pattern.test(description));
}
