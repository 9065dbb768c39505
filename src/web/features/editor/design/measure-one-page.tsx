import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type FitNumbers, fitMeasures, type MeasuredItem } from "#core/resume/fit.ts";
import type { FitSettings } from "#core/resume/operations/document.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { numbersOf } from "#templates/design.ts";
import { divideWords } from "#templates/hyphens/divide.ts";
import type { Hyphens } from "#templates/hyphens/hyphens.ts";
import { paginate } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { styleSheetOf } from "#web/sheet/sheet-styles.ts";

/** Returns the numbers with which a resume is drawn now, and the design's own font size. */
export function fitNumbersOf({ config }: ResumeDocument): FitNumbers & { ownFontSize: number } {
  const design = designOf(config.templateName);
  const { sectionGap, itemGap, lineHeight, fontSize, pageMargin } = numbersOf(design, config.lang, config.design);
  const { fontSize: ownFontSize } = numbersOf(design, config.lang, { ...config.design, fontSize: null });
  return { pageMargin: pageMargin.inline, sectionGap, itemGap, lineHeight, fontSize, ownFontSize };
}

/** Returns the settings for those numbers that differ from what is drawn now. */
export function fitSettings(document: ResumeDocument, numbers: FitNumbers) {
  const { ownFontSize, ...now } = fitNumbersOf(document);
  const settings: FitSettings = {};
  for (const key of fitMeasures) if (numbers[key] !== now[key]) settings[key] = numbers[key];
  if (settings.fontSize) settings.fontSize = Number((numbers.fontSize - ownFontSize).toFixed(2));
  return settings;
}

export type SheetMeasure = {
  /** Returns the number of pages of the sheet with these numbers. */
  pages: (numbers: FitNumbers) => number;
  /**
   * Returns the last measurement: the height of every item, and by how much each column runs over the first page. Sheet
   * px.
   */
  surplus: () => { items: MeasuredItem[]; over: number[] };
  close: () => void;
};

/** Lays out the real sheet off screen, with the same style sheet and paging as the preview. */
export function openSheetMeasure(resume: ResumeDocument, hyphens: Hyphens | null): SheetMeasure {
  const host = document.createElement("div");
  host.inert = true;
  host.ariaHidden = "true";
  host.style.cssText = "position: fixed; top: 0; left: -20000px; visibility: hidden; contain: layout";
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [styleSheetOf(designOf(resume.config.templateName))];
  const pages = document.createElement("div");
  pages.className = `rs-pages rs-pages-${resume.config.design.paper}`;
  shadow.append(pages);
  document.body.append(host);
  const root = createRoot(pages);
  return {
    pages(numbers) {
      const design = { ...resume.config.design, ...fitSettings(resume, numbers) };
      const shown = { ...resume, config: { ...resume.config, design } };
      flushSync(() => root.render(<Sheet document={shown} mode="preview" />));
      divideWords(pages, hyphens);
      return paginate(pages);
    },
    surplus: () => surplusOf(pages),
    close() {
      root.unmount();
      host.remove();
    },
  };
}

function surplusOf(pages: HTMLElement): { items: MeasuredItem[]; over: number[] } {
  const sheet = pages.querySelector(".rs");
  const columns = [...(pages.querySelector(".rs-body")?.children ?? [])];
  const fragments = [...(sheet?.getClientRects() ?? [])];
  const pageOf = (part: DOMRect) =>
    fragments.findIndex(({ left, right, top, bottom }) => {
      const [x, y] = [part.left + part.width / 2, part.top + 1];
      return x >= left && x <= right && y >= top && y < bottom;
    });
  const items: MeasuredItem[] = [];
  const over = columns.map((column, index) => {
    /** The vertical extent of the content on each later page, from its first fragment to its last. */
    const spans = new Map<number, { top: number; bottom: number }>();
    for (const piece of column.querySelectorAll<HTMLElement>(".rs-section-title, [data-item]")) {
      const parts = [...piece.getClientRects()];
      for (const part of parts) {
        const page = pageOf(part);
        if (page < 1) continue;
        const { top, bottom } = spans.get(page) ?? part;
        spans.set(page, { top: Math.min(top, part.top), bottom: Math.max(bottom, part.bottom) });
      }
      const { section, item, field } = piece.dataset;
      if (!section || !item || (field !== undefined && field !== "description" && !piece.matches(".rs-tag"))) continue;
      const height = parts.reduce((sum, part) => sum + part.height, 0);
      const known = items.find((one) => one.item === item);
      // An item and the texts in it carry the same mark; the outermost element is the tallest.
      if (!known) items.push({ section, item, column: index, height });
      else known.height = Math.max(known.height, height);
    }
    return [...spans.values()].reduce((sum, { top, bottom }) => sum + bottom - top, 0);
  });
  return { items, over };
}
