import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { SheetFonts } from "#web/sheet/sheet-fonts.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { useLookedAt, withChangeShown } from "../state/looked-at.ts";
import { drawnDocument } from "../state/trial.ts";
import { selectorOf, useFieldInUse } from "./field-in-use.ts";
import { type Measured, PagedSheet } from "./paged-sheet.tsx";
import { previewOf } from "./preview-window.ts";

type Props = {
  scale: number;
  gap: number;
  /** Size of the box around the pages on screen, px. */
  width: number;
  height: number;
  onMeasured: (measured: Measured) => void;
  onCut: (isCut: boolean) => void;
};

/**
 * The sheet of the document being edited. At a keystroke only this component renders again, not the canvas around it.
 */
export function LiveSheet({ scale, gap, width, height, onMeasured, onCut }: Props) {
  const { t } = useTranslation("editor");
  const whole = useEditor(drawnDocument);
  const panel = useEditor((state) => state.panel);
  const { press } = useEditorActions();
  const field = useFieldInUse(panel);
  // Memoized, because the code below compares documents by identity.
  const preview = useMemo(() => previewOf(whole, panel), [whole, panel]);
  const change = useLookedAt((state) => state.change);
  const shown = useMemo(() => withChangeShown(preview, change), [preview, change]);
  const pages = useRef(1);
  const document = usePaced(shown, pages);
  const isCut = preview !== whole;
  const extent = useMemo(() => ({ width, height }), [width, height]);
  useLayoutEffect(() => onCut(isCut), [isCut, onCut]);
  const remeasured = useCallback(
    (measured: Measured) => {
      pages.current = measured.pages;
      onMeasured(measured);
    },
    [onMeasured],
  );
  return (
    <>
      <SheetFonts document={document} />
      <PagedSheet
        document={document}
        scale={scale}
        gap={gap}
        extent={extent}
        inUse={panel}
        field={field && selectorOf(field)}
        changed={shown === preview ? null : change}
        label={t("canvas.sheet")}
        onMeasured={remeasured}
        onPress={press}
      />
    </>
  );
}

/**
 * How long, in ms, a sheet may take to render within the task of the keystroke that changed it. A slower sheet renders
 * when the browser begins the next frame, so that no browser task grows long; field and sheet still appear together.
 * Each limit has two bounds, so that a sheet between them does not switch modes at every keystroke.
 */
const drawBoundsMs = { onePage: { below: 10, above: 16 }, more: { below: 5, above: 8 } };
/**
 * A sheet that takes longer than this to render, ms, no longer follows every keystroke; it is redrawn at its own pace.
 */
const maxDrawMs = 40;
/**
 * The number of recent renders of which the fastest counts: arriving fonts or a busy machine make single renders slow.
 */
const rememberedDraws = 4;

/**
 * Returns the document to draw: the newest one at once, or at the beginning of the next frame, or, where rendering costs
 * too much, only as often as leaves half of the time for typing.
 */
function usePaced(newest: ResumeDocument, pages: RefObject<number>): ResumeDocument {
  const [due, setDue] = useState<ResumeDocument | null>(null);
  const costs = useRef<readonly number[]>([]);
  const drawn = useRef<ResumeDocument | null>(null);
  const isLight = useRef(true);
  const cost = costs.current.length < rememberedDraws ? 0 : Math.min(...costs.current);
  const { below, above } = pages.current > 1 ? drawBoundsMs.more : drawBoundsMs.onePage;
  if (cost > above) isLight.current = false;
  else if (cost < below) isLight.current = true;
  const document = isLight.current || due === newest ? newest : (drawn.current ?? newest);
  const begun = performance.now();
  useLayoutEffect(() => {
    if (drawn.current === document) return;
    costs.current = [...costs.current, performance.now() - begun].slice(-rememberedDraws);
    drawn.current = document;
  });
  const latest = useRef(newest);
  latest.current = newest;
  const isBehind = document !== newest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the due document is already outdated
  useEffect(() => {
    if (!isBehind) return;
    const draw = () => setDue(latest.current);
    if (cost <= maxDrawMs) return inNextFrame(draw);
    const timer = setTimeout(draw, Math.min(1500, Math.max(120, 2 * cost)));
    return () => clearTimeout(timer);
  }, [isBehind, due]);
  return document;
}

/**
 * Runs `draw` when the browser begins the next frame, before it paints it: a task of its own would come after that frame,
 * and cost another one. Returns a function that cancels it.
 */
function inNextFrame(draw: () => void): () => void {
  // Rendered synchronously: React would schedule a task for it, which misses the frame.
  const frame = requestAnimationFrame(() => flushSync(draw));
  return () => cancelAnimationFrame(frame);
}
