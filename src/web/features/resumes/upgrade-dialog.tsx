import { Check } from "lucide-react";
import { pages } from "#contract/pages.ts";
import { closeDialogs, type UpgradeReason } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useTexts } from "./use-texts.ts";

const benefits = ["resumes", "templates", "downloads", "watermark"] as const;
type Benefit = (typeof benefits)[number] | "contacts" | "address" | "buttons";

/** What of premium answers each request; the list begins with it. */
const answers: Record<UpgradeReason, Benefit> = {
  resumeLimit: "resumes",
  templateLocked: "templates",
  premiumOnly: "downloads",
  hiddenContacts: "contacts",
  customUrl: "address",
  publicPage: "buttons",
  branding: "watermark",
};

/** Answers what the user asked for: what premium would change about it, and what else it offers; leads to the plans. */
export function UpgradeDialog({ reason }: { reason: UpgradeReason }) {
  useTexts();
  const { t } = useTranslation("resumes");
  const offered = [...new Set<Benefit>([answers[reason], ...benefits])];
  return (
    <Dialog
      open
      onOpenChange={closeDialogs}
      title={t(`upgrade.${reason}`)}
      description={t(`upgrade.why.${reason}`)}
      closeLabel={t("close", { ns: "common" })}
      actions={
        <>
          <Button variant="ghost" onClick={closeDialogs}>
            {t("upgrade.later")}
          </Button>
          <ButtonLink to={pages.pricing.path} variant="primary" onClick={closeDialogs}>
            {t("upgrade.plans")}
          </ButtonLink>
        </>
      }
    >
      <h3 className="pb-2.5 text-dense text-fg3">{t("upgrade.text")}</h3>
      <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {offered.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5 text-body text-fg2">
            <Check size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-accent" />
            {t(`upgrade.${benefit}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
