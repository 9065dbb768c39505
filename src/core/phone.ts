/** A mainland mobile number: 11 digits, the first 1, the second 3 to 9 (specification section 5). */
export const mobilePattern = /^1[3-9]\d{9}$/;

/**
 * Returns a number as it is stored, from any usual spelling: digits of any width are folded; spaces, hyphens and
 * brackets are dropped; the prefix of mainland China (`+86`, `0086`, or `86` before 11 digits) is removed. Does not
 * check whether the number is valid.
 */
export function foldPhone(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\p{White_Space}\p{Cf}]/gu, "")
    .replace(/[-‐‑‒–—.()]/g, "");
  return plain.replace(/^(?:\+86|0086|86(?=\d{11}$))/, "");
}
