import { renderToStaticMarkup } from "react-dom/server";
import { htmlLang, type Locale } from "#locales/words.ts";
import type { SheetMarkup } from "#server/adapters/renderer/port.ts";
import { brandNames, Mark } from "#templates/brand.tsx";

export type ShareOrder = {
  locale: Locale;
  width: number;
  height: number;
  line: string;
  text: string;
  /** Pictures of two resumes, WebP; the first is in front. */
  sheets: readonly Uint8Array[];
};

const sheetWidth = 400;
const css = `
html, body { margin: 0 }
.share { position: relative; overflow: hidden; box-sizing: border-box; color: #edf2ef; font-family: Geist, "Noto Sans SC", sans-serif;
  background: linear-gradient(118deg, #0b110e 0%, #0b110e 46%, #053b2c 100%) }
.share::before { content: ""; position: absolute; inset: 0; opacity: .5;
  background: linear-gradient(#ffffff0d 1px, transparent 1px) 0 0 / 30px 30px, linear-gradient(90deg, #ffffff0d 1px, transparent 1px) 0 0 / 30px 30px;
  mask: linear-gradient(90deg, transparent 30%, #000) }
.words { position: absolute; left: 72px; top: 72px; bottom: 72px; width: 560px; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 14px; font: 700 34px/1 "Schibsted Grotesk", "Noto Sans SC", sans-serif; letter-spacing: -.01em }
.line { margin: auto 0 22px; font: 700 72px/1.06 "Schibsted Grotesk", "Noto Sans SC", sans-serif; letter-spacing: -.03em; text-wrap: balance }
.line:lang(zh-CN) { font-size: 66px; line-height: 1.22; letter-spacing: 0; word-break: auto-phrase }
.text { margin: 0 0 6px; font-size: 25px; line-height: 1.5; color: #b9c4be; text-wrap: pretty }
.sheet { position: absolute; width: ${sheetWidth}px; border-radius: 3px; background: #fff; box-shadow: 0 0 0 1px #ffffff14, 0 34px 80px #000a }
.sheet:nth-of-type(1) { left: 700px; top: 82px; rotate: -3deg; z-index: 1 }
.sheet:nth-of-type(2) { left: 905px; top: -34px; rotate: 5deg; opacity: .92 }
`;

/** Returns the picture as markup for the renderer: the headline on the left, two resume pages on the right. */
export function shareMarkup({ locale, width, height, line, text, sheets }: ShareOrder): SheetMarkup {
  const brand = brandNames[locale];
  const html = renderToStaticMarkup(
    <div className="share" lang={htmlLang[locale]} style={{ width, height }}>
      <div className="words">
        <div className="brand">
          <Mark size={46} />
          {brand}
        </div>
        <h1 className="line">{line}</h1>
        <p className="text">{text}</p>
      </div>
      {sheets.map((bytes, index) => (
        <img
          key={String(index)}
          className="sheet"
          alt=""
          src={`data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`}
        />
      ))}
    </div>,
  );
  return {
    html,
    css,
    fonts: locale === "ch" ? ["geist", "schibsted-grotesk", "noto-sans-sc"] : ["geist", "schibsted-grotesk"],
    lang: htmlLang[locale],
    title: brand,
    paper: { width, height },
  };
}
