import { memo, useLayoutEffect, useRef, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Design } from "#templates/design.ts";
import { papers } from "#templates/paging.ts";
import { Sheet } from "#templates/sheet.tsx";
import { ShadowHost } from "#web/sheet/shadow-host.tsx";
import { SheetFonts } from "#web/sheet/sheet-fonts.tsx";
import { styleSheetOf } from "#web/sheet/sheet-styles.ts";

type Props = { design: Design; resume: ResumeDocument; isDrawn: boolean };

/** The first page of a resume, as wide as the room for it; blank until it is drawn. */
export const DesignPage = memo(function DesignPage({ design, resume, isDrawn }: Props) {
  const { width, height } = papers[resume.config.design.paper];
  const frame = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(0.35);
  useLayoutEffect(() => {
    const own = frame.current;
    if (!own) return;
    const measure = () => setScale(own.clientWidth / width);
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    measure();
    return () => observer.disconnect();
  }, [width]);
  return (
    // Inert, so that the links and headings of the page are neither focusable nor read out.
    <span
      ref={frame}
      inert
      aria-hidden="true"
      className="relative block overflow-hidden"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isDrawn && (
        <>
          <SheetFonts document={resume} />
          <ShadowHost
            label=""
            className="absolute top-0 left-0"
            onRoot={(root) => {
              root.adoptedStyleSheets = [styleSheetOf(design)];
            }}
          >
            <div style={{ width, height, overflow: "hidden", transform: `scale(${scale})`, transformOrigin: "0 0" }}>
              <Sheet document={resume} mode="preview" />
            </div>
          </ShadowHost>
        </>
      )}
    </span>
  );
});
