import { monthPattern } from "#core/resume/schema.ts";

/**
 * A month as people type it and as the document keeps it (`YYYY-MM`). The order on screen follows the interface:
 * `YYYY/MM` in Chinese, `MM/YYYY` otherwise; both are understood in either, as are other separators and none.
 */
export type MonthOrder = "year-first" | "month-first";

/** `2021-03` gives `03/2021`; an empty or odd value gives an empty text. */
export function monthText(value: string, order: MonthOrder): string {
  if (!monthPattern.test(value)) return "";
  const [year, month] = value.split("-");
  return order === "year-first" ? `${year}/${month}` : `${month}/${year}`;
}

/** What was typed as `YYYY-MM`; an empty text is an empty month; null when it is no month. */
export function readMonth(typed: string): string | null {
  const text = typed
    .normalize("NFKC")
    .replaceAll(/[年月.\-–/\s]+/g, "/")
    .replaceAll(/^\/|\/$/g, "");
  if (text === "") return "";
  for (const pattern of [/^(?<year>\d{4})\/?(?<month>\d{1,2})$/, /^(?<month>\d{1,2})\/?(?<year>\d{4})$/]) {
    const found = pattern.exec(text)?.groups;
    const value = `${found?.year}-${found?.month?.padStart(2, "0")}`;
    if (found && monthPattern.test(value)) return value;
  }
  return null;
}
