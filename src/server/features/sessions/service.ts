import type { SessionDevice } from "#contract/sessions.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import * as store from "./store.ts";

/** A person's signed-in devices: the one that asks (`currentId`) first, then the last seen first. */
export async function listDevices(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  currentId: string | null,
): Promise<SessionDevice[]> {
  const rows = await store.listSessions(deps.db, userId, new Date(deps.now()));
  const devices = rows.map(({ id, browser, system, kind, createdAt, touchedAt }) => ({
    _id: id,
    browser,
    system,
    kind,
    createdAt: createdAt.toISOString(),
    lastSeenAt: touchedAt.toISOString(),
    isCurrent: id === currentId,
  }));
  return [...devices.filter((device) => device.isCurrent), ...devices.filter((device) => !device.isCurrent)];
}

/** Signs one device out; false where this person has no such session. */
export function endDevice(deps: Pick<Deps, "db">, userId: string, id: string): Promise<boolean> {
  return store.removeSession(deps.db, userId, id);
}

/** Signs all devices out but one; returns how many. Null keeps none. */
export function endDevices(db: Queries, userId: string, keptId: string | null): Promise<number> {
  return store.removeSessions(db, userId, keptId);
}
