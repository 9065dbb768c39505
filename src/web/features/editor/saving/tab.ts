/**
 * This tab among the browser's others: whether a tab that left a draft is still open, and what each of them saved.
 * Where a browser supports neither locks nor channels, nothing breaks: the draft of an open tab is merged a little
 * early, and another tab's save is found by the next one of this tab.
 */
export type Tab = {
  id: string;
  /** Returns the ids of the open tabs, including this one. */
  living(): Promise<ReadonlySet<string>>;
  /** Tells the other tabs that the resume now has this `updatedAt`. */
  tellSaved(resumeId: string, updatedAt: string): void;
  onSaved(listener: (resumeId: string, updatedAt: string) => void): void;
  leave(): void;
};

const lockPrefix = "inkleaf.tab.";

/**
 * Registers this tab.
 *
 * @param id unique among all tabs that ever existed
 */
export function openTab(id: string): Tab {
  // A lock lasts as long as the tab is open, however it ends. Browsers offer locks in secure contexts only.
  let release = () => {};
  const hold = () => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks?.request(lockPrefix + id, () => held).catch(() => {});
  };
  // A page in the back/forward cache may never come back.
  const away = new AbortController();
  window.addEventListener("pagehide", () => release(), { signal: away.signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && hold(), { signal: away.signal });
  hold();
  const open = () => (typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("inkleaf.saves"));
  let channel = open();
  return {
    id,
    async living() {
      const all = await navigator.locks?.query().catch(() => null);
      const names = [...(all?.held ?? []), ...(all?.pending ?? [])].map(({ name }) => name ?? "");
      return new Set(names.filter((name) => name.startsWith(lockPrefix)).map((name) => name.slice(lockPrefix.length)));
    },
    tellSaved(resumeId, updatedAt) {
      // The last save may be acknowledged after the editor has closed.
      const way = channel ?? open();
      way?.postMessage({ resumeId, updatedAt });
      if (way !== channel) way?.close();
    },
    onSaved(listener) {
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (isSaved(data)) listener(data.resumeId, data.updatedAt);
      });
    },
    leave() {
      away.abort();
      release();
      channel?.close();
      channel = null;
    },
  };
}

function isSaved(data: unknown): data is { resumeId: string; updatedAt: string } {
  if (typeof data !== "object" || data === null) return false;
  const { resumeId, updatedAt } = data as Record<string, unknown>;
  return typeof resumeId === "string" && typeof updatedAt === "string";
}
