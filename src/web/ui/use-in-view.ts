import { type RefObject, useEffect, useState } from "react";

type Options = {
  /** The share of the element that has to be seen, 0 to 1. */
  threshold?: number;
  /** How near the window an element already counts as seen, px. */
  margin?: number;
};

/** Returns whether the element is in view, and whether it has ever been. */
export function useInView(
  element: RefObject<Element | null>,
  { threshold = 0, margin = 0 }: Options = {},
): { isInView: boolean; wasInView: boolean } {
  const [isInView, setInView] = useState(false);
  const [wasInView, setWasInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isThere = entries.at(-1)?.isIntersecting === true;
        setInView(isThere);
        if (isThere) setWasInView(true);
      },
      { threshold, rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, margin]);
  return { isInView, wasInView };
}
