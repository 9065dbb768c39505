import { type RefObject, useEffect, useState } from "react";

/** Returns whether the element is in view, and whether it has ever been. */
export function useInView(element: RefObject<Element | null>): { isInView: boolean; wasInView: boolean } {
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
      { threshold: 0.35 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return { isInView, wasInView };
}
