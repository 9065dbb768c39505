import { useEffect, useState } from "react";

/**
 * Returns the whole seconds until a moment of this page's monotonic clock (`performance.now`), which no change of the
 * computer's clock moves.
 */
export function useLeft(endsAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Formats seconds as `14:26`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
