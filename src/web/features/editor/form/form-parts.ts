import { useEffect } from "react";
import { part } from "#web/shell/lazy-part.ts";
import { RichTextEditor } from "./rich-text/rich-text-part.ts";

/** The items of a section. The form opens on the basics, so that these are loaded after them. */
export const SectionItems = part(() => import("./section-items.tsx").then((module) => module.SectionItems));

const signsOfUse = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Loads these parts at the first sign of use, so that they are available when a section and an entry of it are opened,
 * even if the network has failed by then.
 */
export function usePreloadedForm(): void {
  useEffect(() => {
    const load = () => {
      SectionItems.load();
      RichTextEditor.load();
      stop();
    };
    const stop = () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, load);
    };
    for (const sign of signsOfUse) window.addEventListener(sign, load, { passive: true });
    return stop;
  }, []);
}
