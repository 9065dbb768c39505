import { Square } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** The work goes on; `place` is that in the queue of the provider. */
export function Working({ place, stop }: { place: number | null; stop: () => void }) {
  const { t } = useTranslation("editorAssistant");
  return (
    <div className="flex items-center gap-3">
      <Spinner size={18} />
      <p className="min-w-0 flex-1 text-dense text-fg2">
        {place === null || place === 0 ? t("working") : t("queue", { count: place })}
      </p>
      <Button size="sm" icon={<Square size={12} strokeWidth={2.5} aria-hidden="true" />} onClick={stop}>
        {t("stop")}
      </Button>
    </div>
  );
}
