import { getCookie, setCookie } from "hono/cookie";
import { limits } from "#core/limits.ts";
import { type Membership, membershipOf } from "#core/permissions.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret } from "#server/ids.ts";
import type { AppContext } from "./context.ts";
import { type Device, deviceOf } from "./device.ts";
import { addSession, findSession, type Person, removeOldSessions, removeSession, touchSession } from "./store.ts";

/** Who is signed in, and what membership this person has at the time of the request. */
export type Viewer = Person & Membership;

export const sessionCookie = "x-cid";

/**
 * Says to the page's script, which cannot see the session's cookie, that there is one: a stranger's browser then need
 * not ask who is signed in and be refused. It opens nothing, and lives and ends with the other.
 */
export const markerCookie = "x-in";

/** The session of one request. Read at most once, and only by routes that ask. */
export type Session = {
  /** Who is signed in, or null. */
  viewer(): Promise<Viewer | null>;
  /** Signs this person in and ends whatever session the visitor had; returns the token, which is nowhere else. */
  begin(userId: string): Promise<string>;
  /** Names the session that the request came with, as lists of devices do; null without one. */
  id(): Promise<string | null>;
  /** True where the request brought what may be a session: without it there is nobody to look up. */
  isClaimed(): boolean;
  /** Whose it is, for what is done beside the answer: nothing is prolonged and no cookie is written. */
  personId(): Promise<string | null>;
  /** Ends the session on the server and takes the cookie back. */
  end(): Promise<void>;
  /** Takes back a cookie that opens nothing any more, so that the browser stops sending it. */
  forget(): void;
  /**
   * Mends the marker: one that outlived its session, or one that a session is missing. For documents, which every visit
   * begins with.
   */
  mark(): Promise<void>;
};

const tokenPattern = /^[A-Za-z0-9_-]{43}$/; // 256 bit in base64url

/**
 * Sessions live 30 days from their last use, in the cookie `x-cid` or as `Authorization: Bearer`. A cookie wins, so that
 * a page cannot be made to act as somebody else by a header of its own.
 */
export function createSession(context: AppContext, deps: Deps): Session {
  let reading: Promise<{ viewer: Viewer; id: string } | null> | undefined;
  const token = () => {
    const bearer = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
    const given = getCookie(context, sessionCookie) || bearer;
    return given && tokenPattern.test(given) ? given : null;
  };
  const options = (seconds: number) =>
    ({ sameSite: "Lax", path: "/", secure: deps.config.secure, maxAge: seconds }) as const;
  const writeMarker = (isSignedIn: boolean) =>
    setCookie(context, markerCookie, isSignedIn ? "1" : "", options(isSignedIn ? limits.session.lifetime / 1000 : 0));
  const write = (value: string, seconds: number) => {
    setCookie(context, sessionCookie, value, { ...options(seconds), httpOnly: true });
    writeMarker(value !== "");
  };
  const read = async () => {
    const current = token();
    if (!current) return null;
    const hash = hashSecret(current);
    const now = deps.now();
    const found = await findSession(deps.db, hash, new Date(now));
    if (!found) return null;
    if (now - found.touchedAt.getTime() > limits.session.touchAfter) {
      await touchSession(deps.db, hash, new Date(now), new Date(now + limits.session.lifetime));
      if (getCookie(context, sessionCookie) === current) write(current, limits.session.lifetime / 1000);
    }
    return { viewer: asViewer(deps, found.person), id: found.id };
  };
  const found = () => {
    reading ??= read();
    return reading;
  };
  const viewer = async () => (await found())?.viewer ?? null;
  return {
    viewer,
    async begin(userId) {
      const previous = token();
      const fresh = await storeSession(deps, userId, deviceOf(context.req.header("user-agent")));
      if (previous) await removeSession(deps.db, hashSecret(previous));
      write(fresh, limits.session.lifetime / 1000);
      reading = undefined;
      return fresh;
    },
    async end() {
      const current = token();
      if (current) await removeSession(deps.db, hashSecret(current));
      write("", 0);
      reading = Promise.resolve(null);
    },
    isClaimed: () => token() !== null,
    async personId() {
      const current = token();
      return current
        ? ((await findSession(deps.db, hashSecret(current), new Date(deps.now())))?.person.id ?? null)
        : null;
    },
    id: async () => (await found())?.id ?? null,
    forget() {
      if (getCookie(context, sessionCookie) !== undefined) write("", 0);
    },
    async mark() {
      const isMarked = Boolean(getCookie(context, markerCookie));
      const hasCookie = Boolean(getCookie(context, sessionCookie));
      if (!isMarked && !hasCookie) return;
      const isSignedIn = hasCookie && (await viewer()) !== null;
      if (isSignedIn !== isMarked) writeMarker(isSignedIn);
    },
  };
}

/** A person with the membership of now. */
export function asViewer(deps: Pick<Deps, "config" | "now">, person: Person): Viewer {
  const facts = { role: person.role, isVip: person.isVip, valiTo: person.validTo?.getTime() ?? null };
  return { ...person, ...membershipOf(facts, deps.now(), deps.config.membership) };
}

/** Makes a session outside a request; returns its token. */
export async function storeSession(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  device: Device = deviceOf(undefined),
): Promise<string> {
  const token = newSecret(limits.session.bytes);
  const now = deps.now();
  await addSession(deps.db, {
    tokenHash: hashSecret(token),
    id: newId(),
    userId,
    ...device,
    createdAt: new Date(now),
    touchedAt: new Date(now),
    expiresAt: new Date(now + limits.session.lifetime),
  });
  await removeOldSessions(deps.db, userId, new Date(now), limits.session.most);
  return token;
}
