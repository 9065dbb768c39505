import type { Logger } from "pino";
import { operationLimits } from "#core/operation-limits.ts";
import type { Storage } from "#server/adapters/storage/port.ts";
import { safeError } from "#server/db/errors.ts";
import { readPicture } from "./service.ts";

type Picture = Awaited<ReturnType<typeof readPicture>>;

const { print: patience, kept: mostBytes } = operationLimits.storage;

/**
 * Reads photos for prints, and keeps the latest in memory, which never change under their URLs. A store that does not
 * answer in time costs a print its photo and not the person the print: null stands for a photo that is missing.
 */
export function createPhotoReader(
  storage: Storage,
  log: Logger,
  waitFor: number = patience,
): (url: string) => Promise<Picture> {
  const kept = new Map<string, NonNullable<Picture>>();
  let bytes = 0;

  function keep(url: string, picture: NonNullable<Picture>): void {
    if (kept.has(url)) return;
    kept.set(url, picture);
    bytes += picture.bytes.byteLength;
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= freed.byteLength;
    }
  }

  return async (url) => {
    const known = kept.get(url);
    if (known) return known;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The file store did not answer in time")), waitFor);
    });
    try {
      const picture = await Promise.race([readPicture(storage, url), late]);
      if (picture) keep(url, picture);
      return picture;
    } catch (error) {
      log.warn({ error: safeError(error) }, "photo not read, printed without it");
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
