import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/** Opens or closes a menu, after a wait or at once; the latest request wins. */
export function useDelayedOpen(onOpenChange: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    after(waitMs: number, open: boolean): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onOpenChange(open), waitMs);
    },
    change(open: boolean): void {
      clearTimeout(timer.current);
      onOpenChange(open);
    },
  };
}

/** Closes the menu on Escape and on a press elsewhere; Escape returns the focus to the menu's button. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOpenChange: (open: boolean) => void,
): void {
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
  }, [isOpen, onOpenChange, root, button]);
}

/** Moves the focus by the arrow keys, from the link or the button into the menu and through its links. */
export function useMenuKeys(root: RefObject<HTMLElement | null>, isOpen: boolean, open: () => void) {
  // The panel's list appears only once its code and its data have loaded; its first link then gets the focus.
  const wantsFocus = useRef(false);

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

  return (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const all = [...(root.current?.querySelectorAll<HTMLAnchorElement>("[data-menu-panel] a") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    if (at === -1) {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      wantsFocus.current = true;
      if (isOpen) focusFirst();
      else open();
      return;
    }
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? null : at + step;
    if (next === null) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
}
