/**
 * Titles of sections that tell of schools and of jobs, where two adjectives share one noun or the words are no titles alone.
 * A noun that means learning ("schulische und berufliche Ausbildung") makes a title of studies.
 */
type Words = { studies: string; jobs: string; and: string; before?: string; after?: string };

const patterns: readonly Words[] = [
  {
    studies: "(?:schulisch|akademisch|universitar|wissenschaftlich)e?[rns]?",
    jobs: "beruflich(?:e?[rns])?",
    and: "(?:und|&|/|sowie)",
    after: "(?:werdegang|laufbahn|lebensweg|lebenslauf|weg|entwicklung|hintergrund|stationen|verlauf|daten)",
  },
  {
    studies: "(?:bildungs|ausbildungs|schul|studien)-?",
    jobs: "(?:berufs|karriere|arbeits)-?",
    and: "(?:und|&|/)",
    after: "\\s?(?:weg|laufbahn|werdegang|verlauf|leben|erfahrung|stationen)",
  },
  {
    studies: "(?:schule|schulbildung|schulausbildung|bildung|ausbildung|studium)",
    jobs: "(?:beruf|berufsleben|karriere|arbeit|berufliches)",
    and: "(?:und|&|/|,)",
  },
  {
    before: "(?:parcours|cursus|itineraire|trajectoire|historique|experiences?)",
    studies: "(?:scolaire|academique|universitaire|etudiant|educatif|etudiante)s?",
    jobs: "professionnel(?:le)?s?",
    and: "(?:et|&|/|-)",
  },
  {
    before: "(?:trayectoria|historial|recorrido|experiencia|antecedentes|desarrollo|carrera|vida)s?",
    studies: "(?:academic[oa]|educativ[oa]|formativ[oa]|escolar|universitari[oa]|estudiantil)(?:e?s)?",
    jobs: "(?:profesional|laboral)(?:es)?",
    and: "(?:y|&|/|-)",
  },
  {
    studies: "(?:academic|educational|education|school)",
    jobs: "(?:professional|work|career|employment|job|occupational)",
    and: "(?:and|&|/)",
    after: "(?:background|history|experience|record|career|journey|timeline|path|milestones)s?",
  },
];

const own = "^(?:mein(?:e)? |mon |ma |mi |my )?";
const rows = patterns.map(({ studies, jobs, and, before, after }) => {
  const titleOf = (one: string, other: string) =>
    new RegExp(`${own}${before ? `${before} ` : ""}${one}\\s*${and}\\s*${other}${after ? `\\s?${after}` : ""}$`, "u");
  return { studiesFirst: titleOf(studies, jobs), jobsFirst: titleOf(jobs, studies) };
});

/** Returns what a title of both names first, or null for any other; the title is compared without case and accents. */
export function kindOfMixedTitle(title: string): "work" | "education" | null {
  if (rows.some(({ studiesFirst }) => studiesFirst.test(title))) return "education";
  return rows.some(({ jobsFirst }) => jobsFirst.test(title)) ? "work" : null;
}
