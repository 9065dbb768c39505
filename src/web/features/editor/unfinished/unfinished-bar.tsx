import { ArrowRight, Check, Sparkles, X } from "lucide-react";
import type { Unfinished } from "#core/resume/unfinished.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useUnfinishedWords } from "#web/shell/use-unfinished-words.ts";
import { Button } from "#web/ui/button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { LeftOverBar, LeftOverText } from "../panels/left-over-bar.tsx";
import { useSteps } from "./use-steps.ts";
import { useUnfinished } from "./use-unfinished.ts";

/** As drawn on a phone, in two rows, where notices appear above it; px. */
const barHeight = 84;
const icon = { size: 14, strokeWidth: 2, "aria-hidden": true } as const;

/**
 * How many figures are still to be filled in and suggestions to be confirmed, and the way from one to the next. At a
 * suggestion, its line can be kept or removed. Absent where nothing is left.
 */
export function UnfinishedBar() {
  const { t } = useTranslation("editorUnfinished");
  const { places, blanks, suggestions, visit, settle } = useUnfinished();
  const words = useUnfinishedWords({ blanks, suggestions });
  const { current, goOn, stay } = useSteps({ places, isSame, visit });
  useNoticePlace({ bottom: places.length === 0 ? 0 : barHeight });
  if (places.length === 0) return null;

  const settleCurrent = (keeps: boolean) => {
    if (!current) return;
    settle(current, keeps);
    stay();
    // The bar is gone with the last one, and the focus would be nowhere.
    if (places.length === 1) document.getElementById("main")?.focus();
  };

  return (
    <LeftOverBar
      label={t("label")}
      tone="accent"
      icon={Sparkles}
      text={
        <LeftOverText
          left={words}
          note={current?.kind === "suggestion" ? t("line", { line: current.line }) : t("note")}
        />
      }
    >
      {current?.kind === "suggestion" && (
        <>
          <Button size="sm" icon={<Check {...icon} />} onClick={() => settleCurrent(true)} className="max-md:min-h-11">
            {t("keep")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<X {...icon} />}
            onClick={() => settleCurrent(false)}
            className="max-md:min-h-11"
          >
            {t("remove")}
          </Button>
        </>
      )}
      <Button size="sm" iconAfter={<ArrowRight {...icon} />} onClick={() => goOn()} className="max-md:min-h-11">
        {t("next")}
      </Button>
    </LeftOverBar>
  );
}

const isSame = (one: Unfinished, other: Unfinished) =>
  one.kind === other.kind &&
  one.section === other.section &&
  one.item === other.item &&
  one.field === other.field &&
  one.nth === other.nth &&
  one.line === other.line;
