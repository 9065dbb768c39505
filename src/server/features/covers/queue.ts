import { limits } from "#core/limits.ts";

type Options = {
  /** Never rejects. */
  draw: (id: string) => Promise<void>;
  /** True where the renderer has nothing to do that somebody waits for. */
  isFree: () => boolean;
  /** Runs later; tests run it when they like. */
  after?: (milliseconds: number, run: () => void) => { cancel(): void };
};

/** A server that stops does not wait for these: what is not drawn is drawn when it is asked for. */
const byClock = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds).unref();
  return { cancel: () => clearTimeout(timer) };
};

/**
 * Draws covers of resumes that are no longer being edited: one at a time, each some seconds after its last save, and only
 * while nobody waits for the renderer. Bounded; what finds no place is drawn when somebody asks for it.
 */
export function createCoverQueue({ draw, isFree, after = byClock }: Options): { add(id: string): void } {
  const { settleAfter, retryAfter, most } = limits.coverQueue;
  const settling = new Map<string, { cancel(): void }>();
  const ready = new Set<string>();
  let isRunning = false;

  function settle(id: string) {
    settling.delete(id);
    ready.add(id);
    run();
  }

  function run() {
    const [id] = ready;
    if (isRunning || id === undefined) return;
    isRunning = true;
    const next = () => {
      isRunning = false;
      run();
    };
    if (!isFree()) {
      after(retryAfter, next);
      return;
    }
    ready.delete(id);
    void draw(id).then(next);
  }

  return {
    add(id) {
      settling.get(id)?.cancel();
      if (!settling.has(id) && settling.size + ready.size >= most) return;
      ready.delete(id);
      settling.set(
        id,
        after(settleAfter, () => settle(id)),
      );
    },
  };
}
