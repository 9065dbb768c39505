import type { ReferralEvent, Referrals } from "#contract/referrals.ts";
import type { Currency } from "#core/money.ts";
import type { Locale } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { countInvited, listEvents, sumRewards } from "./store.ts";

/** The page of each edition where accounts are created. */
const signUpPaths = { en: "/signup", ch: "/login" } as const;

/**
 * Returns the results of a user's invitations: who followed them, by a masked name that identifies nobody, and what the
 * user earned.
 */
export async function referralsOf(
  deps: Pick<Deps, "db" | "config">,
  asked: { userId: string; currency: Currency; locale: Locale; page: { limit: number; offset: number } },
): Promise<Referrals> {
  const { userId, currency, locale, page } = asked;
  const [invited, rewards, events] = await Promise.all([
    countInvited(deps.db, userId),
    sumRewards(deps.db, userId),
    listEvents(deps.db, userId, page),
  ]);
  return {
    inviteLink: `${siteUrl(deps.config, locale)}${signUpPaths[locale]}?inviter=${encodeURIComponent(userId)}`,
    invited,
    earned: Math.max(0, rewards.find((sum) => sum.currency === currency)?.left ?? 0),
    sums: rewards.map(({ currency, left, pending, reversed }) => ({
      ...{ currency, pending, reversed },
      booked: left - pending,
    })),
    data: events.map(toEvent),
    count: rewards.reduce((all, { count }) => all + count, invited),
  };
}

function toEvent(row: Awaited<ReturnType<typeof listEvents>>[number]): ReferralEvent {
  const { nickName, amount, currency, reversed, isHeld } = row;
  const createdAt = row.createdAt.toISOString();
  if (amount === null) {
    return { event: "joined", nickName: maskName(nickName ?? ""), amount: 0, currency: null, state: null, createdAt };
  }
  const of = { nickName: "", amount: Math.abs(amount), currency, createdAt };
  if (amount < 0) return { ...of, event: "reversed", state: null };
  return { ...of, event: "reward", state: reversed === amount ? "reversed" : isHeld ? "pending" : "booked" };
}

/**
 * Returns the name under which a browser remembers that somebody read an invite link in it: that of the account, for
 * accounts without an email.
 */
export function inviterName(userId: string): string {
  return `inviter:${userId}`;
}

/** Returns the first letter and three stars, whatever the length of the name. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return `${first?.segment ?? ""}***`;
}
