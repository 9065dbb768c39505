import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { NavLink } from "react-router";
import { classes } from "#web/ui/classes.ts";
import { useDelayedOpen, useDismiss, useMenuKeys } from "./use-hover-menu.ts";

/** Milliseconds for which the pointer must rest before the menu opens, and may be away before it closes. */
const intent = { open: 120, close: 240 };

type Props = {
  to: string;
  children: string;
  /** Accessible name of the button that opens the menu by keyboard. */
  openLabel: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** True while another menu of the bar is open; this one then opens without the wait. */
  isEager: boolean;
  /** Called when the pointer or the focus comes near, so that what `panel` needs can be loaded. */
  onNear: () => void;
  panel: ReactNode;
};

/**
 * A link of the header with a menu under it. The link leads to its page. The menu opens when a mouse rests on it, by
 * tap, by the button beside it, and by ArrowDown from either. Escape closes it and restores the focus; leaving it
 * closes it.
 */
export function HoverMenu({ to, children, openLabel, isOpen, onOpenChange, isEager, onNear, panel }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { after, change } = useDelayedOpen(onOpenChange);
  useDismiss(root, button, isOpen, onOpenChange);
  const onKeyDown = useMenuKeys(root, isOpen, () => change(true));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no focus; it handles the events of its link, button and menu in one place
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
        // Closes only if the focus moved to another element; when the window loses the focus, `relatedTarget` is null
        // and the menu stays.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) change(false);
      }}
      onKeyDown={onKeyDown}
    >
      <span className="flex items-center rounded-control transition-colors hover:bg-hover">
        <NavLink
          to={to}
          onClick={(event) => {
            // The first tap opens the menu, as hovering does; a second tap, or the menu's last line, leads to the page.
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
