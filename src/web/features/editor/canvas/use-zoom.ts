import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type PageLayout, type Place, placeAt, pointOf, zoomRange, zoomStep } from "./page-geometry.ts";

export type Zoom = number | "fit";

type Sources = {
  pane: RefObject<HTMLElement | null>;
  /** Returns the layout of the pages at a scale. */
  layoutAt: (scale: number) => PageLayout;
  fit: number;
  /** Returns the offset from the scrolled pane's corner to the first page's, screen px. */
  offsetAt: (scale: number) => { left: number; top: number };
};

/**
 * The zoom of the preview: the pill's buttons, the wheel with Ctrl or Command (which is how browsers report a pinch on
 * a trackpad), two fingers, and + − 0 while the pane has the focus. The point under the pointer, or the middle of the
 * pane, stays where it is.
 */
export function useZoom(sources: Sources) {
  const [zoom, setZoom] = useState<Zoom>("fit");
  const scale = zoom === "fit" ? sources.fit : zoom;
  const latest = useRef({ ...sources, scale });
  latest.current = { ...sources, scale };
  const held = useRef<{ place: Place; x: number; y: number } | null>(null);

  const zoomTo = useCallback((next: Zoom, point?: { x: number; y: number }) => {
    const { pane, layoutAt, scale: last, offsetAt, fit } = latest.current;
    const element = pane.current;
    if (element && next !== "fit") {
      const x = point?.x ?? element.clientWidth / 2;
      const y = point?.y ?? element.clientHeight / 2;
      const offset = offsetAt(last);
      const at = { x: element.scrollLeft + x - offset.left, y: element.scrollTop + y - offset.top };
      held.current = { place: placeAt(layoutAt(last), last, at), x, y };
    }
    setZoom(next === "fit" ? next : Math.min(zoomRange.max, Math.max(Math.min(zoomRange.min, fit), next)));
  }, []);

  useLayoutEffect(() => {
    const element = latest.current.pane.current;
    const hold = held.current;
    held.current = null;
    if (!element || !hold) return;
    const offset = latest.current.offsetAt(scale);
    const point = pointOf(latest.current.layoutAt(scale), scale, hold.place);
    element.scrollTo({ left: point.x + offset.left - hold.x, top: point.y + offset.top - hold.y, behavior: "instant" });
  }, [scale]);

  // Attached to the element itself, because React's own listeners cannot prevent the browser's page zoom.
  useEffect(() => {
    const element = sources.pane.current;
    if (!element) return;
    const inPane = (clientX: number, clientY: number) => {
      const box = element.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const turn = Math.max(-12, Math.min(12, event.deltaY));
      zoomTo(latest.current.scale * Math.exp(-turn * 0.01), inPane(event.clientX, event.clientY));
    };
    let pinch: { distance: number; scale: number } | null = null;
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        pinch = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { distance, scale: latest.current.scale };
      const middle = inPane((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      zoomTo((pinch.scale * distance) / Math.max(1, pinch.distance), middle);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    for (const name of ["touchstart", "touchmove", "touchend"] as const)
      element.addEventListener(name, touch, { passive: false });
    return () => {
      element.removeEventListener("wheel", wheel);
      for (const name of ["touchstart", "touchmove", "touchend"] as const) element.removeEventListener(name, touch);
    };
  }, [sources.pane, zoomTo]);

  const onKeyDown = useCallback(
    (event: React.KeyboardEvent) => {
      if (event.altKey || event.target !== event.currentTarget) return;
      const next = keyZoom(event.key, latest.current.scale);
      if (next === null) return;
      event.preventDefault();
      zoomTo(next);
    },
    [zoomTo],
  );
  return { zoom, scale, zoomTo, onKeyDown };
}

function keyZoom(key: string, scale: number): Zoom | null {
  if (key === "+" || key === "=") return zoomStep(scale, 1);
  if (key === "-" || key === "_") return zoomStep(scale, -1);
  return key === "0" ? "fit" : null;
}
