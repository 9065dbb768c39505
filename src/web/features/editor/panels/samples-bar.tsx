import { ArrowRight, SquareDashed } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { useSamples } from "../state/use-samples.ts";
import { LeftOverBar } from "./left-over-bar.tsx";

/** As drawn on a phone, where notices appear above it; px. */
const barHeight = 57;

/**
 * How many samples nobody has edited yet, the way to the next one, and a button that removes them all. Absent where
 * none is left.
 */
export function SamplesBar() {
  const { t } = useTranslation("editor");
  const { count, next, clear } = useSamples();
  useNoticePlace({ bottom: count === 0 ? 0 : barHeight });
  const clearAll = () => {
    clear();
    // The bar is gone with the samples, and the focus would be nowhere.
    document.getElementById("main")?.focus();
  };
  if (count === 0) return null;
  return (
    <LeftOverBar
      label={t("samples.label")}
      tone="plain"
      icon={SquareDashed}
      text={
        <p className="min-w-0 flex-1">
          <span className="font-label text-fg">{t("samples.left", { count })}</span>{" "}
          <span className="text-fg2 max-sm:sr-only">{t("samples.note")}</span>
        </p>
      }
    >
      <Button
        size="sm"
        iconAfter={<ArrowRight size={14} strokeWidth={2} aria-hidden="true" />}
        onClick={next}
        className="max-md:min-h-11"
      >
        {t("samples.next")}
      </Button>
      <Button size="sm" variant="ghost" onClick={clearAll} className="max-md:min-h-11">
        {t("samples.clear")}
      </Button>
    </LeftOverBar>
  );
}
