import { startTransition, useEffect, useState } from "react";

/**
 * Returns how many of so many things may be drawn: one more each time the browser is idle, so that none of them delays
 * an answer to the user. Drawing ends with the component.
 */
export function useOneAfterAnother(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return Math.min(count, total);
}

/** Safari does not tell when it is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 30);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 500 });
  return () => cancelIdleCallback(request);
}
