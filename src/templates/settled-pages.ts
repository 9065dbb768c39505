import type { PageElement } from "./page-element.ts";

/** A sheet with the elements whose places decide where its pages break. */
type Shaped = { sheet: PageElement; body: PageElement; whole: readonly PageElement[] };

/** Remembers how the pages of sheets were broken, as long as the sheets keep their shape. */
export type SettledPages = {
  /**
   * Returns the number of a sheet's pages where it has kept its shape, so that they would be broken as they are.
   * Before it looks at a sheet that it remembers, it calls `prepare`, which may change the sheet.
   */
  pagesOf(parts: Shaped, prepare: () => void): number | undefined;
  /** Remembers a sheet of several pages, and forgets one of a single page, which is soon laid out. */
  set(parts: Shaped, pages: number): void;
};

/**
 * A shape is everything that breaking pages depends on, with all marks in place: where each box lies on its page, which
 * the user begins on a page or keeps together, and what the style sheet says. Two equal shapes of one sheet break into
 * the same pages, because widths are the same and so no line was gained or lost anywhere. Most letters that are typed
 * change no shape. It calls nothing outside itself, because it is sent into pages as source (self-contained.ts).
 */
export function rememberPages(): SettledPages {
  const known = new WeakMap<PageElement, { pages: number; shape: readonly (number | string)[] }>();

  function shapeOf({ sheet, body, whole }: Shaped): (number | string)[] {
    const style = sheet.ownerDocument.defaultView.getComputedStyle(sheet);
    const names = ["--page-height", "--wide-later", "--empty-foot", "--starts", "padding-top", "padding-bottom"];
    const shape: (number | string)[] = names.map((name) => style.getPropertyValue(name));
    shape.push(sheet.querySelectorAll(".rs-break").length, body.querySelectorAll("p, li").length);
    const origin = sheet.getClientRects()[0];
    if (!origin) return shape;
    const place = (element: PageElement | null) => {
      for (const { left, top, right, bottom } of Array.from(element?.getClientRects() ?? []))
        for (const length of [left - origin.left, top - origin.top, right - origin.left, bottom - origin.top])
          shape.push(Math.round(length * 10));
    };
    place(sheet);
    place(body);
    for (const part of Array.from(sheet.querySelectorAll(".rs-header, .rs-card, .rs-card .rs-photo"))) place(part);
    for (const column of Array.from(body.children)) place(column.lastElementChild);
    for (const element of whole) {
      place(element);
      shape.push(element.matches(".rs-keep") ? "keep" : "");
    }
    return shape;
  }

  return {
    pagesOf(parts, prepare) {
      const before = known.get(parts.sheet);
      if (!before) return undefined;
      prepare();
      const shape = shapeOf(parts);
      const isSame = shape.length === before.shape.length && shape.every((value, at) => value === before.shape[at]);
      return isSame ? before.pages : undefined;
    },
    set(parts, pages) {
      if (pages > 1) known.set(parts.sheet, { pages, shape: shapeOf(parts) });
      else known.delete(parts.sheet);
    },
  };
}
