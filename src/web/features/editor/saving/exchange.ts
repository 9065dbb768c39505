import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Device } from "./device.ts";
import type { Edits } from "./edits.ts";
import type { SaveTimer } from "./save-timer.ts";
import type { Clock, SaveOutcome, SaverState, Stored, Transport } from "./saver.ts";

/** How long a save waits for the device, ms; a device that does not answer must not keep changes from the server. */
const deviceTimeoutMs = 1000;
/**
 * At most this many stale saves in a row are merged at once; beyond that, somebody saves faster than this editor, and
 * waiting helps.
 */
const maxMergesInARow = 5;

/**
 * Makes the round trips to the server and sets the state that follows from each answer. The caller ensures that only
 * one is in progress at a time.
 */
export function createExchange(options: {
  edits: Edits;
  timer: SaveTimer;
  transport: Transport;
  device: Device;
  clock: Clock;
  state: () => SaverState;
  setState: (next: SaverState) => SaverState;
  /** Called when the server has stored a new version of ours. */
  onStored: (updatedAt: string) => void;
}) {
  const { edits, timer, transport, device, clock, state, setState, onStored } = options;
  let sending: ResumeDocument | null = null;
  let merges = 0;

  const saved = () => setState({ phase: "saved", at: clock.now() });

  function acknowledged(document: ResumeDocument, updatedAt: string): SaverState {
    timer.succeeded();
    merges = 0;
    edits.rebase({ document, updatedAt });
    if (!edits.isDirty()) return saved();
    timer.afterTyping();
    return setState({ phase: "waiting" });
  }

  const failed = (retryAfter = 0) => setState({ phase: "failed", retryAt: timer.afterFailure(retryAfter) });

  const load = (): Promise<Stored | null> => transport.load().catch(() => null);

  /** Saves once. With `isLast` everything up to the request happens before the call returns. */
  async function save(isLast: boolean): Promise<SaverState> {
    const document = edits.current();
    const part = edits.part();
    if (!part) return acknowledged(document, edits.base().updatedAt);
    sending = document;
    edits.sending(document);
    setState({ phase: "saving" });
    if (isLast) device.keepNow();
    else await Promise.race([device.settle(), new Promise<void>((resolve) => clock.after(deviceTimeoutMs, resolve))]);
    const outcome = await transport.save(part).catch((): SaveOutcome => ({ kind: "failed" }));
    sending = null;
    // Every outcome except a failure proves that this document is not stored; after a failure it may be.
    if (outcome.kind !== "failed" && outcome.kind !== "saved") edits.notStored(document);
    switch (outcome.kind) {
      case "saved":
        onStored(outcome.updatedAt);
        return acknowledged(document, outcome.updatedAt);
      case "refused":
        return setState({ phase: "refused", error: outcome.error, message: outcome.message });
      case "expired":
      case "missing":
        return setState({ phase: outcome.kind });
      case "failed":
        return failed(outcome.retryAfter);
      case "stale":
        return catchUp();
    }
  }

  /** The stored version is newer: merges it, and saves the merged document at once. */
  async function catchUp(): Promise<SaverState> {
    merges += 1;
    const stored = merges > maxMergesInARow ? null : await load();
    if (!stored) {
      merges = 0;
      return failed();
    }
    const { conflicts } = edits.merge(stored, new Map());
    if (conflicts.length > 0) return setState({ phase: "conflict", stored, conflicts });
    return edits.isDirty() ? save(false) : saved();
  }

  return {
    save,
    /** Merges the stored version without saving. Conflicts are left to the next save, which will find them. */
    async refresh(): Promise<SaverState> {
      const stored = await load();
      if (!stored || stored.updatedAt === edits.base().updatedAt) return state();
      if (edits.merge(stored, new Map()).conflicts.length > 0) return state();
      if (!edits.isDirty()) {
        timer.cancel();
        return saved();
      }
      timer.afterTyping();
      return setState({ phase: "waiting" });
    },
    /** Returns the document that the server has not answered yet. */
    sending: () => sending,
  };
}
