import { createHash } from "node:crypto";

/**
 * Returns the id of something defined in code or seed files, derived from its name: the same on every installation and
 * at every start. It has the form of a UUIDv7 with the first millisecond of 2026, so that it sorts before everything
 * that users create.
 */
export function seedId(name: string): string {
  const digest = createHash("sha256").update(`inkleaf:${name}`).digest();
  digest[0] = ((digest[0] ?? 0) & 0x0f) | 0x70;
  digest[2] = ((digest[2] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString("hex");
  const time = Date.UTC(2026, 0, 1).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8, 20)}`;
}
