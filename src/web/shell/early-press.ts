import { useEffect } from "react";

/** What the document's own script (public/theme.js) leaves for the application. */
type Left = { isTaken?: boolean; pressed?: HTMLElement | undefined };

/** Presses the button again that was pressed last before the application had taken the page over, once. */
export function useEarlyPress(): void {
  useEffect(() => {
    const left = window as unknown as Left;
    left.isTaken = true;
    const { pressed } = left;
    left.pressed = undefined;
    if (pressed?.isConnected) pressed.click();
  }, []);
}
