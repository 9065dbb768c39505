import { limits } from "#core/limits.ts";

/** As what a file is sent to the server. */
export type FileKind = "pdf" | "word";

/** Why a file cannot be a resume file, before it is sent. */
export type FileProblem = "format" | "size" | "empty";

const ole = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Tells by its first bytes as what a file is sent, whatever its name says: a PDF that is called `.docx` is read like any
 * other. Old `.doc` files are of several formats, so that the server has the last word on them.
 */
export async function kindOfFile(file: Blob & { name?: string }): Promise<FileKind | FileProblem> {
  if (file.size === 0) return "empty";
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  const isPdf = text.includes("%PDF-");
  const isWord =
    ole.every((byte, index) => bytes[index] === byte) ||
    text.startsWith("PK\u0003\u0004") ||
    (/\.docx?$/i.test(file.name ?? "") && /^\s*(?:\{\\rtf|MIME-Version:|<)|\uFEFF?<|multipart\/related/i.test(text));
  if (!isPdf && !isWord) return "format";
  if (file.size > limits.body.resumeFile) return "size";
  return isPdf ? "pdf" : "word";
}
