/**
 * Which email belongs to a school, judged by its domain. The list is data (src/server/features/programs/schools.txt); the rules are
 * those of money.md's student programme: a listed domain proves it, one that others have as well and an alumni host do not, and an
 * ending that only schools may use is left to a person.
 */
export type Schools = {
  /** A domain stands for its subdomains as well. */
  readonly listed: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** Endings that only schools may use, such as `edu.cn`. */
  readonly endings: ReadonlySet<string>;
};

export type SchoolVerdict =
  /** The domain of a school, by the most specific entry. */
  | { kind: "school"; domain: string }
  /** Probably a school; a person has to look. */
  | { kind: "unsure" }
  /** `alumni`: who left the school keeps such an email. `open`: others than students have emails there, too. */
  | { kind: "refused"; reason: "alumni" | "open" }
  | { kind: "unknown" };

/** Reads the list: `[listed]`, `[refused]` with lines `ending label label …`, `[endings]` with one ending a line. */
export function readSchools(text: string): Schools {
  const sections = new Map([
    ["[listed]", new Set<string>()],
    ["[refused]", new Set<string>()],
    ["[endings]", new Set<string>()],
  ]);
  let current: Set<string> | undefined;
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const section = sections.get(line);
    if (section) {
      current = section;
      continue;
    }
    if (!current) throw new Error(`The list of schools has a line before its first section: ${line.slice(0, 80)}`);
    const [ending = "", ...labels] = line.split(" ");
    if (labels.length === 0) current.add(ending);
    for (const label of labels) current.add(`${label}.${ending}`);
  }
  const of = (name: string) => sections.get(name) ?? new Set<string>();
  return { listed: of("[listed]"), refused: of("[refused]"), endings: of("[endings]") };
}

/** A host for former students: `alum.mit.edu`, `alumni.cuhk.net`. Spanish `alumnos` are students and do not match. */
const alumniLabel = /^(?:my)?(?:alum|alums|alumni|alumnae|alumnus|xiaoyou)(?:[-_]|\d*$)/;

/** Judges an email that is known to be well formed. Case does not matter. */
export function judgeSchoolEmail(email: string, schools: Schools): SchoolVerdict {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const labels = domain.split(".");
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  if (labels.slice(0, -1).some((label) => alumniLabel.test(label))) return { kind: "refused", reason: "alumni" };
  // The most specific entry decides: a school may be listed below a domain that is refused, and the other way round.
  for (const name of names) {
    if (schools.refused.has(name)) return { kind: "refused", reason: "open" };
    if (schools.listed.has(name)) return { kind: "school", domain: name };
  }
  return names.slice(1).some((name) => schools.endings.has(name)) ? { kind: "unsure" } : { kind: "unknown" };
}
