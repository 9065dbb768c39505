/**
 * What was deleted on the screen and not yet on the server: an undo within a few seconds costs nothing, and what is
 * gone for good went because nobody wanted it back. Lives as long as the page, so that closing the panel takes nobody's
 * undo away; a page that closes deletes at once. A tab that is killed deletes nothing.
 */
export type Removals = {
  /** The ids that are to be hidden; the same set as long as nothing changes. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Hides it now and runs `remove` after the wait. */
  schedule(id: string, remove: () => Promise<unknown>): void;
  undo(id: string): void;
  /** Runs what waits, without waiting. */
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
        // Once the server has answered, the list it gives says what is there.
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
