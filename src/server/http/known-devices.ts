import { createHmac } from "node:crypto";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";
import { newSecret, sameSecret } from "#server/ids.ts";
import type { CookieJar } from "./cookies.ts";

/**
 * Recognizes browsers that have been signed in to an account, so that guesses which strangers make at its password are
 * not counted against its owner, and so that nobody is rewarded for inviting themselves. The cookie holds an id of the browser and, for each of its accounts, a signature of
 * that id and the email; nothing is stored. It grants nothing but a count of tries of its own: without the password it
 * does not sign in, and it ends nothing that signing out ends.
 */
export type KnownDevices = {
  /** Returns the browser's id if it has been signed in to the account of this email, else the empty text. */
  find(cookies: CookieJar, email: string): Promise<string>;
  /** Marks the browser as one that has been signed in to the account of this email. */
  remember(cookies: CookieJar, email: string): Promise<void>;
};

const cookieName = "x-device";
const { lifetime, accounts } = limits.knownDevice;
const part = "[A-Za-z0-9_-]{43}";
const pattern = new RegExp(`^${part}(?:\\.${part}){1,${accounts}}$`);

export function createKnownDevices(db: Queries): KnownDevices {
  const loadKey = installationKey(db, "known-devices");
  const sign = async (id: string, email: string) =>
    createHmac("sha256", await loadKey())
      .update(JSON.stringify([id, email]))
      .digest("base64url");
  return {
    async find(cookies, email) {
      const { id, signatures } = read(cookies);
      if (id === null) return "";
      const expected = await sign(id, email);
      return signatures.some((signature) => sameSecret(signature, expected)) ? id : "";
    },
    async remember(cookies, email) {
      const { id, signatures } = read(cookies);
      const browser = id ?? newSecret();
      const own = await sign(browser, email);
      // The account that was used last comes first, and the one that was not used for longest is forgotten.
      const kept = [own, ...signatures.filter((signature) => signature !== own)].slice(0, accounts);
      cookies.set(cookieName, [browser, ...kept].join("."), { seconds: lifetime / 1000, path: "/api" });
    },
  };
}

function read(cookies: CookieJar): { id: string | null; signatures: string[] } {
  const given = cookies.get(cookieName) ?? "";
  if (!pattern.test(given)) return { id: null, signatures: [] };
  const [id = null, ...signatures] = given.split(".");
  return { id, signatures };
}
