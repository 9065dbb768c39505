import { unzipSync } from "fflate";
import { limits } from "#core/limits.ts";
import { ExtractionError } from "./port.ts";

/**
 * Returns the parts of a zip whose names are wanted, by their names. A zip says how large its files will be before they are
 * unpacked: those of a bomb are refused, unread. Throws ExtractionError.
 */
export function unzipParts(bytes: Uint8Array, wanted: RegExp): Record<string, Uint8Array> {
  let total = 0;
  const most = limits.reading.unzippedBytes;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name)) return false;
        total += originalSize;
        if (total > most) throw new ExtractionError("tooHeavy");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ExtractionError ? error : new ExtractionError("damaged");
  }
}
