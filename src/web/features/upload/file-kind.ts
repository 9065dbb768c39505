import { limits } from "#core/limits.ts";

/** How a file is sent to the server: PDF and Word files to their reader, every other format of a resume to the import. */
export type FileKind = "pdf" | "word" | "import";

/** Why a file cannot be a resume file, before it is sent. */
export type FileProblem = "format" | "size" | "empty";

const ole = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Tells by its bytes how a file is sent, whatever its name says: a PDF that is called `.docx` is read like any other. Old
 * `.doc` files and texts are of several formats, so that the server has the last word on them.
 */
export async function kindOfFile(file: Blob & { name?: string }): Promise<FileKind | FileProblem> {
  if (file.size === 0) return "empty";
  const kind = await kindOf(file);
  if (kind === null) return "format";
  return file.size > limits.body.resumeFile ? "size" : kind;
}

async function kindOf(file: Blob & { name?: string }): Promise<FileKind | null> {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.includes("%PDF-")) return "pdf";
  if (ole.every((byte, index) => bytes[index] === byte)) return "word";
  if (text.startsWith("PK\u0003\u0004")) return (await isWordZip(file)) ? "word" : "import";
  const isDocument = /\.(?:pdf|docx?)$/i.test(file.name ?? "");
  if (isDocument && /^\s*(?:\{\\rtf|MIME-Version:|<)|\uFEFF?<|multipart\/related/i.test(text)) return "word";
  // A text under the name of a document is none, unless it is one of the formats that programs write.
  const isText = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(text) || !text.includes("\u0000") || isTextName(file.name);
  return isText && (!isDocument || /^\s*\{/.test(text)) ? "import" : null;
}

/** UTF-16 without its mark looks like no text, and the server tells. */
const isTextName = (name = "") => /\.(?:json|ya?ml|md|markdown|txt)$/i.test(name);

/** The names of a zip's files stand in it in clear. Of a file that is too large nobody looks for them. */
async function isWordZip(file: Blob): Promise<boolean> {
  if (file.size > limits.body.resumeFile) return true;
  return new TextDecoder("latin1").decode(await file.arrayBuffer()).includes("word/document");
}
