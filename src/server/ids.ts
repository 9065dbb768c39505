import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Returns a generator of UUIDv7: 48 bits of milliseconds, then random bits. Ids that one process makes in the same
 * millisecond still sort in the order in which they were made (RFC 9562, section 6.2: the 12 bits after the time are a
 * counter).
 */
export function createIds(now: () => number, random: (size: number) => Uint8Array = randomBytes): () => string {
  let lastTime = -1;
  let counter = 0;
  return () => {
    const time = now();
    if (time > lastTime) {
      lastTime = time;
      counter = ((random(2)[0] ?? 0) << 3) & 0x7ff;
    } else {
      counter += 1;
      if (counter > 0xfff) {
        // There were 2,048 ids in one millisecond, or the clock went back: use the next millisecond.
        lastTime += 1;
        counter = 0;
      }
    }
    const bytes = new Uint8Array(16);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, Math.floor(lastTime / 0x10000));
    view.setUint16(4, lastTime % 0x10000);
    view.setUint16(6, 0x7000 | counter);
    bytes.set(random(8).subarray(0, 8), 8);
    view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
    const hex = Buffer.from(bytes).toString("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}

/** Returns an id for the current time. Ids sort in the order in which they were made. */
export const newId: () => string = createIds(Date.now);

/** Returns a secret of `bytes` random bytes in base64url, safe in URLs and cookies. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** Returns what is stored of a secret that is itself random: its SHA-256, in hex. Not for passwords. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares two texts in a time that does not reveal where they differ. */
export function sameSecret(left: string, right: string): boolean {
  const a = createHash("sha256").update(left).digest();
  const b = createHash("sha256").update(right).digest();
  return timingSafeEqual(a, b);
}
