import type { Requester } from "#server/adapters/renderer/port.ts";
import type { CurrentUser } from "#server/operations/principal.ts";

/** Returns on whose behalf a request prints: the user's, or that of whoever is at the IP where nobody is signed in. */
export function requesterOf(user: CurrentUser | null, ip: string): Requester {
  if (!user) return { key: `ip ${ip}`, priority: "visitor" };
  return { key: userKey(user.id), priority: user.isValid ? "member" : "regular" };
}

/** Returns under which key a user's jobs run one after the other, whoever asks for them. */
export function userKey(userId: string): string {
  return `user ${userId}`;
}

/** The installation itself: its command line, and pictures of its own that nobody in particular asked for. */
export const installation: Requester = { key: "installation", priority: "background" };
