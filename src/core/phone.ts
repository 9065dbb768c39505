/** A mainland mobile number: 11 digits, the first 1, the second 3 to 9 (specification section 5). */
export const mobilePattern = /^1[3-9]\d{9}$/;

/**
 * A number as people write it, as it is stored: digits of any width folded, spaces, hyphens and brackets dropped, the
 * prefix of mainland China (`+86`, `0086`, or `86` before 11 digits) taken off. Says nothing about whether it is valid.
 */
export function foldPhone(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\p{White_Space}\p{Cf}]/gu, "")
    .replace(/[-‐‑‒–—.()]/g, "");
  return plain.replace(/^(?:\+86|0086|86(?=\d{11}$))/, "");
}
