import { type SampleItem, samples } from "./samples.ts";
import type { Language, Section } from "./schema.ts";
import { createItem, emptySection, type SectionKind } from "./sections.ts";

/**
 * Returns a new section of a kind with its sample items in the resume's language. This file is separate from
 * `sections.ts` because the samples of eight languages are long and are needed only when a section is added.
 * @param newId returns a fresh id at every call (ids come from outside, because core is free of randomness)
 * @param position the column in a two-column design; the kind's own column when absent
 */
export function createSection(
  kind: SectionKind,
  lang: Language,
  newId: () => string,
  position?: Section["position"],
): Section {
  const section = emptySection(kind, lang, newId(), position);
  const data = samples[kind][lang].map((sample: SampleItem) => ({ ...createItem(newId()), ...sample, isSample: true }));
  return { ...section, data };
}
