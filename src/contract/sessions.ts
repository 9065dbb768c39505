import { z } from "zod";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";

export const sessionSchema = z.strictObject({
  /** Identifies the session; it is not the session's secret. */
  _id: idText,
  /** For example `Chrome 130` or `Safari 17.4`; empty where the user agent names no browser that we know. */
  browser: z.string(),
  /** `Windows`, `macOS`, `iPhone` or `Android`; empty where the user agent names none that we know. */
  system: z.string(),
  kind: z.enum(["desktop", "phone", "tablet", "unknown"]),
  createdAt: timestamp,
  /** Accurate to ten minutes. */
  lastSeenAt: timestamp,
  /** True for the session that makes the request. */
  isCurrent: z.boolean(),
});
export type SessionDevice = z.infer<typeof sessionSchema>;

const group = "sessions";

export const sessionCalls = {
  listSessions: defineCall({
    group,
    method: "GET",
    path: "/api/sessions",
    who: "user",
    scope: null,
    summary: "Your signed-in devices: this one first, then the most recently used. At most 50.",
    reply: z.array(sessionSchema),
  }),
  removeSession: defineCall({
    group,
    method: "DELETE",
    path: "/api/sessions/:id",
    who: "user",
    scope: null,
    summary: "Sign out one of your devices. For the device that asks, this is the same as logging out.",
    params: z.strictObject({ id: idText }),
    errors: ["notFound"],
  }),
  removeOtherSessions: defineCall({
    group,
    method: "DELETE",
    path: "/api/sessions",
    who: "user",
    scope: null,
    summary: "Sign out all other devices.",
    reply: z.strictObject({ removed: z.number().int() }),
  }),
} as const;
