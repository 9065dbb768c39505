import { cleanText } from "./plain-text.ts";
import type { ResumeDocument } from "./schema.ts";

/** In bytes of UTF-8. Most file systems allow 255 for the whole name, and browsers append ` (1)`. */
const bytesMax = 180;
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=$|\.)/i;

/**
 * Returns the name of a downloaded file without its extension: the resume's title (specification section 7), otherwise
 * its name. A title of one short word, such as "SRE" or "产品经理", names nobody's file in the folder of who receives
 * many, so the person's name goes before it. Every operating system can store it: it has no separators, no reserved
 * words, no leading or trailing points, and at most 180 bytes of UTF-8. Never empty.
 */
export function fileNameOf(document: ResumeDocument): string {
  const { name, title } = document.data.basicInfo;
  const own = safeFileName(title);
  if (own !== "" && safeFileName(name) !== "" && isOneShortWord(own)) return safeFileName(`${name.trim()}-${own}`);
  return own || safeFileName(document.name) || "resume";
}

const shortWord = 8;

function isOneShortWord(title: string): boolean {
  return !/\s/u.test(title) && [...title].length <= shortWord;
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
