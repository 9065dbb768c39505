import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Returns a ref and the inner width of its element in px: 0 until it is mounted, then measured before the first paint
 * and after every change of size.
 */
export function useClientWidth(): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
