const field =
  "(?:(?:fine |applied |liberal |health |social |natural )?(?:arts|sciences?)|engineering|technology|philosophy|commerce|education|letters)";
const bare = new RegExp(
  `^(?:ph\\.?\\s?d\\.?|d\\.?phil\\.?|[bm]\\.?\\s?(?:a|s|sc|eng|tech|ed|com|fa|e|phil)\\.?|a\\.?\\s?a\\.?(?:\\s?s\\.?)?|a\\.?s\\.?|(?:bachelor|master|associate|doctor)(?:['’]?s)?(?:\\s+degree)?(?:\\s+(?:of|in|of applied)\\s+${field})?|(?:advanced |graduate |postgraduate |national |higher )?(?:diploma|degree)|undergraduate|graduate|postgraduate|doctorate)(?:\\s*\\((?:[bm]\\.?|hons|ph)[^()]*\\))?(?:\\s+degree)?$`,
  "iu",
);

/** Returns true for a degree that names no subject: "PhD", "Bachelor of Science (B.Sc.)". */
export const isBareDegree = (text: string) => bare.test(text.trim());
