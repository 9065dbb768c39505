import { randomUUID } from "node:crypto";
import type { Requester } from "#server/adapters/renderer/port.ts";

/** Returns a requester who has printed nothing yet. */
export function newRequester(): Requester {
  return { key: randomUUID(), priority: "member" };
}
