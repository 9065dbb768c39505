/** A typed or pasted list as its entries: one a comma, semicolon (Chinese ones too), line, tab or bullet. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,，、;；\r\n\t•●▪|｜]/)
    .map((name) => name.trim().replace(/^[-*·]\s+/, ""))
    .filter((name) => name !== "");
}
