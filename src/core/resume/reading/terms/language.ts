import type { Language } from "../../schema.ts";

/**
 * Words and letters that are frequent in one language of Latin script and rare in the others, in small letters: "de" and
 * "la" are French and Spanish alike, and accents decide between them.
 */
const latin: readonly { lang: Language; words: RegExp; accents?: RegExp }[] = [
  { lang: "en", words: /\b(?:the|and|of|with|for|in|to|from|using|university|experience|skills)\b/gu },
  {
    lang: "de",
    words: /\b(?:und|der|die|das|mit|für|von|bei|im|des|zur|zum|ausbildung|kenntnisse|heute|seit|universität)\b/gu,
    accents: /[äöüß]/gu,
  },
  {
    lang: "fr",
    words: /\b(?:et|de|la|le|les|des|du|en|pour|dans|avec|une|sur|aux|formation|compétences|expérience|université)\b/gu,
    accents: /[éèêàçùâîôœ]/gu,
  },
  {
    lang: "es",
    words: /\b(?:y|de|la|el|los|las|en|para|con|del|una|por|como|experiencia|formación|universidad|conocimientos)\b/gu,
    accents: /[áíóúñ¿¡]/gu,
  },
];
/** Letters that are written so only in traditional Chinese, and only in simplified Chinese. */
const traditional = /[學歷經業電話個員與開發數據設計師應用專國實驗證聯絡語資訊網點時間團隊負責體處進過對將]/gu;
const simplified = /[学历经业电话个员与开发数据设计师应专国实验证联络语资讯网点时间团队负责体处进过对将]/gu;

/** Letters that are written so in Japanese alone: a form of short rows hardly has any others that tell. */
const japanese =
  /[歴経営発験択応関対検権実図売読駅県戦済広込働気単変総続両労帰徳浜沢桜円様転銭囲価圧専恵従渋栄帯鉄剤薬脳齢]/gu;

const wordsOfForms = ["学歴", "職歴", "履歴書", "職務経歴", "入社", "退社", "卒業", "株式会社", "氏名"];
const isJapaneseForm = (text: string) => wordsOfForms.filter((word) => text.includes(word)).length > 2;

/** Returns true for both ways of writing Chinese. */
export const isChinese = (lang: Language) => lang === "ch" || lang === "zh-tw";

/** Returns the language in which most of a resume is written. */
export function languageOf(text: string): Language {
  const count = (pattern: RegExp, within = text) => within.match(pattern)?.length ?? 0;
  const kana = count(/[\u3040-\u309F\u30A1-\u30FA]/gu);
  const hangul = count(/[\uAC00-\uD7AF]/gu);
  const han = count(/[\u4E00-\u9FFF]/gu);
  const eastern = kana + hangul + han;
  // A Latin letter says about a third of what a Chinese one says; names of techniques are Latin everywhere.
  if (eastern > 0 && eastern > count(/[A-Za-zÀ-ɏ]/gu) * 0.12) {
    if (hangul > kana && hangul > han * 0.5) return "ko";
    if (kana > han * 0.12 || count(japanese) > Math.max(2, han * 0.025) || isJapaneseForm(text)) return "ja";
    return count(traditional) > count(simplified) * 1.2 ? "zh-tw" : "ch";
  }
  const lower = text.toLowerCase();
  const scores = latin.map(({ lang, words, accents }) => ({
    lang,
    score: count(words, lower) + (accents ? count(accents, lower) * 1.5 : 0),
  }));
  return scores.sort((a, b) => b.score - a.score)[0]?.lang ?? "en";
}
