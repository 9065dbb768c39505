import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { fitScale, layoutSize, type PageLayout, type Paper, pageInView, pageRect } from "./page-geometry.ts";
import { stacksPages } from "./paged-sheet.tsx";
import { scrollBehavior } from "./use-follow.ts";
import { useZoom } from "./use-zoom.ts";

/** Height of the line between two pages on screen, px. */
export const breakRoom = 46;

/** Margins around the sheet on screen, px. */
export type Margins = { above: number; below: number; beside: number };

/** Returns the positions of the pages in the pane, their scale, and the page in view. */
export function usePages(pane: RefObject<HTMLElement | null>, paper: Paper, pages: number, margins: Margins) {
  const paneWidth = usePaneWidth(pane);
  const [page, setPage] = useState(1);
  const [scrolled, setScrolled] = useState(0);
  const layoutAt = (scale: number): PageLayout => ({ paper, pages, gap: breakRoom / scale, stacked: stacksPages });
  const offsetAt = (scale: number) => ({
    left: Math.max(margins.beside, (paneWidth - layoutSize(layoutAt(scale)).width * scale) / 2),
    top: margins.above,
  });
  const fit = fitScale(paper, paneWidth || 640, margins.beside);
  const { zoom, scale, zoomTo, onKeyDown } = useZoom({ pane, layoutAt, fit, offsetAt });
  const layout = layoutAt(scale);

  return {
    zoom,
    scale,
    fit,
    zoomTo,
    onKeyDown,
    layout,
    size: layoutSize(layout),
    /** Distance from the pane's edge to the first page's, screen px. */
    left: offsetAt(scale).left,
    /** The page that takes up most of the pane, from 1. */
    page,
    /** How far the pane is scrolled horizontally, screen px. */
    scrolled,
    onScroll(): void {
      const element = pane.current;
      if (!element) return;
      setScrolled(element.scrollLeft);
      setPage(pageInView(layout, scale, element.scrollTop - margins.above, element.clientHeight));
    },
    goTo(target: number): void {
      const rect = pageRect(layout, target - 1);
      pane.current?.scrollTo({ top: rect.top * scale, left: rect.left * scale, behavior: scrollBehavior() });
    },
  };
}

function usePaneWidth(pane: RefObject<HTMLElement | null>): number {
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
