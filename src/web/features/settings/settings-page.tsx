import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { siteQuery } from "#web/api/queries.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
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
          {tab === "destroy" ? <DestroyTab onRemoved={() => setRemoved(true)} /> : null}
        </div>
      </div>
    </div>
  );
}

function TabList({ current, hasAi }: { current: TabName; hasAi: boolean }) {
  const { t } = useTranslation("settings");
  const list = useRef<HTMLUListElement>(null);
  // Keeps the current chip visible on a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the tab
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav aria-label={t("tabs.label")} className="min-w-0">
      <ul ref={list} className="flex gap-1 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-1 md:flex-col">
        {tabsOf(useLocale(), hasAi).map((name) => {
          const { icon: Icon } = tabs[name];
          const isCurrent = name === current;
          return (
            <li key={name} className="shrink-0">
              <Link
                to={name === "setting" ? "?" : `?type=${name}`}
                aria-current={isCurrent ? "page" : undefined}
                className={classes(
                  "flex h-10 items-center gap-2.5 rounded-menu border px-3.5 text-body no-underline transition-colors max-md:h-11 max-md:rounded-full",
                  isCurrent
                    ? "border-line bg-raised font-medium text-fg"
                    : "border-transparent text-fg2 hover:bg-hover hover:text-fg max-md:border-line",
                )}
              >
                <Icon
                  size={17}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className={isCurrent ? "text-accent" : "text-fg3"}
                />
                {t(`tabs.${name}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
