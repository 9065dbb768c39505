/** What vouchers, orders and payments are counted in: the Chinese edition sells in CNY, the English one in USD. */
export const currencies = ["CNY", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Money is counted in whole cents everywhere; these are its spellings. */
const symbols = { ch: "¥", en: "$" } as const;

/** `¥1,260.00` of 126000; `short` leaves out decimals that are nought: `$5`. A minus is the typographic one. */
export function formatCents(cents: number, edition: keyof typeof symbols, short = false): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
  const decimals = short && rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${cents < 0 ? "−" : ""}${symbols[edition]}${digits}${decimals}`;
}

/** `5,000` of 5000. */
export function formatCount(count: number): string {
  return `${count < 0 ? "−" : ""}${String(Math.abs(count)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}
