import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { papers } from "#templates/paging.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { CropMarks } from "./crop-marks.tsx";
import { InUse } from "./in-use.tsx";
import { fitScale, layoutSize, type PageLayout, pageInView, pageRect } from "./page-geometry.ts";
import { type Measured, PagedSheet, stacksPages } from "./paged-sheet.tsx";
import { Ruler } from "./ruler.tsx";
import { SheetFonts } from "./sheet-fonts.tsx";
import { ZoomPill } from "./zoom-pill.tsx";

/** On screen, px: the room of the line between two pages, and the margins around the sheet. */
const breakRoom = 46;
const roomAbove = 22;
const roomBelow = 76;

/** The live preview: the printed sheet on a well, with true page breaks, ruler, zoom, and the section in use outlined. */
export function Canvas({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("editor");
  const document = useEditor((state) => state.document);
  const panel = useEditor((state) => state.panel);
  const { press } = useEditorActions();
  const pane = useRef<HTMLDivElement>(null);
  const paneWidth = usePaneWidth(pane);
  const [zoom, setZoom] = useState<number | "fit">("fit");
  const [measured, setMeasured] = useState<Measured>({ pages: 1, outline: [] });
  const [page, setPage] = useState(1);

  const paper = papers[document.config.design.paper];
  const margin = compact ? 12 : 44;
  const scale = zoom === "fit" ? fitScale(paper, paneWidth || 640, margin) : zoom;
  const layout: PageLayout = { paper, pages: measured.pages, gap: breakRoom / scale, stacked: stacksPages };
  const size = layoutSize(layout);
  const left = Math.max(margin, (paneWidth - size.width * scale) / 2);

  const [scrolled, setScrolled] = useState(0);
  const watch = () => {
    const element = pane.current;
    if (!element) return;
    setScrolled(element.scrollLeft);
    setPage(pageInView(layout, scale, element.scrollTop - roomAbove, element.clientHeight));
  };

  const remeasure = useCallback((next: Measured) => {
    setMeasured((last) => (isSameMeasure(last, next) ? last : next));
  }, []);

  // The section that is opened in the form comes into view; one that is pressed in the preview is in view already.
  const latest = useRef(measured);
  latest.current = measured;
  const scaled = useRef(scale);
  scaled.current = scale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scroll belongs to the change of section alone
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = pane.current;
      const [rect] = latest.current.outline;
      if (!element || !rect) return;
      const top = rect.top * scaled.current + roomAbove;
      const foot = top + Math.min(rect.height * scaled.current, 120);
      if (top >= element.scrollTop && foot <= element.scrollTop + element.clientHeight - roomBelow) return;
      element.scrollTo({ top: top - 60, behavior: "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel]);

  const goTo = (target: number) => {
    const rect = pageRect(layout, target - 1);
    pane.current?.scrollTo({ top: rect.top * scale, left: rect.left * scale, behavior: "smooth" });
  };

  return (
    <section aria-label={t("canvas.label")} className="relative flex h-full min-h-0 min-w-0 flex-col bg-sunken">
      <SheetFonts document={document} />
      {!compact && <Ruler width={paper.width} scale={scale} left={left - scrolled} />}
      {compact && (
        <div className="flex justify-between px-3.5 pt-3 text-dense text-fg3">
          <span>{t("canvas.pageOf", { page, total: measured.pages })}</span>
          <span>
            {t("canvas.fitWidth", { paper: document.config.design.paper === "a4" ? "A4" : t("design.letter") })}
          </span>
        </div>
      )}
      <div ref={pane} onScroll={watch} className="relative min-h-0 flex-1 overflow-auto overscroll-contain">
        <div
          className="relative"
          style={{
            width: size.width * scale,
            height: size.height * scale,
            marginLeft: left,
            marginRight: margin,
            marginTop: compact ? 12 : roomAbove,
            marginBottom: compact ? roomBelow + 8 : roomBelow,
          }}
        >
          {Array.from({ length: measured.pages }, (_, index) => {
            const rect = pageRect(layout, index);
            const place = {
              left: rect.left * scale,
              top: rect.top * scale,
              width: rect.width * scale,
              height: rect.height * scale,
            };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: pages are their places
              <div key={index} aria-hidden="true">
                <div className="absolute rounded-paper bg-white shadow-paper" style={place} />
                {!compact && <CropMarks place={place} />}
              </div>
            );
          })}
          <PagedSheet
            document={document}
            scale={scale}
            gap={layout.gap}
            inUse={panel}
            label={t("canvas.sheet")}
            onMeasured={remeasure}
            onPress={press}
          />
          {stacksPages &&
            Array.from({ length: measured.pages - 1 }, (_, index) => (
              <PageBreak
                // biome-ignore lint/suspicious/noArrayIndexKey: breaks are their places
                key={index}
                before={index + 1}
                top={(pageRect(layout, index).top + paper.height) * scale}
                width={paper.width * scale}
              />
            ))}
          {!compact && <InUse outline={measured.outline} scale={scale} />}
          {!stacksPages && (
            <p className="absolute top-full left-0 mt-3 text-fg3 text-meta" style={{ width: paper.width * scale }}>
              {t("canvas.approximate")}
            </p>
          )}
        </div>
      </div>
      {!compact && (
        <ZoomPill zoom={zoom} scale={scale} page={page} pages={measured.pages} onZoom={setZoom} onPage={goTo} />
      )}
    </section>
  );
}

function PageBreak({ before, top, width }: { before: number; top: number; width: number }) {
  const { t } = useTranslation("editor");
  return (
    <div
      className="absolute left-0 flex items-center gap-2.5 px-2.5 text-fg3 text-meta"
      style={{ top, width, height: breakRoom }}
    >
      <span>{t("canvas.pageEnds", { page: before })}</span>
      <span aria-hidden="true" className="h-0 flex-1 border-line2 border-t border-dashed" />
      <span>{t("canvas.page", { page: before + 1 })}</span>
    </div>
  );
}

function usePaneWidth(pane: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(pane.current?.clientWidth ?? 0), [pane]);
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, [pane]);
  return width;
}

function isSameMeasure(a: Measured, b: Measured): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.5;
  return (
    a.pages === b.pages &&
    a.outline.length === b.outline.length &&
    a.outline.every((rect, index) => {
      const other = b.outline[index];
      return (
        other !== undefined &&
        near(rect.left, other.left) &&
        near(rect.top, other.top) &&
        near(rect.width, other.width) &&
        near(rect.height, other.height)
      );
    })
  );
}
