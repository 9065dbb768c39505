import { z } from "zod";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";

export const sessionSchema = z.strictObject({
  /** Names the session; it is not its secret. */
  _id: idText,
  /** `Chrome 130`, `Safari 17.4`; empty where the user agent says nothing that we know. */
  browser: z.string(),
  /** `Windows`, `macOS`, `iPhone`, `Android`; empty as above. */
  system: z.string(),
  kind: z.enum(["desktop", "phone", "tablet", "unknown"]),
  createdAt: timestamp,
  /** To ten minutes. */
  lastSeenAt: timestamp,
  /** The session that asks. */
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
    summary: "One's signed-in devices: the one that asks first, then the last seen first. At most 50.",
    reply: z.array(sessionSchema),
  }),
  removeSession: defineCall({
    group,
    method: "DELETE",
    path: "/api/sessions/:id",
    who: "user",
    scope: null,
    summary: "Sign one of one's devices out; the one that asks too, as logout does.",
    params: z.strictObject({ id: idText }),
    errors: ["notFound"],
  }),
  removeOtherSessions: defineCall({
    group,
    method: "DELETE",
    path: "/api/sessions",
    who: "user",
    scope: null,
    summary: "Sign all other devices out.",
    reply: z.strictObject({ removed: z.number().int() }),
  }),
} as const;
