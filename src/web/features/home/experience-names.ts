/**
 * The name of one section in every resume language, by the value of `lang`. A copy of the table in core/resume/sections,
 * which the first page does not load for eight words; a test compares the two.
 */
export const experienceNames = [
  ["zh-CN", "工作经历"],
  ["en", "Employment"],
  ["zh-TW", "工作經歷"],
  ["de", "Berufserfahrung"],
  ["ja", "職歴"],
  ["es", "Experiencia laboral"],
  ["ko", "경력"],
  ["fr", "Expérience professionnelle"],
] as const;
