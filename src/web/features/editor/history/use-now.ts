import { useEffect, useState } from "react";

/** The time in ms, looked at again every half minute: "4 minutes ago" must not stay so. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
