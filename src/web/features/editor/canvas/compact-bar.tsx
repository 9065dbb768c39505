import { useTranslation } from "#web/shell/translation.ts";
import { useEditor } from "../state/editor-context.tsx";
import type { Zoom } from "./use-zoom.ts";

type Props = {
  page: number;
  /** How many pages there are, with a plus where there are more than are shown. */
  total: string;
  zoom: Zoom;
  scale: number;
  zoomTo: (zoom: Zoom) => void;
};

/** What stands over the preview of a phone in place of ruler and pill: the page, and the way back to the whole width. */
export function CompactBar({ page, total, zoom, scale, zoomTo }: Props) {
  const { t } = useTranslation("editor");
  const { t: td } = useTranslation("editorDesign");
  const paper = useEditor((state) => state.document.config.design.paper);
  return (
    <div className="flex h-9 items-end justify-between px-3.5 text-dense text-fg3">
      <span>{td("pageOf", { page, total })}</span>
      {zoom === "fit" ? (
        <span>{t("canvas.fitWidth", { paper: paper === "a4" ? "A4" : t("design.letter") })}</span>
      ) : (
        <button type="button" onClick={() => zoomTo("fit")} className="-mb-1 h-8 rounded-small px-2 text-accent">
          {td("fitWidth", { percent: Math.round(scale * 100) })}
        </button>
      )}
    </div>
  );
}
