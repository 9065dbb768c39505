import { useCallback, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { papers } from "#templates/paging.ts";
import { SheetFonts } from "#web/sheet/sheet-fonts.tsx";
import { useClientWidth } from "#web/ui/use-client-width.ts";
import { layoutSize, type PageLayout, pageRect } from "../canvas/page-geometry.ts";
import { type Measured, PagedSheet, stacksPages } from "../canvas/paged-sheet.tsx";

const gapOnScreen = 20;

/** The sheet of a document, page by page, as wide as there is room. */
export function PastSheet({ document, label }: { document: ResumeDocument; label: string }) {
  const [frame, width] = useClientWidth();
  const [pages, setPages] = useState(1);
  const paper = papers[document.config.design.paper];

  const measured = useCallback((next: Measured) => setPages(next.pages), []);

  const scale = Math.min(1, (width || 560) / paper.width);
  const layout: PageLayout = { paper, pages, gap: gapOnScreen / scale, stacked: stacksPages };
  const size = layoutSize(layout);
  return (
    // Pages side by side are wider than any dialog and must scroll; the shadow of stacked pages must not be cut off.
    <div ref={frame} className={stacksPages ? undefined : "overflow-x-auto"}>
      <SheetFonts document={document} />
      <div className="relative mx-auto" style={{ width: size.width * scale, height: size.height * scale }}>
        {Array.from({ length: pages }, (_, index) => {
          const rect = pageRect(layout, index);
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
              key={index}
              aria-hidden="true"
              className="absolute rounded-paper bg-white shadow-paper"
              style={{
                left: rect.left * scale,
                top: rect.top * scale,
                width: rect.width * scale,
                height: rect.height * scale,
              }}
            />
          );
        })}
        <PagedSheet
          document={document}
          scale={scale}
          gap={layout.gap}
          inUse={null}
          label={label}
          onMeasured={measured}
        />
      </div>
    </div>
  );
}
