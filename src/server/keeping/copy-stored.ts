import type { Storage } from "../adapters/storage/port.ts";

/** Copies every file of one storage into another. Returns how many. */
export async function copyStored(from: Storage, to: Storage): Promise<number> {
  let copied = 0;
  for await (const key of from.keys()) {
    const bytes = await from.get(key);
    // It was removed since it was listed.
    if (bytes === null) continue;
    await to.put(key, bytes);
    copied += 1;
  }
  return copied;
}
