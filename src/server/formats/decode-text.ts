import { UnreadableText } from "#core/resume/formats/format.ts";

const decoded = new WeakMap<Uint8Array, string | null>();

/** Returns what `decode` does, once for each file: every format that is text asks for it. */
export function decodeText(bytes: Uint8Array): string | null {
  const known = decoded.get(bytes);
  if (known !== undefined) return known;
  const text = decode(bytes);
  decoded.set(bytes, text);
  return text;
}

/**
 * Returns the text in a file: UTF-8, UTF-16 with or without its mark, or GBK, in which older Chinese programs save. Null
 * for what is no text. Throws `UnreadableText` for a text in another encoding, of which only nonsense would be read.
 */
function decode(bytes: Uint8Array): string | null {
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) return null;
  try {
    // Of half a letter at the end, where a file was cut, nothing else is learnt.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeGbk(bytes);
  }
}

/** Without a mark, the zeros tell: every other byte of a Latin text in UTF-16 is one, and in no other text is any. */
function wideOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Even a Chinese resume has an address, dates and ends of lines, which are a tenth of it.
  const enough = Math.max(1, head.length / 20);
  if (odd >= enough && even === 0) return "utf-16le";
  return even >= enough && odd === 0 ? "utf-16be" : null;
}

/**
 * GBK has a letter for almost any two bytes. What was written in it uses the letters of GB 2312 nearly always, all over
 * their rows, and hardly any kana; texts in Latin 1, Big5, Shift-JIS, EUC-JP and EUC-KR do not.
 */
function decodeGbk(bytes: Uint8Array): string {
  let [pairs, common, rare, kana] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    at += 1;
    pairs += 1;
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1) common += 1;
    if (lead > 0xc8 && lead <= 0xf7) rare += 1;
    if (lead === 0xa4 || lead === 0xa5) kana += 1;
  }
  const isKorean = pairs >= 20 && rare < pairs / 20;
  try {
    if (common < pairs * 0.9 || isKorean || kana > pairs / 10) throw new TypeError("nonsense");
    return new TextDecoder("gb18030", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableText("is in an encoding that is not read: save it as UTF-8.", "unknownEncoding");
  }
}
