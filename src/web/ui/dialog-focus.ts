import { useRef } from "react";

/**
 * Marks the element at which a dialog begins, where neither its first field nor its first button is the right one: the
 * safest answer of a dialog whose buttons begin with another.
 */
export const beginsHere = { "data-dialog-start": "" } as const;
/** Marks the cross of a dialog. A dialog never begins there, because a key that is typed would close it. */
export const closesDialog = { "data-dialog-close": "" } as const;
/** Marks the row of a dialog's buttons. */
export const dialogActions = { "data-dialog-actions": "" } as const;

const fields = 'input:not([type="hidden"], [type="file"]), textarea, select, [contenteditable="true"], [role="slider"]';
const buttons = 'button, a[href], [tabindex="0"]';

/**
 * Returns where a dialog begins: the marked element, or else its first field, or else the first of its buttons, which
 * is the one that changes nothing; the dialog itself where it has none of these.
 */
export function startOf(dialog: HTMLElement): HTMLElement {
  const isUsable = (element: HTMLElement) =>
    !element.matches(":disabled, [data-blocked], [data-dialog-close]") &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    element.tabIndex >= 0;
  const first = (within: Element | null, selector: string) =>
    within && [...within.querySelectorAll<HTMLElement>(selector)].find(isUsable);
  const start =
    first(dialog, "[data-dialog-start]") ??
    first(dialog, fields) ??
    first(dialog.querySelector("[data-dialog-actions]"), buttons) ??
    first(dialog, buttons) ??
    dialog;
  return chosenOf(start);
}

/** Returns the chosen one of a group of radio buttons, which is where the Tab key enters the group. */
function chosenOf(field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio" || !field.name) return field;
  const group = field.closest("form, fieldset")?.querySelectorAll<HTMLInputElement>("input[type=radio]:checked") ?? [];
  return [...group].find(({ name }) => name === field.name) ?? field;
}

/**
 * Returns the focus handlers of a dialog. It begins at `startOf`; with `isPicture` the dialog itself takes the focus,
 * because it begins with a picture, which cannot. Radix restores the focus only to its own trigger, and our dialogs
 * have none because state opens them. The element that had the focus before is therefore remembered here.
 */
export function useDialogFocus(isPicture = false) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      event.preventDefault();
      if (!(event.currentTarget instanceof HTMLElement)) return;
      const start = isPicture ? event.currentTarget : startOf(event.currentTarget);
      start.focus();
      // A name that is there already is replaced by the first key.
      if (start instanceof HTMLInputElement && start.type === "text") start.select();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // An answer of the dialog may have led to a field, which has the focus already.
      const { activeElement } = document;
      const isInside = event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
      if (activeElement !== null && activeElement !== document.body && !isInside) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
