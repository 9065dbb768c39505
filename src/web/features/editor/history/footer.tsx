import { Eye, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";

type Props = { isChosen: boolean; isBusy?: boolean; onPreview: () => void; onRestore: () => void; more?: ReactNode };

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The actions for the chosen row. */
export function HistoryFooter({ isChosen, isBusy = false, onPreview, onRestore, more }: Props) {
  const { t } = useTranslation("editorHistory");
  const blocked = isChosen ? undefined : t("chooseFirst");
  return (
    <div className="flex shrink-0 gap-2 border-line border-t bg-bg px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
      <Button blocked={blocked} icon={<Eye {...icon} />} onClick={onPreview} className="flex-1">
        {t("preview")}
      </Button>
      <Button
        variant="primary"
        blocked={blocked}
        busy={isBusy}
        busyLabel={t("restoring")}
        icon={<RotateCcw {...icon} />}
        onClick={onRestore}
        className="flex-1"
      >
        {t("restore")}
      </Button>
      {more}
    </div>
  );
}
