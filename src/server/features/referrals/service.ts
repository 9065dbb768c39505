import type { Referrals } from "#contract/referrals.ts";
import type { Locale } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { countInvited, listEvents, sumRewards } from "./store.ts";

/** Where an edition makes accounts. */
const door = { en: "/signup", ch: "/login" } as const;

/** What came of somebody's invitation: who followed it, by a name nobody can be found by, and what they earned. */
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
    inviteLink: `${siteUrl(deps.config, locale)}${door[locale]}?inviter=${encodeURIComponent(userId)}`,
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

/** The first letter and three stars, however long the name is. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return `${first?.segment ?? ""}***`;
}
