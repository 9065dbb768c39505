import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { SheetFonts } from "#web/sheet/sheet-fonts.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { selectorOf, useFieldInUse } from "./field-in-use.ts";
import { type Measured, PagedSheet } from "./paged-sheet.tsx";
import { previewOf } from "./preview-window.ts";

type Props = {
  scale: number;
  gap: number;
  /** Of the box around the pages on screen, px. */
  width: number;
  height: number;
  onMeasured: (measured: Measured) => void;
  onCut: (isCut: boolean) => void;
};

/** The sheet of the document that is being edited. Alone it is drawn anew at a key; the canvas around it is not. */
export function LiveSheet({ scale, gap, width, height, onMeasured, onCut }: Props) {
  const { t } = useTranslation("editor");
  const whole = useEditor((state) => state.document);
  const panel = useEditor((state) => state.panel);
  const { press } = useEditorActions();
  const field = useFieldInUse(panel);
  // Kept as long as nothing changes: what follows tells documents by their identity.
  const shown = useMemo(() => previewOf(whole, panel), [whole, panel]);
  const pages = useRef(1);
  const document = usePaced(shown, pages);
  const isCut = shown !== whole;
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
        label={t("canvas.sheet")}
        onMeasured={remeasured}
        onPress={press}
      />
    </>
  );
}

/**
 * What a sheet may take to be drawn, ms, in the task of the key that changed it; what takes longer is drawn in a task of its
 * own right after it, so that no task of the browser grows long. That costs a frame, which the words of a single page
 * feel more than those of several. Two bounds each, so that a sheet between them does not change its way at every key.
 */
const light = { onePage: { below: 10, above: 16 }, more: { below: 5, above: 8 } };
/** A sheet that takes longer than this, ms, no longer follows every key; it comes at its own pace. */
const affordable = 40;
/** The cheapest of so many drawings counts: fonts that arrive, or a busy machine, make single ones dear. */
const remembered = 4;

/** The newest document at once; or right after; or, where drawing it costs too much, as often as leaves half of the time to the typing. */
function usePaced(newest: ResumeDocument, pages: RefObject<number>): ResumeDocument {
  const [due, setDue] = useState<ResumeDocument | null>(null);
  const costs = useRef<readonly number[]>([]);
  const drawn = useRef<ResumeDocument | null>(null);
  const isLight = useRef(true);
  const cost = costs.current.length < remembered ? 0 : Math.min(...costs.current);
  const { below, above } = pages.current > 1 ? light.more : light.onePage;
  if (cost > above) isLight.current = false;
  else if (cost < below) isLight.current = true;
  const document = isLight.current || due === newest ? newest : (drawn.current ?? newest);
  const begun = performance.now();
  useLayoutEffect(() => {
    if (drawn.current === document) return;
    costs.current = [...costs.current, performance.now() - begun].slice(-remembered);
    drawn.current = document;
  });
  const latest = useRef(newest);
  latest.current = newest;
  const isBehind = document !== newest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that came too late is waited for again
  useEffect(() => {
    if (!isBehind) return;
    const draw = () => setDue(latest.current);
    if (cost <= affordable) return soon(draw);
    const timer = setTimeout(draw, Math.min(1500, Math.max(120, 2 * cost)));
    return () => clearTimeout(timer);
  }, [isBehind, due]);
  return document;
}

/** Does it in the next task, without the wait that a timer has; answers what calls it off. */
function soon(draw: () => void): () => void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    // In this very task: React's own would be one more.
    flushSync(draw);
  };
  channel.port2.postMessage(null);
  return () => channel.port1.close();
}
