import { type FileNaming, namedFile } from "#core/resume/file-naming.ts";
import type { TextWriter } from "#core/resume/formats/format.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { saveFile } from "#web/shell/save-file.ts";

/**
 * Returns the resume as a file. What is hidden is in the product's own format alone, which is read again whole; a file
 * for other programs goes to other people, like the PDF.
 */
export function exportedFile(
  format: TextWriter,
  document: ResumeDocument,
  naming: FileNaming,
): { name: string; text: string } {
  const seen = visibleDocument(document, "owner");
  const text = format.write(format.isWhole ? document : seen);
  return { name: `${namedFile(seen, naming)}${format.extensions[0]}`, text };
}

export function saveInFormat(format: TextWriter, document: ResumeDocument, naming: FileNaming): void {
  const { name, text } = exportedFile(format, document, naming);
  saveFile(new Blob([text], { type: format.mime }), name);
}
