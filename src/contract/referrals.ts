import { z } from "zod";
import { currencies } from "#core/money.ts";
import { defineCall } from "./call.ts";
import { pagingQuery, timestamp } from "./paging.ts";

export const referralEventSchema = z.strictObject({
  /**
   * `joined`: a user signed up by the invitation. `reward`: an invited user paid. `reversed`: a reward was taken back,
   * because the payment went back.
   */
  event: z.enum(["joined", "reward", "reversed"]),
  /** The nickname of the user who joined, with all but its first letter hidden; empty for a reward. */
  nickName: z.string(),
  /** The voucher amount in cents of its currency; 0 and null for `joined`. */
  amount: z.number().int().min(0),
  currency: z.enum(currencies).nullable(),
  /** Whether a reward can be spent already; null for the other events. */
  state: z.enum(["booked", "pending", "reversed"]).nullable(),
  createdAt: timestamp,
});
export type ReferralEvent = z.infer<typeof referralEventSchema>;

const referralsSchema = z.strictObject({
  inviteLink: z.string(),
  /** How many users signed up by the invitation. */
  invited: z.number().int().min(0),
  /** What is left of the rewards, in cents of the currency in which the user has vouchers. */
  earned: z.number().int().min(0),
  /**
   * What became of the rewards, in cents of each currency in which there are any: `pending` waits for the end of the
   * refund window, `booked` can be or was spent, `reversed` was taken back.
   */
  sums: z.array(
    z.strictObject({
      currency: z.enum(currencies),
      pending: z.number().int(),
      booked: z.number().int(),
      reversed: z.number().int().min(0),
    }),
  ),
  /** Newest first. */
  data: z.array(referralEventSchema),
  count: z.number().int().min(0),
});
export type Referrals = z.infer<typeof referralsSchema>;

export const referralCalls = {
  listReferrals: defineCall({
    group: "records",
    method: "GET",
    path: "/api/referrals",
    who: "user",
    scope: null,
    summary: "Your invite link, how many people signed up through it, and what you earned, newest first.",
    query: pagingQuery.omit({ sort: true }),
    reply: referralsSchema,
  }),
} as const;
