import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { papers } from "#templates/paging.ts";
import { part } from "#web/shell/part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useEditor } from "../state/editor-context.tsx";
import { CropMarks } from "./crop-marks.tsx";
import { InUse } from "./in-use.tsx";
import { LiveSheet } from "./live-sheet.tsx";
import { PageBreak } from "./page-break.tsx";
import { fitScale, layoutSize, type PageLayout, pageInView, pageRect } from "./page-geometry.ts";
import { isSameMeasure, type Measured, stacksPages } from "./paged-sheet.tsx";
import { Ruler } from "./ruler.tsx";
import { useZoom } from "./use-zoom.ts";
import { ZoomPill } from "./zoom-pill.tsx";

const ExactPages = part(() => import("./exact-pages.tsx").then((module) => module.ExactPages));

/** On screen, px: the room of the line between two pages, and the margins around the sheet. */
const breakRoom = 46;
const room = { above: 22, below: 76, beside: 44 };
const compactRoom = { above: 12, below: 84, beside: 12 };

/** The live preview: the printed sheet on a well, with true page breaks, ruler, zoom, and what is in use outlined. */
export function Canvas({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("editor");
  const { t: td } = useTranslation("editorDesign");
  const paperName = useEditor((state) => state.document.config.design.paper);
  const pane = useRef<HTMLElement>(null);
  const paneWidth = usePaneWidth(pane);
  const [measured, setMeasured] = useState<Measured>({ pages: 1, outline: [], field: [] });
  const [isCut, setCut] = useState(false);
  const [isExact, setExact] = useState(false);
  const [page, setPage] = useState(1);
  const [scrolled, setScrolled] = useState(0);

  const paper = papers[paperName];
  const margins = compact ? compactRoom : room;
  const layoutAt = (scale: number): PageLayout => ({
    paper,
    pages: measured.pages,
    gap: breakRoom / scale,
    stacked: stacksPages,
  });
  const offsetAt = (scale: number) => ({
    left: Math.max(margins.beside, (paneWidth - layoutSize(layoutAt(scale)).width * scale) / 2),
    top: margins.above,
  });
  const fit = fitScale(paper, paneWidth || 640, margins.beside);
  const { zoom, scale, zoomTo, onKeyDown } = useZoom({ pane, layoutAt, fit, offsetAt });
  const layout = layoutAt(scale);
  const size = layoutSize(layout);
  const { left } = offsetAt(scale);

  const watch = () => {
    const element = pane.current;
    if (!element) return;
    setScrolled(element.scrollLeft);
    setPage(pageInView(layout, scale, element.scrollTop - margins.above, element.clientHeight));
  };

  const latest = useRef(measured);
  const remeasure = useCallback((next: Measured) => {
    if (isSameMeasure(latest.current, next)) return;
    latest.current = next;
    setMeasured(next);
  }, []);
  useFollow(pane, latest, scale, margins);

  const goTo = (target: number) => {
    const rect = pageRect(layout, target - 1);
    pane.current?.scrollTo({ top: rect.top * scale, left: rect.left * scale, behavior: glide() });
  };
  const total = `${measured.pages}${isCut ? "+" : ""}`;

  return (
    <section aria-label={t("canvas.label")} className="relative isolate flex h-full min-h-0 min-w-0 flex-col bg-sunken">
      {!compact && <Ruler width={paper.width} scale={scale} left={left - scrolled} />}
      {compact && (
        <div className="flex h-9 items-end justify-between px-3.5 text-dense text-fg3">
          <span>{td("pageOf", { page, total })}</span>
          {zoom === "fit" ? (
            <span>{t("canvas.fitWidth", { paper: paperName === "a4" ? "A4" : t("design.letter") })}</span>
          ) : (
            <button type="button" onClick={() => zoomTo("fit")} className="-mb-1 h-8 rounded-small px-2 text-accent">
              {td("fitWidth", { percent: Math.round(scale * 100) })}
            </button>
          )}
        </div>
      )}
      {!stacksPages && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b bg-info-soft px-4 py-1.5 text-dense text-info">
          {td("exact.note")}
          <button
            type="button"
            onClick={() => setExact(true)}
            className="rounded-chip font-label underline max-md:min-h-11"
          >
            {td("exact.show")}
          </button>
        </p>
      )}
      <Suspense>{isExact && <ExactPages close={() => setExact(false)} />}</Suspense>
      {isCut && (
        <p role="status" className="border-line border-b bg-info-soft px-4 py-2 text-dense text-info">
          {td("cut")}
        </p>
      )}
      <section
        ref={pane}
        aria-label={td("pane")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={watch}
        className="relative min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain -outline-offset-2"
      >
        <div
          className="relative"
          style={{
            width: size.width * scale,
            height: size.height * scale,
            marginLeft: left,
            marginRight: margins.beside,
            marginTop: margins.above,
            marginBottom: margins.below,
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
                {!compact && <CropMarks {...place} />}
              </div>
            );
          })}
          <LiveSheet
            scale={scale}
            gap={layout.gap}
            width={size.width * scale}
            height={size.height * scale}
            onMeasured={remeasure}
            onCut={setCut}
          />
          {stacksPages &&
            Array.from({ length: measured.pages - 1 }, (_, index) => (
              <PageBreak
                // biome-ignore lint/suspicious/noArrayIndexKey: breaks are their places
                key={index}
                before={index + 1}
                top={(pageRect(layout, index).top + paper.height) * scale}
                width={paper.width * scale}
                height={breakRoom}
              />
            ))}
          {!compact && <InUse outline={measured.outline} field={measured.field} scale={scale} />}
        </div>
      </section>
      {!compact && (
        <ZoomPill
          zoom={zoom}
          scale={scale}
          page={page}
          pages={measured.pages}
          total={total}
          onZoom={zoomTo}
          onPage={goTo}
        />
      )}
    </section>
  );
}

/** What is opened in the form comes into view; what is pressed in the preview is in view already. */
function useFollow(
  pane: React.RefObject<HTMLElement | null>,
  measured: React.RefObject<Measured>,
  scale: number,
  margins: { above: number; below: number },
) {
  const panel = useEditor((state) => state.panel);
  const openItem = useEditor((state) => state.openItem);
  const scaled = useRef(scale);
  scaled.current = scale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scroll belongs to the change of section or item alone
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = pane.current;
      const [rect] = measured.current.field.length > 0 ? measured.current.field : measured.current.outline;
      if (!element || !rect) return;
      const top = rect.top * scaled.current + margins.above;
      const foot = top + Math.min(rect.height * scaled.current, 120);
      if (top >= element.scrollTop && foot <= element.scrollTop + element.clientHeight - margins.below) return;
      element.scrollTo({ top: top - 60, behavior: glide() });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, openItem]);
}

const glide = (): ScrollBehavior => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

function usePaneWidth(pane: React.RefObject<HTMLElement | null>): number {
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
