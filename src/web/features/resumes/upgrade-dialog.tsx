import { Check } from "lucide-react";
import { useState } from "react";
import { closeDialogs, type UpgradeReason } from "../../shell/dialog-store.ts";
import { useTranslation } from "../../shell/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useTexts } from "./use-texts.ts";

const benefits = ["resumes", "templates", "downloads", "watermark"] as const;

/** States the limit that was met and what premium has. There is no page to buy it on yet, so the button says how it is got. */
export function UpgradeDialog({ reason }: { reason: UpgradeReason }) {
  useTexts();
  const { t } = useTranslation("resumes");
  const [isExplained, setExplained] = useState(false);
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
          <Button variant="primary" disabled={isExplained} onClick={() => setExplained(true)}>
            {t("upgrade.how")}
          </Button>
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
      <div aria-live="polite">{isExplained ? <Alert className="mt-5">{t("upgrade.answer")}</Alert> : null}</div>
    </Dialog>
  );
}
