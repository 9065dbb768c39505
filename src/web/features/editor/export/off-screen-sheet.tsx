import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { divideWords } from "#templates/hyphens/divide.ts";
import { hyphensOf } from "#templates/hyphens/hyphens.ts";
import { paginate } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { fontsSettled } from "#web/sheet/sheet-fonts.tsx";
import { styleSheetOf } from "#web/sheet/sheet-styles.ts";

export type OffScreenSheet = { host: HTMLElement; pages: HTMLElement; close: () => void };

/**
 * Lays out the sheet off screen exactly as the printer does: the same markup, style sheet, divided words and pages. The
 * faces are those that the preview has declared.
 */
export async function openOffScreenSheet(resume: ResumeDocument): Promise<OffScreenSheet> {
  const shown = visibleDocument(resume, "owner");
  const hyphens = await hyphensOf(shown).catch(() => null);
  const host = document.createElement("div");
  host.inert = true;
  host.ariaHidden = "true";
  host.style.cssText = "position: fixed; top: 0; left: -20000px";
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [styleSheetOf(designOf(shown.config.templateName))];
  const pages = document.createElement("div");
  pages.className = `rs-pages rs-pages-${shown.config.design.paper}`;
  shadow.append(pages);
  document.body.append(host);
  const root = createRoot(pages);
  flushSync(() => root.render(<Sheet document={shown} mode="print" />));
  await fontsSettled();
  divideWords(pages, hyphens);
  paginate(pages);
  return {
    host,
    pages,
    close() {
      root.unmount();
      host.remove();
    },
  };
}
