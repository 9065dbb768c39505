/**
 * Watches the timers that code under `src/server` starts. Other timers of the same worker process, such as those of the
 * PostgreSQL driver's idle connections, belong to what the test file did not start and are not counted.
 */
export type TimerWatch = {
  /** How many timers of ours are waiting now. */
  count(): number;
  /** Puts the real functions back. */
  stop(): void;
};

export function watchTimers(): TimerWatch {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const waiting = new Set<unknown>();
  const isOurs = () => /[\\/]src[\\/]server[\\/]/.test(new Error().stack?.split("\n")[3] ?? "");
  type Start = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => unknown;
  const watched = (start: Start, isRepeated: boolean): Start => {
    return (run, ms, ...given) => {
      if (!isOurs()) return start(run, ms, ...given);
      const timer = start(
        (...values) => {
          if (!isRepeated) waiting.delete(timer);
          run(...values);
        },
        ms,
        ...given,
      );
      waiting.add(timer);
      return timer;
    };
  };
  const forgetting = (clear: (timer?: never) => void) => (timer?: never) => {
    waiting.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, {
    setTimeout: Object.assign(watched(setTimeout as Start, false), setTimeout),
    setInterval: watched(setInterval as Start, true),
    clearTimeout: forgetting(clearTimeout),
    clearInterval: forgetting(clearInterval),
  });
  return {
    count: () => waiting.size,
    stop: () => void Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval }),
  };
}
