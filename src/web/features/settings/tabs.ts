import { Coins, ReceiptText, Smartphone, Ticket, UserRound, UserRoundX } from "lucide-react";
import type { Locale } from "#locales/words.ts";

/** The tabs by their names in `?type=` (specification section 2). Only the Chinese edition binds phones. */
export const tabs = {
  setting: { icon: UserRound },
  orders: { icon: ReceiptText },
  tokens: { icon: Coins },
  balances: { icon: Ticket },
  cellphone: { icon: Smartphone, edition: "ch" },
  destroy: { icon: UserRoundX },
} as const satisfies Record<string, { icon: typeof Coins; edition?: Locale }>;

export type TabName = keyof typeof tabs;

export function tabsOf(locale: Locale): TabName[] {
  return (Object.keys(tabs) as TabName[]).filter((name) => {
    const { edition }: { icon: unknown; edition?: Locale } = tabs[name];
    return !edition || edition === locale;
  });
}

/** Returns the tab that `?type=` names; the first tab where this edition has none of that name. */
export function tabOf(type: string | null, locale: Locale): TabName {
  return tabsOf(locale).find((name) => name === type) ?? "setting";
}
