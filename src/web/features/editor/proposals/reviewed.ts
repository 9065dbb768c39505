import { type ProposedChange, proposedChanges, takeProposed } from "#core/proposals/proposed-changes.ts";
import { createProposedFlags, type ProposedFlag } from "#core/proposals/proposed-flags.ts";
import { type DifferenceRow, differenceRows } from "#core/resume/difference-words.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { describeDifference } from "../history/describe-difference.ts";
import type { TextContext } from "../history/words.ts";

/** A change of a proposal in words. */
export type Reviewed = {
  id: string;
  change: ProposedChange;
  /** The part of the resume, and the entry in it. */
  place: string;
  detail: string;
  /** What the field is called. */
  name: string;
  rows: DifferenceRow[];
  /** What is said in place of rows, where only the form differs. */
  note: string;
  flags: ProposedFlag[];
  /** Nobody knows of a program's change whether it is a matter of form alone. */
  isSafe: false;
};

/** Returns the changes of a proposal in words, each as it differs from what the program read. */
export function reviewed(base: ResumeDocument, proposed: ResumeDocument, context: TextContext): Reviewed[] {
  const flagsOf = createProposedFlags(base);
  return proposedChanges(base, proposed).map((change) => {
    const places = describeDifference(base, takeProposed(base, [change]).document, context);
    const fields = places.flatMap((place) => place.fields);
    const [first] = places;
    return {
      ...{ id: change.id, change, flags: flagsOf(change), isSafe: false },
      ...{ place: first?.title ?? "", detail: first?.detail ?? "", name: fields[0]?.name ?? change.at.at(-1) ?? "" },
      rows: first ? fields.flatMap(({ rows }) => rows) : rawRows(change),
      note: fields.find(({ note }) => note !== undefined)?.note ?? "",
    };
  });
}

/** What has no words of its own is shown as it is stored. */
function rawRows(change: ProposedChange): DifferenceRow[] {
  const text = (value: unknown) => (value === undefined ? "" : JSON.stringify(value));
  return "before" in change ? differenceRows(text(change.before), text(change.after)) : [];
}

/** Returns where a change is: the part of the resume, the entry in it, and the field. */
export function headingOf({ place, detail, name }: Reviewed): string {
  return [place, detail, name].filter(Boolean).join(" · ");
}

/** Returns the text of the first row with this sign. */
export function firstLine({ rows, note, name }: Reviewed, sign: "-" | "+"): string {
  const row = rows.find((one) => one.sign === sign);
  return row ? row.pieces.map(({ text }) => text).join("") : note || name;
}
