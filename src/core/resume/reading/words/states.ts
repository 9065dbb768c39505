/** The source of a pattern: the codes of the states and provinces of the United States, Canada and Australia, as they stand behind a town. */
export const stateCodes =
  "A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PEI|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT|NSW|VIC|QLD|TAS|ACT";

/** How the codes of the post are written behind a town or its state, beside those of four or five digits. */
const postcodes =
  "[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|\\d{5}-\\d{3,4}|\\d{5,6}|(?!19|20)\\d{4}";

/** The source of a pattern: a town, with or without its state, before such a code: "Springford WD1 2XY". */
export const townBeforeCode = `\\p{Lu}[\\p{L} .'’-]+(?:,\\s*\\p{Lu}[\\p{L} .'’-]*)?(?:(?:,\\s*|\\s)(?:${stateCodes})\\s+\\d{4,5}|(?:(?:,\\s*|\\s)(?:${stateCodes}))?,?\\s*(?:-\\s*)?(?:${postcodes}))`;
