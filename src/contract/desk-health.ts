import { z } from "zod";
import { limits } from "#core/limits.ts";
import { currencies } from "#core/money.ts";
import { defineCall } from "./call.ts";
import { desk } from "./desk.ts";
import { providers } from "./desk-orders.ts";
import { idText, timestamp } from "./paging.ts";

const count = z.number().int().min(0);
/** What waits for a person is counted up to `limits.paging.counted`: that many may be more. */
const atMost = count.max(limits.paging.counted);

export const deskHealthSchema = z.strictObject({
  providers: z.array(
    z.strictObject({
      provider: z.enum(providers),
      currency: z.enum(currencies),
      /** When its last genuine message came; null: none yet. */
      lastNoticeAt: timestamp.nullable(),
    }),
  ),
  orders: z.strictObject({
    /** Orders that a provider has held open for more than an hour: it was not reached, or nobody works. */
    longOpen: z.array(z.strictObject({ orderId: idText, createdAt: timestamp, askedAt: timestamp.nullable() })),
    /** Differences between the providers' bills and our payments that nobody has resolved. */
    billDifferences: atMost,
    openExceptions: atMost,
  }),
  /** What waits for a person. */
  waiting: z.strictObject({ applications: atMost, offers: atMost, refunds: atMost }),
  jobs: z.array(
    z.strictObject({
      kind: z.string(),
      waiting: count,
      running: count,
      failed: count,
      /** Why one of the failed ones failed, without personal data. */
      error: z.string().nullable(),
    }),
  ),
  /** How long the oldest job that is due has waited, in ms; 0 where none is. */
  oldestDueMs: count,
  /** Bytes of the file system that has DATA_DIR; null where it cannot be read. */
  disk: z.strictObject({ free: count, total: count }).nullable(),
  checkedAt: timestamp,
});
export type DeskHealth = z.infer<typeof deskHealthSchema>;

export const deskHealthCalls = {
  getDeskHealth: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/health",
    summary: "How the installation does: providers, orders, what waits for a person, jobs, disk.",
    reply: deskHealthSchema,
  }),
} as const;
