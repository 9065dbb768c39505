/**
 * The positions of the preview's pages, in sheet px (96 dpi, before scaling) and on screen. The browser cuts the sheet
 * into page-sized columns (templates/paging.ts); this file only knows the resulting rectangles.
 */
export type Paper = { width: number; height: number };
export type Rect = { left: number; top: number; width: number; height: number };

export type PageLayout = {
  paper: Paper;
  pages: number;
  /** The distance between two pages, sheet px. */
  gap: number;
  /** True where the browser wraps columns, so that pages are stacked; otherwise they lie side by side. */
  stacked: boolean;
};

export function pageRect(layout: PageLayout, index: number): Rect {
  const { width, height } = layout.paper;
  return layout.stacked
    ? { left: 0, top: index * (height + layout.gap), width, height }
    : { left: index * (width + layout.gap), top: 0, width, height };
}

/** Returns the size of the box around all pages, sheet px. */
export function layoutSize(layout: PageLayout): { width: number; height: number } {
  const last = pageRect(layout, Math.max(1, layout.pages) - 1);
  return { width: last.left + last.width, height: last.top + last.height };
}

export const zoomRange = { min: 0.5, max: 2, step: 0.1 } as const;

/** Returns the scale at which one page's width fills the pane; at most 1, which is life size. */
export function fitScale(paper: Paper, paneWidth: number, margin: number): number {
  const scale = (paneWidth - 2 * margin) / paper.width;
  return Math.min(1, Math.max(0.2, scale));
}

/** Returns the next zoom step up or down from any scale: a multiple of 0.1 within the range. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  const tenths = scale * 10;
  const next = direction === 1 ? Math.floor(tenths + 0.001) + 1 : Math.ceil(tenths - 0.001) - 1;
  return Math.min(zoomRange.max, Math.max(zoomRange.min, next / 10));
}

/** Returns the page (from 1) that takes up most of the view. `top` and `height` describe the view, in screen px. */
export function pageInView(layout: PageLayout, scale: number, top: number, height: number): number {
  let best = 1;
  let most = -1;
  for (let index = 0; index < layout.pages; index++) {
    const rect = pageRect(layout, index);
    const from = Math.max(rect.top * scale, top);
    const to = Math.min((rect.top + rect.height) * scale, top + height);
    if (to - from > most) {
      most = to - from;
      best = index + 1;
    }
  }
  return best;
}

/** A point of the sheet: the page (from 0), and the position on it in sheet px. */
export type Place = { page: number; x: number; y: number };

/**
 * Returns the place at a point, given in screen px from the first page's corner. A point between two pages belongs to
 * the earlier one.
 */
export function placeAt(layout: PageLayout, scale: number, point: { x: number; y: number }): Place {
  const [x, y] = [point.x / scale, point.y / scale];
  let page = 0;
  for (let index = 1; index < layout.pages; index++) {
    const rect = pageRect(layout, index);
    if (layout.stacked ? y >= rect.top : x >= rect.left) page = index;
  }
  const rect = pageRect(layout, page);
  return { page, x: x - rect.left, y: y - rect.top };
}

/** Returns the position of a place, in screen px from the first page's corner. */
export function pointOf(layout: PageLayout, scale: number, place: Place): { x: number; y: number } {
  const rect = pageRect(layout, place.page);
  return { x: (rect.left + place.x) * scale, y: (rect.top + place.y) * scale };
}

/** The edge of the paper beside which the tab of a section stands, and the height along which it may move; sheet px. */
export type TabPlace = { side: "left" | "right"; x: number; top: number; height: number };

/**
 * Returns the place of the tab of a section: outside the paper, where it covers no text, at the edge that is nearer to
 * the section. Where pages are stacked it may move along all fragments of the section, otherwise along the first.
 */
export function tabPlace(layout: PageLayout, fragments: readonly Rect[]): TabPlace | null {
  const [first] = fragments;
  const last = layout.stacked ? fragments.at(-1) : first;
  if (!first || !last) return null;
  const { page } = placeAt(layout, 1, { x: first.left, y: first.top });
  const paper = pageRect(layout, page);
  const right = paper.left + paper.width;
  const side = first.left - paper.left < right - (first.left + first.width) - 1 ? "left" : "right";
  const { top } = first;
  return { side, x: side === "left" ? paper.left : right, top, height: last.top + last.height - top };
}
