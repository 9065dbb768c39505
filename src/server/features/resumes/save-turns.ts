import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { FairQueue, type QueuedJob } from "#server/adapters/renderer/fair-queue.ts";
import { RendererBusy, type Requester } from "#server/adapters/renderer/port.ts";

/**
 * Lets a process save one long document at a time. Each occupies the processor, and on the embedded database everybody's
 * queries wait behind it: without turns twenty users who save the largest documents delay every call of all others by
 * seconds. The order is that of prints (`fair-queue.ts`). A document of ordinary length waits for nobody.
 */
export type SaveTurns = {
  /**
   * Does the work, when its turn has come if the save is a long one. `size` is the number of characters to save. Throws
   * tooManyRequests where too many long ones wait.
   */
  take<T>(save: { requester: Requester; size: number }, work: () => Promise<T>): Promise<T>;
};

type Waiting = QueuedJob & { start: () => void; drop: (error: AppError) => void };

const { longAbove, queue: bounds, retryAfterSeconds } = limits.saves;

/** Makes the turns of one process. */
export function createSaveTurns(): SaveTurns {
  const queue = new FairQueue<Waiting>({ ...bounds, heavy: { above: longAbove, most: 1 } });
  let running: Waiting | null = null;

  function serve(): void {
    if (running) return;
    running = queue.next();
    running?.start();
  }

  return {
    async take({ requester, size }, work) {
      if (size <= longAbove) return work();
      await new Promise<void>((start, drop) => {
        join(queue, { requester, cost: size, start, drop })?.drop(tooMany());
        serve();
      });
      try {
        return await work();
      } finally {
        if (running) queue.finish(running);
        running = null;
        serve();
      }
    },
  };
}

function join(queue: FairQueue<Waiting>, job: Waiting): Waiting | null {
  try {
    return queue.join(job);
  } catch (error) {
    throw error instanceof RendererBusy ? tooMany() : error;
  }
}

function tooMany(): AppError {
  return new AppError("tooManyRequests", { retryAfter: retryAfterSeconds, params: { seconds: retryAfterSeconds } });
}
