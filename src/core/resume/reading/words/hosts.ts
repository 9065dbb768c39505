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

/** Job boards, whose addresses stand on what they export and are none of the person's. */
export const jobBoards =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:dajie|51job|zhaopin|liepin|lagou|zhipin|wondercv|saramin|jobkorea|doda|rikunabi|mynavi|104)\.(?:com|cn|co\.kr|jp|com\.tw)(?:$|\/(?!u\/|in\/))/iu;
