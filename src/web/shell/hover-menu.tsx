import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { NavLink } from "react-router";
import { classes } from "#web/ui/classes.ts";
import { useDelayedOpen, useDismiss, useMenuKeys } from "./use-hover-menu.ts";

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
  const { after, change } = useDelayedOpen(onOpenChange);
  useDismiss(root, button, isOpen, onOpenChange);
  const onKeyDown = useMenuKeys(root, isOpen, () => change(true));

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
