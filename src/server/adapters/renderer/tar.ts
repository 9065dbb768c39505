/**
 * Reads the plain files of an uncompressed tar archive in the classic form, with 512-byte headers and sizes in octal.
 */
export function readTar(archive: Uint8Array): { name: string; bytes: Uint8Array }[] {
  const files: { name: string; bytes: Uint8Array }[] = [];
  const text = (from: number, length: number) =>
    new TextDecoder().decode(archive.subarray(from, from + length)).replace(/\0[\s\S]*$/, "");
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12).trim() || "0", 8);
    if (!Number.isFinite(size) || at + 512 + size > archive.length) throw new Error("Not a whole tar archive.");
    const kind = text(at + 156, 1);
    if (kind === "" || kind === "0") {
      files.push({ name: text(at, 100), bytes: archive.subarray(at + 512, at + 512 + size) });
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
