import { ArrowUpRight, ScanLine } from "lucide-react";
import { useEffect } from "react";
import { limits } from "#core/limits.ts";
import { queryClient } from "#web/api/queries.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { QrPicture } from "#web/ui/qr-picture.tsx";
import { orderQuery, type ReadOrder } from "./orders.ts";
import { PreparePanel } from "./prepare-panel.tsx";
import { clockText, useLeft } from "./use-left.ts";
import { Waiting } from "./waiting.tsx";

/** The last seconds, in which the countdown is drawn as a warning. */
const lastSeconds = 60;

/** The code that WeChat scans, and how long it can still be scanned. */
export function QrPanel({ order, isLost }: { order: ReadOrder; isLost: boolean }) {
  const { t } = useTranslation("buying", { keyPrefix: "qr" });
  if (order.payUrl === "") return <PreparePanel order={order} />;
  return (
    <div className="m-auto grid justify-items-center text-center">
      <h2 className="flex items-center gap-2 text-h2">
        <ScanLine size={20} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
        {t("title")}
      </h2>
      <div className="mt-4 size-[232px] rounded-card border border-line bg-white p-3 shadow-sm">
        <QrPicture link={order.payUrl} label={t("label")} />
      </div>
      <Countdown order={order} />
      <Waiting isLost={isLost} />
      {/^https?:/.test(order.payUrl) ? (
        <a
          href={order.payUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-4 inline-flex min-h-6 items-center gap-1 text-dense text-fg2 underline underline-offset-3 hover:text-fg"
        >
          {t("standIn")}
          <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden="true" />
        </a>
      ) : (
        <p className="mt-4 text-meta text-fg3 md:hidden">{t("onPhone")}</p>
      )}
    </div>
  );
}

function Countdown({ order }: { order: ReadOrder }) {
  const { t } = useTranslation("buying", { keyPrefix: "qr" });
  const left = useLeft(order.endsAt);
  const isOver = left === 0;
  // The server decides whether it is over; it is asked once the time is up.
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: orderQuery(order.orderId).queryKey });
  }, [isOver, order.orderId]);
  return (
    <>
      <p
        role="timer"
        aria-label={t("left")}
        className={classes(
          "mt-4 text-[30px] leading-9 font-[600] tabular",
          left <= lastSeconds ? "text-warn" : "text-fg",
        )}
      >
        {clockText(left)}
      </p>
      <p className="text-dense text-fg3">{t("valid", { minutes: limits.order.lifetime / 60_000 })}</p>
    </>
  );
}
