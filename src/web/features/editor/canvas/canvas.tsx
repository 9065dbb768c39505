import { Suspense, useCallback, useRef, useState } from "react";
import { papers } from "#templates/paging.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useEditor } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import { CompactBar } from "./compact-bar.tsx";
import { CropMarks } from "./crop-marks.tsx";
import { InUse } from "./in-use.tsx";
import { LiveSheet } from "./live-sheet.tsx";
import { PageBreak } from "./page-break.tsx";
import { pageRect } from "./page-geometry.ts";
import { isSameMeasure, type Measured, stacksPages } from "./paged-sheet.tsx";
import { Ruler } from "./ruler.tsx";
import { useFollow } from "./use-follow.ts";
import { breakRoom, type Margins, usePages } from "./use-pages.ts";
import { ZoomPill } from "./zoom-pill.tsx";

const TrialBar = part(() => import("./trial.tsx").then((module) => module.TrialBar));
const TrialMark = part(() => import("./trial.tsx").then((module) => module.TrialMark));
const ExactPages = part(() => import("./exact-pages.tsx").then((module) => module.ExactPages));

const room: Margins = { above: 22, below: 76, beside: 44 };
const compactRoom: Margins = { above: 12, below: 84, beside: 12 };
const pinnedRoom: Margins = { above: 4, below: 12, beside: 12 };

/**
 * The live preview: the printed sheet on a sunken background, with true page breaks, ruler and zoom. The section and
 * the field in use are outlined. On a phone it is `compact`; `pinned` above the form it has no room for buttons to cover.
 */
export function Canvas({ compact = false, pinned = false }: { compact?: boolean; pinned?: boolean }) {
  const { t } = useTranslation("editor");
  const { t: td } = useTranslation("editorDesign");
  const paperName = useEditor((state) => drawnDocument(state).config.design.paper);
  const pane = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<Measured>({ pages: 1, outline: [], field: [] });
  const [isCut, setCut] = useState(false);
  const [isExact, setExact] = useState(false);

  const paper = papers[paperName];
  const margins = pinned ? pinnedRoom : compact ? compactRoom : room;
  const pages = usePages(pane, paper, measured.pages, margins);
  const { zoom, scale, zoomTo, layout, size, left, page } = pages;

  const latest = useRef(measured);
  const remeasure = useCallback((next: Measured) => {
    if (isSameMeasure(latest.current, next)) return;
    latest.current = next;
    setMeasured(next);
  }, []);
  useFollow(pane, latest, scale, margins);
  const trial = useEditor((state) => state.trial);
  const places = Array.from({ length: measured.pages }, (_, index) => {
    const { left, top, width, height } = pageRect(layout, index);
    return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
  });
  const total = `${measured.pages}${isCut ? "+" : ""}`;

  return (
    <section aria-label={t("canvas.label")} className="relative isolate flex h-full min-h-0 min-w-0 flex-col bg-sunken">
      {!compact && <Ruler width={paper.width} scale={scale} left={left - pages.scrolled} />}
      {compact && <CompactBar page={page} total={total} zoom={zoom} scale={scale} fit={pages.fit} zoomTo={zoomTo} />}
      <Suspense>{trial && <TrialBar trial={trial} />}</Suspense>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={pages.onKeyDown}
        onScroll={pages.onScroll}
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
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
            <div key={index} aria-hidden="true">
              <div className="absolute rounded-paper bg-white shadow-paper" style={place} />
              {!compact && <CropMarks {...place} />}
            </div>
          ))}
          <LiveSheet
            scale={scale}
            gap={layout.gap}
            width={size.width * scale}
            height={size.height * scale}
            onMeasured={remeasure}
            onCut={setCut}
          />
          <Suspense>{trial && <TrialMark pages={places} />}</Suspense>
          {stacksPages &&
            Array.from({ length: measured.pages - 1 }, (_, index) => (
              <PageBreak
                // biome-ignore lint/suspicious/noArrayIndexKey: a break is identified by its position
                key={index}
                before={index + 1}
                top={(pageRect(layout, index).top + paper.height) * scale}
                width={paper.width * scale}
                height={breakRoom}
              />
            ))}
          {!compact && <InUse outline={measured.outline} field={measured.field} layout={layout} scale={scale} />}
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
          onPage={pages.goTo}
        />
      )}
    </section>
  );
}
