/**
 * Returns a table as CSV (RFC 4180): lines end with CRLF, and every cell is quoted where it must be. A text that a
 * spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break, also in full width)
 * gets an apostrophe before it, as OWASP recommends; numbers are written as they are.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== value ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Returns the rows of a CSV (RFC 4180), each as its cells. Line ends may be of any system, a mark of the byte order is no
 * text, and what is left open at the end is closed there; never throws.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"([^"]*(?:""[^"]*)*)(?:"|$)([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;
  const source = text.replace(/^\ufeff/, "");
  while (cells.lastIndex < source.length) {
    const [, quoted, after = "", plain = "", end = ""] = cells.exec(source) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + after);
    if (end === "," && cells.lastIndex < source.length) continue;
    if (end === ",") row.push("");
    rows.push(row);
    row = [];
  }
  return rows;
}
