import type { ByteFormat } from "../format.ts";
import { laidOutReader } from "../laid-out.ts";

/** Writes the printed sheet, and reads any PDF by what stands where on its pages. */
export const pdf = {
  name: "pdf",
  title: "PDF",
  extensions: [".pdf"],
  mime: "application/pdf",
  read: laidOutReader((format) => format === "pdf"),
  write: (document, { printer, requester }) => printer.pdf({ document, requester }),
} satisfies ByteFormat;
