import type { PlanName } from "#core/billing/membership.ts";
import { signInPath } from "#web/shell/prev.ts";

import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { planPath } from "./orders.ts";
import { useKnownUser } from "./use-known-user.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** The part of `GET /api/site` that decides what a plan offers. */
export type Offer = { flags: { ai: boolean; payments: boolean } };

type Props = { plan: PlanName; site: Offer; isRaised: boolean };

/**
 * The button from a plan to its payment. There is none while payments are disabled; otherwise an anonymous visitor
 * signs in first and comes back. In the Chinese edition it orders at once, because the next step is the QR code; the
 * English edition asks for the buyer's consent first.
 */
export function PlanAction({ plan, site, isRaised }: Props) {
  const { t } = useTranslation("pricing");
  const user = useKnownUser();
  const locale = useLocale();
  if (!site.flags.payments) return null;
  const look = classes(
    "mt-7 h-11! w-full",
    isRaised &&
      "border-transparent! bg-white! text-[#0f1613]! hover:bg-white/90! focus-visible:outline-white data-blocked:bg-white/20! data-blocked:text-white/80!",
  );
  if (user === null) {
    return (
      <ButtonLink to={signInPath(planPath(plan), locale)} className={look}>
        {t("signIn")}
      </ButtonLink>
    );
  }
  if (user === undefined || user.isVip) {
    return (
      <Button className={look} blocked={user ? t("lifetime") : t("loading", { ns: "common" })}>
        {t(`choose.${plan}`)}
      </Button>
    );
  }
  if (locale === "en") {
    return (
      <ButtonLink to={planPath(plan)} className={look}>
        {t(`choose.${plan}`)}
      </ButtonLink>
    );
  }
  return <OrderButton plan={plan} look={look} />;
}

function OrderButton({ plan, look }: { plan: PlanName; look: string }) {
  const { t } = useTranslation("pricing");
  const order = usePlaceOrder();
  return (
    <Button className={look} busy={order.isPending} busyLabel={t("ordering")} onClick={() => order.mutate({ plan })}>
      {t(`choose.${plan}`)}
    </Button>
  );
}
