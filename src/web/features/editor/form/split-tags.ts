/**
 * Splits a typed or pasted list into its entries, at commas, semicolons (Chinese ones too), lines, tabs and bullets.
 */
export function splitTags(text: string): string[] {
  return text
    .split(/[,，、;；\r\n\t•●▪|｜]/)
    .map((name) => name.trim().replace(/^[-*·]\s+/, ""))
    .filter((name) => name !== "");
}
