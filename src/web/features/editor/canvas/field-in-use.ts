import { useEffect, useState } from "react";
import type { SheetTarget } from "./press.ts";

/** Returns the form field that has the focus, as the sheet marks its text; null when no field has the focus. */
export function useFieldInUse(panel: string): SheetTarget | null {
  const [key, setKey] = useState("");
  useEffect(() => {
    const look = (element: EventTarget | null) => setKey(keyOf(element));
    const entered = (event: FocusEvent) => look(event.target);
    // Without a related target the focus is gone; otherwise the element that receives it fires its own `focusin`.
    const left = (event: FocusEvent) => event.relatedTarget === null && look(null);
    look(document.activeElement);
    document.addEventListener("focusin", entered);
    document.addEventListener("focusout", left);
    return () => {
      document.removeEventListener("focusin", entered);
      document.removeEventListener("focusout", left);
    };
  }, []);
  return targetOf(key, panel);
}

/** Returns owner and field as one string, so that the state changes only when one of them does. */
function keyOf(element: EventTarget | null): string {
  if (!(element instanceof Element)) return "";
  const field = element.closest<HTMLElement>("[data-field]")?.dataset.field;
  if (field === undefined) return "";
  const owner = element.closest<HTMLElement>("[data-item-form]")?.dataset.itemForm;
  // Only the name of a section has no owner.
  return `${field} ${owner ?? ""}`;
}

function targetOf(key: string, panel: string): SheetTarget | null {
  const [field = "", owner = ""] = key.split(" ");
  if (field === "") return null;
  if (owner === "") return { section: panel, field };
  return panel === "basics" ? (owner === "basics" ? { field } : { link: owner, field }) : { item: owner, field };
}

/** Returns the CSS selector of the target's text in the sheet. */
export function selectorOf({ section, item, link, field }: SheetTarget): string {
  if (link !== undefined) return `[data-link="${CSS.escape(link)}"]`;
  const is = `[data-field="${CSS.escape(field ?? "")}"]`;
  if (item !== undefined) return `[data-item="${CSS.escape(item)}"]${is}`;
  if (section !== undefined) return `[data-section="${CSS.escape(section)}"]${is}`;
  return `${is}:not([data-section])`;
}
