import { z } from "zod";
import { defineCall } from "./call.ts";
import { pagingQuery, timestamp } from "./paging.ts";

export const referralEventSchema = z.strictObject({
  /** `joined`: a user signed up by the invitation. `reward`: an invited user paid. */
  event: z.enum(["joined", "reward"]),
  /** The nickname of the user who joined, with all but its first letter hidden; empty for a reward. */
  nickName: z.string(),
  /** The voucher amount in cents; 0 for `joined`. */
  amount: z.number().int().min(0),
  createdAt: timestamp,
});
export type ReferralEvent = z.infer<typeof referralEventSchema>;

const referralsSchema = z.strictObject({
  inviteLink: z.string(),
  /** How many users signed up by the invitation. */
  invited: z.number().int().min(0),
  /** Total of the voucher amounts, in cents. */
  earned: z.number().int().min(0),
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
    scope: "account:read",
    summary: "Your invite link, how many people signed up through it, and what you earned, newest first.",
    query: pagingQuery.omit({ sort: true }),
    reply: referralsSchema,
  }),
} as const;
