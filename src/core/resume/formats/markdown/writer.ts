import type { TextWriter } from "../format.ts";
import { writeMarkdown } from "./write.ts";

/** The half of the format that a browser needs: reading plain Markdown takes the words of the reader. */
export const markdownWriter: TextWriter = {
  name: "markdown",
  title: "Markdown",
  extensions: [".md", ".markdown"],
  mime: "text/markdown",
  lacks: ["hidden", "spacing"],
  write: writeMarkdown,
};
