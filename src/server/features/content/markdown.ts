import { lexer, type Token, type Tokens } from "marked";
import { escapeHtml } from "#server/http/html.ts";

/**
 * Converts Markdown to HTML. Only the elements below are written, each with the attributes given here: markup inside a
 * text is shown as text, images are left out, and links may lead only to this site, https, http or mailto. Content
 * files are therefore safe to accept from anybody.
 */
export type WrittenText = {
  html: string;
  /** The headings of the second level. */
  toc: { id: string; text: string }[];
  /** Words in Latin scripts, and characters of Han, kana and Hangul; code is not counted. */
  words: { latin: number; cjk: number };
};

export function writeMarkdown(markdown: string): WrittenText {
  const writer = createWriter();
  const html = blocks(lexer(markdown), writer);
  return { html, toc: writer.toc, words: countWords(html) };
}

type Writer = { toc: WrittenText["toc"]; ids: Set<string> };

function createWriter(): Writer {
  return { toc: [], ids: new Set() };
}

function blocks(tokens: readonly Token[], writer: Writer): string {
  return tokens.map((token) => block(token, writer)).join("");
}

function block(token: Token, writer: Writer): string {
  switch (token.type) {
    case "heading":
      return heading(token as Tokens.Heading, writer);
    case "paragraph":
      return `<p>${inline(token.tokens)}</p>`;
    case "text":
      return token.tokens ? inline(token.tokens) : escapeHtml(plain(token.text));
    case "list":
      return list(token as Tokens.List, writer);
    case "blockquote":
      return `<blockquote>${blocks(token.tokens ?? [], writer)}</blockquote>`;
    case "code":
      // A long line scrolls, and a scrollable element must be reachable by keyboard.
      return `<pre tabindex="0"><code>${escapeHtml(token.text)}</code></pre>`;
    case "table":
      return table(token as Tokens.Table);
    case "hr":
      return "<hr>";
    case "space":
    case "def":
      return "";
    default:
      return `<p>${escapeHtml(token.raw.trim())}</p>`;
  }
}

/** The first level is reserved for the page's title, so headings start at the second. */
function heading({ depth, tokens }: Tokens.Heading, writer: Writer): string {
  const level = Math.min(Math.max(depth, 2), 4);
  const words = plain(inline(tokens).replace(/<[^>]+>/g, ""));
  const id = freeId(words, writer.ids);
  if (level === 2) writer.toc.push({ id, text: words });
  return `<h${level} id="${escapeHtml(id)}">${inline(tokens)}</h${level}>`;
}

function freeId(words: string, taken: Set<string>): string {
  const base =
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "section";
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

function list({ ordered, start, items }: Tokens.List, writer: Writer): string {
  const name = ordered ? "ol" : "ul";
  const from = ordered && typeof start === "number" && start !== 1 ? ` start="${start}"` : "";
  return `<${name}${from}>${items.map((item) => `<li>${blocks(item.tokens, writer)}</li>`).join("")}</${name}>`;
}

function table({ header, rows }: Tokens.Table): string {
  const cells = (row: Tokens.TableCell[], name: string) =>
    row.map((cell) => `<${name}${name === "th" ? ' scope="col"' : ""}>${inline(cell.tokens)}</${name}>`).join("");
  const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells(header, "th")}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function inline(tokens: readonly Token[] = []): string {
  return tokens.map(mark).join("");
}

function mark(token: Token): string {
  switch (token.type) {
    case "text":
      return token.tokens ? inline(token.tokens) : escapeHtml(plain(token.text));
    case "escape":
      return escapeHtml(token.text);
    case "strong":
      return `<strong>${inline(token.tokens)}</strong>`;
    case "em":
      return `<em>${inline(token.tokens)}</em>`;
    case "del":
      return `<s>${inline(token.tokens)}</s>`;
    case "codespan":
      return `<code>${escapeHtml(token.text)}</code>`;
    case "br":
      return "<br>";
    case "link":
      return link(token as Tokens.Link);
    case "image":
      return escapeHtml(token.text);
    default:
      return escapeHtml(token.raw);
  }
}

function link({ href, tokens }: Tokens.Link): string {
  const words = inline(tokens);
  const isOwn = /^(\/(?!\/)|#)/.test(href);
  if (!isOwn && !/^(https?:\/\/|mailto:)/i.test(href)) return words;
  const away = isOwn || /^mailto:/i.test(href) ? "" : ' rel="noopener"';
  return `<a href="${escapeHtml(href)}"${away}>${words}</a>`;
}

/** The lexer keeps entities as they were written; this decodes the common ones before the text is escaped. */
function plain(text: string): string {
  return text
    .replaceAll("&nbsp;", "\u00A0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

function countWords(html: string): WrittenText["words"] {
  const text = plain(html.replace(/<pre[\s\S]*?<\/pre>/g, " ").replace(/<[^>]+>/g, " "));
  const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
  return {
    cjk: text.match(han)?.length ?? 0,
    latin: text.replace(han, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0,
  };
}
