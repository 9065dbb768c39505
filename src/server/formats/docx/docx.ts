import type { ByteFormat } from "../format.ts";

/** Writes a Word file. Reading one is another task than reading a document: `adapters/text-extractor` lays it out. */
export const docx = {
  name: "docx",
  title: "Word",
  extensions: [".docx"],
  mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  // The library is large and loaded when somebody first wants such a file.
  async write(document) {
    const { writeDocx } = await import("./write.ts");
    return { bytes: await writeDocx(document) };
  },
} satisfies ByteFormat;
