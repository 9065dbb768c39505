import type { ConfigField } from "#core/resume/operations/document.ts";
import type { Edit } from "#core/resume/operations.ts";
import { type ResumeConfig, slugSchema } from "#core/resume/schema.ts";

/** The switches that only members may use; the server strips them from everybody else's save. */
export const premiumSwitches = [
  "cellphoneIsHidden",
  "emailIsHidden",
  "downloadable",
  "showShareBtn",
  "showToggleDarkMode",
  "removeBranding",
] as const satisfies readonly ConfigField[];
export type PremiumSwitch = (typeof premiumSwitches)[number];

/** What the dialog sets. */
const shareFields = [
  "isPublic",
  "customURL",
  "addToExamples",
  ...premiumSwitches,
] as const satisfies readonly ConfigField[];
export type ShareField = (typeof shareFields)[number];
export type Sharing = Pick<ResumeConfig, ShareField>;

export function sharingOf(config: ResumeConfig): Sharing {
  return Object.fromEntries(shareFields.map((field) => [field, config[field]])) as Sharing;
}

export function changedFields(before: Sharing, after: Sharing): ShareField[] {
  return shareFields.filter((field) => before[field] !== after[field]);
}

/** A private resume is nobody's example. */
export function withPublic(sharing: Sharing, isPublic: boolean): Sharing {
  return { ...sharing, isPublic, addToExamples: isPublic && sharing.addToExamples };
}

/** Joining the examples is sharing publicly; leaving them does not hide the resume. */
export function withExample(sharing: Sharing, addToExamples: boolean): Sharing {
  return { ...sharing, isPublic: sharing.isPublic || addToExamples, addToExamples };
}

/** What is wrong with a custom address as it is typed; null where only the server can tell more. */
export function slugProblem(stored: string, typed: string): "empty" | "invalid" | null {
  if (typed === stored) return null;
  if (typed === "") return "empty";
  return slugSchema.safeParse(typed).success ? null : "invalid";
}

/** The edits that make the document's settings these. */
export function editsFor(sharing: Sharing, fields: readonly ShareField[]): Edit[] {
  // A union of pairs, which the compiler does not follow through a variable field.
  return fields.map((field) => ({ type: "config.set", field, value: sharing[field] }) as Edit);
}
