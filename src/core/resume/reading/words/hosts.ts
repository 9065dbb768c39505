/** Where people are on the web, by their addresses. */
export const hosts: readonly (readonly [RegExp, string])[] = [
  [/github\.(?:com|io)/iu, "GitHub"],
  [/linkedin\./iu, "LinkedIn"],
  [/gitlab\./iu, "GitLab"],
  [/twitter\.|\/\/x\.com/iu, "Twitter"],
  [/stackoverflow/iu, "Stack Overflow"],
  [/scholar\.google/iu, "Google Scholar"],
  [/orcid/iu, "ORCID"],
  [/medium\.com/iu, "Medium"],
  [/zhihu/iu, "知乎"],
  [/juejin/iu, "掘金"],
];
