import type { Logger } from "pino";
import { safeError } from "./db/errors.ts";

/**
 * Work that an answer must not wait for, because how long it takes would tell what it found: mails to addresses that may
 * or may not have an account. It is lost with the process, so nothing goes here that its person cannot ask for again.
 */
export type Later = {
  /** Begins the work after the answer that is being made; a failure is logged under `name`. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
};

export function createLater(log: Logger): Later {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done: Promise<void> = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ error: safeError(error), work: name }, "work after an answer failed"))
        .then(() => {
          running.delete(done);
        });
      running.add(done);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
