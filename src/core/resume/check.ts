import {
  contactMissing,
  emailMalformed,
  factEmpty,
  jobTitleMissing,
  linkBroken,
  linkEmpty,
  nameMissing,
  webLinks,
} from "./check/basics-rules.ts";
import { datesMissing, datesOverlap, endsBeforeItStarts } from "./check/date-rules.ts";
import { entryEmpty, entryTwice, fieldsSwapped } from "./check/entry-rules.ts";
import type { Found, Rule, Severity } from "./check/finding.ts";
import { samplesLeft } from "./check/samples-left.ts";
import { bulletLong, bulletShort, profileLong, resumeLong, resumeShort, withoutFigure } from "./check/text-rules.ts";
import { withoutSamples } from "./sample-items.ts";
import type { ResumeDocument } from "./schema.ts";
import { withoutHidden } from "./visibility/without-hidden.ts";

/**
 * What one wants to know before sending a resume. A rule is a row: how much it matters, and a pure function that finds
 * the places. The words for each are in the editor's texts, under the rule's name.
 */
export const checkRules = {
  nameMissing: { severity: "error", find: nameMissing },
  contactMissing: { severity: "error", find: contactMissing },
  emailMalformed: { severity: "error", find: emailMalformed },
  samplesLeft: { severity: "error", find: samplesLeft },
  linkEmpty: { severity: "error", find: linkEmpty },
  linkBroken: { severity: "error", find: linkBroken },
  factEmpty: { severity: "warning", find: factEmpty },
  endsBeforeItStarts: { severity: "error", find: endsBeforeItStarts },
  fieldsSwapped: { severity: "warning", find: fieldsSwapped },
  datesOverlap: { severity: "warning", find: datesOverlap },
  datesMissing: { severity: "warning", find: datesMissing },
  entryEmpty: { severity: "warning", find: entryEmpty },
  entryTwice: { severity: "warning", find: entryTwice },
  jobTitleMissing: { severity: "hint", find: jobTitleMissing },
  withoutFigure: { severity: "hint", find: withoutFigure },
  bulletLong: { severity: "hint", find: bulletLong },
  bulletShort: { severity: "hint", find: bulletShort },
  profileLong: { severity: "hint", find: profileLong },
  resumeLong: { severity: "hint", find: resumeLong },
  resumeShort: { severity: "hint", find: resumeShort },
} as const satisfies Record<string, Rule>;
export type RuleName = keyof typeof checkRules;

/** Returns the links to pages in the parts of the resume that are shown, apart from those in samples. */
export function webLinksShown(document: ResumeDocument) {
  return webLinks(withoutSamples(withoutHidden(document)));
}

/** What one rule found in a resume; never empty. `count` is of the entries, of which a finding may name several. */
export type CheckGroup = { rule: RuleName; severity: Severity; found: Found[]; count: number };

/** Returns what the rules find in the parts of the resume that are shown, in the order of the rules. */
export function checkResume(document: ResumeDocument): CheckGroup[] {
  const shown = withoutHidden(document);
  // A sample is to be replaced: that its text could be better is of no use to anybody.
  const own = withoutSamples(shown);
  return (Object.keys(checkRules) as RuleName[]).flatMap((rule) => {
    const { severity, find } = checkRules[rule];
    const found = find(rule === "samplesLeft" ? shown : own);
    const count = found.reduce((sum, { entries = 1 }) => sum + entries, 0);
    return found.length > 0 ? [{ rule, severity, found, count }] : [];
  });
}
