import { plainTitle } from "./heading-words.ts";
import { type PersonLabel, personLabels } from "./words/labels.ts";

const labels = new Map<string, PersonLabel>();
for (const [label, words] of Object.entries(personLabels) as [PersonLabel, string][]) {
  for (const word of words.split("|")) if (!labels.has(plainTitle(word))) labels.set(plainTitle(word), label);
}

/** Returns what a text announces as a label ("Telefon:", "联系电话"), or undefined for any other text. */
export function labelOf(text: string): PersonLabel | undefined {
  return labels.get(plainTitle(text));
}
