import { contentRules } from "./content-rules.ts";
import { fontRules } from "./font-rules.ts";
import { linkRules } from "./link-rules.ts";
import { structureRules } from "./structure-rules.ts";
import type { TaggedFile } from "./tagged-file.ts";

/**
 * A failure condition of the Matterhorn Protocol 1.1, which lists what a machine can find of offences against PDF/UA-1.
 * A number with "ISO" is a clause of ISO 14289-1 or 32000-1 that the protocol takes for granted.
 *
 * What our files can never contain because nothing writes it (forms, media, digital signatures, fonts of other kinds) has
 * a rule that finds it at all, in place of those that would judge it.
 */
export type Rule = { title: string; find(file: TaggedFile): string[] };

export const rules = { ...contentRules, ...structureRules, ...linkRules, ...fontRules } satisfies Record<string, Rule>;
export type RuleId = keyof typeof rules;
export const ruleIds = Object.keys(rules) as RuleId[];

/** Returns the ids of the rules that the file offends against, with a sentence for each offence. */
export function uaFaults(file: TaggedFile): { id: RuleId; fault: string }[] {
  return ruleIds.flatMap((id) => rules[id].find(file).map((fault) => ({ id, fault })));
}
