import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DeskHealth } from "#contract/desk-health.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { When } from "#web/features/settings/exports.ts";
import { formatBytes, formatWhen } from "#web/shell/dates.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PartHead } from "./desk-frame.tsx";
import { Card } from "./facts.tsx";

/** How the installation does: what waits, providers, orders, background work, disk. */
export function HealthPart() {
  const { t } = useTranslation("desk", { keyPrefix: "health" });
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["desk", "health"],
    queryFn: ({ signal }) => send(deskCalls.getDeskHealth, { signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  });
  const checked = data ? t("checked", { when: formatWhen(data.checkedAt, locale, Date.now()) }) : t("text");
  return (
    <>
      <PartHead
        title={t("title")}
        text={checked}
        aside={
          <Button
            icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {t("again")}
          </Button>
        }
      />
      {data ? (
        <div className="grid gap-5 lg:grid-cols-2">
          <Waiting health={data} />
          <Providers health={data} />
          <Orders health={data} />
          <Disk health={data} />
          <Jobs health={data} />
        </div>
      ) : isError ? (
        <QueryFailed title={t("title")} text="" retry={refetch} className="rounded-card border border-line bg-raised" />
      ) : (
        <Skeleton className="h-[420px] w-full rounded-card" />
      )}
    </>
  );
}

/** Lines of a label and its value. */
function Lines({ children }: { children: ReactNode }) {
  return <dl className="grid gap-2.5">{children}</dl>;
}

function Line({ label, to, children }: { label: string; to?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-body">
      <dt className="text-fg2">
        {to ? (
          <Link to={to} className="underline decoration-line2 underline-offset-4 hover:decoration-fg">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** A count that should be 0: in the warning colour where it is not. `isWhole`: it is counted further than 1,000. */
function Count({ value, tone = "warn", isWhole }: { value: number; tone?: "warn" | "danger"; isWhole?: boolean }) {
  if (value === 0) return <span className="text-fg3">0</span>;
  const { counted } = limits.paging;
  return <Badge tone={tone}>{isWhole || value < counted ? value : `${counted}+`}</Badge>;
}

function Waiting({ health: { waiting, orders } }: { health: DeskHealth }) {
  const { t } = useTranslation("desk", { keyPrefix: "health" });
  return (
    <Card title={t("waiting")}>
      <Lines>
        <Line label={t("applications")} to="/admin">
          <Count value={waiting.applications} />
        </Line>
        <Line label={t("offers")} to="/admin">
          <Count value={waiting.offers} />
        </Line>
        <Line label={t("refunds")} to="/admin/orders?state=asked">
          <Count value={waiting.refunds} />
        </Line>
        <Line label={t("exceptions")} to="/admin/orders?view=exceptions">
          <Count value={orders.openExceptions} />
        </Line>
      </Lines>
    </Card>
  );
}

function Providers({ health: { providers } }: { health: DeskHealth }) {
  const { t } = useTranslation("desk");
  if (providers.length === 0) {
    return (
      <Card title={t("health.providers")}>
        <p className="text-body text-fg3">{t("health.noProviders")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("health.providers")} text={t("health.lastNotice")}>
      <Lines>
        {providers.map(({ provider, currency, lastNoticeAt }) => (
          <Line key={`${provider} ${currency}`} label={`${t(`orders.providers.${provider}`)}, ${currency}`}>
            {lastNoticeAt ? <When iso={lastNoticeAt} /> : <span className="text-fg3">{t("health.none")}</span>}
          </Line>
        ))}
      </Lines>
    </Card>
  );
}

function Orders({ health: { orders } }: { health: DeskHealth }) {
  const { t } = useTranslation("desk", { keyPrefix: "health" });
  return (
    <Card title={t("orders")}>
      <Lines>
        <Line label={t("bill")} to="/admin/orders?view=exceptions">
          <Count value={orders.billDifferences} tone="danger" />
        </Line>
        <Line label={t("longOpen")}>
          <Count value={orders.longOpen.length} tone="danger" />
        </Line>
      </Lines>
      {orders.longOpen.length > 0 ? (
        <ul className="grid gap-1.5 text-dense">
          {orders.longOpen.map(({ orderId, createdAt }) => (
            <li key={orderId} className="flex flex-wrap items-baseline gap-x-3">
              <Link to={`/admin/orders/${orderId}`} className="break-all underline underline-offset-4">
                {orderId}
              </Link>
              <When iso={createdAt} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

/** Less than a tenth of the disk free is too little for a database to be calm about. */
const littleFree = 0.1;

function Disk({ health: { disk } }: { health: DeskHealth }) {
  const { t } = useTranslation("desk", { keyPrefix: "health" });
  const isLow = disk !== null && disk.free < disk.total * littleFree;
  const free = disk ? t("free", { free: formatBytes(disk.free), total: formatBytes(disk.total) }) : t("unknown");
  return (
    <Card title={t("disk")}>
      <p className="text-body">{isLow ? <Badge tone="danger">{free}</Badge> : free}</p>
      {disk ? (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className={isLow ? "h-full bg-danger" : "h-full bg-accent"}
            style={{ width: `${Math.round((1 - disk.free / Math.max(1, disk.total)) * 100)}%` }}
          />
        </div>
      ) : null}
    </Card>
  );
}

function Jobs({ health: { jobs, oldestDueMs } }: { health: DeskHealth }) {
  const { t } = useTranslation("desk", { keyPrefix: "health" });
  const seconds = Math.round(oldestDueMs / 1000);
  return (
    <div className="lg:col-span-2">
      <Card title={t("jobs")} text={seconds > 5 ? t("oldest", { seconds }) : t("onTime")}>
        {jobs.length === 0 ? (
          <p className="text-body text-fg3">{t("noJobs")}</p>
        ) : (
          <table className="w-full border-collapse text-body">
            <caption className="sr-only">{t("jobs")}</caption>
            <thead>
              <tr className="text-left text-meta text-fg3">
                <th scope="col" className="py-1.5 pr-4 font-normal">
                  {t("kind")}
                </th>
                {([t("jobWaiting"), t("jobRunning"), t("jobFailed")] as const).map((head) => (
                  <th key={head} scope="col" className="py-1.5 pl-4 text-right font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ kind, waiting, running, failed, error }) => (
                <tr key={kind} className="border-t border-line align-top">
                  <td className="py-2 pr-4 wrap-anywhere">
                    {kind}
                    {error ? <span className="block text-dense text-danger">{error}</span> : null}
                  </td>
                  <td className="py-2 pl-4 text-right tabular">{waiting}</td>
                  <td className="py-2 pl-4 text-right tabular">{running}</td>
                  <td className="py-2 pl-4 text-right tabular">
                    <Count value={failed} tone="danger" isWhole />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </div>
  );
}
