import type { ByteFormat } from "../format.ts";
import { laidOutReader } from "../laid-out.ts";

/** Writes the printed sheet, and reads any PDF by what stands where on its pages. */
export const pdf = {
  name: "pdf",
  title: "PDF",
  extensions: [".pdf"],
  mime: "application/pdf",
  lacks: ["hidden"],
  showsDesign: true,
  read: laidOutReader((format) => format === "pdf"),
  write: (document, { printer, requester, signal }) => printer.pdf({ document, requester, ...(signal && { signal }) }),
} satisfies ByteFormat;
