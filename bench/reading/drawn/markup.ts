import { formatRange } from "#core/resume/dates.ts";
import { escapeHtml } from "#core/resume/rich-text/escape.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Item, Language, ResumeDocument, Section } from "#core/resume/schema.ts";
import { fontStack, fontsOf } from "#templates/fonts.ts";
import { shortUrl } from "#templates/parts/hrefs.ts";
import { designOf } from "#templates/registry.ts";
import { type DrawnStyle, type HeadPattern, headPatterns, type Piece, titleLooks } from "./style.ts";

/** Returns a resume set in a drawn look, as the HTML of its sheet and its style sheet. */
export function drawnMarkup({ data, config }: ResumeDocument, style: DrawnStyle): { html: string; css: string } {
  const { basicInfo, links } = data;
  const contacts = [basicInfo.cellphone, basicInfo.email, basicInfo.location, ...links.map(({ src }) => shortUrl(src))]
    .filter(Boolean)
    .map(escapeHtml);
  const isStacked = style.header === "stacked" || style.header === "contacts at the right";
  const shown = isStacked ? contacts.map((one) => `<div>${one}</div>`).join("") : contacts.join(" | ");
  const name = `<h1>${escapeHtml(basicInfo.name)}</h1><div>${escapeHtml(basicInfo.title)}</div>`;
  const head =
    style.header === "contacts at the right"
      ? `<div class="row"><div>${name}</div><div class="end">${shown}</div></div>`
      : `<header class="${style.header}">${name}<div>${shown}</div></header>`;
  const sections = data.sections.filter(({ isHidden, data: items }) => !isHidden && items.length > 0);
  const isMain = ({ position }: Section) => position === "main";
  const draw = (some: readonly Section[]) => some.map((section) => drawSection(section, style, config.lang)).join("");
  const html = `<div lang="${config.lang}" class="sheet">${head}${drawBody(style.structure, {
    main: draw(sections.filter(isMain)),
    side: draw(sections.filter((section) => !isMain(section))),
  })}</div>`;
  const { text, cjk } = fontsOf(designOf(config.templateName), config.lang, { fontFamily: style.font });
  return { html, css: cssOf(style, fontStack(text, cjk)) };
}

function drawBody(structure: DrawnStyle["structure"], { main, side }: { main: string; side: string }): string {
  if (structure === "side at the left")
    return `<div class="columns left"><aside>${side}</aside><main>${main}</main></div>`;
  if (structure === "side at the right") return `<div class="columns"><main>${main}</main><aside>${side}</aside></div>`;
  return structure === "table" ? `<table>${main}${side}</table>` : main + side;
}

function drawSection(section: Section, style: DrawnStyle, lang: Language): string {
  const title = `<h2>${escapeHtml(section.name)}</h2>`;
  const items = section.data.filter(({ isHidden }) => !isHidden);
  const hasHeads = ["empolyment", "education", "project"].includes(section.type);
  const pattern = headPatterns[section.type === "education" ? style.studies : style.work];
  const body = items
    .map((item) => (hasHeads ? drawEntry(item, pattern, style, lang) : drawLines(item, style)))
    .join("");
  if (style.structure === "titles beside")
    return `<section class="beside"><div>${title}</div><div>${body}</div></section>`;
  if (style.structure === "table") return `<tr><td class="label">${title}</td><td>${body}</td></tr>`;
  return `<section>${title}${body}</section>`;
}

function drawEntry(item: Item, pattern: HeadPattern, style: DrawnStyle, lang: Language): string {
  const texts: Record<Piece, string> = {
    role: item.title,
    org: item.subTitle,
    dates: formatRange(item.startDate, item.endDate, lang, style.dates).replace(" – ", style.dash),
    city: style.hasCities ? item.city : "",
  };
  const first = [...(pattern.cells ?? []), ...pattern.lines.flatMap(({ left }) => left)].find(
    (piece) => piece !== "dates" && texts[piece] !== "",
  );
  const draw = (piece: Piece) => emphasised(piece, escapeHtml(texts[piece]), { style, isFirst: piece === first });
  const drawn = (pieces: readonly Piece[]) => pieces.filter((piece) => texts[piece] !== "").map(draw);
  const cells = pattern.cells
    ? `<div class="cells">${pattern.cells.map((one) => `<span>${draw(one)}</span>`).join("")}</div>`
    : "";
  const lines = pattern.lines.map(({ left, join = ", ", right = [] }) => {
    const end = drawn(right).join(" ");
    const start = drawn(left).join(join);
    if (end) return `<div class="row"><span>${start}</span><span class="end">${end}</span></div>`;
    return start && `<div>${start}</div>`;
  });
  const entry = cells + lines.join("") + drawDescription(item, style);
  if (!pattern.gutter) return `<div class="entry">${entry}</div>`;
  const gutter = drawn(pattern.gutter).map((one) => `<div>${one}</div>`);
  return `<div class="entry gutter"><div>${gutter.join("")}</div><div>${entry}</div></div>`;
}

function emphasised(piece: Piece, text: string, { style, isFirst }: { style: DrawnStyle; isFirst: boolean }): string {
  const { emphasis } = style;
  const isBold =
    (emphasis === "all bold" && piece !== "city") ||
    (emphasis === "first piece bold" && isFirst) ||
    (emphasis === "role bold" && piece === "role") ||
    (emphasis === "org bold, role italic" && piece === "org");
  if (isBold && text) return `<b>${text}</b>`;
  return emphasis === "org bold, role italic" && piece === "role" && text ? `<i>${text}</i>` : text;
}

/** An entry of a list of skills, languages and the like: its name, what is said of it, and its text. */
function drawLines(item: Item, style: DrawnStyle): string {
  const head = [item.title, item.subTitle].filter(Boolean).map(escapeHtml).join(": ");
  return (head && `<div>${head}</div>`) + drawDescription(item, style);
}

function drawDescription({ description }: Item, { bullets }: DrawnStyle): string {
  const lines = richTextToPlain(description)
    .split("\n")
    .filter((text) => text.trim() !== "");
  const isListed = (text: string) => /^(?:•|\d+\.)\s/.test(text);
  const drawn = lines.map((text, index) => {
    const plain = escapeHtml(text.replace(/^(?:•|\d+\.)\s+/, ""));
    if (!isListed(text) || bullets === "none") return `<div>${plain}</div>`;
    if (bullets === "list") return `<ul><li>${plain}</li></ul>`;
    return `<div class="bullet"><span>${bullets === "number" ? `${index + 1}.` : bullets}</span>${plain}</div>`;
  });
  return drawn.join("").replaceAll("</ul><ul>", "");
}

function cssOf(style: DrawnStyle, families: string): string {
  const isLeft = style.structure === "side at the left";
  return `@page { size: A4; margin: 15mm }
* { box-sizing: border-box }
html, body { margin: 0 }
.sheet { font-family: ${families}; font-size: ${style.size}pt; line-height: ${style.lineHeight}; color: #222 }
h1 { font-size: 2em; margin: 0 0 4px }
h2 { font-size: 1.15em; font-weight: 400; margin: 14px 0 4px; ${titleLooks[style.title]} }
.centred { text-align: center }
.row { display: flex; justify-content: space-between; gap: 16px }
.end { text-align: right; white-space: nowrap }
.cells { display: grid; grid-template-columns: 1fr 1.4fr 1fr; gap: 10px }
.entry { margin-bottom: ${style.gap}px }
.gutter { display: grid; grid-template-columns: 120px 1fr; gap: 14px }
.beside { display: grid; grid-template-columns: 28% 1fr; gap: 14px; margin-top: 8px }
.beside h2 { font-size: 1em; margin: 0 }
.columns { display: grid; grid-template-columns: ${isLeft ? "32% 1fr" : "1fr 32%"}; gap: 24px }
.bullet { padding-left: 20px; text-indent: -16px }
.bullet span { display: inline-block; width: 16px; text-indent: 0 }
ul { margin: 2px 0; padding-left: 20px }
table { border-collapse: collapse; width: 100% }
td { border: 1px solid #666; padding: 4px 6px; vertical-align: top }
.label { width: 110px }`;
}
