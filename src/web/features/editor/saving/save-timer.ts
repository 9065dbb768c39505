import { limits } from "#core/limits.ts";
import type { Clock } from "./saver.ts";

/** First and longest wait between two attempts, in milliseconds. */
export const retryWaits = { first: 2000, longest: 30_000 } as const;
/** Who types on and on without a pause is saved all the same, after this many milliseconds. */
export const longestTyping = 10_000;

export type SaveTimer = ReturnType<typeof createSaveTimer>;

/** Decides when the next save begins. One save waits at a time: a later call replaces an earlier one. */
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
    /** After a pause of typing, or in the middle of it when it goes on for too long. */
    afterTyping(): void {
      dirtySince ??= clock.now();
      const left = dirtySince + longestTyping - clock.now();
      wait(Math.max(0, Math.min(limits.editor.autosaveAfter, left)));
    },
    /** After a failure: each waits twice as long as the one before, and at least `retryAfter` ms. Answers when. */
    afterFailure(retryAfter: number): number {
      failures += 1;
      const ms = Math.max(retryAfter, Math.min(retryWaits.first * 2 ** (failures - 1), retryWaits.longest));
      wait(ms);
      return clock.now() + ms;
    },
    /** The server took a save: the next failure is a first one. */
    succeeded(): void {
      failures = 0;
    },
    /** What is typed from now on begins a new stretch of typing. */
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
