import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The ignored folder of what the bench reads. */
export const folder = path.resolve("bench/reading/files");

/** Returns a print of something, and makes it only where there is none of just this thing yet. */
export async function keptPrint(
  name: string,
  of: unknown,
  print: () => Promise<{ bytes: Uint8Array | null }>,
): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(of)).digest("hex").slice(0, 12);
  const file = path.join(folder, `${name}-${key}.pdf`);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    const { bytes } = await print();
    if (bytes) await writeFile(file, bytes);
  }
  return readFile(file);
}
