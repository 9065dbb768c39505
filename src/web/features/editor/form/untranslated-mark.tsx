import { useTranslation } from "#web/shell/translation.ts";
import { useEditorWhenIdle } from "../state/editor-context.tsx";
import type { ItemPlace } from "../state/use-section.ts";
import { placesOf } from "../unfinished/untranslated.ts";

/** How many texts of an entry a translation left in their words. */
export function UntranslatedMark({ itemId }: ItemPlace) {
  const { t } = useTranslation("editor");
  const count = useEditorWhenIdle((state) => placesOf(state).filter(({ item }) => item === itemId).length);
  if (count === 0) return null;
  return (
    <span className="shrink-0 rounded-badge border border-warn/40 border-dashed px-1.5 text-meta text-warn">
      {t("untranslated.mark", { count })}
    </span>
  );
}
