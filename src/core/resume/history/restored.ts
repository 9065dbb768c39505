import { isSameValue } from "../difference.ts";
import type { ResumeConfig, ResumeDocument } from "../schema.ts";

/**
 * Settings that decide who may open the resume and what a viewer finds there. Going back in time must never publish or
 * hide anything.
 */
const sharing = [
  "isPublic",
  "customURL",
  "emailIsHidden",
  "cellphoneIsHidden",
  "removeBranding",
  "addToExamples",
  "downloadable",
  "showShareBtn",
  "showToggleDarkMode",
  "printerMode",
] as const satisfies readonly (keyof ResumeConfig)[];

/**
 * Returns what restoring `earlier` over `now` gives: its name, content, design and language with today's sharing
 * settings. It is the same object as `now` where nothing would change.
 */
export function restoredOver(earlier: ResumeDocument, now: ResumeDocument): ResumeDocument {
  const kept = Object.fromEntries(sharing.map((key) => [key, now.config[key]]));
  const document: ResumeDocument = { ...earlier, config: { ...earlier.config, ...kept } };
  return isSameValue(document, now) ? now : document;
}

/**
 * Returns what undo or redo gives: `earlier`, except that a custom URL that was taken is not emptied, because a resume
 * that has one keeps one (specification section 5).
 */
export function withCustomUrl(earlier: ResumeDocument, now: ResumeDocument): ResumeDocument {
  const { customURL } = now.config;
  if (earlier.config.customURL !== "" || customURL === "") return earlier;
  return { ...earlier, config: { ...earlier.config, customURL } };
}
