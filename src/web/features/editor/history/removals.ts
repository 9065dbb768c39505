/**
 * What was deleted on the screen and not yet on the server, so that an undo within a few seconds costs nothing and only
 * what the user did not take back is gone for good. It lives as long as the page, so that closing the panel does not
 * end the undo; closing the page deletes at once. A tab that is killed deletes nothing.
 */
export type Removals = {
  /** Returns the ids to hide; the same set as long as nothing changes. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Hides the id now and runs `remove` after the delay. */
  schedule(id: string, remove: () => Promise<unknown>): void;
  undo(id: string): void;
  /** Runs all pending removals at once. */
  flush(): void;
};

export function createRemovals(after: (then: () => void) => () => void): Removals {
  let hidden: ReadonlySet<string> = new Set();
  const waiting = new Map<string, { cancel: () => void; run: () => void }>();
  const listeners = new Set<() => void>();

  function show(next: ReadonlySet<string>) {
    hidden = next;
    for (const listener of listeners) listener();
  }
  const without = (id: string) => new Set([...hidden].filter((other) => other !== id));

  return {
    hidden: () => hidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    schedule(id, remove) {
      const run = () => {
        waiting.delete(id);
        // Once the server has answered, the reloaded list shows what is there.
        void remove().finally(() => show(without(id)));
      };
      waiting.set(id, { cancel: after(run), run });
      show(new Set([...hidden, id]));
    },
    undo(id) {
      waiting.get(id)?.cancel();
      if (waiting.delete(id)) show(without(id));
    },
    flush() {
      for (const { cancel, run } of [...waiting.values()]) {
        cancel();
        run();
      }
    },
  };
}
