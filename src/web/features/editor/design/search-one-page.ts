import { type FitNumbers, fitFloors, fitOnePage, itemsToTrim, type MeasuredItem } from "#core/resume/fit.ts";
import type { FitSettings } from "#core/resume/operations/document.ts";
import { type PlaceOfItem, pageBreaks } from "#core/resume/page-breaks.ts";
import { withoutSamples } from "#core/resume/sample-items.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { isCjk } from "#templates/design.ts";
import { hyphensOf } from "#templates/hyphens/hyphens.ts";
import { fontsSettled } from "#web/sheet/sheet-fonts.tsx";
import { fitNumbersOf, fitSettings, openSheetMeasure } from "./measure-one-page.tsx";

export type OnePageOutcome =
  | { kind: "already"; of: ResumeDocument }
  | { kind: "fitted"; of: ResumeDocument; settings: FitSettings; from: FitNumbers; to: FitNumbers }
  /** The user begins pages with these entries, so that there are several whatever the measures are. */
  | { kind: "broken"; breaks: readonly PlaceOfItem[] }
  /** `lineHeight` is the smallest that is allowed, px. */
  | { kind: "tooLong"; pages: number; items: readonly MeasuredItem[]; lineHeight: number };

/**
 * Searches for settings that fit the document onto one page. Each measurement is a task of its own, so that the page
 * stays responsive.
 */
export async function searchOnePage(document: ResumeDocument): Promise<OnePageOutcome> {
  const { ownFontSize, ...start } = fitNumbersOf(document);
  const least = fitFloors(start, isCjk(document.config.lang) ? "cjk" : "latin");
  const floors = { ...least, fontSize: Math.min(start.fontSize, Math.max(least.fontSize, ownFontSize - 2)) };
  const measure = openSheetMeasure(withoutSamples(document), await hyphensOf(document).catch(() => null));
  try {
    // The first layout requests the fonts; a measurement without them would be wrong.
    measure.pages(start);
    await fontsSettled();
    const breaks = pageBreaks(document.data.sections);
    if (breaks.length > 0 && measure.pages(start) > 1) return { kind: "broken", breaks };
    const fit = await fitOnePage(start, floors, async (numbers) => {
      await new Promise((resolve) => setTimeout(resolve));
      return measure.pages(numbers);
    });
    if (fit.kind === "already") return { kind: "already", of: document };
    if (fit.kind === "fitted")
      return {
        kind: "fitted",
        of: document,
        settings: fitSettings(document, fit.numbers),
        from: start,
        to: fit.numbers,
      };
    measure.pages(fit.smallest);
    const { items, over } = measure.surplus();
    const lineHeight = fit.smallest.lineHeight * fit.smallest.fontSize;
    return { kind: "tooLong", pages: fit.pages, items: itemsToTrim(items, over, document.data.sections), lineHeight };
  } finally {
    measure.close();
  }
}
