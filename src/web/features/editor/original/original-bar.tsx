import { ArrowRight, Columns2, FileSearch } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { LeftOverBar, LeftOverText } from "../panels/left-over-bar.tsx";
import { keyOf, openOriginal, setOriginal, useOriginalState } from "./original-store.ts";
import { useDoubts } from "./use-doubts.ts";
import { useLeftWords } from "./use-left-words.ts";

/** As drawn on a phone, in two rows, where notices appear above it; px. */
const barHeight = 84;
const icon = { size: 14, strokeWidth: 2, "aria-hidden": true } as const;

/** Says what of the file is left to look at, where its panel is closed; absent where nothing is. */
export function OriginalBar() {
  const { t } = useTranslation("editorOriginal");
  const isOpen = useOriginalState((state) => state.isOpen);
  const { count, next } = useDoubts();
  const { words, lines } = useLeftWords();
  useFocusedField();
  useStepKey(next);
  const isShown = !isOpen && (count > 0 || lines.length > 0);
  useNoticePlace({ bottom: isShown ? barHeight : 0 });
  if (!isShown) return null;
  return (
    <LeftOverBar label={t("title")} tone="warn" icon={FileSearch} text={<LeftOverText left={words} note={t("note")} />}>
      <Button size="sm" icon={<Columns2 {...icon} />} onClick={openOriginal} className="max-md:min-h-11">
        {t("compare")}
      </Button>
      {count > 0 && (
        <Button
          size="sm"
          iconAfter={<ArrowRight {...icon} />}
          aria-keyshortcuts="F8"
          onClick={next}
          className="max-md:min-h-11"
        >
          {t("next")}
        </Button>
      )}
    </LeftOverBar>
  );
}

/** The place of the field that has the focus is marked in the file; that of the last one stays where none has it. */
function useFocusedField(): void {
  useEffect(() => {
    const look = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>("[data-field]")?.dataset.field;
      const owner = target.closest<HTMLElement>("[data-item-form]")?.dataset.itemForm;
      if (field === undefined || owner === undefined) return;
      const key = `${owner}/${field}`;
      const isRead = useOriginalState.getState().original?.fields.some((one) => keyOf(one) === key);
      if (isRead) setOriginal({ shown: key });
    };
    const entered = (event: FocusEvent) => look(event.target);
    look(document.activeElement);
    document.addEventListener("focusin", entered);
    return () => document.removeEventListener("focusin", entered);
  }, []);
}

/** F8 goes to the next doubtful field, wherever the focus is. */
function useStepKey(next: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      next();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}
