/** Older TeX fonts have accents as letters of their own, before the letter that they belong to. */
const combining: Record<string, string> = {
  "¨": "\u0308",
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
  "˚": "\u030A",
  ˇ: "\u030C",
};

/** Letters that every file writes with the same code, without the accent among them that TeX sets before a letter. */
export const comparable = /^[\t\n !-_a-~]*$/;

/** Returns a text in which accents that stand before their letters are joined with them. */
export function joinAccents(text: string): string {
  if (comparable.test(text)) return text;
  return text
    .replace(
      /([¨´`ˆ˜¸˚ˇ])\s?([A-Za-zı])/gu,
      (_, accent: string, letter: string) => (letter === "ı" ? "i" : letter) + (combining[accent] ?? ""),
    )
    .normalize("NFC");
}

/** Returns a text in small letters without accents, as words are compared. */
export const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
