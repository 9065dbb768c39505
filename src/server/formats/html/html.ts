import { serverWritten } from "#core/resume/formats/server-written.ts";
import type { ByteFormat } from "../format.ts";

/** One file with everything in it, to be read in any browser. The columns of the screen are those of the public page. */
export const html = {
  name: "html",
  ...serverWritten.html,
  extensions: [".html", ".htm"],
  mime: "text/html",
  // Fonts and styles are loaded when somebody first wants such a file.
  async write(document, { printer }) {
    const { htmlFile } = await import("#server/pages/html-file.tsx");
    return { bytes: new TextEncoder().encode(await htmlFile(await printer.embedded(document))) };
  },
} satisfies ByteFormat;
