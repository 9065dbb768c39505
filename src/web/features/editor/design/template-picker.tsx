import { Crown } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Design } from "#templates/design.ts";
import { papers } from "#templates/paging.ts";
import { designOf, designs } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { ShadowHost } from "#web/sheet/shadow-host.tsx";
import { fetchWhenIdle, sheetOf, styleSheetOf } from "#web/sheet/sheet-styles.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { openTool } from "../palette/tool-store.ts";
import { useEditor, useEditorStore } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import { firstPageOf } from "./first-page.ts";
import { SettingGroup } from "./setting.tsx";
import { useDesignChoice } from "./use-design-choice.ts";

const firstShown = 6;

/** Returns the first designs, with the chosen one in place of the last where it is not among them. */
function shownFor(chosen: string): readonly Design[] {
  const first = designs.slice(0, firstShown);
  const own = designOf(chosen);
  return first.includes(own) ? first : [...first.slice(0, -1), own];
}

/**
 * The first designs as thumbnails of this very resume; the others are in the chooser. A regular user tries a premium
 * design on the preview.
 */
export function TemplatePicker() {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const store = useEditorStore();
  const { chosen, isLocked, choose } = useDesignChoice();
  const theme = useEditor((state) => drawnDocument(state).config.templateTheme);
  // The document as it was when the panel opened: rendering the thumbnails at every keystroke would cost more than it
  // is worth.
  const [document] = useState(() => firstPageOf(store.getState().document));

  useEffect(() => fetchWhenIdle(designs), []);

  return (
    <SettingGroup
      title={t("design.template")}
      aside={
        designs.length > firstShown && (
          <button
            type="button"
            onClick={() => openTool("designs")}
            className="min-h-6 rounded-chip px-1 font-label text-accent text-dense hover:text-accent-hover"
          >
            {t("design.all", { count: designs.length })}
          </button>
        )
      }
    >
      <ul className="grid grid-cols-3 gap-2">
        {shownFor(chosen).map((design) => {
          const isChosen = design.componentName === chosen;
          return (
            <li key={design.componentName}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => choose(design)}
                className="group block w-full rounded-badge text-left text-fg2 aria-pressed:text-accent"
              >
                <span className="block overflow-hidden rounded-[5px] border border-line bg-white group-hover:border-line2 group-aria-pressed:border-[1.5px] group-aria-pressed:border-accent">
                  <Thumbnail document={document} design={design} theme={isChosen ? theme : design.themes[0]} />
                </span>
                <span className="mt-1 flex items-center gap-1 text-meta">
                  <span className="truncate">{design.title[locale]}</span>
                  {isLocked(design) && (
                    <>
                      <Crown size={12} strokeWidth={2} aria-hidden="true" className="shrink-0 text-crown" />
                      <span className="sr-only">{t("design.premium")}</span>
                    </>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </SettingGroup>
  );
}

/** Icons would be a pixel wide here, and a frame takes longer for each of them (docs/decisions/0023). */
const smallCss = "svg { visibility: hidden }";

function Thumbnail({ document, design, theme }: { document: ResumeDocument; design: Design; theme?: string }) {
  const { width, height } = papers.a4;
  const shown: ResumeDocument = {
    ...document,
    config: {
      ...document.config,
      templateName: design.componentName,
      design: { ...document.config.design, accent: null, columns: null },
    },
  };
  const frame = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(0.1);
  useLayoutEffect(() => setScale((frame.current?.clientWidth ?? 79) / width), [width]);
  return (
    // Inert, so that the links and headings of a thumbnail are neither focusable nor read out.
    <span
      ref={frame}
      inert
      aria-hidden="true"
      className="relative block overflow-hidden"
      style={{ aspectRatio: "1 / 1.24" }}
    >
      <ShadowHost
        label=""
        className="absolute top-0 left-0"
        onRoot={(root) => {
          root.adoptedStyleSheets = [styleSheetOf(design), sheetOf(smallCss)];
        }}
      >
        <div style={{ width, height, overflow: "hidden", transform: `scale(${scale})`, transformOrigin: "0 0" }}>
          <Sheet document={shown} mode="preview" theme={theme} />
        </div>
      </ShadowHost>
    </span>
  );
}
