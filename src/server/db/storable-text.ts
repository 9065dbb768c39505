/**
 * Makes a text storable: drops NUL, which PostgreSQL refuses in a text, and replaces half a surrogate pair, which is
 * not Unicode and cannot be encoded as UTF-8, by U+FFFD. Every text passes through here before it may reach a query.
 */
export function storableText(text: string): string {
  return text
    .replaceAll("\0", "")
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");
}
