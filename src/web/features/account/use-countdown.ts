import { useEffect, useState } from "react";

/**
 * Counts down `from` milliseconds in whole seconds. It reads the clock, so that a sleeping tab does not fall behind.
 * With a `key` the end is remembered for this tab, so that a reload does not shorten the wait.
 */
export function useCountdown(from: number, key?: string): { seconds: number; restart: (from: number) => void } {
  const [end, setEnd] = useState(() => (key ? readEnd(key) : Date.now() + from));
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
      const next = Date.now() + again;
      if (key) keepEnd(key, next);
      setNow(Date.now());
      setEnd(next);
    },
  };
}

function readEnd(key: string): number {
  try {
    // A clock that was set back must not lock the button for days, so an end more than an hour ahead is ignored.
    const end = Number(sessionStorage.getItem(key));
    return end - Date.now() < 3_600_000 ? end : 0;
  } catch {
    return 0;
  }
}

function keepEnd(key: string, end: number): void {
  try {
    sessionStorage.setItem(key, String(end));
  } catch {
    // If storage is forbidden, the wait lasts until the page is left. The server has its own rate limit.
  }
}
