import { GripHorizontal } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { announce } from "../state/announcer.tsx";

type Props = {
  title: string;
  text: string;
  /** A note at the left of the buttons. */
  note?: string;
  actions: ReactNode;
  /** Called by the Escape key. */
  onPostpone: () => void;
  children?: ReactNode;
};

type Offset = { x: number; y: number };
const atHome: Offset = { x: 0, y: 0 };
/** How far an arrow key moves the panel, px. */
const stepPx = 32;
const steps: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

/**
 * A dialog beside which the user can go on reading and editing: it covers no more than its own place, does not take the
 * focus from a field, and is moved by its header or, with the arrow keys, by its handle. On a phone it stands above the
 * tabs.
 */
export function FloatingPanel({ title, text, note, actions, onPostpone, children }: Props) {
  const { t } = useTranslation("editorSaving");
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const { offset, moveBy, drag, toHome } = useOffset(panel);

  useEffect(() => {
    announce(title);
    // Only a focus that is nowhere is taken: the user may be in the middle of a sentence.
    if (document.activeElement === document.body) panel.current?.focus();
  }, [title]);

  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) moveBy(step);
    else if (event.key === "Home") toHome();
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-floating=""
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onPostpone();
      }}
      className="fixed z-20 flex flex-col overflow-hidden border border-line2 bg-overlay text-fg shadow-lg outline-none max-md:inset-x-2 max-md:bottom-above-tabs max-md:max-h-[62dvh] max-md:rounded-dialog md:right-4 md:bottom-4 md:max-h-[min(620px,calc(100dvh-84px))] md:w-[min(600px,calc(100vw-32px))] md:rounded-dialog"
      style={{ translate: `${offset.x}px ${offset.y}px` }}
    >
      <header
        className="flex shrink-0 touch-none items-start gap-3 px-6 pt-4 pb-3 max-md:px-5 md:cursor-move"
        {...drag}
      >
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id={`${id}title`} className="font-display text-h2 text-pretty">
            {title}
          </h2>
          <p id={`${id}text`} className="text-body text-fg2">
            {text}
          </p>
        </div>
        <button
          type="button"
          aria-label={t("conflict.move")}
          title={t("conflict.move")}
          onKeyDown={keys}
          className="grid size-9 shrink-0 cursor-move place-items-center rounded-control text-fg3 hover:bg-hover hover:text-fg max-md:hidden"
        >
          <GripHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </header>
      {children && <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>}
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2.5 border-line border-t bg-subtle px-6 py-3 max-md:px-5">
        {note && <span className="mr-auto text-meta text-warn">{note}</span>}
        {actions}
      </div>
    </section>
  );
}

/** The distance of the panel from its own place; it never leaves the window. */
function useOffset(panel: React.RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(atHome);
  const held = useRef<{ x: number; y: number; from: Offset } | null>(null);

  const moveTo = ({ x, y }: Offset) => {
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const home = { left: box.left - offset.x, top: box.top - offset.y };
    const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
    setOffset({
      x: within(x, -home.left, Math.max(-home.left, window.innerWidth - box.width - home.left)),
      y: within(y, -home.top, Math.max(-home.top, window.innerHeight - box.height - home.top)),
    });
  };
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !matchMedia("(min-width: 820px)").matches) return;
      held.current = { x: event.clientX, y: event.clientY, from: offset };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!held.current) return;
      const { x, y, from } = held.current;
      moveTo({ x: from.x + event.clientX - x, y: from.y + event.clientY - y });
    },
    onLostPointerCapture() {
      held.current = null;
    },
  };
  return {
    offset,
    drag,
    moveBy: (by: Offset) => moveTo({ x: offset.x + by.x, y: offset.y + by.y }),
    toHome: () => setOffset(atHome),
  };
}
