import type { ConfigField } from "#core/resume/operations/document.ts";
import type { Edit } from "#core/resume/operations.ts";
import { type BasicInfo, type ResumeConfig, slugSchema } from "#core/resume/schema.ts";

/** The switches for premium users only; the server strips them from everybody else's saves. */
export const premiumSwitches = [
  "cellphoneIsHidden",
  "emailIsHidden",
  "downloadable",
  "showShareBtn",
  "showToggleDarkMode",
  "removeBranding",
] as const satisfies readonly ConfigField[];
export type PremiumSwitch = (typeof premiumSwitches)[number];

/** The fields that the dialog sets. */
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

/** Returns the sharing with the visibility changed. A private resume is removed from the examples. */
export function withPublic(sharing: Sharing, isPublic: boolean): Sharing {
  return { ...sharing, isPublic, addToExamples: isPublic && sharing.addToExamples };
}

/**
 * Returns the sharing with the example switch changed. Joining the examples makes the resume public; leaving them does
 * not hide it.
 */
export function withExample(sharing: Sharing, addToExamples: boolean): Sharing {
  return { ...sharing, isPublic: sharing.isPublic || addToExamples, addToExamples };
}

/** Returns which contacts of a resume everybody with the link sees once these settings are saved. */
export function shownContacts(sharing: Sharing, { cellphone, email }: BasicInfo): "both" | "phone" | "email" | null {
  if (!sharing.isPublic) return null;
  const hasPhone = cellphone.trim() !== "" && !sharing.cellphoneIsHidden;
  const hasEmail = email.trim() !== "" && !sharing.emailIsHidden;
  if (hasPhone && hasEmail) return "both";
  return hasPhone ? "phone" : hasEmail ? "email" : null;
}

/**
 * Returns what is wrong with a custom slug as typed; null where only the server can tell more. An empty one is wrong as
 * soon as the field was changed (`isTouched`): a resume that has a custom slug keeps one, and one that has none gets one
 * by typing it.
 */
export function slugProblem(stored: string, typed: string, isTouched: boolean): "empty" | "invalid" | null {
  if (typed === "" && isTouched) return "empty";
  if (typed === stored) return null;
  return slugSchema.safeParse(typed).success ? null : "invalid";
}

/** Returns the edits that give the document these settings. */
export function editsFor(sharing: Sharing, fields: readonly ShareField[]): Edit[] {
  // The compiler does not follow this union of pairs through a variable field.
  return fields.map((field) => ({ type: "config.set", field, value: sharing[field] }) as Edit);
}
