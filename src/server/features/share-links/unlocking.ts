import { createHmac } from "node:crypto";
import { limits } from "#core/limits.ts";
import { sameSecret } from "#server/ids.ts";

/**
 * What a browser keeps of a password that was right: until when, signed. The key is the stored hash of the password, so
 * that every process can check it, none needs another secret, and a new password closes the link for everybody.
 */
type Locked = { id: string; passwordHash: string };

/** Returns the value of the cookie that keeps a link open from `now` (ms) on. */
export function unlockedValue(link: Locked, now: number): string {
  return signed(link, String(now + limits.shareLinks.open));
}

/** Returns whether this cookie keeps the link open at `now` (ms). */
export function isUnlocked(link: Locked, cookie: string | undefined, now: number): boolean {
  const until = /^(\d{1,16})\./.exec(cookie ?? "")?.[1];
  if (cookie === undefined || until === undefined || Number(until) <= now) return false;
  return sameSecret(cookie, signed(link, until));
}

function signed({ id, passwordHash }: Locked, until: string): string {
  return `${until}.${createHmac("sha256", passwordHash).update(`${id} ${until}`).digest("base64url")}`;
}
