/** Calendar arithmetic in UTC, on milliseconds since 1970. */

/**
 * Returns the same day and time of day `count` months later; where that month is shorter, its last day (31 January + 1
 * is 28 or 29 February).
 */
export function addMonths(from: number, count: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
