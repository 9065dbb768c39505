import type { HeadingKind } from "../words/headings.ts";
import { koreanBefore, koreanBehind, koreanBehindFew, koreanStems } from "../words/korean-titles.ts";

/** Titles of Korean sections that no table has whole, by what they are put together from. */

const grammars = koreanStems.map(([kind, stems]) => {
  const behind = kind === "work" || kind === "education" ? koreanBehindFew : koreanBehind;
  return [new RegExp(`^(?:${koreanBefore}){0,3}(?:${stems})(?:${behind}){0,2}$`, "u"), kind] as const;
});
const bare = new Set(koreanStems.flatMap(([, stems]) => stems.split("|")));

/** In letters without spaces: what is longer is a sentence. */
const longest = 16;

/** "주요 업무 경력", "자격증 취득 현황": the kind of a Korean title by its words, or null. */
export function kindOfKoreanTitle(title: string): HeadingKind | null {
  if (!/\p{Script=Hangul}/u.test(title)) return null;
  const whole = title.replace(/\s*[(（][^()（）]*[)）]$/u, "");
  const text = whole.replace(/\s/gu, "");
  const isTitle = text.length > 1 && text.length <= longest && /^(?:\p{Script=Hangul}|oa|[·/&])+$/u.test(text);
  return isTitle ? (kindOf(text) ?? ofSeveral(whole)) : null;
}

/** A short word alone is a title only where the table of titles has it. */
const kindOf = (text: string) =>
  bare.has(text) && text.length < 4 ? null : (grammars.find(([grammar]) => grammar.test(text))?.[1] ?? null);

/** "연구 및 산업 경력" is one title, "교육·어학" are two. */
function ofSeveral(title: string): HeadingKind | null {
  const text = title.replace(/\s+및\s+|\s*[·/&]\s*|\s/gu, "");
  return text.length < title.length && kindOf(text) === "work" ? "work" : null;
}
