import type { MouseEvent } from "react";

/**
 * For a link to a page that this page can show by itself: a plain click does `act`; with a key held, or the middle button,
 * and where no script runs, the browser follows the link.
 */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
