import { Check } from "lucide-react";
import { pages } from "#contract/pages.ts";
import { closeDialogs, type UpgradeReason } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useTexts } from "./use-texts.ts";

const benefits = ["resumes", "templates", "downloads", "watermark"] as const;

/** Names the limit that was reached and what premium offers, and leads to the page of the plans. */
export function UpgradeDialog({ reason }: { reason: UpgradeReason }) {
  useTexts();
  const { t } = useTranslation("resumes");
  return (
    <Dialog
      open
      onOpenChange={closeDialogs}
      title={t(`upgrade.${reason}`)}
      description={t("upgrade.text")}
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
      <ul className="grid gap-x-6 gap-y-2.5 pt-1 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5 text-body text-fg2">
            <Check size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-accent" />
            {t(`upgrade.${benefit}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
