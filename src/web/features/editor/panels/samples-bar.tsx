import { ArrowRight, SquareDashed } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { useSamples } from "../state/use-samples.ts";

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
    <section
      aria-label={t("samples.label")}
      className="relative isolate flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-subtle px-4 py-1.5 text-dense"
    >
      <SquareDashed size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-fg3 max-sm:hidden" />
      <p className="min-w-0 flex-1">
        <span className="font-label text-fg">{t("samples.left", { count })}</span>{" "}
        <span className="text-fg2 max-sm:sr-only">{t("samples.note")}</span>
      </p>
      <div className="flex items-center gap-1">
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
      </div>
    </section>
  );
}
