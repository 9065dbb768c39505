import type { PlanName } from "#core/billing/membership.ts";
import { signInPath } from "#web/shell/prev.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

/** The part of `GET /api/site` that decides what a plan offers. */
export type Offer = { flags: { ai: boolean; payments: boolean } };

type Props = { plan: PlanName; site: Offer; isRaised: boolean };

/**
 * The button from a plan to its payment. There is none while payments are disabled; otherwise an anonymous visitor
 * signs in first and comes back. The button that places the order belongs here, with the call that places it.
 */
export function PlanAction({ plan, site, isRaised }: Props) {
  const { t } = useTranslation("pricing");
  const user = useUser();
  const locale = useLocale();
  if (!site.flags.payments || user !== null) return null;
  return (
    <ButtonLink
      to={signInPath(`/pricing?plan=${plan}`, locale)}
      className={classes(
        "mt-7 h-11!",
        isRaised && "border-transparent! bg-white! text-[#0f1613]! hover:bg-white/90! focus-visible:outline-white",
      )}
    >
      {t("signIn")}
    </ButtonLink>
  );
}
