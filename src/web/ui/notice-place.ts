import { useEffect } from "react";

/** What keeps the usual place of notices free: a panel at the right edge, this wide in px, or a dialog's buttons. */
type Holder = { right: number; isTop: boolean };

const holders = new Set<Holder>();

function place(): void {
  const root = document.documentElement;
  const all = [...holders];
  root.style.setProperty("--notices-right", `${Math.max(0, ...all.map(({ right }) => right))}px`);
  root.toggleAttribute(
    "data-notices-top",
    all.some(({ isTop }) => isTop),
  );
}

/**
 * Keeps notices from covering buttons while the component is mounted: they move beside a panel of this width at the
 * right edge, or, for a dialog with buttons, to the top of the screen. The style sheet reads the place, so that nothing
 * renders again when it changes.
 */
export function useNoticePlace({ right = 0, isTop = false }: Partial<Holder>): void {
  useEffect(() => {
    if (right === 0 && !isTop) return;
    const holder = { right, isTop };
    holders.add(holder);
    place();
    return () => {
      holders.delete(holder);
      place();
    };
  }, [right, isTop]);
}
