/**
 * The name of one section in every resume language, by the value of `lang`. A copy of the table in core/resume/sections,
 * which the first page does not load for eight words; a test compares the two.
 */
export const experienceNames = [
  ["en", "Employment"],
  ["zh-CN", "工作经历"],
  ["zh-TW", "工作經歷"],
  ["ja", "職歴"],
  ["ko", "경력"],
  ["de", "Berufserfahrung"],
  ["fr", "Expérience professionnelle"],
  ["es", "Experiencia laboral"],
] as const;
