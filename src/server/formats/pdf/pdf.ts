import type { ByteFormat } from "../format.ts";

/**
 * Writes the printed sheet. It cannot read, because a PDF has words but no sections: reading one is another task than
 * reading a document.
 */
export const pdf = {
  name: "pdf",
  title: "PDF",
  extensions: [".pdf"],
  mime: "application/pdf",
  write: (document, { printer, requester }) => printer.pdf({ document, requester }),
} satisfies ByteFormat;
