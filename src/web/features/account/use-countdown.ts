import { useEffect, useState } from "react";

/** Whole seconds until the end, counted from the clock, so that a sleeping tab does not fall behind. */
export function useCountdown(from: number): { seconds: number; restart: (from: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + from * 1000);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds,
    restart: (again) => {
      setNow(Date.now());
      setEnd(Date.now() + again * 1000);
    },
  };
}
