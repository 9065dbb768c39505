import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";

/**
 * A row of cards that scrolls by pages: three cards per page where they fit, fewer on small screens. The browser
 * scrolls the row (touch, trackpad, focus), so the current page is derived from the scroll position. The style sheet
 * makes the scrolling smooth.
 */
export function useSlider(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ page: 1, pages: Math.max(1, Math.ceil(count / limits.home.sliderPage)) });

  const measure = useCallback(() => {
    const size = sizeOf(row.current);
    if (!row.current || !size) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const pages = Math.max(1, Math.ceil(count / size.perPage));
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 2;
    const page = isAtEnd ? pages : Math.min(pages, Math.round(scrollLeft / (size.step * size.perPage)) + 1);
    setPlace((before) => (before.page === page && before.pages === pages ? before : { page, pages }));
  }, [count]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [measure]);

  const goTo = (page: number) => {
    const size = sizeOf(row.current);
    if (!row.current || !size || page < 1 || page > place.pages) return;
    const first = (page - 1) * size.perPage;
    // The focus moves along: if it stayed on a card out of view, the next Tab would scroll the row back.
    if (row.current.contains(document.activeElement)) {
      row.current.children[first]?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    }
    row.current.scrollTo({ left: first * size.step });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { page, pages } = place;
    const target = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 1, End: pages }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return { row, ...place, goTo, onKeyDown };
}

/** Returns the distance from card to card in px, and how many whole cards are visible at once. */
function sizeOf(row: HTMLUListElement | null) {
  const [first, second] = row?.children ?? [];
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return null;
  const step = second.offsetLeft - first.offsetLeft;
  const gap = step - first.offsetWidth;
  return step > 0 ? { step, perPage: Math.max(1, Math.floor((row.clientWidth + gap + 1) / step)) } : null;
}
