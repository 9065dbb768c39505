import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { endSession, findSession, startSession } from "#server/features/sessions/service.ts";
import type { SessionControl } from "#server/operations/handler.ts";
import { type CurrentUser, toCurrentUser } from "#server/operations/principal.ts";
import type { CookieJar } from "./cookies.ts";
import { deviceOf } from "./device.ts";
import type { KnownDevices } from "./known-devices.ts";

export const sessionCookie = "x-cid";

/**
 * Tells the page's script, which cannot see the session's cookie, that there is a session. Without it the browser of an
 * anonymous visitor would have to ask who is signed in, only to be refused. The marker grants nothing, and it is set
 * and removed together with the session's cookie.
 */
export const markerCookie = "x-in";

/** The session of one request. It is read at most once, and only by routes that need it. */
export type Session = SessionControl & {
  /** Returns the signed-in user, or null. */
  user(): Promise<CurrentUser | null>;
  /** Returns true where the request brought what may be a session token. Without one there is nothing to look up. */
  isClaimed(): boolean;
  /** Returns the user's id for work beside the response: no session is prolonged and no cookie is written. */
  userId(): Promise<string | null>;
  /** Returns the id of the user that was found so far, without looking for one: for the log. */
  seenUserId(): string | null;
  /**
   * Corrects the marker where it outlived its session, or where a session has none. For documents, because every visit
   * begins with one.
   */
  mark(): Promise<void>;
};

const tokenPattern = /^[A-Za-z0-9_-]{43}$/; // 256 bit in base64url
const lifetime = limits.session.lifetime / 1000;

/**
 * Reads and changes the session of one request. Sessions live 30 days from their last use, in the cookie `x-cid` or as
 * `Authorization: Bearer`. The cookie takes precedence, so that a page cannot be made to act as another user by a
 * header.
 */
export function createSession(deps: Deps, known: KnownDevices, headers: Headers, cookies: CookieJar): Session {
  let seen: string | null = null;
  let reading: Promise<{ user: CurrentUser; id: string; startedAt: Date } | null> | undefined;
  const token = () => {
    const bearer = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(headers.get("authorization") ?? "")?.[1];
    const given = cookies.get(sessionCookie) || bearer;
    return given && tokenPattern.test(given) ? given : null;
  };
  const writeMarker = (isSignedIn: boolean) =>
    cookies.set(markerCookie, isSignedIn ? "1" : "", { seconds: isSignedIn ? lifetime : 0, isReadable: true });
  const write = (value: string) => {
    cookies.set(sessionCookie, value, { seconds: value === "" ? 0 : lifetime });
    writeMarker(value !== "");
  };
  const read = async () => {
    const current = token();
    const found = current && (await findSession(deps, current, { isUsed: true }));
    if (!current || !found) return null;
    seen = found.user.id;
    if (found.isProlonged && cookies.get(sessionCookie) === current) write(current);
    return { user: toCurrentUser(deps, found.user), id: found.id, startedAt: found.startedAt };
  };
  const found = () => {
    reading ??= read();
    return reading;
  };
  const user = async () => (await found())?.user ?? null;
  return {
    user,
    async begin(userId) {
      const previous = token();
      const fresh = await startSession(deps, userId, deviceOf(headers.get("user-agent") ?? undefined));
      if (previous) await endSession(deps, previous);
      write(fresh);
      reading = undefined;
      seen = userId;
      return fresh;
    },
    async end() {
      const current = token();
      if (current) await endSession(deps, current);
      write("");
      reading = Promise.resolve(null);
    },
    knownDevice: (email) => known.find(cookies, email),
    remember: (email) => known.remember(cookies, email),
    isClaimed: () => token() !== null,
    async userId() {
      const current = token();
      const found = current && (await findSession(deps, current, { isUsed: false }));
      if (!found) return null;
      seen = found.user.id;
      return seen;
    },
    seenUserId: () => seen,
    id: async () => (await found())?.id ?? null,
    startedAt: async () => (await found())?.startedAt ?? null,
    forget() {
      if (cookies.get(sessionCookie) !== undefined) write("");
    },
    async mark() {
      const isMarked = Boolean(cookies.get(markerCookie));
      const hasCookie = Boolean(cookies.get(sessionCookie));
      if (!isMarked && !hasCookie) return;
      const isSignedIn = hasCookie && (await user()) !== null;
      if (isSignedIn !== isMarked) writeMarker(isSignedIn);
    },
  };
}
