import type { TextFormat } from "./format.ts";
import { inkleaf } from "./inkleaf/inkleaf.ts";
import { jsonResume } from "./json-resume/json-resume.ts";
import { magicResume } from "./magic-resume/magic-resume.ts";
import { markdown } from "./markdown/markdown.ts";
import { reactiveResume } from "./reactive-resume/reactive-resume.ts";

/**
 * Every text format. Where a file's extension belongs to several formats, they are tried in this order: those that know
 * their files by more signs come first.
 */
export const textFormats: readonly TextFormat[] = [reactiveResume, magicResume, inkleaf, jsonResume, markdown];

/**
 * Returns the formats that a file of this name may be in, judging by its extension; the longest extension comes first.
 */
export function formatsOfFile<Format extends { extensions: readonly string[] }>(
  fileName: string,
  formats: readonly Format[],
): Format[] {
  const name = fileName.toLowerCase();
  const matched = (format: Format) =>
    Math.max(0, ...format.extensions.map((extension) => (name.endsWith(extension) ? extension.length : 0)));
  return formats.filter((format) => matched(format) > 0).sort((one, other) => matched(other) - matched(one));
}
