import { type CSSProperties, memo, useMemo } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { htmlLang, isCjk, numbersOf, photoIsShown, type SheetMode, type View } from "./design.ts";
import { fontStack, fontsOf } from "./fonts.ts";
import { papers } from "./paging.ts";
import { PageDecoration } from "./parts/page-decoration.tsx";
import { designOf } from "./registry.ts";
import { findTheme, themes, themeVariables } from "./themes.ts";

export type SheetProps = {
  document: ResumeDocument;
  mode: SheetMode;
  /** Replaces the document's own theme (`?theme=` of the gallery and the public page). */
  theme?: string;
  /** Whether the public page is shown in its dark form. */
  dark?: boolean;
};

/**
 * Draws one resume as one `<article class="rs …">`, the same component for the editor, the printer and the public page.
 * It draws everything it is given, so pass the document as the reader may see it. Its style sheet is
 * `sheetCss(design)`.
 */
export const Sheet = memo(function Sheet({ document, mode, theme, dark = false }: SheetProps) {
  const { config } = document;
  const { lang } = config;
  const settings = config.design;
  const design = designOf(config.templateName);
  const columns = settings.columns ?? design.columns;
  const hasIcons = design.hasIcons && settings.showIcons;
  const hasSectionIcons = design.hasSectionIcons === true && settings.showIcons;
  const hasPhoto = photoIsShown(design, settings);
  const photoShape = settings.photoShape ?? null;
  const linkText = settings.linkText ?? "url";
  const { justifies = none } = design;
  const view = useMemo<View>(
    () => ({
      lang,
      mode,
      columns,
      dateFormat: settings.dateFormat,
      hasIcons,
      hasSectionIcons,
      hasPhoto,
      photoShape,
      justifies,
      linkText,
    }),
    [lang, mode, columns, settings.dateFormat, hasIcons, hasSectionIcons, hasPhoto, photoShape, justifies, linkText],
  );
  const themeName = theme ?? config.templateTheme;
  const variables = useMemo(() => variablesOf(config, themeName, dark), [config, themeName, dark]);
  const classes = [
    "rs",
    `rs-${design.name}`,
    `rs-${columns}`,
    `rs-${mode}`,
    isCjk(lang) ? "rs-cjk" : "rs-latin",
    ...(dark ? ["rs-dark"] : []),
  ];
  return (
    <article
      className={classes.join(" ")}
      lang={htmlLang[lang]}
      aria-label={document.data.basicInfo.name || document.name}
      style={variables}
    >
      <design.Component resume={document} view={view} />
      <PageDecoration
        Page={design.Page}
        hasFoot={mode !== "public" && settings.showPageNumbers}
        resume={document}
        view={view}
      />
    </article>
  );
});

const none: readonly never[] = [];

function variablesOf(config: ResumeDocument["config"], themeName: string, dark: boolean): CSSProperties {
  const { lang, templateName, design: settings } = config;
  const design = designOf(templateName);
  const theme = findTheme(themeName) ?? findTheme(design.themes[0]) ?? themes[0];
  const numbers = numbersOf(design, lang, settings);
  const own = numbersOf(design, lang, { ...settings, fontSize: null, sectionGap: null });
  const fonts = fontsOf(design, lang, settings);
  const paper = papers[settings.paper];
  const variables: Record<`--${string}`, string> = {
    ...(theme ? themeVariables(theme, { accent: settings.accent, dark }) : {}),
    "--font-text": fontStack(fonts.text, fonts.cjk),
    "--font-display": fontStack(fonts.display, fonts.displayCjk),
    ...(fonts.large === fonts.display ? {} : { "--font-large": fontStack(fonts.large, fonts.displayCjk) }),
    ...(fonts.mono ? { "--font-mono": fontStack(fonts.mono, fonts.cjk) } : {}),
    "--text-size": `${numbers.fontSize}px`,
    // Sizes of titles and small print follow the text: one step is what the user added to its size.
    "--step": `${settings.fontSize ?? 0}px`,
    // A name is large, so that it follows a smaller text by the same share, and the space below the header by the gap's.
    ...(numbers.fontSize < own.fontSize ? { "--name-zoom": String(numbers.fontSize / own.fontSize) } : {}),
    ...(numbers.sectionGap < own.sectionGap
      ? { "--header-give": `${((numbers.sectionGap - own.sectionGap) * 0.6).toFixed(1)}px` }
      : {}),
    "--line": String(numbers.lineHeight),
    "--section-gap": `${numbers.sectionGap}px`,
    "--item-gap": `${numbers.itemGap}px`,
    "--margin-block": `${numbers.pageMargin.block}px`,
    "--margin-inline": `${numbers.pageMargin.inline}px`,
    "--page-width": `${paper.width}px`,
    "--page-height": `${paper.height}px`,
  };
  return variables;
}
