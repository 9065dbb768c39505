import { ChevronLeft, ChevronRight, Minus, Plus } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { blockedProps } from "#web/ui/blocked.ts";
import { zoomRange, zoomStep } from "./page-geometry.ts";

type Props = {
  zoom: number | "fit";
  scale: number;
  page: number;
  pages: number;
  /** The number of pages as text; more than `pages` where not all of them are shown. */
  total: string;
  onZoom: (zoom: number | "fit") => void;
  onPage: (page: number) => void;
};

/**
 * Zoom and page controls, floating at the bottom of the canvas. Their fixed colour is ink in the light theme and a
 * raised surface in the dark one.
 */
export const ZoomPill = memo(function ZoomPill({ zoom, scale, page, pages, total, onZoom, onPage }: Props) {
  const { t } = useTranslation("editor");
  const { t: tc } = useTranslation();
  return (
    <div className="-translate-x-1/2 absolute bottom-4 left-1/2 z-2 flex h-9 items-center whitespace-nowrap rounded-menu bg-[#1b221f] px-1 text-[#edf2ef] text-dense shadow-lg ring-1 ring-[#3a463f]">
      <Small
        label={t("canvas.zoomOut")}
        blocked={scale <= zoomRange.min ? t("canvas.smallest") : undefined}
        onClick={() => onZoom(zoomStep(scale, -1))}
      >
        <Minus size={15} strokeWidth={2} aria-hidden="true" />
      </Small>
      <output aria-label={t("canvas.zoom")} className="w-12 text-center tabular">
        {Math.round(scale * 100)}%
      </output>
      <Small
        label={t("canvas.zoomIn")}
        blocked={scale >= zoomRange.max ? t("canvas.largest") : undefined}
        onClick={() => onZoom(zoomStep(scale, 1))}
      >
        <Plus size={15} strokeWidth={2} aria-hidden="true" />
      </Small>
      <Line />
      <button
        type="button"
        aria-pressed={zoom === "fit"}
        onClick={() => onZoom("fit")}
        className="h-7 rounded-small px-2.5 hover:bg-[#2b3531] focus-visible:outline-[#6ee7b7]"
      >
        {t("canvas.fit")}
      </button>
      <Line />
      <Small
        label={t("canvas.previousPage")}
        blocked={page <= 1 ? tc("pager.first") : undefined}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={15} strokeWidth={2} aria-hidden="true" />
      </Small>
      <output aria-label={t("canvas.pageOf", { page, total })} className="min-w-9 text-center tabular">
        {t("canvas.position", { page, total })}
      </output>
      <Small
        label={t("canvas.nextPage")}
        blocked={page >= pages ? tc("pager.last") : undefined}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={15} strokeWidth={2} aria-hidden="true" />
      </Small>
    </div>
  );
});

const Line = () => <span aria-hidden="true" className="mx-1.5 h-4 w-px bg-[#3a463f]" />;

function Small(props: { label: string; blocked: string | undefined; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      {...blockedProps(props.blocked)}
      onClick={props.blocked === undefined ? props.onClick : undefined}
      className="grid size-7 place-items-center rounded-small hover:bg-[#2b3531] focus-visible:outline-[#6ee7b7] data-blocked:text-[#6b7871] data-blocked:hover:bg-transparent"
    >
      {props.children}
    </button>
  );
}
