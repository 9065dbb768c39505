import type { SessionDevice } from "#contract/sessions.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type Device, deviceOf } from "#server/http/device.ts";
import { hashSecret, newId, newSecret } from "#server/ids.ts";
import * as store from "./store.ts";

type SessionDeps = Pick<Deps, "db" | "now">;

/**
 * Signs this user in on a device and returns the token, of which only the hash is stored. Every way to sign in ends here.
 * Throws accountSuspended.
 */
export async function startSession(
  deps: SessionDeps,
  userId: string,
  device: Device = deviceOf(undefined),
): Promise<string> {
  if (await store.isSuspended(deps.db, userId)) throw new AppError("accountSuspended");
  const token = newSecret(limits.session.bytes);
  const now = deps.now();
  await store.addSession(deps.db, {
    tokenHash: hashSecret(token),
    id: newId(),
    userId,
    ...device,
    createdAt: new Date(now),
    touchedAt: new Date(now),
    expiresAt: new Date(now + limits.session.lifetime),
  });
  await store.removeOldSessions(deps.db, userId, new Date(now), limits.session.most);
  return token;
}

/**
 * Returns the session and its user; null if the token is not valid. If `isUsed`, the session's lifetime starts again
 * now. This is written at most every ten minutes, and `isProlonged` says whether it was written.
 */
export async function findSession(deps: SessionDeps, token: string, { isUsed }: { isUsed: boolean }) {
  const hash = hashSecret(token);
  const now = deps.now();
  const found = await store.findSession(deps.db, hash, new Date(now));
  if (!found) return null;
  const isProlonged = isUsed && now - found.touchedAt.getTime() > limits.session.touchAfter;
  if (isProlonged) await store.touchSession(deps.db, hash, new Date(now), new Date(now + limits.session.lifetime));
  return { id: found.id, user: found.user, startedAt: found.createdAt, isProlonged };
}

export function endSession(deps: Pick<Deps, "db">, token: string): Promise<void> {
  return store.removeByToken(deps.db, hashSecret(token));
}

/** Returns a user's signed-in devices: the requesting one (`currentId`) first, then the last seen first. */
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

/** Signs one device out; returns false if this user has no such session. */
export function endDevice(deps: Pick<Deps, "db">, userId: string, id: string): Promise<boolean> {
  return store.removeSession(deps.db, userId, id);
}

/** Signs out all devices except one (null: all of them) and returns how many. */
export function endDevices(db: Queries, userId: string, keptId: string | null): Promise<number> {
  return store.removeSessions(db, userId, keptId);
}
