import { serverWritten } from "#core/resume/formats/server-written.ts";
import type { ByteFormat } from "../format.ts";
import { laidOutReader } from "../laid-out.ts";

/** Writes a Word file. Read are those of any age, and the web pages that job sites save under the name of one. */
export const docx = {
  name: "docx",
  ...serverWritten.docx,
  extensions: [".docx"],
  mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  read: laidOutReader((format) => format !== "pdf"),
  // The library is large and loaded when somebody first wants such a file.
  async write(document) {
    const { writeDocx } = await import("./write.ts");
    return { bytes: await writeDocx(document) };
  },
} satisfies ByteFormat;
