import { memo } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { pageGap, papers } from "#templates/paging.ts";
import { SheetFonts } from "#web/sheet/sheet-fonts.tsx";
import { useClientWidth } from "#web/ui/use-client-width.ts";
import { PagedSheet } from "../canvas/paged-sheet.tsx";

type Props = { resume: ResumeDocument; isDrawn: boolean };

const unmeasured = () => {};

/** The first page of a resume, as wide as the room for it; blank until it is drawn. */
export const DesignPage = memo(function DesignPage({ resume, isDrawn }: Props) {
  const paper = papers[resume.config.design.paper];
  const [frame, width] = useClientWidth();
  return (
    // Inert, so that the links and headings of the page are neither focusable nor read out.
    <div
      ref={frame}
      inert
      aria-hidden="true"
      className="relative overflow-hidden"
      style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
    >
      {isDrawn && width > 0 && (
        <>
          <SheetFonts document={resume} />
          <PagedSheet
            document={resume}
            scale={width / paper.width}
            gap={pageGap}
            inUse={null}
            label=""
            onMeasured={unmeasured}
          />
        </>
      )}
    </div>
  );
});
