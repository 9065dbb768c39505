import type { Language } from "#core/resume/schema.ts";

/** The few words that a sheet itself says, in the eight languages of a resume. */
type Words = { wechat: string; birth: string; foot: (name: string) => string };

const latinFoot = (page: string, of: string) => (name: string) =>
  `${name ? `${name}, ` : ""}${page} {page} ${of} {pages}`;

const words: Record<Language, Words> = {
  ch: { wechat: "微信", birth: "出生", foot: (name) => `${name ? `${name} · ` : ""}第 {page} 页，共 {pages} 页` },
  "zh-tw": { wechat: "微信", birth: "出生", foot: (name) => `${name ? `${name} · ` : ""}第 {page} 頁，共 {pages} 頁` },
  ja: { wechat: "WeChat", birth: "生年月日", foot: (name) => `${name ? `${name} · ` : ""}{page} / {pages} ページ` },
  ko: { wechat: "WeChat", birth: "생년월일", foot: (name) => `${name ? `${name} · ` : ""}{page} / {pages}쪽` },
  en: { wechat: "WeChat", birth: "Born", foot: latinFoot("page", "of") },
  es: { wechat: "WeChat", birth: "Nacimiento", foot: latinFoot("página", "de") },
  fr: { wechat: "WeChat", birth: "Naissance", foot: latinFoot("page", "sur") },
  de: { wechat: "WeChat", birth: "Geboren", foot: latinFoot("Seite", "von") },
};

export function wordsOf(lang: Language): Words {
  return words[lang];
}

/** The foot of a page, in pieces: what is said, and `{page}` and `{pages}` where the numbers come. */
export function pageFoot(lang: Language, name: string): string[] {
  // A name that itself contains a placeholder must not be filled in.
  const words = wordsOf(lang).foot(name.replaceAll("{", "(").replaceAll("}", ")"));
  return words.split(/(\{pages?\})/);
}
