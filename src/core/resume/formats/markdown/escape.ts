/** Returns a text so that Markdown shows every sign of it as it is. Signs that mean nothing where they stand stay bare. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]<]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/~(?=~)|(?<=~)~/g, "\\~")
    .replace(/&(?=[#\w])/g, "\\&")
    .replace(/\{(?=\s*\.)/g, "\\{")
    .replace(/!$/, "\\!");
}

/** Returns lines so that none of them begins a heading, a list, a quote, a table or a rule. */
export function escapeLineStarts(lines: string): string {
  return lines
    .split("\n")
    .map((line) => line.replace(/^\s+/u, "").replace(/^(?:[-+#>=|:]|\d+(?=[.)]))/, escapeFirst))
    .join("\n");
}

/** The point behind a number takes the sign, because one before a digit would be shown. */
function escapeFirst(found: string): string {
  return /^\d/.test(found) ? `${found}\\` : `\\${found}`;
}

/** Returns a text as one line of Markdown: a title, a label. `more` are further signs that mean something there. */
export function escapeLine(text: string, more = ""): string {
  const line = escapeMarkdown(text.replace(/\s+/gu, " ").trim());
  return more === "" ? line : [...line].map((sign) => (more.includes(sign) ? `\\${sign}` : sign)).join("");
}

/** Returns a URL as the target of a link. What is no URL is kept as well. */
export function escapeUrl(url: string): string {
  const line = url.replace(/[\r\n]+/g, " ");
  return /^[^\s()<>\\&]+$/.test(line) ? line : `<${line.replace(/[<>\\&]/g, "\\$&")}>`;
}
