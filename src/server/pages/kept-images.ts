import { operationLimits } from "#core/operation-limits.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { late, within } from "#server/within.ts";
import { type Image, printable } from "./printable-image.ts";

/**
 * Returns the picture at a URL of this site, or null where there is none. Throws StorageUnavailable where it cannot be
 * read.
 */
export type ReadImage = (url: string) => Promise<Image | null>;

const { images } = operationLimits;

/**
 * Keeps the pictures that were read last, as they are printed, for whoever may print them: what is stored under a URL never changes, so a kept
 * one is as good as another reading, also while the storage is down. One that was never read is waited for for some
 * seconds only; what arrives later is kept for the next print.
 */
export function keepImages(read: ReadImage, given: { bytes: number; wait: number } = images): ReadImage {
  const { bytes: most, wait } = given;
  const kept = new Map<string, Image>();
  const reading = new Map<string, Promise<Image | null>>();
  let size = 0;

  function keep(url: string, image: Image): void {
    kept.set(url, image);
    size += image.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= most) return;
      kept.delete(oldest);
      size -= bytes.length;
    }
  }

  async function readAndKeep(url: string): Promise<Image | null> {
    try {
      const stored = await read(url);
      const image = stored && (await printable(stored));
      if (image && !kept.has(url)) keep(url, image);
      return image;
    } finally {
      reading.delete(url);
    }
  }

  return async (url) => {
    const known = kept.get(url);
    if (known) {
      // The last in the map is the one that was used last.
      kept.delete(url);
      kept.set(url, known);
      return known;
    }
    let running = reading.get(url);
    if (!running) {
      running = readAndKeep(url);
      reading.set(url, running);
    }
    const image = await within(running, wait);
    if (image !== late) return image;
    throw new StorageUnavailable(`A picture was not read in ${wait} ms`);
  };
}
