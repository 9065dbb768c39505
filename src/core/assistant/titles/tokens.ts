/**
 * The words of a Latin title: lower case, without diacritics, the slash as a word of its own. Names that hold signs
 * (C++, C#, .NET, UI/UX) stay whole.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .replace(/[()[\]_*]/g, " ")
    .replace(/(?<!\b(?:ui|ux|ci|i|a|pl|tcp|s))\/(?!(?:ui|ux|cd|o|b|sql|ip|4hana)\b)/g, " / ");
  const tokens = plain.split(/[\s,|:;@•·–—]+/).filter((token) => token !== "" && !/^[-&+.]+$/.test(token));
  // A year or a school year says nothing about the trade.
  const named = tokens.filter((token) => !/^(19|20)\d\d([-/]\d\d(\d\d)?)?$/.test(token));
  return named.map((token) => (/^\.net/.test(token) ? token : token.replace(/^[-.']+|[-.,]+$/g, ""))).filter(Boolean);
}

/** True for what could be a word of some trade: letters with vowels among them, a short abbreviation, or a small figure. */
export function isWordLike(token: string): boolean {
  if (/^\d{1,2}$|^\d[a-z]{1,2}$|^[a-z]\d[a-z]$|^[a-z]{1,4}-?\d{1,3}$/.test(token)) return true;
  if (!/^[a-z.][a-z0-9.+#'&/-]*$/.test(token)) return false;
  if (token.length <= 5) return true;
  return /[aeiouy]/.test(token) && !/[bcdfghjklmnpqrstvwxz]{7}|(.)\1{3}/.test(token);
}
