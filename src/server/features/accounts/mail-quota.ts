import type { Queries } from "#server/db/client.ts";
import * as store from "./store.ts";

/**
 * Takes one of the mails of a kind that an email may be sent: `gap` ms apart, `perDay` in 24 hours. Returns false if none
 * is left. A job that took the last one may take it again.
 */
export function takeMail(
  db: Queries,
  to: Parameters<typeof store.reserveMail>[1],
  now: Date,
  rule: { gap: number; perDay: number },
): Promise<boolean> {
  return store.reserveMail(db, to, now, rule);
}
