/** Holds the side of a sheet in place while the main column is typed into. */
export type HeldSide = {
  /**
   * Call it after a change of the sheet, before its pages are broken: lets the side go where the change may concern it.
   * `rest` is whatever else decides how the sheet is laid out; its parts are compared by identity.
   */
  release(pages: HTMLElement, rest: readonly unknown[]): void;
  /** Call it once the pages are broken. */
  hold(pages: HTMLElement): void;
};

/** A held side is one piece of a known height, and the browser keeps its layout and what it painted of it. */
export const heldSideCss =
  '.rs[data-wide="1"] .rs-side[data-held="yes"] { contain: size layout; height: var(--held-height) }';

/**
 * Where main takes the whole width of later pages, the side is out of the flow (later-pages.css), and the browser lays
 * out and paints anew, at each keystroke, what is out of the flow of pages: a tenth of what a keystroke costs. So a side
 * that ends on the first page is held while nothing but main changes. Any other change lets it go before the pages are
 * broken, so that they are always broken as in print. It calls nothing outside itself, because its test sends it into a
 * page as source.
 */
export function createHeldSide(): HeldSide {
  const unseen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void unseen.push(...records));
  let sheet: HTMLElement | null = null;
  let known: readonly unknown[] = [];
  let isMainAlone = false;

  /** Returns where the side and all in it lie, in tenths of a pixel. */
  const placesOf = (side: Element) =>
    [side, ...side.querySelectorAll("*")]
      .flatMap((element) => [...element.getClientRects()])
      .flatMap(({ left, top, right, bottom }) => [left, top, right, bottom])
      .map((length) => Math.round(length * 10))
      .join();

  return {
    release(pages, rest) {
      const found = pages.querySelector<HTMLElement>(".rs");
      const records = [...unseen.splice(0), ...observer.takeRecords()];
      const isKnown = found === sheet && rest.length === known.length && rest.every((part, at) => part === known[at]);
      known = rest;
      if (found !== sheet) {
        observer.disconnect();
        sheet = found;
        if (found) observer.observe(found, { subtree: true, childList: true, characterData: true, attributes: true });
      }
      const main = found?.querySelector(".rs-main");
      isMainAlone = isKnown && records.length > 0 && records.every(({ target }) => main?.contains(target) === true);
      if (!isMainAlone) found?.querySelector(".rs-side")?.removeAttribute("data-held");
    },
    hold(pages) {
      const side = pages.querySelector<HTMLElement>('.rs[data-wide="1"] .rs-side:not([data-held])');
      const [place, ...others] = isMainAlone && side ? side.getClientRects() : [];
      if (sheet && side && place && others.length === 0) {
        // The rectangles include the zoom of the editor. Bento ends its side where main takes the width, not with a page.
        const scale = (sheet.getClientRects()[0]?.width ?? 0) / sheet.offsetWidth;
        const isOutOfFlow = getComputedStyle(side).position === "absolute";
        const isByPage = getComputedStyle(sheet).getPropertyValue("--wide-later").trim() === "page";
        if (isOutOfFlow && isByPage && scale > 0) {
          const before = placesOf(side);
          side.style.setProperty("--held-height", `${place.height / scale}px`);
          side.setAttribute("data-held", "yes");
          if (placesOf(side) !== before) side.setAttribute("data-held", "no");
        }
      }
      // What breaking the pages has changed is no change of the document.
      unseen.length = 0;
      observer.takeRecords();
    },
  };
}
