import { z } from "zod";
import { defineCall } from "./call.ts";
import { pagingQuery, timestamp } from "./paging.ts";

export const referralEventSchema = z.strictObject({
  /** Somebody made an account by the invitation, or one of them paid. */
  event: z.enum(["joined", "reward"]),
  /** Of who joined, all but its first letter hidden; empty of a reward. */
  nickName: z.string(),
  /** Cents of voucher; 0 of who joined. */
  amount: z.number().int().min(0),
  createdAt: timestamp,
});
export type ReferralEvent = z.infer<typeof referralEventSchema>;

const referralsSchema = z.strictObject({
  inviteLink: z.string(),
  /** People. */
  invited: z.number().int().min(0),
  /** Cents of voucher, in all. */
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
    summary: "One's invite link, how many followed it, and what was earned by it, newest first.",
    query: pagingQuery.omit({ sort: true }),
    reply: referralsSchema,
  }),
} as const;
