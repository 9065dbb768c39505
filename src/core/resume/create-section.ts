import { type SampleItem, samples } from "./samples.ts";
import type { Language, Section } from "./schema.ts";
import { createItem, emptySection, type SectionKind } from "./sections.ts";

/**
 * A new section of a kind with its sample items in the resume's language. Apart from `sections.ts`, because the samples
 * of eight languages are long and only who adds a section needs them.
 * @param newId gives a fresh id at every call (ids come from outside: core knows no chance)
 * @param position where it goes in a two-column design; the kind's own place when absent
 */
export function createSection(
  kind: SectionKind,
  lang: Language,
  newId: () => string,
  position?: Section["position"],
): Section {
  const section = emptySection(kind, lang, newId(), position);
  return { ...section, data: samples[kind][lang].map((sample: SampleItem) => ({ ...createItem(newId()), ...sample })) };
}
