import { useQuery } from "@tanstack/react-query";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Original } from "#contract/reading.ts";
import { download, send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { lazyOnce } from "#web/shell/lazy-part.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useInView } from "#web/ui/use-in-view.ts";
import { useEditorStore } from "../state/editor-context.tsx";
import { PageMarks } from "./page-marks.tsx";
import { WordPage } from "./word-page.tsx";
import { rowsOf } from "./word-rows.ts";

/** The longer side of a drawn page, px: sharp on a dense screen in a column of half a window. */
const side = 1700;
const loadReader = lazyOnce(() => import("#web/shell/pdf-document.ts"));

/** The pages of the file as pictures, with the places of the fields marked on them. */
export function FilePages({ original }: { original: Original }) {
  const { t } = useTranslation("editorOriginal");
  const { resumeId } = useEditorStore().getState();
  const isPdf = original.format === "pdf";
  const file = useQuery({
    queryKey: ["resumes", resumeId, "original", isPdf ? "file" : "layout"],
    queryFn: async ({ signal }) => {
      const params = { id: resumeId };
      if (!isPdf) return { layout: await send(calls.getResumeOriginalLayout, { params, signal }), pdf: null };
      const { blob } = await download(calls.getResumeOriginalFile, { params, signal }, () => {});
      return { pdf: await blob.arrayBuffer(), layout: null };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const pdf = usePdf(file.data?.pdf ?? null);
  // The reader comes beside the file; a failure is told where the file is opened.
  useEffect(() => {
    if (isPdf) void loadReader().catch(() => {});
  }, [isPdf]);
  if (file.isError || pdf === "failed") {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <QueryFailed title={t("failed")} text={t("failedText")} retry={() => void file.refetch()} />
      </div>
    );
  }
  const drawn = file.data?.layout?.pages.map((page) => ({ width: page.width, ...rowsOf(page) }));
  return (
    <ol
      aria-label={t("pages")}
      // Long files are read by scrolling, also with the keyboard alone.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls and holds nothing to press is reached by the keyboard only as a stop of its own
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto bg-sunken p-4 outline-offset-[-2px]"
    >
      {original.pages.map((read, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no name but its number, and the pages of a stored file are never moved, added or removed
          key={index}
          className="relative shrink-0 overflow-hidden rounded-paper bg-white text-[#1a1a1a] shadow-md"
          style={{ aspectRatio: `${read.width} / ${drawn?.[index]?.height ?? read.height}` }}
        >
          <WhenNear>
            {pdf ? (
              <PdfPage document={pdf} number={index + 1} label={t("page", { number: index + 1 })} />
            ) : drawn?.[index] ? (
              <WordPage {...drawn[index]} label={t("page", { number: index + 1 })} />
            ) : (
              <Skeleton className="size-full" />
            )}
          </WhenNear>
          <PageMarks original={original} page={index} drawn={drawn?.[index]} />
        </li>
      ))}
    </ol>
  );
}

/** Opens a PDF; null until it is open. */
function usePdf(bytes: ArrayBuffer | null): PDFDocumentProxy | "failed" | null {
  const [document, setDocument] = useState<PDFDocumentProxy | "failed" | null>(null);
  useEffect(() => {
    if (!bytes) return;
    let isGone = false;
    // The reader takes what it gets: a copy, so that the panel can be opened again.
    const opening = loadReader().then(({ openPdf }) => openPdf(bytes.slice(0)));
    opening.then(
      (opened) => {
        if (!isGone) setDocument(opened);
      },
      () => {
        if (!isGone) setDocument("failed");
      },
    );
    return () => {
      isGone = true;
      setDocument(null);
      void opening.then((opened) => opened.loadingTask.destroy()).catch(() => {});
    };
  }, [bytes]);
  return document;
}

function PdfPage({ document, number, label }: { document: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void loadReader()
      .then(({ drawPage }) => canvas.current && drawPage(document, number, canvas.current, side))
      // A page that cannot be drawn stays white; the marks on it are right nevertheless.
      .catch(() => {});
  }, [document, number]);
  return <canvas ref={canvas} role="img" aria-label={label} className="block size-full" />;
}

/** Draws a page when it comes near the window: thirty of them at once would be much memory. */
function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { wasInView } = useInView(place, { margin: 600 });
  return (
    <div ref={place} className="size-full">
      {wasInView ? children : null}
    </div>
  );
}
