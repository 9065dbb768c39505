import type { TextWriter } from "./format.ts";
import { inkleaf } from "./inkleaf/inkleaf.ts";
import { jsonResume } from "./json-resume/json-resume.ts";
import { markdownWriter } from "./markdown/writer.ts";

/**
 * Every text format that writes, in the order of `registry.ts`, without what only readers need: a browser that writes a
 * resume does not load the words by which one is read.
 */
export const textWriters: readonly TextWriter[] = [inkleaf, jsonResume, markdownWriter];
