import { linesIn } from "#core/resume/reading/place-line.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useEditorWhenIdle } from "../state/editor-context.tsx";
import { useOriginalState } from "./original-store.ts";

/** Returns what is left to look at, in words, and the lines that were not placed. Needs the texts of `editorOriginal`. */
export function useLeftWords(): { words: string; lines: string[] } {
  const { t } = useTranslation("editorOriginal");
  const count = useOriginalState((state) => state.doubts.size);
  const id = useOriginalState((state) => state.original?.notPlacedIn ?? null);
  const section = useEditorWhenIdle(({ document }) => document.data.sections.find((one) => one.id === id));
  const lines = linesIn(section);
  const parts = [
    count > 0 ? t("doubtful", { count }) : "",
    lines.length > 0 ? t("notPlaced", { count: lines.length }) : "",
  ].filter(Boolean);
  return { words: parts.length > 0 ? parts.join(t("comma")) : t("nothing"), lines };
}
