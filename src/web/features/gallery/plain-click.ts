import type { MouseEvent } from "react";

/**
 * Returns a click handler for a link to a page that the current page can show by itself. A plain click calls `act`;
 * with a modifier key or the middle button, and without scripts, the browser follows the link.
 */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
