import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { limits } from "#core/limits.ts";
import { classes } from "./classes.ts";

type Kind = "ok" | "error" | "warn" | "info";
export type ToastOptions = {
  kind?: Kind;
  /** How long it stays, in milliseconds; 3000 by default. */
  stay?: number;
  closable?: boolean;
  action?: { label: string; run: () => void };
  /** The action takes the focus. For keyboard users, when the control that they used has disappeared. */
  takesFocus?: boolean;
  /** Moves the focus when the toast closes while its action has it. */
  onFocusLost?: () => void;
};
type Shown = ToastOptions & { id: number; text: string };

let shown: Shown | null = null;
let counter = 0;
const listeners = new Set<() => void>();
function set(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows one sentence for a few seconds. There is one toast at a time: a new one replaces it. */
export function toast(text: string, options: ToastOptions = {}): void {
  counter += 1;
  set({ ...options, id: counter, text });
}

/** Closes the toast unless another has replaced it, and calls `onFocusLost` if its action had the focus. */
function close(notice: Shown, action: HTMLElement | null) {
  if (shown?.id !== notice.id) return;
  const hadFocus = action !== null && action === document.activeElement;
  set(null);
  if (hadFocus && notice.onFocusLost) setTimeout(notice.onFocusLost);
}

const icons = { ok: CircleCheck, error: CircleX, warn: TriangleAlert, info: Info };
const tints = {
  ok: "text-[#34d399] dark:text-[#047857]",
  error: "text-[#ff9c8f] dark:text-[#b42318]",
  warn: "text-[#f2c261] dark:text-[#8a5a00]",
  info: "text-[#8ab0ff] dark:text-[#1d4ed8]",
};

/**
 * Shows the toasts; mounted once, at the root. They appear bottom centre, in the editor bottom right, on a phone above
 * the editor's tabs, and never over buttons that are in use there (notice-place.ts).
 */
export function Toasts({ corner = false, closeLabel }: { corner?: boolean; closeLabel: string }) {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
  const action = useRef<HTMLButtonElement>(null);
  // The timer pauses while the pointer is over the toast or the keyboard focus is in it, so that no one has to hurry.
  const [held, setHeld] = useState<number | null>(null);
  const isHeld = current !== null && held === current.id;
  useEffect(() => {
    if (current?.takesFocus) action.current?.focus({ preventScroll: true });
  }, [current]);
  useEffect(() => {
    if (!current || isHeld) return;
    const timer = setTimeout(() => close(current, action.current), current.stay ?? limits.notices.toast);
    return () => clearTimeout(timer);
  }, [current, isHeld]);
  const Icon = icons[current?.kind ?? "ok"];
  return (
    <div
      aria-live={current?.kind === "error" ? "assertive" : "polite"}
      className={classes(
        "pointer-events-none fixed inset-x-4 bottom-[max(24px,env(safe-area-inset-bottom))] z-40 flex",
        "in-data-notices-top:top-4 in-data-notices-top:bottom-auto! in-data-notices-top:justify-center!",
        corner ? "justify-end pr-(--notices-right,0px) max-md:bottom-above-tabs md:bottom-16" : "justify-center",
      )}
    >
      {current ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the handlers trigger nothing; they only keep a hovered or focused toast open
        <div
          key={current.id}
          onMouseEnter={() => setHeld(current.id)}
          onMouseLeave={() => setHeld(null)}
          onFocus={(event) => event.target.matches(":focus-visible") && setHeld(current.id)}
          onBlur={() => setHeld(null)}
          onKeyDown={(event) => event.key === "Escape" && close(current, action.current)}
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
              ref={action}
              type="button"
              className="ml-2 shrink-0 whitespace-nowrap min-h-6 max-md:min-h-11 rounded-chip font-label underline underline-offset-3"
              onClick={() => {
                current.action?.run();
                close(current, action.current);
              }}
            >
              {current.action.label}
            </button>
          ) : null}
          {current.closable ? (
            <button
              type="button"
              aria-label={closeLabel}
              className="ml-1 grid size-6 shrink-0 place-items-center max-md:-mr-2.5 max-md:size-11"
              onClick={() => close(current, action.current)}
            >
              <X size={16} strokeWidth={1.75} />
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
