import type { TextWriter } from "./format.ts";
import { inkleaf } from "./inkleaf/inkleaf.ts";
import { jsonResumeWriter } from "./json-resume/writer.ts";
import { markdownWriter } from "./markdown/writer.ts";

/**
 * Every text format that writes, in the order of `registry.ts`, without what only readers need: a browser that writes a
 * resume does not load the words by which one is read.
 */
export const textWriters: readonly TextWriter[] = [inkleaf, jsonResumeWriter, markdownWriter];
