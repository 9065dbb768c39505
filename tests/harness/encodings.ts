/**
 * Returns the bytes of a text in an encoding of one or two bytes a letter, for which there is only a decoder. Throws for
 * a letter that it lacks.
 */
export function encodedIn(encoding: "gb18030" | "shift_jis" | "euc-jp" | "euc-kr" | "big5", text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const letter = decoder.decode(new Uint8Array([lead, trail]));
      if ([...letter].length === 1 && letter !== "\ufffd") bytesOf.set(letter, [lead, trail]);
    }
  }
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const found = letter < "\u0080" ? [letter.charCodeAt(0)] : bytesOf.get(letter);
      if (!found) throw new Error(`${encoding} has no ${letter}`);
      return found;
    }),
  );
}
