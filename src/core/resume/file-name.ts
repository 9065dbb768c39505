import { cleanText } from "./plain-text.ts";
import type { ResumeDocument } from "./schema.ts";

/** In bytes of UTF-8. Most file systems allow 255 for the whole name, and browsers append ` (1)`. */
const bytesMax = 180;
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=$|\.)/i;

/**
 * Returns the name of a downloaded file without its extension: the resume's title (specification section 7), otherwise
 * its name. Every operating system can store it: it has no separators, no reserved words, no leading or trailing
 * points, and at most 180 bytes of UTF-8. Never empty.
 */
export function fileNameOf(document: ResumeDocument): string {
  return safeFileName(document.data.basicInfo.title) || safeFileName(document.name) || "resume";
}

export function safeFileName(title: string): string {
  const plain = cleanText(title, title.length)
    .normalize("NFC")
    .replace(/[<>:"/\\|?*]+/g, "-")
    .replace(/[\p{Cf}\p{Co}]/gu, (found) => (found === "\u200d" || found === "\u200c" ? found : ""))
    .replace(/\s+/gu, " ");
  const trimmed = shorten(plain).replace(/^[\s.~-]+|[\s.-]+$/gu, "");
  return reserved.test(trimmed) ? `_${trimmed}` : trimmed;
}

function shorten(text: string): string {
  let bytes = 0;
  let result = "";
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > bytesMax) break;
    result += character;
  }
  return result;
}
