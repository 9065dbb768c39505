import { storableText } from "#server/db/storable-text.ts";

/**
 * Returns the `Content-Disposition` of a file to save (RFC 6266): the exact name in `filename*`, and its closest ASCII
 * form for programs that know only `filename`.
 */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  // A name of underscores alone tells the user nothing, so it becomes `resume`.
  const plain = ascii.replace(/^[^A-Za-z0-9]*(?=\.\w+$)/, "resume");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}

/** Percent-encodes everything but attr-char (RFC 8187). */
function encodeExtended(text: string): string {
  return encodeURIComponent(storableText(text)).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
