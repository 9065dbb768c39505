import { plainToRichText } from "../rich-text.ts";
import { markdownToHtml } from "./markdown/to-html.ts";

/** Returns a text that another program kept as HTML, as Markdown or as it was typed, as HTML. */
export function richOf(text: string, form: "html" | "markdown"): string {
  const words = text.trim();
  if (words === "") return "";
  if (/<\/?(?:p|ul|ol|li|br|div|strong|em|b|i|u|a|h[1-6]|span)\b[^>]*>/i.test(words)) return words;
  return form === "markdown" ? markdownToHtml(words) : plainToRichText(words);
}
