import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { defaultConfig, type ResumeDocument } from "#core/resume/schema.ts";
import { papers } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { publicResumeQuery } from "#web/api/queries.ts";
import { ShadowHost } from "#web/sheet/shadow-host.tsx";
import { SheetFonts } from "#web/sheet/sheet-fonts.tsx";
import { styleSheetOf } from "#web/sheet/sheet-styles.ts";
import { useClientWidth } from "#web/ui/use-client-width.ts";

type Props = {
  /** Slug of the public resume. */
  uuid: string;
  /** If undefined, the resume's own theme is used. */
  theme: string | undefined;
  /** Shown until the resume is loaded. */
  fallback: ReactNode;
};

/** The first page of a public resume, drawn by its design and scaled to the available width. */
export function LiveSheet({ uuid, theme, fallback }: Props) {
  const { data } = useQuery(publicResumeQuery(uuid));
  if (!data) return fallback;
  return (
    <FirstPage
      document={{ name: data.name, data: data.data, config: { ...defaultConfig, ...data.config } }}
      theme={theme}
    />
  );
}

function FirstPage({ document, theme }: { document: ResumeDocument; theme: string | undefined }) {
  const [frame, width] = useClientWidth();
  const { paper } = document.config.design;
  const design = designOf(document.config.templateName);

  const dress = useCallback(
    (root: ShadowRoot) => {
      root.adoptedStyleSheets = [styleSheetOf(design)];
    },
    [design],
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
    </div>
  );
}
