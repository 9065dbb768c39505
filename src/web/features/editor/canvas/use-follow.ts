import { type RefObject, useEffect, useRef } from "react";
import { useEditor } from "../state/editor-context.tsx";
import type { Measured } from "./paged-sheet.tsx";

/** Scrolls what is opened in the form into view. What is pressed in the preview is in view already. */
export function useFollow(
  pane: RefObject<HTMLElement | null>,
  measured: RefObject<Measured>,
  scale: number,
  margins: { above: number; below: number },
) {
  const panel = useEditor((state) => state.panel);
  const openItem = useEditor((state) => state.openItem);
  const scaled = useRef(scale);
  scaled.current = scale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of section or item scrolls
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = pane.current;
      const [rect] = measured.current.field.length > 0 ? measured.current.field : measured.current.outline;
      if (!element || !rect) return;
      const top = rect.top * scaled.current + margins.above;
      const foot = top + Math.min(rect.height * scaled.current, 120);
      if (top >= element.scrollTop && foot <= element.scrollTop + element.clientHeight - margins.below) return;
      element.scrollTo({ top: top - 60, behavior: scrollBehavior() });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, openItem]);
}

/** Returns how the pane scrolls by script: without animation for users who asked for reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
