import type { ByteFormat } from "../format.ts";

/** The sheet as it is printed. Reading a PDF is another matter than reading a document: it has no sections, only words. */
export const pdf = {
  name: "pdf",
  title: "PDF",
  extensions: [".pdf"],
  write: (document, { renderer }) => renderer.pdf({ document }),
} satisfies ByteFormat;
