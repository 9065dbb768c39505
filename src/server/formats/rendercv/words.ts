import type { Language } from "#core/resume/schema.ts";

/** Between a label and what it says, for facts of ours that RenderCV shows as one text. The spaces tell them apart. */
export const factMark = ":\u2002";
export const basicMark = ":\u2003";

/** The names that RenderCV has for languages; the first of two is written. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "english",
  ch: "mandarin_chinese",
  "zh-tw": "mandarin_chinese",
  de: "german",
  fr: "french",
  es: "spanish",
  ja: "japanese",
  ko: "korean",
};

/** What stands before a user name in the URLs of the networks that RenderCV knows. */
export const networks: Readonly<Record<string, string>> = {
  LinkedIn: "https://linkedin.com/in/",
  GitHub: "https://github.com/",
  GitLab: "https://gitlab.com/",
  Instagram: "https://instagram.com/",
  ORCID: "https://orcid.org/",
  "Google Scholar": "https://scholar.google.com/citations?user=",
  StackOverflow: "https://stackoverflow.com/users/",
  ResearchGate: "https://researchgate.net/profile/",
  YouTube: "https://youtube.com/@",
  Telegram: "https://t.me/",
  X: "https://x.com/",
  Leetcode: "https://leetcode.com/u/",
};
