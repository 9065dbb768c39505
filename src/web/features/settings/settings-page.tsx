import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { siteQuery } from "#web/api/queries.ts";
import { useUser } from "#web/shell/session.ts";
import { SideNav } from "#web/shell/side-nav.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { AccessTab } from "./access-tab.tsx";
import { CellphoneTab } from "./cellphone-tab.tsx";
import { AccountRemoved, DestroyTab } from "./destroy-tab.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { BalancesTab, TokensTab } from "./record-tabs.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { type TabName, tabOf, tabs, tabsOf } from "./tabs.ts";

/** `/settings?type=…`: a list of tabs at the left, a row of chips on a small screen. */
export function SettingsPage() {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const user = useUser();
  const [query] = useSearchParams();
  const [isRemoved, setRemoved] = useState(false);
  const hasAi = useQuery(siteQuery).data?.flags.ai === true;
  const tab = tabOf(query.get("type"), locale, hasAi);

  if (isRemoved) return <AccountRemoved />;
  // The user has signed out in another tab or on another device; shell/session.ts is about to tell.
  if (!user) return null;
  const isLedger = tab === "orders" || tab === "tokens" || tab === "balances";
  return (
    <div className="flex-1 bg-subtle">
      <div className="frame grid items-start gap-x-10 gap-y-5 py-8 md:grid-cols-[208px_minmax(0,1fr)] md:py-11">
        <div className="grid min-w-0 gap-4 md:sticky md:top-[100px]">
          <p aria-hidden="true" className="pl-3.5 font-display text-h1 max-md:hidden">
            {t("title")}
          </p>
          <TabList current={tab} hasAi={hasAi} />
        </div>
        <div className="grid min-w-0 gap-5">
          <h1 className="font-display text-h1">{t(`tabs.${tab}`)}</h1>
          {isLedger ? <SummaryCards user={user} /> : null}
          {tab === "setting" ? <ProfileTab user={user} /> : null}
          {tab === "orders" ? <OrdersTab /> : null}
          {tab === "tokens" ? <TokensTab /> : null}
          {tab === "balances" ? <BalancesTab /> : null}
          {tab === "cellphone" ? <CellphoneTab user={user} /> : null}
          {tab === "access" ? <AccessTab /> : null}
          {tab === "destroy" ? <DestroyTab onRemoved={() => setRemoved(true)} /> : null}
        </div>
      </div>
    </div>
  );
}

function TabList({ current, hasAi }: { current: TabName; hasAi: boolean }) {
  const { t } = useTranslation("settings");
  const parts = tabsOf(useLocale(), hasAi).map((name) => ({
    name,
    to: name === "setting" ? "?" : `?type=${name}`,
    label: t(`tabs.${name}`),
    icon: tabs[name].icon,
  }));
  return <SideNav label={t("tabs.label")} parts={parts} current={current} />;
}
