const field =
  "(?:(?:fine |applied |liberal |health |social |natural )?(?:arts|sciences?)|engineering|technology|philosophy|commerce|education|letters)";
const bare = new RegExp(
  `^(?:ph\\.?\\s?d\\.?|d\\.?phil\\.?|[bm]\\.?\\s?(?:a|s|sc|eng|tech|ed|com|fa|e|phil)\\.?|a\\.?\\s?a\\.?(?:\\s?s\\.?)?|a\\.?s\\.?|(?:bachelor|master|associate|doctor)(?:['’]?s)?(?:\\s+degree)?(?:\\s+(?:of|in|of applied)\\s+${field})?|(?:advanced |graduate |postgraduate |national |higher )?(?:diploma|degree)|undergraduate|graduate|postgraduate|doctorate)(?:\\s*\\((?:[bm]\\.?|hons|ph)[^()]*\\))?(?:\\s+degree)?$`,
  "iu",
);

/** The same in French, Spanish and German. */
const bareElsewhere =
  /^(?:master(?:\s[12])?|mastère|licence(?:\s(?:[123]|pro(?:fessionnelle)?))?|bts|dut|doctorat|dipl[oô]me(?:\sd['’](?:ingénieur|études\s(?:collégiales|supérieures|universitaires|approfondies)))?|grado|licenciatura|maestría|máster|doctorado|diplom|magister|(?:bachelor|master)studium)(?:\s\(\p{Lu}{2,5}\))?$/iu;

/** Returns true for a degree that names no subject: "PhD", "Bachelor of Science (B.Sc.)", "Master 2". */
export const isBareDegree = (text: string): boolean => [bare, bareElsewhere].some((one) => one.test(text.trim()));
