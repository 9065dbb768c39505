/** The currencies of vouchers, orders and payments: the Chinese edition sells in CNY, the English one in USD. */
export const currencies = ["CNY", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** The currency that each edition sells in. */
export const currencyOf = { ch: "CNY", en: "USD" } as const satisfies Record<string, Currency>;

/** Amounts are whole cents everywhere; these symbols are only for printing them. */
const symbols = { ch: "¥", en: "$" } as const;

/**
 * Returns an amount of cents as text: 126000 is `¥1,260.00`. `short` leaves out decimals that are zero: `$5`. The minus
 * is the typographic one.
 */
export function formatCents(cents: number, edition: keyof typeof symbols, short = false): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
  const decimals = short && rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${cents < 0 ? "−" : ""}${symbols[edition]}${digits}${decimals}`;
}

/** Returns an amount of cents with the symbol of its own currency, whatever edition shows it. Otherwise as formatCents. */
export function formatMoney(cents: number, currency: Currency, short = false): string {
  return formatCents(cents, currency === "CNY" ? "ch" : "en", short);
}

/** Reads `10`, `6.6` or `6.60`, typed by a person, as cents; null for anything else, and for 0. */
export function centsOf(text: string): number | null {
  const [, whole, rest = ""] = /^(\d{1,6})(?:[.。](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(rest.padEnd(2, "0"));
  return cents > 0 ? cents : null;
}

/** Returns a count with thousands separators: 5000 is `5,000`. The minus is the typographic one. */
export function formatCount(count: number): string {
  return `${count < 0 ? "−" : ""}${String(Math.abs(count)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}
