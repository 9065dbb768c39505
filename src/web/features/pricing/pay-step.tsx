import { useQuery } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { siteQuery } from "#web/api/queries.ts";
import { signInPath } from "#web/shell/prev.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { OrderStep } from "./order-step.tsx";
import { orderPath, planOf, planPath } from "./orders.ts";
import { PayLoading, PayMessage } from "./pay-message.tsx";
import { ReviewStep } from "./review-step.tsx";

type Props = { orderId: string | null; plan: string | null };

/** Everything after a plan was chosen: `?plan=` is looked over before it is ordered, `?order=` is paid. */
export function PayStep({ orderId, plan }: Props) {
  const { t } = useTranslation("buying");
  const user = useUser();
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  const chosen = planOf(plan);
  if (user === undefined || !site) return <PayLoading />;
  if (!orderId && !chosen) {
    return (
      <PayMessage title={t("unknownPlan.title")} text={t("unknownPlan.text")}>
        <ToPlans />
      </PayMessage>
    );
  }
  if (user === null) {
    const back = orderId ? orderPath(orderId) : planPath(chosen ?? "monthly");
    return (
      <PayMessage title={t("signIn.title")} text={orderId ? t("signIn.order") : t("signIn.plan")}>
        <ButtonLink
          to={signInPath(back, locale)}
          variant="primary"
          icon={<LogIn size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t("signIn", { ns: "common" })}
        </ButtonLink>
      </PayMessage>
    );
  }
  if (orderId) return <OrderStep key={orderId} orderId={orderId} />;
  if (!chosen) return null;
  if (!site.flags.payments) {
    return (
      <PayMessage title={t("noPayments.title", { ns: "pricing" })} text={t("noPayments.text", { ns: "pricing" })}>
        <ToPlans />
      </PayMessage>
    );
  }
  if (user.isVip) {
    return (
      <PayMessage title={t("lifetime", { ns: "pricing" })} text={t("lifetimeText", { ns: "pricing" })}>
        <ToPlans />
      </PayMessage>
    );
  }
  return <ReviewStep plan={chosen} />;
}

function ToPlans() {
  const { t } = useTranslation("buying");
  return <ButtonLink to="/pricing">{t("toPlans")}</ButtonLink>;
}
