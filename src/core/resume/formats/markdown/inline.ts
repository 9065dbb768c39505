import { decodeEntities, escapeHtml } from "../../rich-text/escape.ts";
import { richTextToPlain } from "../../rich-text.ts";

/** Where the links of a text lead that name their targets elsewhere: `[words][name]`, `[name]: https://…`. */
export type Targets = ReadonlyMap<string, string>;

type Delimiter = { at: number; sign: string; count: number; opens: boolean; closes: boolean };
type Bracket = { at: number; isImage: boolean; from: number };

const allowedTag =
  /^<\/?(?:strong|b|em|i|u|ins|s|del|strike|code|kbd|br|span|sub|sup|a|p|div|center|font|img|details|summary)\b[^<>]*>/i;
const autolink = /^<((?:https?:\/\/|mailto:|tel:)[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>/i;
/** How far back an opening mark is looked for, so that a text of marks alone takes no longer than any other. */
const reach = 40;

/**
 * Returns the HTML of a line of Markdown, with emphasis, code, links and line breaks. It is not yet reduced to what a
 * description may hold: `cleanData` does that with everything that is read.
 */
export function inlineHtml(text: string, targets: Targets = new Map()): string {
  const pieces: string[] = [];
  const delimiters: Delimiter[] = [];
  const brackets: Bracket[] = [];
  let at = 0;
  let plain = "";
  const flush = () => {
    if (plain !== "") pieces.push(escapeHtml(decodeEntities(plain)));
    plain = "";
  };
  const push = (html: string) => {
    flush();
    pieces.push(html);
  };
  while (at < text.length) {
    const sign = text[at] ?? "";
    if (sign === "\\") {
      const next = text[at + 1] ?? "";
      if (next === "\n") push("<br>");
      else if (/[!-/:-@[-`{-~]/.test(next)) push(escapeHtml(next));
      else {
        plain += sign;
        at += 1;
        continue;
      }
      at += 2;
    } else if (sign === "`") {
      const run = /^`+/.exec(text.slice(at, at + 20))?.[0] ?? "`";
      const end = text.indexOf(run, at + run.length);
      if (end === -1) plain += run;
      else
        push(
          `<code>${escapeHtml(
            text
              .slice(at + run.length, end)
              .replace(/\n/g, " ")
              .trim(),
          )}</code>`,
        );
      at = end === -1 ? at + run.length : end + run.length;
    } else if (sign === "<") {
      const ahead = text.slice(at, at + 2100);
      const url = autolink.exec(ahead);
      const tag = url ? null : allowedTag.exec(ahead);
      if (url) push(`<a href="${escapeHtml(hrefOf(url[1] ?? ""))}">${escapeHtml(url[1] ?? "")}</a>`);
      else if (tag) push(tag[0]);
      else plain += sign;
      at += (url ?? tag)?.[0].length ?? 1;
    } else if (sign === "\n") {
      if (/ {2,}$/.test(plain)) push("<br>");
      else plain += " ";
      at += 1;
    } else if (sign === "*" || sign === "_" || (sign === "~" && text[at + 1] === "~")) {
      flush();
      const run = runAt(text, at, sign);
      delimiters.push({ ...run, at: pieces.length });
      pieces.push(sign.repeat(run.count));
      at += run.count;
    } else if (sign === "[" || (sign === "!" && text[at + 1] === "[")) {
      const isImage = sign === "!";
      flush();
      brackets.push({ at: pieces.length, isImage, from: at + (isImage ? 2 : 1) });
      pieces.push(isImage ? "![" : "[");
      at += isImage ? 2 : 1;
    } else if (sign === "]") {
      flush();
      const open = brackets.pop();
      const link = open ? linkAt(text, at + 1, text.slice(open.from, at), targets) : null;
      if (open && link) {
        pieces[open.at] = open.isImage ? "" : `<a href="${escapeHtml(link.url)}">`;
        pieces.push(open.isImage ? "" : "</a>");
        at = link.end;
      } else {
        pieces.push("]");
        at += 1;
      }
    } else {
      const end = signAfter(text, at + 1);
      plain += text.slice(at, end);
      at = end;
    }
  }
  flush();
  emphasise(pieces, delimiters);
  return pieces.join("");
}

/** Where the next sign stands that may mean something. Words are taken whole: letter by letter each one made a text. */
function signAfter(text: string, from: number): number {
  const sign = /[\\`<\n*_~[\]!]/g;
  sign.lastIndex = from;
  return sign.exec(text)?.index ?? text.length;
}

/** Returns the words of a line of Markdown. */
export function inlineText(text: string): string {
  return richTextToPlain(inlineHtml(text)).replace(/\s+/gu, " ").trim();
}

function hrefOf(url: string): string {
  return /^[a-z]+:/i.test(url) ? url : `mailto:${url}`;
}

function runAt(text: string, at: number, sign: string): Omit<Delimiter, "at"> {
  let end = at;
  while (text[end] === sign) end += 1;
  const before = text[at - 1] ?? " ";
  const after = text[end] ?? " ";
  const isMark = /[\p{P}\p{S}]/u;
  const opens = /\S/u.test(after) && (!isMark.test(after) || /[\s\p{P}\p{S}]/u.test(before));
  const closes = /\S/u.test(before) && (!isMark.test(before) || /[\s\p{P}\p{S}]/u.test(after));
  const isInWord = sign === "_" && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  return { sign, count: end - at, opens: opens && !isInWord, closes: closes && !isInWord };
}

/** Pairs the marks of emphasis as CommonMark does, the nearest first, and writes their elements. */
function emphasise(pieces: string[], delimiters: Delimiter[]): void {
  const open: Delimiter[] = [];
  const left = new Map<Delimiter, { before: string; after: string }>();
  const tagsOf = (delimiter: Delimiter) => {
    const tags = left.get(delimiter) ?? { before: "", after: "" };
    left.set(delimiter, tags);
    return tags;
  };
  for (const closer of delimiters) {
    if (closer.closes) {
      for (let at = open.length - 1; at >= 0 && at >= open.length - reach && closer.count > 0; ) {
        const opener = open[at];
        if (
          !opener ||
          opener.sign !== closer.sign ||
          (closer.sign === "~" && Math.min(opener.count, closer.count) < 2)
        ) {
          at -= 1;
          continue;
        }
        const size = Math.min(opener.count, closer.count) >= 2 ? 2 : 1;
        const name = closer.sign === "~" ? "s" : size === 2 ? "strong" : "em";
        const outer = tagsOf(opener);
        outer.after = `<${name}>${outer.after}`;
        const inner = tagsOf(closer);
        inner.before += `</${name}>`;
        opener.count -= size;
        closer.count -= size;
        open.splice(opener.count > 0 ? at + 1 : at);
        at = open.length - 1;
      }
    }
    if (closer.opens && closer.count > 0) open.push(closer);
  }
  for (const delimiter of delimiters) {
    const { before, after } = left.get(delimiter) ?? { before: "", after: "" };
    pieces[delimiter.at] = before + delimiter.sign.repeat(delimiter.count) + after;
  }
}

/** Reads what stands behind the words of a link: `(url "title")`, `[name]` or nothing. */
function linkAt(text: string, at: number, words: string, targets: Targets): { url: string; end: number } | null {
  const ahead = text.slice(at, at + 4200);
  const inBrackets = /^\(\s*<((?:\\.|[^<>\\\n])*)>\s*(?:"[^"\n]*"\s*)?\)/.exec(ahead);
  const bare = inBrackets
    ? null
    : /^\(\s*((?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()\\])*)\s*(?:"[^"\n]*"\s*|'[^'\n]*'\s*)?\)/.exec(ahead);
  const found = inBrackets ?? bare;
  if (found) return { url: unescapeUrl(found[1] ?? ""), end: at + found[0].length };
  const named = /^\[([^[\]\n]{0,200})\]/.exec(ahead);
  const url = targets.get(targetKey(named?.[1] || words));
  return url === undefined ? null : { url, end: at + (named?.[0].length ?? 0) };
}

export function targetKey(name: string): string {
  return name.replace(/\s+/gu, " ").trim().toLowerCase();
}

function unescapeUrl(url: string): string {
  return decodeEntities(url.replace(/\\([!-/:-@[-`{-~])/g, (_, sign) => (sign === "&" ? "&amp;" : sign)));
}

/** Reads a line that is one link and nothing else. */
export function soleLink(text: string): { words: string; url: string } | null {
  const line = text.trim();
  const bare = /^<([^\s<>]+)>$/.exec(line);
  if (bare) return { words: "", url: bare[1] ?? "" };
  const end = line.startsWith("[") ? closingBracket(line) : -1;
  const link = end > 0 ? linkAt(line, end + 1, "", new Map()) : null;
  return link && link.end === line.length ? { words: inlineText(line.slice(1, end)), url: link.url } : null;
}

function closingBracket(line: string): number {
  for (let at = 1; at < line.length; at += 1) {
    if (line[at] === "\\") at += 1;
    else if (line[at] === "]") return at;
  }
  return -1;
}
