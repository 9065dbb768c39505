import { type ReactNode, useCallback } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { papers } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { useClientWidth } from "#web/ui/use-client-width.ts";
import { ShadowHost } from "./shadow-host.tsx";
import { SheetFonts } from "./sheet-fonts.tsx";
import { sheetOf, styleSheetOf } from "./sheet-styles.ts";

type Props = {
  document: ResumeDocument;
  /** The name of a theme; if undefined, the resume's own is used. */
  theme?: string | undefined;
  /** Rules beside the design's, for what a page is drawn as before it is written. */
  css?: string;
  /** What lies over the page, in its own coordinates. */
  children?: ReactNode;
};

/** The first page of a resume, drawn by its design and scaled to the available width. It is a picture: nothing reacts. */
export function FirstPage({ document, theme, css, children }: Props) {
  const [frame, width] = useClientWidth();
  const { paper } = document.config.design;
  const design = designOf(document.config.templateName);
  const dress = useCallback(
    (root: ShadowRoot) => {
      root.adoptedStyleSheets = [styleSheetOf(design), ...(css === undefined ? [] : [sheetOf(css)])];
    },
    [design, css],
  );
  const size = papers[paper];
  return (
    <div
      ref={frame}
      className="relative overflow-hidden rounded-paper bg-white shadow-paper scheme-light"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <SheetFonts document={document} />
      <ShadowHost
        // A design's style sheet belongs to the host's root, so that another design needs another host.
        key={design.componentName}
        onRoot={dress}
        label={document.data.basicInfo.name || document.name}
        className="absolute top-0 left-0"
      >
        <div
          // Links must not work in a picture of a sheet.
          inert
          style={{ transform: `scale(${width / size.width})`, transformOrigin: "0 0", width: size.width }}
        >
          <div className={`rs-pages rs-pages-${paper}`}>
            <Sheet document={document} mode="preview" theme={theme} />
          </div>
        </div>
      </ShadowHost>
      {children}
    </div>
  );
}
