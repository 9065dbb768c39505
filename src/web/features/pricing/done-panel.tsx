import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import type { OpenOrder } from "#contract/orders.ts";
import { tokensOf } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import { formatCount } from "#core/money.ts";
import { queryClient, siteQuery, userQuery } from "#web/api/queries.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/**
 * A paid order. Once what was paid for has been delivered, the user is read again, and after 2 s the home page welcomes
 * the new member (specification section 4).
 */
export function DonePanel({ order }: { order: OpenOrder }) {
  const { t } = useTranslation("buying", { keyPrefix: "done" });
  const navigate = useNavigate();
  const user = useUser();
  const { data: site } = useQuery(siteQuery);
  const { isUpdated, planName } = order;
  useEffect(() => {
    if (!isUpdated) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) timer = setTimeout(() => void navigate("/?state=success", { replace: true }), limits.notices.paid);
    };
    void queryClient.invalidateQueries({ queryKey: ["orders"], refetchType: "none" });
    void queryClient.refetchQueries({ queryKey: userQuery.queryKey }).then(leave, leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isUpdated, navigate]);

  return (
    <div className="m-auto grid justify-items-center gap-1.5 text-center" role="status">
      <span aria-hidden="true" className="mb-3 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        {isUpdated ? <Check size={28} strokeWidth={2} /> : <Spinner size={26} />}
      </span>
      <h2 className="text-h2">{t(isUpdated ? "welcome" : "received")}</h2>
      <p className="max-w-[34ch] text-body text-fg2">
        {isUpdated && user?.isVip ? t("forever") : null}
        {isUpdated && user && !user.isVip && user.valiTo ? t("until", { date: formatDay(user.valiTo) }) : null}
        {isUpdated ? null : t("starting")}
      </p>
      {isUpdated && site?.flags.ai ? (
        <p className="text-body text-fg2">{t("tokens", { number: formatCount(tokensOf(planName)) })}</p>
      ) : null}
      {isUpdated ? (
        <>
          <ButtonLink to="/?state=success" replace variant="primary" className="mt-5">
            {t("home")}
          </ButtonLink>
          <Link
            to="/settings?type=orders"
            className="mt-2 inline-flex min-h-6 items-center text-dense text-fg2 underline underline-offset-3 hover:text-fg"
          >
            {t("receipt")}
          </Link>
        </>
      ) : null}
    </div>
  );
}
