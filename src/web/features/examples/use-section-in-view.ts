import { useCallback, useEffect, useRef, useState } from "react";

/** A line below the header, and below the row of categories where there is one; px from the top of the window. */
const line = 190;

/**
 * Returns the anchor of the section that is being read: the last one that begins above a line near the top, or the very
 * last one at the end of the page. `goTo` scrolls to a section and marks it as current at once, until the user scrolls,
 * because a short section near the end never reaches the top.
 */
export function useSectionInView(anchors: readonly string[]) {
  const [current, setCurrent] = useState(anchors[0] ?? "");
  const chosen = useRef<string | null>(null);
  const list = anchors.join(" ");

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (chosen.current !== null) return;
      const all = list.split(" ");
      const { scrollHeight } = document.documentElement;
      if (window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2) {
        setCurrent(all.at(-1) ?? "");
        return;
      }
      const begun = all.filter(
        (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? line) < line,
      );
      setCurrent(begun.at(-1) ?? all[0] ?? "");
    };
    const wait = () => {
      frame ||= requestAnimationFrame(look);
    };
    const release = () => {
      chosen.current = null;
    };
    look();
    const byHand = ["wheel", "touchmove", "keydown"] as const;
    window.addEventListener("scroll", wait, { passive: true });
    for (const name of byHand) window.addEventListener(name, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", wait);
      for (const name of byHand) window.removeEventListener(name, release);
    };
  }, [list]);

  const goTo = useCallback((anchor: string) => {
    const section = document.getElementById(anchor);
    if (!section) return;
    chosen.current = anchor;
    setCurrent(anchor);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    section.scrollIntoView({ behavior: isStill ? "instant" : "smooth", block: "start" });
    // Screen readers and the Tab key continue from here.
    section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, []);

  return { current, goTo };
}
