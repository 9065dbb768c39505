import { limits } from "../../../limits.ts";
import { readResume } from "../../reading/read-resume.ts";
import { type TextFormat, UnreadableText } from "../format.ts";
import { layoutOfMarkdown } from "./plain.ts";
import { isDialect, readDialect } from "./read.ts";
import { markdownWriter } from "./writer.ts";

/**
 * Markdown. What is written is in the dialect of `docs/markdown.md`, from which everything comes back but the spacing of
 * single entries. Any other Markdown is shown as a page and read as a PDF is, by its titles and dates.
 */
export const markdown: TextFormat = {
  ...markdownWriter,
  read(text, target) {
    const plain = text.replace(/^\ufeff/, "");
    if (isDialect(plain)) return readDialect(plain, target);
    // A resume cannot be longer, and reading a book as one takes minutes.
    if (plain.length > limits.document.size) throw new UnreadableText("holds more than a resume can.", "tooLong");
    const { document, isResume } = readResume(layoutOfMarkdown(plain.replace(/\r\n?/g, "\n")));
    if (!isResume) return null;
    const { templateName, templateId, theme: templateTheme } = target;
    return { ...document, config: { ...document.config, templateName, templateId, templateTheme } };
  },
};
