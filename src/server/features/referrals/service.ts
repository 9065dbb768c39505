import type { Referrals } from "#contract/referrals.ts";
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
  asked: { userId: string; locale: Locale; page: { limit: number; offset: number } },
): Promise<Referrals> {
  const { userId, locale, page } = asked;
  const [invited, rewards, events] = await Promise.all([
    countInvited(deps.db, userId),
    sumRewards(deps.db, userId),
    listEvents(deps.db, userId, page),
  ]);
  return {
    inviteLink: `${siteUrl(deps.config, locale)}${signUpPaths[locale]}?inviter=${encodeURIComponent(userId)}`,
    invited,
    earned: rewards.cents,
    data: events.map(({ nickName, amount, createdAt }) => ({
      event: nickName === null ? "reward" : "joined",
      nickName: nickName === null ? "" : maskName(nickName),
      amount: amount ?? 0,
      createdAt: createdAt.toISOString(),
    })),
    count: invited + rewards.count,
  };
}

/** Returns the first letter and three stars, whatever the length of the name. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return `${first?.segment ?? ""}***`;
}
