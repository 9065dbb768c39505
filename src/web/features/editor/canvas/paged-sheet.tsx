import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fingerprint } from "#core/resume/untranslated.ts";
import { divideWords } from "#templates/hyphens/divide.ts";
import { paginate, papers } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { ShadowHost } from "#web/sheet/shadow-host.tsx";
import { useFontsArrived } from "#web/sheet/sheet-fonts.tsx";
import { sheetOf, styleSheetOf, useIsStyled } from "#web/sheet/sheet-styles.ts";
import type { HeldSide } from "./held-side.ts";
import type { Rect } from "./page-geometry.ts";
import { pressedAt, type SheetTarget } from "./press.ts";
import { useHyphens } from "./use-hyphens.ts";

export type Measured = {
  pages: number;
  /** The fragments of the section in use, one for each page that it appears on; sheet px. */
  outline: Rect[];
  /** The fragments of the text whose field has the focus. */
  field: Rect[];
};

type Props = {
  document: ResumeDocument;
  scale: number;
  gap: number;
  /**
   * The size of the box around all pages on screen, px, for a caller that keeps it up to date. Changes inside a box of
   * known size then cause no layout around it.
   */
  extent?: { width: number; height: number };
  /** The id of the section to outline, "basics" for the header, or null. */
  inUse: string | null;
  /** The selector of the text whose field has the focus, or null. */
  field?: string | null;
  /** The line in which a proposed change is shown. */
  changed?: { itemId: string; line: string } | null;
  label: string;
  onMeasured: (measured: Measured) => void;
  onPress?: (target: SheetTarget) => void;
};

/** Whether this browser stacks page-sized columns; other browsers lay them side by side (templates/paging.ts). */
export const stacksPages = typeof CSS !== "undefined" && CSS.supports("column-wrap", "wrap");

/**
 * The real sheet, cut into pages and scaled. After each change it is measured in the same frame, before paint: a page
 * count that arrived one frame later would flicker.
 */
export const PagedSheet = memo(function PagedSheet(props: Props) {
  const { document, scale, gap, inUse, field = null, changed = null, label, onMeasured, extent } = props;
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const fonts = useFontsArrived();
  const hyphens = useHyphens(document);
  const design = designOf(document.config.templateName);
  const isStyled = useIsStyled(design);
  const press = useRef(props.onPress);
  press.current = props.onPress;

  const held = useHeldSide(document);

  // The styles must be in place before the measurement below.
  const isPressed = props.onPress !== undefined;
  useLayoutEffect(() => {
    if (!root) return;
    const own = sheetOf(isPressed ? pressedCss : previewCss);
    root.adoptedStyleSheets = [styleSheetOf(design), own, ...(held ? [sheetOf(held.css)] : [])];
  }, [root, design, isPressed, held]);

  const count = useRef(1);
  const { config } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything that can move a line requires paging again
  useLayoutEffect(() => {
    if (!root || !container.current) return;
    divideWords(container.current, hyphens);
    skipLinks(container.current);
    held?.side.release(container.current, [config, gap, fonts, isStyled, hyphens]);
    count.current = paginate(container.current);
    held?.side.hold(container.current);
  }, [root, document, gap, fonts, isStyled, hyphens]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything that can move a line requires measuring again
  useLayoutEffect(() => {
    const pages = container.current;
    if (!root || !pages) return;
    onMeasured({
      pages: count.current,
      outline: inUse ? piecesOf(pages, sectionSelector(inUse), scale) : [],
      field: field ? piecesOf(pages, field, scale) : [],
    });
  }, [root, document, gap, scale, inUse, field, fonts, isStyled, hyphens, onMeasured]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect does not read the document, but whenever it is drawn its lines are new elements, and the mark has to be set on the new one.
  useLayoutEffect(() => {
    const pages = container.current;
    if (!root || !pages || !changed) return;
    const line = changedLine(pages, changed);
    if (!line) return;
    line.dataset.changed = "";
    line.scrollIntoView({ block: "nearest" });
    return () => void delete line.dataset.changed;
  }, [root, document, changed]);

  useEffect(() => {
    if (!root) return;
    let from = { x: 0, y: 0 };
    const down = (event: Event) => {
      if (event instanceof MouseEvent) from = { x: event.clientX, y: event.clientY };
    };
    const pressed = (event: Event) => {
      if (!(event instanceof MouseEvent)) return;
      if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
      // A drag selects text to copy and is not a press.
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 6) return;
      const target = pressedAt(event, root);
      if (target) press.current?.(target);
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("click", pressed);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("click", pressed);
    };
  }, [root]);

  const { paper } = document.config.design;
  return (
    <ShadowHost
      onRoot={setRoot}
      label={label}
      className="absolute top-0 left-0"
      style={extent && { ...extent, contain: "strict" }}
    >
      <div style={{ transform: `scale(${scale})`, transformOrigin: "0 0", width: papers[paper].width }}>
        <div ref={container} className={`rs-pages rs-pages-${paper}`} style={{ rowGap: gap, columnGap: gap }}>
          <Sheet document={document} mode="preview" />
        </div>
      </div>
    </ShadowHost>
  );
});

/** Loads what holds the side once the document is edited, so that it is not part of what the editor loads first. */
function useHeldSide(document: ResumeDocument): { side: HeldSide; css: string } | null {
  const [held, setHeld] = useState<{ side: HeldSide; css: string } | null>(null);
  const first = useRef(document);
  const isEdited = document !== first.current;
  useEffect(() => {
    if (!isEdited) return;
    const load = async () => {
      const { createHeldSide, heldSideCss } = await import("./held-side.ts");
      setHeld({ side: createHeldSide(), css: heldSideCss });
    };
    // Without it the side is only drawn more slowly.
    load().catch(() => {});
  }, [isEdited]);
  return held;
}

/**
 * Styles for the preview only; no rule here may move a line. Each entry is isolated, because a browser keeps what it painted
 * of a separate stacking context, and at a keystroke paints the other entries from that.
 */
const previewCss = ":host { display: block } .rs-item { isolation: isolate }";
/** Marks the text under the pointer where a press leads to its field. A sheet that is only looked at marks nothing. */
const pressedCss = `
${previewCss}
[data-field], [data-item] { cursor: text }
[data-field]:hover, a:hover { background: color-mix(in srgb, #10b981 12%, transparent); box-shadow: 0 0 0 2px color-mix(in srgb, #10b981 12%, transparent); border-radius: 2px }
[data-changed] { background: #fef3c7; color: #1c1917; box-shadow: 0 0 0 2px #fef3c7; border-radius: 2px }
[data-changed] s { background: #fee2e2; color: #991b1b }
[data-changed] u { background: #d1fae5; color: #065f46 }
`;

/** Returns the innermost element that holds the whole line. */
function changedLine(pages: HTMLElement, { itemId, line }: { itemId: string; line: string }): HTMLElement | undefined {
  const wanted = fingerprint(line);
  const own = pages.querySelectorAll<HTMLElement>(`[data-item="${CSS.escape(itemId)}"] :is(p, li)`);
  return [...own].findLast((element) => fingerprint(element.textContent ?? "") === wanted);
}

function sectionSelector(inUse: string): string {
  return inUse === "basics" ? ".rs-header" : `.rs-section[data-section="${CSS.escape(inUse)}"]`;
}

function piecesOf(pages: HTMLElement, selector: string, scale: number): Rect[] {
  const piece = pages.querySelector(selector);
  if (!piece) return [];
  const origin = pages.getBoundingClientRect();
  return [...piece.getClientRects()].map((rect) => ({
    left: (rect.left - origin.left) / scale,
    top: (rect.top - origin.top) / scale,
    width: rect.width / scale,
    height: rect.height / scale,
  }));
}

/**
 * Returns whether two measurements agree to half a pixel, in which case nothing around the sheet has to render again.
 */
export function isSameMeasure(one: Measured, other: Measured): boolean {
  return one.pages === other.pages && areSame(one.outline, other.outline) && areSame(one.field, other.field);
}

function areSame(some: Rect[], others: Rect[]): boolean {
  const near = (a: number, b: number | undefined) => b !== undefined && Math.abs(a - b) < 0.5;
  return (
    some.length === others.length &&
    some.every(({ left, top, width, height }, index) => {
      const other = others[index];
      return (
        near(left, other?.left) && near(top, other?.top) && near(width, other?.width) && near(height, other?.height)
      );
    })
  );
}

/** Takes the links out of the tab order: a press in the preview leads to a field and never follows a link. */
function skipLinks(pages: HTMLElement): void {
  for (const link of pages.querySelectorAll("a[href]:not([tabindex])")) link.setAttribute("tabindex", "-1");
}
