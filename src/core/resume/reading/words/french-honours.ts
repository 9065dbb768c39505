/**
 * The source of a pattern: how well somebody passed in French schools, as certificates say it: "mention assez bien", "avec
 * les félicitations du jury", "major de promotion". "Mention" before a subject is none of it.
 */
export const frenchHonours =
  "(?:(?:obtenue?|réussie?|reçue?|validée?)\\s+)?(?:avec\\s+)?(?:la\\s+|une\\s+|les\\s+)?(?:mention\\s*:?\\s*[\"«“”‘’']*\\s*(?:(?:assez|tr[èe]s)[\\s-]*)?(?:bien|honorable|passable|excellente?|satisfaisante?|t\\.?b|a\\.?b)\\s*[\"»”’']*(?:\\s+(?:et|avec)\\s+(?:les\\s+)?f[ée]licitations(?:\\s+du\\s+jury)?)?|f[ée]licitations\\s+du\\s+jury|(?:vice[\\s-])?major(?:e|ant)?\\s+(?:de\\s+)?(?:la\\s+|sa\\s+|ma\\s+)?promo(?:tion)?|(?:la\\s+plus\\s+)?grande\\s+distinction|(?<=avec\\s+)(?:mention|satisfaction|distinction))";
