import { useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";

/**
 * Returns as much of the text as is shown. The built-in engine is done before anybody could read along, so its text
 * appears over two to four seconds, unless the device asks for less motion; a model's appears as it arrives. The time
 * that has passed decides, and not the steps: a tab in the background has fewer of them.
 */
export function useReveal(text: string, isPaced: boolean): string {
  const [share, setShare] = useState(0);
  const begun = useRef<number | null>(null);
  const { least, most, perSecond, every } = limits.assistant.reveal;
  const duration = Math.min(most, Math.max(least, (text.length / perSecond) * 1000));
  const isBehind = isPaced && text !== "" && share < 1 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (!isBehind) return;
    begun.current ??= performance.now();
    const timer = setInterval(() => setShare((performance.now() - (begun.current ?? 0)) / duration), every);
    return () => clearInterval(timer);
  }, [isBehind, duration, every]);
  return isBehind ? text.slice(0, Math.floor(text.length * share)) : text;
}
