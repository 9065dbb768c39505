import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Locale } from "#locales/words.ts";
import type { DoorRequest, RawInput } from "./pipeline.ts";
import type { Principal } from "./principal.ts";

type Inside = {
  principal: Extract<Principal, { kind: "operator" | "system" }>;
  input: Partial<RawInput>;
  log: Logger;
  /** Of the words that the operation makes; English unless said. */
  locale?: Locale;
  /** Aborted when the work is no longer wanted. */
  signal?: AbortSignal;
};

/**
 * The door for the installation itself: its command line and its jobs. There is no network, no browser and no session
 * here, so an operation that begins or ends a session cannot be entered by it.
 */
export function internalRequest({ principal, input, log, locale = "en", signal }: Inside): DoorRequest {
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
    cookies: { get: () => undefined, set: noBrowser },
    session: { begin: noBrowser, id: async () => null, end: noBrowser, forget: noBrowser },
  };
}

function noBrowser(): never {
  throw new Error("An operation for a browser was entered from inside");
}
