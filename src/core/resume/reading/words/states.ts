/** Codes of the states and provinces of the United States, Canada and Australia, as they stand behind a town. */
const codes =
  "A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT|NSW|VIC|QLD|TAS|ACT";

/** The source of a pattern: a town before the code of its state, "Stone Creek, NY". */
export const townOfState = `\\p{Lu}[\\p{L}.'’-]+(?:[ -]\\p{L}[\\p{L}.'’-]*){0,3},\\s*(?:${codes}|N\\.Y\\.|N\\.J\\.|D\\.C\\.|Calif\\.|Mass\\.|Conn\\.|Penn\\.|Wash\\.)`;

/** How the codes of the post are written behind a town or its state, beside those of four or five digits. */
const postcodes =
  "[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|\\d{5}-\\d{3,4}|\\d{5,6}|(?!19|20)\\d{4}";

/** The source of a pattern: a town, with or without its state, before such a code: "Springford WD1 2XY". */
export const townBeforeCode = `\\p{Lu}[\\p{L} .'’-]+(?:,\\s*\\p{Lu}[\\p{L} .'’-]*)?(?:,\\s*(?:${codes})|\\s(?:${codes}))?,?\\s*(?:-\\s*)?(?:${postcodes})`;

/** The source of a pattern: a town with what lies around it, as networks of professions name a place. */
export const townWithArea =
  "(?:Greater|Großraum|Metropolregion|Región Metropolitana de|Área Metropolitana de|Région de) \\p{Lu}[\\p{L} .'’/-]+|\\p{Lu}[\\p{L} .'’/-]+ (?:(?:Bay|Metro|Metropolitan) Area|Metroplex|und Umgebung|et périphérie|y alrededores)|\\p{Lu}[\\p{L} .'’-]+, \\p{Lu}[\\p{L} ]+ Area";
