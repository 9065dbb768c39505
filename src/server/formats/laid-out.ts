import { UnreadableText } from "#core/resume/formats/format.ts";
import { readResume } from "#core/resume/reading/read-resume.ts";
import type { FileFormat } from "#server/adapters/text-extractor/port.ts";
import { headOf, sniffFormat } from "#server/adapters/text-extractor/sniff.ts";
import type { ByteFormat } from "./format.ts";

/**
 * Returns the reader of files that have words at places and no sections: `isOurs` says which of their formats it takes.
 * It throws `ExtractionError` for such a file that gives no text, and `UnreadableText` for one that holds no resume.
 */
export function laidOutReader(isOurs: (format: FileFormat) => boolean): NonNullable<ByteFormat["read"]> {
  return async (bytes, { templateName, templateId, theme: templateTheme }) => {
    const format = sniffFormat(bytes);
    if (!format || !isOurs(format) || (format === "html" && !isMarkup(bytes))) return null;
    // Its libraries are large and loaded when somebody first reads such a file.
    const { extract } = await import("#server/adapters/text-extractor/extract.ts");
    const { document, isResume } = readResume((await extract(bytes)).layout);
    if (!isResume) throw new UnreadableText("holds no resume.", "noResume");
    return { ...document, config: { ...document.config, templateName, templateId, templateTheme } };
  };
}

/** A web page begins with a tag, after the mark of its encoding; Markdown and JSON may have tags in them. */
const isMarkup = (bytes: Uint8Array) => /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*</.test(headOf(bytes));
