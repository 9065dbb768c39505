import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { NavLink } from "react-router";
import { classes } from "#web/ui/classes.ts";

/** How long the pointer must rest before the menu opens, and how long it may be gone before it closes. */
const intent = { open: 120, close: 240 };

type Props = {
  to: string;
  children: string;
  /** Name of the button that opens it by keyboard. */
  openLabel: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** True while another menu of the bar is open: then there is nothing to wait for. */
  isEager: boolean;
  /** Called when the pointer or the focus comes near: the moment to load what `panel` needs. */
  onNear: () => void;
  panel: ReactNode;
};

/**
 * A link of the header with a menu under it. The link leads to its page; the menu opens when a mouse rests on it, by tap,
 * by the button beside it, and by ArrowDown from either. Escape closes it and gives the focus back, leaving it closes it.
 */
export function HoverMenu({ to, children, openLabel, isOpen, onOpenChange, isEager, onNear, panel }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The panel's list comes with its code and its answer: the focus goes to the first of it when it is there.
  const wantsFocus = useRef(false);

  const after = (wait: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onOpenChange(open), wait);
  };
  const change = (open: boolean) => {
    clearTimeout(timer.current);
    onOpenChange(open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const holder = document.activeElement;
      if (holder?.closest("[data-menu-panel]") && root.current?.contains(holder)) button.current?.focus();
      onOpenChange(false);
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOpenChange(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isOpen, onOpenChange]);

  const links = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>("[data-menu-panel] a") ?? [])];

  const focusFirst = () => {
    const first = root.current?.querySelector<HTMLAnchorElement>("[data-menu-panel] li a");
    if (!wantsFocus.current || !first) return;
    wantsFocus.current = false;
    first.focus();
  };

  useEffect(() => {
    if (!isOpen) {
      wantsFocus.current = false;
      return;
    }
    focusFirst();
    if (!root.current) return;
    const observer = new MutationObserver(focusFirst);
    observer.observe(root.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    if (at === -1) {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      wantsFocus.current = true;
      if (isOpen) focusFirst();
      else change(true);
      return;
    }
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? null : at + step;
    if (next === null) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no focus; what its link, its button and its menu get is heard here, in one place
    <div
      ref={root}
      className="relative"
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        onNear();
        after(isEager ? 0 : intent.open, true);
      }}
      onPointerLeave={(event) => event.pointerType === "mouse" && after(intent.close, false)}
      onFocus={onNear}
      onBlur={(event) => {
        // Only where the focus really went on: a window that loses it keeps the menu.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) change(false);
      }}
      onKeyDown={onKeyDown}
    >
      <span className="flex items-center rounded-control transition-colors hover:bg-hover">
        <NavLink
          to={to}
          onClick={(event) => {
            // The first tap shows what there is, as hovering does; its last line and a second tap lead to the page.
            const isTouch = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
            if (isTouch && !isOpen) event.preventDefault();
            change(isTouch && !isOpen);
          }}
          className={({ isActive }) =>
            classes(
              "rounded-control py-2 pr-0.5 pl-3 text-body no-underline hover:text-fg pointer-coarse:py-3",
              isActive ? "font-medium text-fg" : "text-fg2",
            )
          }
        >
          {children}
        </NavLink>
        <button
          ref={button}
          type="button"
          aria-label={openLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => change(!isOpen)}
          className="grid h-9 w-7 place-items-center rounded-control text-fg3 hover:text-fg pointer-coarse:size-11"
        >
          <ChevronDown
            size={14}
            strokeWidth={2}
            aria-hidden="true"
            className={classes("transition-transform duration-180", isOpen && "rotate-180")}
          />
        </button>
      </span>
      {isOpen ? (
        <div id={id} data-menu-panel className="absolute top-full left-0 z-30 pt-[19px]">
          <div className="rounded-menu bg-overlay text-fg shadow-lg animate-menu-in">{panel}</div>
        </div>
      ) : null}
    </div>
  );
}
