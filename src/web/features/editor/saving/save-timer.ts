import { limits } from "#core/limits.ts";
import type { Clock } from "./saver.ts";

/** First and longest delay between two attempts, ms. */
export const retryWaits = { first: 2000, longest: 30_000 } as const;
/** Saves at the latest after this many milliseconds of typing without a pause. */
export const longestTyping = 10_000;

export type SaveTimer = ReturnType<typeof createSaveTimer>;

/** Decides when the next save begins. One save is scheduled at a time: a later call replaces an earlier one. */
export function createSaveTimer(clock: Clock, save: () => void) {
  let cancelWait = () => {};
  let dirtySince: number | null = null;
  let failures = 0;
  let disposed = false;

  function wait(ms: number): void {
    cancelWait();
    if (!disposed) cancelWait = clock.after(ms, save);
  }

  return {
    /** Schedules a save after a pause in typing, or during typing when it goes on for too long. */
    afterTyping(): void {
      dirtySince ??= clock.now();
      const left = dirtySince + longestTyping - clock.now();
      wait(Math.max(0, Math.min(limits.editor.autosaveAfter, left)));
    },
    /**
     * Schedules a retry. Each delay is twice the one before, and at least `retryAfter` ms. Returns the time of the
     * retry.
     */
    afterFailure(retryAfter: number): number {
      failures += 1;
      const ms = Math.max(retryAfter, Math.min(retryWaits.first * 2 ** (failures - 1), retryWaits.longest));
      wait(ms);
      return clock.now() + ms;
    },
    /** Called after a successful save: the next failure counts as the first one. */
    succeeded(): void {
      failures = 0;
    },
    /** Restarts the limit for typing without a pause at the next edit. */
    typingEnded(): void {
      dirtySince = null;
    },
    cancel: () => cancelWait(),
    dispose(): void {
      disposed = true;
      cancelWait();
    },
  };
}
