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
