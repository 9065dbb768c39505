import { cleanText } from "../plain-text.ts";
import { sanitizeRichText } from "../rich-text.ts";
import { escapeHtml } from "./escape.ts";
import { listFormats, type PastedStyle, readStyle, wordLevel } from "./pasted-style.ts";
import { attribute, type OpenTag, tokenize } from "./tokens.ts";

/**
 * Returns the HTML of a clipboard as a description: the allowed set (rich-text.ts), with tags for what word processors
 * and web pages express by style alone. Word's list paragraphs become lists, Google Docs' bold spans bold, headings
 * bold lines, table cells text; scripts, styles, pictures, hidden text and empty lines are removed. Never throws.
 */
export function cleanPastedHtml(html: string): string {
  const clean = cleanText(html, html.length, "multi");
  const writer = new PasteWriter(listFormats(clean), /data-aria-level/.test(clean));
  for (const token of tokenize(fragmentOf(clean))) {
    if (token.type === "text") writer.text(token.text);
    else if (token.type === "open") writer.open(token);
    else writer.close(token.name);
  }
  const sanitized = sanitizeRichText(writer.finish());
  const tidied = tidy(sanitized);
  // Sanitized a second time, because the removed parts may have separated two runs of the same marks.
  return tidied === sanitized ? sanitized : sanitizeRichText(tidied);
}

/** The part that the user selected; the rest was added for the clipboard. */
function fragmentOf(html: string): string {
  const start = html.indexOf("<!--StartFragment");
  const end = html.lastIndexOf("<!--EndFragment");
  if (start === -1) return html;
  return html.slice(html.indexOf(">", start) + 1, end > start ? end : html.length);
}

/** Glyphs that serve as bullets where there is no list; the last three are Wingdings and Symbol as Word writes them. */
const glyph = "[•●▪◦‣■◆➢·\\uf0b7\\uf0a7\\uf0d8]";
const glyphLine = new RegExp(`<p(?: style="[^"]*")?>\\s*${glyph}[\\s\\u00a0]*([^<\\s](?:(?!</?p).)*)</p>`, "gs");

function tidy(html: string): string {
  return html
    .replace(/<p(?: style="[^"]*")?>(?:[\s\u00a0]|<br>|<\/?(?:strong|em|u|s|code)>)*<\/p>/g, "")
    .replace(/[ \u00a0]{2,}/g, " ")
    .replace(/(<\/(?:p|ul|ol)>)(?:\s|<br>)+/g, "$1")
    .replace(/^(?:\s|<br>)+|<br>$/g, "")
    .replace(/[\s\u00a0]+(<\/(?:p|li)>)/g, "$1")
    .replace(/(<(?:p|li)(?: style="[^"]*")?>)[\s\u00a0]+/g, "$1")
    .replace(glyphLine, (whole, line: string, at: number, all: string) =>
      all.slice(Math.max(0, at - 4), at) === "<li>" ? whole : `<ul><li><p>${line}</p></li></ul>`,
    )
    .replace(/<\/ul>\s*<ul>|<\/ol>\s*<ol>/g, "");
}

type Mark = "strong" | "em" | "u" | "s" | "code";
const markOf: Readonly<Record<string, Mark>> = {
  ...{ b: "strong", strong: "strong", i: "em", em: "em", u: "u", ins: "u", s: "s", strike: "s", del: "s" },
  ...{ code: "code", kbd: "code", tt: "code", samp: "code" },
};
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const blocks = new Set([
  ...["p", "div", "blockquote", "section", "article", "header", "footer", "main", "aside", "nav", "address", "pre"],
  ...["figure", "figcaption", "dl", "dt", "dd", "table", "caption", "tr", "form", "fieldset", "body", ...headings],
]);
const voids = new Set([
  "img",
  "meta",
  "link",
  "input",
  "col",
  "wbr",
  "area",
  "base",
  "embed",
  "source",
  "track",
  "param",
]);
/** Elements that are removed with their content, besides those that the tokenizer always drops. */
const hidden = new Set(["head", "xml", "map", "datalist", "dialog"]);

type Frame = {
  name: string;
  kind: "inline" | "block" | "list" | "item" | "wordItem" | "marker" | "hidden";
  marks: ReadonlySet<Mark>;
  href: string | null;
  isPre: boolean;
  /** For a list: its last item is still open in the output, because a nested list may follow. */
  hasOpenItem: boolean;
  /**
   * For a list item of Word: its start in the output, its depth, and whether Word's list is numbered; null where
   * unknown.
   */
  word: { at: number; level: number; ordered: boolean | null } | null;
};

const plain: Frame = {
  ...{ name: "", kind: "block", marks: new Set(), href: null, isPre: false, hasOpenItem: false, word: null },
};
const depthMax = 200;

/**
 * Rewrites tags. Each run of text carries its own marks, so that the result does not depend on the nesting of the
 * source.
 */
class PasteWriter {
  private readonly formats: ReadonlyMap<string, boolean>;
  /** Word on the web wraps every item in a list of its own and writes its depth in an attribute. */
  private readonly isWordOnline: boolean;
  private readonly out: string[] = [];
  private readonly stack: Frame[] = [];
  private readonly wordLists: ("ul" | "ol")[] = [];
  private marker = "";

  constructor(formats: ReadonlyMap<string, boolean>, isWordOnline: boolean) {
    this.formats = formats;
    this.isWordOnline = isWordOnline;
  }

  finish(): string {
    this.popTo(0);
    this.closeWordLists(0);
    return this.out.join("");
  }

  text(raw: string): void {
    const top = this.top();
    if (top.kind === "hidden") return;
    if (top.kind === "marker") {
      this.marker += raw;
      return;
    }
    const collapsed = top.isPre ? raw : raw.replace(/[ \t\n\r\f]+/g, " ").replace(/[ \u00a0]{2,}/g, " ");
    if (collapsed.trim() === "" && (top.kind === "list" || (/\n/.test(raw) && !top.isPre && top.kind === "block")))
      return;
    if (!this.stack.some(({ kind }) => kind === "wordItem") && collapsed.trim() !== "" && this.stack.every(isInline)) {
      this.closeWordLists(0);
    }
    if (top.kind === "list") this.closeItem(top);
    const lines = top.isPre ? collapsed.split("\n") : [collapsed];
    lines.forEach((line, index) => {
      if (index > 0) this.out.push("<br>");
      if (line !== "") this.out.push(run(line, top));
    });
  }

  open(tag: OpenTag): void {
    const { name } = tag;
    const parent = this.top();
    if (name === "br" || name === "hr") {
      if (parent.kind !== "hidden" && parent.kind !== "marker") this.out.push(`<${name}>`);
      return;
    }
    if (voids.has(name) || tag.selfClosing || this.stack.length >= depthMax) return;
    const css = attribute(tag.body, "style") ?? "";
    const style = readStyle(css);
    const frame: Frame = {
      ...plain,
      name,
      kind: "inline",
      marks: marksOf(name, style, parent),
      href: name === "a" ? urlOf(tag.href) : parent.href,
      isPre: style.isPre ?? (name === "pre" || parent.isPre),
    };
    if (parent.kind === "hidden" || parent.kind === "marker") frame.kind = parent.kind;
    else if (style.isMarker) {
      frame.kind = "marker";
      this.marker = "";
    } else if (hidden.has(name) || style.isHidden) frame.kind = "hidden";
    else if (name === "ul" || name === "ol") this.openList(frame);
    else if (name === "li") this.openItem(frame, tag);
    else if (name === "td" || name === "th") this.out.push(" ");
    else if (blocks.has(name)) this.openBlock(frame, tag, css);
    this.stack.push(frame);
  }

  close(name: string): void {
    const index = this.stack.findLastIndex((frame) => frame.name === name);
    if (index !== -1) this.popTo(index);
  }

  private openBlock(frame: Frame, tag: OpenTag, css: string): void {
    // Word on the web wraps every single item in a `div`.
    if (this.isWordOnline && frame.name === "div") return;
    const level = wordLevel(css);
    const unclosed = this.stack.findLastIndex(({ kind, name }) => kind !== "inline" || name === "p");
    if (this.stack[unclosed]?.name === "p") this.popTo(unclosed);
    if (level) {
      this.beginWordItem(frame, level.depth, this.formats.get(level.key) ?? null);
      return;
    }
    const isInItem = this.stack.some(({ kind }) => kind === "wordItem");
    if (!isInItem && frame.name !== "body") this.closeWordLists(0);
    frame.kind = "block";
    const align = tag.align && /^(center|right|justify)$/.test(tag.align) ? ` style="text-align: ${tag.align}"` : "";
    this.out.push(frame.name === "p" || headings.has(frame.name) ? `<p${align}>` : `<div${align}>`);
  }

  private openList(frame: Frame): void {
    frame.kind = "list";
    if (this.isWordOnline) return;
    this.closeWordLists(0);
    this.out.push(`<${frame.name}>`);
  }

  private openItem(frame: Frame, tag: OpenTag): void {
    const list = this.stack.findLast(({ kind }) => kind === "list");
    if (this.isWordOnline) {
      const depth = Number(attribute(tag.body, "data-aria-level")) || 1;
      this.beginWordItem(frame, depth, list?.name === "ol");
      return;
    }
    frame.kind = "item";
    if (list) this.closeItem(list);
    this.out.push("<li>");
  }

  private closeItem(list: Frame): void {
    if (list.hasOpenItem) this.out.push("</li>");
    list.hasOpenItem = false;
  }

  /**
   * Reserves a place in the output for the tags that open the item. They are known only at its end, because the marker
   * tells bullets from numbers.
   */
  private beginWordItem(frame: Frame, level: number, ordered: boolean | null): void {
    frame.kind = "wordItem";
    frame.word = { at: this.out.length, level: Math.min(6, Math.max(1, level)), ordered };
    this.marker = "";
    this.out.push("");
  }

  private endWordItem({ at, level, ordered }: NonNullable<Frame["word"]>): void {
    const marker = this.marker.trim();
    const isNumber =
      marker === "" ? ordered === true : /^[(（]?(\d+|[a-z]{1,5}|[一二三四五六七八九十]+)[.)、．）]/i.test(marker);
    const type = isNumber ? "ol" : "ul";
    let lead = this.wordListsEnd(level);
    if (this.wordLists.length === level && this.wordLists[level - 1] !== type) lead += this.wordListsEnd(level - 1);
    if (this.wordLists.length === level) lead += "</li>";
    while (this.wordLists.length < level) {
      // A level that was skipped still needs an item to contain the next one.
      lead += this.wordLists.length < level - 1 ? `<${type}><li>` : `<${type}>`;
      this.wordLists.push(type);
    }
    this.out[at] = `${lead}<li>`;
  }

  private closeWordLists(level: number): void {
    this.out.push(this.wordListsEnd(level));
  }

  private wordListsEnd(level: number): string {
    let end = "";
    while (this.wordLists.length > level) end += `</li></${this.wordLists.pop()}>`;
    return end;
  }

  private popTo(index: number): void {
    while (this.stack.length > index) {
      const frame = this.stack.pop();
      if (!frame) return;
      if (frame.kind === "block") this.out.push(frame.name === "p" || headings.has(frame.name) ? "</p>" : "</div>");
      else if (frame.kind === "wordItem" && frame.word) this.endWordItem(frame.word);
      else if (frame.kind === "item") this.endItem();
      else if (frame.kind === "list" && !this.isWordOnline) {
        this.closeItem(frame);
        this.out.push(`</${frame.name}>`);
      }
    }
  }

  /** Google Docs puts a nested list beside the item it belongs to, so the item is closed only by what follows. */
  private endItem(): void {
    const list = this.stack.at(-1);
    if (list?.kind === "list") list.hasOpenItem = true;
    else this.out.push("</li>");
  }

  private top(): Frame {
    return this.stack.at(-1) ?? plain;
  }
}

function isInline(frame: Frame): boolean {
  return frame.kind === "inline";
}

function marksOf(name: string, style: PastedStyle, parent: Frame): ReadonlySet<Mark> {
  const marks = new Set(parent.marks);
  const own = markOf[name];
  if (own) marks.add(own);
  if (headings.has(name)) marks.add("strong");
  for (const mark of ["strong", "em", "u", "s"] as const) {
    if (style[mark] === true) marks.add(mark);
    if (style[mark] === false) marks.delete(mark);
  }
  return marks;
}

/** Returns one run with its marks. Links are underlined anyway, so they get no `u`. */
function run(text: string, { marks, href, isPre }: Frame): string {
  let html = escapeHtml(text);
  if (html.trim() === "") return html;
  for (const mark of marks) {
    if (!(mark === "u" && href !== null) && !(mark === "code" && isPre)) html = `<${mark}>${html}</${mark}>`;
  }
  return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** Google Docs routes every link through a redirect of its own, from which the target is extracted. */
function urlOf(href: string | null): string | null {
  const inner = /^https?:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&#]+)/.exec(href ?? "")?.[1];
  if (inner === undefined) return href?.startsWith("#") ? null : href;
  try {
    return decodeURIComponent(inner);
  } catch {
    return href;
  }
}
