import { FlowLayout, plainStyle, type TextStyle } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { decodeEntities } from "#core/resume/rich-text/escape.ts";
import { ExtractionError } from "./port.ts";
import { withWindowsLetters } from "./windows-letters.ts";

/** Returns the layout of a web page, as job sites save resumes. Scripts, styles and pictures are left out. */
export function readHtml(bytes: Uint8Array): FileLayout {
  return layHtml(decode(bytes, charsetIn(latin(bytes.subarray(0, 4096)))));
}

/** Returns the layout of the page in a web archive: the first part that is one. Throws ExtractionError. */
export function readMhtml(bytes: Uint8Array): FileLayout {
  const text = latin(bytes);
  const part = pageOf(text, 0);
  if (!part) throw new ExtractionError("damaged");
  const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(part.head)?.[1]?.toLowerCase();
  const body =
    encoding === "base64" ? base64(part.body) : encoding === "quoted-printable" ? quoted(part.body) : raw(part.body);
  return layHtml(decode(body, charsetIn(part.head) ?? charsetIn(latin(body.subarray(0, 4096)))));
}

function pageOf(text: string, depth: number): { head: string; body: string } | null {
  const end = /\r?\n\r?\n/.exec(text);
  if (!end || depth > 4) return null;
  const head = text.slice(0, end.index);
  const body = text.slice(end.index + end[0].length);
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(head)?.[1];
  if (!boundary) return /text\/html/i.test(head) ? { head, body } : null;
  for (const part of body.split(`--${boundary}`).slice(1)) {
    const found = pageOf(part.replace(/^\r?\n/, ""), depth + 1);
    if (found) return found;
  }
  return null;
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
const raw = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const base64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

function quoted(text: string): Uint8Array {
  return raw(
    text
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1];
}

function decode(bytes: Uint8Array, charset = "utf-8"): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    // GB2312 as written is GBK as used; the decoder of the platform knows it under both names.
    return withWindowsLetters(new TextDecoder(isWide ? "utf-16le" : charset).decode(bytes));
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}

const blocks =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|section|article|header|footer|blockquote|center|form|fieldset|pre|hr|address|main|aside|nav)$/;
const skipped = /^(?:script|style|head|title|noscript|template|svg|object|iframe|select|xml)$/;
const tagPattern = /<!--[\s\S]*?-->|<!\[[\s\S]*?\]>|<\/?([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<[!?][^>]*>/gi;

function layHtml(html: string): FileLayout {
  const flow = new FlowLayout();
  const stack: { tag: string; style: TextStyle; url?: string }[] = [];
  let skip = "";
  let at = 0;
  const style = () => stack.at(-1)?.style ?? plainStyle;
  const say = (text: string) => {
    if (skip !== "") return;
    const plain = decodeEntities(text).replace(/[\s\u00A0]+/gu, " ");
    if (plain.trim() !== "") flow.text(plain, style(), stack.findLast(({ url }) => url)?.url);
  };
  for (const match of html.matchAll(tagPattern)) {
    say(html.slice(at, match.index));
    at = match.index + match[0].length;
    const tag = match[1]?.toLowerCase() ?? "";
    if (tag === "") continue;
    const isEnd = match[0].startsWith("</");
    if (skip !== "") {
      if (isEnd && tag === skip) skip = "";
      continue;
    }
    if (skipped.test(tag)) {
      if (!isEnd && !match[0].endsWith("/>")) skip = tag;
      continue;
    }
    if (isEnd) close(tag, flow, stack);
    else open(tag, match[2] ?? "", flow, stack, html, at);
  }
  say(html.slice(at));
  return flow.finish();
}

type Open = { tag: string; style: TextStyle; url?: string }[];
const voids = /^(?:br|hr|img|input|meta|link|col|wbr|base)$/;

function open(tag: string, attributes: string, flow: FlowLayout, stack: Open, html: string, at: number): void {
  if (tag === "br") flow.lineBreak();
  else if (tag === "table") flow.startTable([]);
  else if (tag === "tr") flow.startRow(columnsOf(html, at));
  else if (tag === "td" || tag === "th") {
    flow.startCell(spanOf(attributes));
  } else if (blocks.test(tag)) flow.startParagraph(0, /^h[1-6]$/.test(tag) ? 8 : 2);
  if (voids.test(tag)) return;
  const before = stack.at(-1)?.style ?? plainStyle;
  const url = tag === "a" ? /href\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] : undefined;
  stack.push({ tag, style: changed(before, tag, attributes), ...(url && { url: decodeEntities(url) }) });
  if (tag === "li") flow.text("• ", stack.at(-1)?.style ?? plainStyle);
}

function spanOf(attributes: string): number {
  return Math.min(30, Math.max(1, Number(/colspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1)));
}

/** How far a row is looked through for its cells, and how many of them it has at most. */
const rowReach = 40_000;
const mostCells = 60;

/** The widths of the columns of the row that begins here, as far as the page names them; cells of tables inside are none. */
function columnsOf(html: string, at: number): number[] {
  const cells: { span: number; width: number }[] = [];
  let depth = 0;
  for (const [, end, tag, attributes = ""] of html
    .slice(at, at + rowReach)
    .matchAll(/<(\/?)(table|tr|td|th)\b([^<>]*)>/gi)) {
    const name = tag?.toLowerCase();
    if (name === "table") depth += end ? -1 : 1;
    if (depth < 0 || cells.length > mostCells || (depth === 0 && name === "tr")) break;
    if (depth > 0 || end || name === "table") continue;
    const width = Number(/\bwidth\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 0);
    cells.push({ span: spanOf(attributes), width });
  }
  const isSized = cells.every(({ width }) => width > 0);
  return cells.flatMap(({ span, width }) => Array.from({ length: span }, () => (isSized ? width / span : 1)));
}

function close(tag: string, flow: FlowLayout, stack: Open): void {
  if (tag === "tr") flow.endRow();
  else if (tag === "table") flow.endTable();
  else if (blocks.test(tag)) flow.lineBreak();
  const from = stack.findLastIndex((one) => one.tag === tag);
  if (
    from >= 0 &&
    !(tag !== "table" && stack.slice(from).some((one) => one.tag === "table" && from < stack.indexOf(one)))
  )
    stack.length = from;
}

function changed(style: TextStyle, tag: string, attributes: string): TextStyle {
  const css = /style\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const rules = css?.[1] ?? css?.[2] ?? "";
  const size = /font-size\s*:\s*([\d.]+)\s*(pt|px)/i.exec(rules);
  const color = /(?:^|;)\s*color\s*:\s*(#[0-9a-f]{6})/i.exec(rules)?.[1];
  const heading = /^h([1-6])$/.exec(tag)?.[1];
  const isBold =
    /^(?:b|strong|th)$/.test(tag) || heading !== undefined || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(rules);
  return {
    ...style,
    isBold: isBold || (style.isBold && !/font-weight\s*:\s*(?:normal|400)/i.test(rules)),
    isItalic: style.isItalic || /^(?:i|em)$/.test(tag),
    size: size ? Number(size[1]) * (size[2] === "px" ? 0.75 : 1) : heading ? 18 - Number(heading) * 1.5 : style.size,
    color: color?.toLowerCase() ?? style.color,
  };
}
