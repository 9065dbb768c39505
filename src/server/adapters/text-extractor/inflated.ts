import { inflateSync } from "node:zlib";

/** Returns the text of a stream that is packed in the usual way; nothing of any other, nor of one longer than `most` bytes. */
export function inflated(stream: Uint8Array, most: number): string {
  try {
    return inflateSync(stream, { maxOutputLength: most }).toString("latin1");
  } catch {
    return "";
  }
}
