/**
 * The words of a template of file names. They are apart from what fills them (`file-naming.ts`), because every page that
 * knows the calls loads the check of a template.
 */

/** In characters: a template, and what a name takes of one value. */
export const fileNameLimits = { template: 120, value: 60 };

/** What a place of a template stands for, with its names in the English and the Chinese edition. */
export const filePlaces = {
  name: ["name", "姓名"],
  title: ["title", "岗位"],
  years: ["years", "年限"],
  city: ["city", "城市"],
  school: ["school", "学校"],
  phone: ["phone", "电话"],
  language: ["language", "语言"],
  date: ["date", "日期"],
  resume: ["resume", "简历"],
} as const;
export type FilePlace = keyof typeof filePlaces;

/** What is wrong with a template: a key of the `fields` texts. */
type TemplateProblem = "fileNamePlace" | "fileNameBraces" | "fileNameCharacters";

/** Returns what is wrong with a template, or null. How long it may be is in `fileNameLimits`. */
export function problemOf(template: string): TemplateProblem | null {
  const pieces = template.split(/\{([^{}]*)\}/u);
  if (pieces.some((piece, at) => at % 2 === 0 && /[{}]/u.test(piece))) return "fileNameBraces";
  if (pieces.some((piece, at) => at % 2 === 1 && placeNamed(piece) === null)) return "fileNamePlace";
  // Control and format characters too: they cannot be seen in a field, and a file's name must be what it looks like.
  return /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(template) ? "fileNameCharacters" : null;
}

/** Returns what a word in braces stands for, in either edition; null for any other word. */
export function placeNamed(word: string): FilePlace | null {
  const found = Object.entries(filePlaces).find(([, names]) =>
    names.some((name) => name === word.trim().toLowerCase()),
  );
  return found ? (found[0] as FilePlace) : null;
}
