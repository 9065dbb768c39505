import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Locale } from "#locales/words.ts";
import type { Surroundings } from "./handler.ts";
import type { DoorRequest, RawInput } from "./pipeline.ts";
import type { Principal } from "./principal.ts";

type InternalCall = {
  principal: Extract<Principal, { kind: "operator" | "system" }>;
  input: Partial<RawInput>;
  log: Logger;
  /** The language of the texts that the operation makes; English by default. */
  locale?: Locale;
  /** Aborted when the work is no longer wanted. */
  signal?: AbortSignal;
};

/**
 * Makes a request of the installation itself: of its command line or its jobs. There is no network, browser or session
 * here, so an operation that begins or ends a session cannot enter by this door.
 */
export function internalRequest({ principal, input, log, locale = "en", signal }: InternalCall): DoorRequest {
  const requestId = randomUUID();
  return {
    principal: async () => principal,
    isForeign: false,
    read: async () => ({ params: {}, query: {}, body: {}, ...input }),
    locale,
    requestId,
    ip: "",
    log: log.child({ requestId }),
    signal: signal ?? new AbortController().signal,
    lastEventId: null,
    ...noBrowserThere,
  };
}

/** What a caller without a browser has of cookies and sessions. */
export const noBrowserThere: Pick<Surroundings, "cookies" | "session"> = {
  cookies: { get: () => undefined, set: noBrowser },
  session: {
    begin: noBrowser,
    id: async () => null,
    startedAt: async () => null,
    end: noBrowser,
    knownDevice: async () => "",
    remember: noBrowser,
    forget: noBrowser,
  },
};

function noBrowser(): never {
  throw new Error("An operation for a browser was entered without one");
}
