/**
 * What a fact among the links can be about, as forms ask for it. The keys are stored in documents and are never renamed;
 * labels, values and all else that is said of them are in `fact-table.ts`, which only loads where facts are edited, read or
 * translated.
 */
export const factKinds = [
  "wantedJob",
  "wantedCity",
  "wantedPay",
  "availability",
  "status",
  "workType",
  "relocation",
  "notice",
  "experience",
  "degree",
  "gender",
  "politics",
  "origin",
  "ethnicity",
  "marital",
  "nationality",
  "military",
  "pronouns",
  "workPermit",
  "visa",
  "drivingLicence",
] as const;
export type FactKind = (typeof factKinds)[number];

/** The facts that are months, `YYYY-MM`, or any other text. */
export const monthFacts: ReadonlySet<FactKind> = new Set(["availability"]);
