import { ZoomIn, ZoomOut } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { blockedProps } from "#web/ui/blocked.ts";
import { useEditor } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import { zoomRange } from "./page-geometry.ts";
import type { Zoom } from "./use-zoom.ts";

type Props = {
  page: number;
  /** The number of pages, followed by a plus where the resume has more than the preview shows. */
  total: string;
  zoom: Zoom;
  scale: number;
  /** The scale at which the page fills the width. */
  fit: number;
  zoomTo: (zoom: Zoom) => void;
};

/** How much larger or smaller one press makes the page; two of them make its text readable on a phone. */
const compactStep = 1.5;

/**
 * The bar above the preview on a phone, in place of ruler and zoom pill: the page, and buttons for whoever does not
 * pinch.
 */
export function CompactBar({ page, total, zoom, scale, fit, zoomTo }: Props) {
  const smaller = scale / compactStep;
  const { t } = useTranslation("editor");
  const { t: td } = useTranslation("editorDesign");
  const paper = useEditor((state) => drawnDocument(state).config.design.paper);
  return (
    <div className="flex h-11 shrink-0 items-center justify-between pr-1 pl-3.5 text-dense text-fg3">
      <span>{td("pageOf", { page, total })}</span>
      <span className="flex items-center">
        {zoom === "fit" ? (
          <span className="pr-1">{t("canvas.fitWidth", { paper: paper === "a4" ? "A4" : t("design.letter") })}</span>
        ) : (
          <button type="button" onClick={() => zoomTo("fit")} className="h-11 rounded-small px-2 text-accent">
            {td("fitWidth", { percent: Math.round(scale * 100) })}
          </button>
        )}
        <button
          type="button"
          aria-label={t("canvas.zoomOut")}
          {...blockedProps(zoom === "fit" ? t("canvas.smallest") : undefined)}
          onClick={() => zoom !== "fit" && zoomTo(smaller <= fit ? "fit" : smaller)}
          className="grid size-11 place-items-center rounded-small text-fg2 data-blocked:text-fg4"
        >
          <ZoomOut size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t("canvas.zoomIn")}
          {...blockedProps(scale >= zoomRange.max ? t("canvas.largest") : undefined)}
          onClick={() => zoomTo(Math.min(zoomRange.max, scale * compactStep))}
          className="grid size-11 place-items-center rounded-small text-fg2 data-blocked:text-fg4"
        >
          <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
