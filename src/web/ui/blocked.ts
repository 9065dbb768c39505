/**
 * The props of a control that cannot be used at the moment. It says why to whoever points at it or reaches it by keyboard or
 * screen reader, which a disabled one cannot, because it leaves the tab order. Whoever spreads them ignores its presses.
 */
export function blockedProps(reason: string | undefined) {
  if (reason === undefined) return {};
  return { "aria-disabled": true, "aria-description": reason, "data-blocked": "", title: reason } as const;
}
