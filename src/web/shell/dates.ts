import type { Locale } from "#locales/words.ts";

const day = 86_400_000;

/**
 * Formats a time as "just now" or "4 minutes ago" within 7 days, then as YYYY-MM-DD in the browser's time zone. `iso`
 * is an ISO time as the API sends it, `now` is in milliseconds; an invalid time gives an empty string.
 */
export function formatWhen(iso: string, locale: Locale, now: number): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return "";
  const past = Math.max(0, now - time);
  if (past >= 7 * day) return formatDay(iso);
  const relative = new Intl.RelativeTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", { numeric: "auto" });
  if (past < 60_000) return locale === "ch" ? "刚刚" : "just now";
  if (past < 3_600_000) return relative.format(-Math.floor(past / 60_000), "minute");
  if (past < day) return relative.format(-Math.floor(past / 3_600_000), "hour");
  return relative.format(-Math.floor(past / day), "day");
}

const two = (value: number) => String(value).padStart(2, "0");

/** Formats a time as YYYY-MM-DD in the browser's time zone; an invalid one gives an empty string. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Formats a time as YYYY-MM-DD HH:MM in the browser's time zone; an invalid one gives an empty string. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : `${formatDay(iso)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Formats a size as 136 KB or 1.4 MB: decimal units, at most three significant digits below 1000. */
export function formatBytes(bytes: number): string {
  const units = ["B", "KB", "MB", "GB"] as const;
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1).replace(/\.0$/, "")} ${units[unit]}`;
}
