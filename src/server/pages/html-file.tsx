import { renderToStaticMarkup } from "react-dom/server";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fontFaceCss, readFontFile } from "#server/fonts/font-css.ts";
import { hasCharacter, spansOf } from "#server/fonts/font-ranges.ts";
import { sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { htmlLang } from "#templates/design.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";

/**
 * Returns a resume as one HTML file that needs nothing else: styles, fonts and the photo are in it, and no script. Pass
 * the document with its photo as a data: URL; another one is left out, so that opening the file asks nobody.
 */
export async function htmlFile(document: ResumeDocument): Promise<string> {
  const { basicInfo } = document.data;
  const avatar = basicInfo.avatar.startsWith("data:image/") ? basicInfo.avatar : "";
  const shown = { ...document, data: { ...document.data, basicInfo: { ...basicInfo, avatar } } };
  const { config } = shown;
  const design = designOf(config.templateName);
  const isTwo = (config.design.columns ?? design.columns) === "two";
  const css = [await fontsInside(shown), frameCss(isTwo ? 1024 : 768), sheetCss(design)].join("\n");
  const title = [basicInfo.name, basicInfo.title].filter((text) => text !== "").join(" · ") || document.name;
  const page = renderToStaticMarkup(
    <html lang={htmlLang[config.lang]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, in which nothing is a person's text
          dangerouslySetInnerHTML={{ __html: css.replaceAll("</", "<\\/") }}
        />
      </head>
      <body>
        <main>
          <Sheet document={shown} mode="public" />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

const frameCss = (width: number) =>
  `:root { color-scheme: light } body { margin: 0; background: #fff } main { width: min(100%, ${width}px); margin: 0 auto }`;

/** The faces that the words need, with their files inside: of a Chinese family that is some of a hundred. */
async function fontsInside(document: ResumeDocument): Promise<string> {
  const points = [...new Set(JSON.stringify(document.data))].map((letter) => letter.codePointAt(0) ?? 0);
  const css = fontFaceCss([...sheetFonts(document)]);
  const needed = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((rule) => {
    const range = /unicode-range:([^;}]+)/.exec(rule)?.[1];
    if (range === undefined) return true;
    const spans = spansOf(range);
    return points.some((point) => hasCharacter(spans, point));
  });
  const whole = await Promise.all(
    needed.map(async (rule) => {
      const url = /url\(["']?([^"')]+)["']?\)/.exec(rule)?.[1] ?? "";
      const bytes = await readFontFile(url);
      return bytes ? rule.replace(url, `data:font/woff2;base64,${Buffer.from(bytes).toString("base64")}`) : "";
    }),
  );
  return whole.join("\n");
}
