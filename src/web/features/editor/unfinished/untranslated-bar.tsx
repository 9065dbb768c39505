import { ArrowRight, Check, Languages } from "lucide-react";
import { fingerprint, type Untranslated } from "#core/resume/untranslated.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { LeftOverBar, LeftOverText } from "../panels/left-over-bar.tsx";
import { announce } from "../state/announcer.tsx";
import { useEditorActions, useEditorWhenIdle } from "../state/editor-context.tsx";
import { selectPlace } from "./select-place.ts";
import { placesOf } from "./untranslated.ts";
import { useSteps } from "./use-steps.ts";

/** As drawn on a phone, in two rows, where notices appear above it; px. */
const barHeight = 84;
const icon = { size: 14, strokeWidth: 2, "aria-hidden": true } as const;

/**
 * How many passages a translation left in their words, and the way from one to the next. A passage that is edited is
 * none any more; one that is right as it is can be kept. Absent where nothing is left.
 */
export function UntranslatedBar() {
  const { t } = useTranslation("editorUnfinished");
  const { edit, focusOn } = useEditorActions();
  const places = useEditorWhenIdle(placesOf);
  const visit = ({ section, item, field, line }: Untranslated) => {
    if (section === "basics") focusOn({ ...(item !== null && { link: item }), field });
    else focusOn({ section, ...(item !== null && { item }), field });
    selectPlace({ kind: "line", item: item ?? section, field, nth: 0, line });
  };
  const { current, goOn, here } = useSteps({ places, isSame, visit });
  useNoticePlace({ bottom: places.length === 0 ? 0 : barHeight });
  if (places.length === 0) return null;

  const keep = (those: readonly Untranslated[]) => {
    edit({ type: "untranslated.keep", fingerprints: those.map(({ line }) => fingerprint(line)) });
    announce(t("untranslated.kept", { count: those.length }));
    const left = places.filter((place) => !those.includes(place));
    // The bar is gone with the last one, and the focus would be nowhere.
    if (left.length === 0) document.getElementById("main")?.focus();
    else goOn(Math.max(0, here), left);
  };

  return (
    <LeftOverBar
      label={t("untranslated.label")}
      tone="warn"
      icon={Languages}
      text={
        <LeftOverText
          left={t("untranslated.left", { count: places.length })}
          note={current ? t("line", { line: current.line }) : t("untranslated.note")}
        />
      }
    >
      {current ? (
        <Button size="sm" icon={<Check {...icon} />} onClick={() => keep([current])} className="max-md:min-h-11">
          {t("untranslated.keep")}
        </Button>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => keep(places)} className="max-md:min-h-11">
          {t("untranslated.keepAll")}
        </Button>
      )}
      <Button size="sm" iconAfter={<ArrowRight {...icon} />} onClick={() => goOn()} className="max-md:min-h-11">
        {t("untranslated.next")}
      </Button>
    </LeftOverBar>
  );
}

const isSame = (one: Untranslated, other: Untranslated) =>
  one.section === other.section && one.item === other.item && one.field === other.field && one.line === other.line;
