import { useTranslation } from "#web/shell/translation.ts";
import { useEditor } from "../state/editor-context.tsx";
import type { Zoom } from "./use-zoom.ts";

type Props = {
  page: number;
  /** The number of pages, followed by a plus where the resume has more than the preview shows. */
  total: string;
  zoom: Zoom;
  scale: number;
  zoomTo: (zoom: Zoom) => void;
};

/**
 * The bar above the preview on a phone, in place of ruler and zoom pill: the page, and a button that zooms back to the
 * full width.
 */
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
