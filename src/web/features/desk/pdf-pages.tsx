import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { drawPage, openPdf, type PdfProblem, problemOf } from "#web/shell/pdf-document.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Props = { bytes: ArrayBuffer; nickName: string };

/** The pages of a PDF as pictures. A separate file, because the reader of PDFs is larger than the whole desk. */
export function PdfPages({ bytes, nickName }: Props) {
  const { t } = useTranslation("desk", { keyPrefix: "pdf" });
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [problem, setProblem] = useState<PdfProblem | null>(null);
  useEffect(() => {
    let isGone = false;
    // The reader takes what it gets: a copy, so that the pages can be shown again.
    const opening = openPdf(bytes.slice(0));
    opening.then(
      (opened) => {
        if (!isGone) setDocument(opened);
      },
      (error: unknown) => {
        if (!isGone) setProblem(problemOf(error));
      },
    );
    return () => {
      isGone = true;
      void opening.then((opened) => opened.loadingTask.destroy()).catch(() => {});
    };
  }, [bytes]);
  if (problem) return <Alert tone="danger">{t(problem)}</Alert>;
  if (!document) return <Skeleton className="h-[320px] w-full rounded-control" />;
  const { numPages } = document;
  const shown = Math.min(numPages, limits.programs.proofPages);
  return (
    <>
      <ol className="grid gap-4">
        {Array.from({ length: shown }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PdfPage
              document={document}
              number={number}
              label={t("page", { nickName, number, pages: numPages })}
              onProblem={() => setProblem("damaged")}
            />
          </li>
        ))}
      </ol>
      {numPages > shown ? <Alert tone="warn">{t("more", { shown, pages: numPages })}</Alert> : null}
    </>
  );
}

type PageProps = { document: PDFDocumentProxy; number: number; label: string; onProblem: () => void };

function PdfPage({ document, number, label, onProblem }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is drawn once for each document
  useEffect(() => {
    let isGone = false;
    if (canvas.current) {
      drawPage(document, number, canvas.current, limits.programs.proofSide).catch(() => {
        if (!isGone) onProblem();
      });
    }
    return () => {
      isGone = true;
    };
  }, [document, number]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="block h-auto max-w-full rounded-control border border-line bg-white"
    />
  );
}
