import { Coins, KeyRound, ReceiptText, Smartphone, Ticket, UserRound, UserRoundX } from "lucide-react";
import type { Locale } from "#locales/words.ts";

type Tab = { icon: typeof Coins; edition?: Locale; needsAi?: true };

/**
 * The tabs by their names in `?type=` (specification section 2). Only the Chinese edition binds phones. Tokens are what
 * the assistant is paid with, so there are none to speak of while it is off.
 */
export const tabs = {
  setting: { icon: UserRound },
  orders: { icon: ReceiptText },
  tokens: { icon: Coins, needsAi: true },
  balances: { icon: Ticket },
  cellphone: { icon: Smartphone, edition: "ch" },
  access: { icon: KeyRound },
  destroy: { icon: UserRoundX },
} as const satisfies Record<string, Tab>;

export type TabName = keyof typeof tabs;

export function tabsOf(locale: Locale, hasAi: boolean): TabName[] {
  return (Object.keys(tabs) as TabName[]).filter((name) => {
    const { edition, needsAi }: Tab = tabs[name];
    return (!edition || edition === locale) && (!needsAi || hasAi);
  });
}

/** Returns the tab that `?type=` names; the first tab where this edition has none of that name. */
export function tabOf(type: string | null, locale: Locale, hasAi: boolean): TabName {
  return tabsOf(locale, hasAi).find((name) => name === type) ?? "setting";
}
