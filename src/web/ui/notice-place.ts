import { useEffect } from "react";

/**
 * What keeps the usual place of notices free: a panel at the right edge, a bar above a phone's tabs, so wide and so high
 * in px, or a dialog's buttons.
 */
type Holder = { right: number; bottom: number; isTop: boolean };

const holders = new Set<Holder>();

function place(): void {
  const root = document.documentElement;
  const all = [...holders];
  for (const side of ["right", "bottom"] as const)
    root.style.setProperty(`--notices-${side}`, `${Math.max(0, ...all.map((holder) => holder[side]))}px`);
  root.toggleAttribute(
    "data-notices-top",
    all.some(({ isTop }) => isTop),
  );
}

/**
 * Keeps notices from covering buttons while the component is mounted: they move beside a panel of this width at the
 * right edge, above a bar, or, for a dialog with buttons, to the top of the screen. The style sheet reads the place, so that nothing
 * renders again when it changes.
 */
export function useNoticePlace({ right = 0, bottom = 0, isTop = false }: Partial<Holder>): void {
  useEffect(() => {
    if (right === 0 && bottom === 0 && !isTop) return;
    const holder = { right, bottom, isTop };
    holders.add(holder);
    place();
    return () => {
      holders.delete(holder);
      place();
    };
  }, [right, bottom, isTop]);
}
