import { storableText } from "#server/db/storable-text.ts";

/**
 * `Content-Disposition` of a file to save (RFC 6266): the name itself in `filename*`, and what is left of it in ASCII
 * for programs that know only `filename`.
 */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  // A row of underscores says less than nothing.
  const plain = ascii.replace(/^[^A-Za-z0-9]*(?=\.\w+$)/, "resume");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}

/** RFC 8187: everything but attr-char is percent-encoded. */
function encodeExtended(text: string): string {
  return encodeURIComponent(storableText(text)).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
