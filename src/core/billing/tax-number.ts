/**
 * Numbers by which Chinese tax offices know who an invoice (发票) is made out to.
 */

/** The characters of a unified social credit code in the order of their values: no I, O, S, V, Z (GB 32100-2015). */
const characters = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const modulus = characters.length;

/** Returns a number as it is stored: in capital letters of ASCII, without spaces and hyphens. */
export function normalizeTaxNumber(text: string): string {
  return text.normalize("NFKC").replace(/[\s-]/gu, "").toUpperCase();
}

/**
 * Returns whether this can be a taxpayer's number, in its normalized form: a unified social credit code (18 characters,
 * whose last one is a check), or an older number of 15 or 20 digits and letters, which some sole traders still have.
 */
export function isTaxNumber(number: string): boolean {
  if (number.length === 18) return hasCreditCodeCheck(number);
  return /^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/.test(number) && /\d{6}/.test(number);
}

/** The check of GB 32100-2015: the sum of value times 3^place, filled up to a multiple of 31. */
function hasCreditCodeCheck(code: string): boolean {
  const values = [...code].map((character) => characters.indexOf(character));
  if (values.includes(-1)) return false;
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % modulus;
  }
  return values.at(-1) === (modulus - (sum % modulus)) % modulus;
}
