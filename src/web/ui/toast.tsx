import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { limits } from "#core/limits.ts";
import { classes } from "./classes.ts";

type Kind = "ok" | "error" | "warn" | "info";
export type ToastOptions = {
  kind?: Kind;
  /** Milliseconds it stays; 3000 unless said. */
  stay?: number;
  closable?: boolean;
  action?: { label: string; run: () => void };
};
type Shown = ToastOptions & { id: number; text: string };

let shown: Shown | null = null;
let counter = 0;
const listeners = new Set<() => void>();
function set(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says one sentence for a moment. One at a time: the newest replaces. */
export function toast(text: string, options: ToastOptions = {}): void {
  counter += 1;
  set({ ...options, id: counter, text });
}

const icons = { ok: CircleCheck, error: CircleX, warn: TriangleAlert, info: Info };
const tints = {
  ok: "text-[#34d399] dark:text-[#047857]",
  error: "text-[#ff9c8f] dark:text-[#b42318]",
  warn: "text-[#f2c261] dark:text-[#8a5a00]",
  info: "text-[#8ab0ff] dark:text-[#1d4ed8]",
};

/** Where toasts stand; mounted once, at the root. Bottom centre, in the editor bottom right. */
export function Toasts({ corner = false, closeLabel }: { corner?: boolean; closeLabel: string }) {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => shown?.id === current.id && set(null), current.stay ?? limits.notices.toast);
    return () => clearTimeout(timer);
  }, [current]);
  const Icon = icons[current?.kind ?? "ok"];
  return (
    <div
      aria-live={current?.kind === "error" ? "assertive" : "polite"}
      className={classes(
        "pointer-events-none fixed inset-x-4 bottom-[max(24px,env(safe-area-inset-bottom))] z-40 flex",
        corner ? "justify-end" : "justify-center",
      )}
    >
      {current ? (
        <div
          key={current.id}
          className="pointer-events-auto flex min-h-11 max-w-[520px] items-center gap-2.5 rounded-menu bg-fg py-2.5 pr-4 pl-3.5 text-body text-bg shadow-lg animate-rise-in"
        >
          <Icon
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={classes("shrink-0", tints[current.kind ?? "ok"])}
          />
          <span>{current.text}</span>
          {current.action ? (
            <button
              type="button"
              className="ml-2 min-h-6 rounded-chip font-label underline underline-offset-3"
              onClick={() => {
                current.action?.run();
                set(null);
              }}
            >
              {current.action.label}
            </button>
          ) : null}
          {current.closable ? (
            <button
              type="button"
              aria-label={closeLabel}
              className="ml-1 grid size-6 place-items-center"
              onClick={() => set(null)}
            >
              <X size={16} strokeWidth={1.75} />
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
