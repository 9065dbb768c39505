import { decodeEntities } from "./escape.ts";

/** The input of the tree builder. Names are in lower case, attribute values are decoded. */
export type Token = { type: "text"; text: string } | OpenTag | { type: "close"; name: string };
/** Tags of one spelling are one object. */
export type OpenTag = {
  type: "open";
  name: string;
  href: string | null;
  align: string | null;
  selfClosing: boolean;
  /** The text between the name and the closing bracket, for `attribute`. */
  body: string;
};

/** Elements that are removed with everything inside them. */
const dropped = new Set([
  ...["script", "style", "iframe", "svg", "math", "object", "noscript", "template", "title", "textarea", "xmp"],
  ...["noembed", "noframes", "select", "audio", "video", "canvas", "applet", "frameset", "plaintext", "button"],
]);

/**
 * Splits HTML into tokens. Linear: every character is passed by a bounded number of scans, because a kind of scan that
 * has once reached the end without success is never started again.
 */
export function* tokenize(html: string): Generator<Token> {
  let position = 0;
  let textStart = 0;
  let commentsEnd = true;
  let quotesEnd = true;
  const lastBracket = html.lastIndexOf(">");
  const tags = new TagTokens();
  while (position < html.length) {
    const open = html.indexOf("<", position);
    if (open === -1 || open > lastBracket) break;
    let end = -1;
    let token: Token | null = null;
    let skipTo: string | null = null;
    if (html.startsWith("<!--", open) && commentsEnd) {
      end = commentEnd(html, open);
      commentsEnd = end !== -1;
    } else if (/[!?]/.test(html.charAt(open + 1))) {
      end = html.indexOf(">", open) + 1;
    } else if (/[a-zA-Z]/.test(html.charAt(html.charAt(open + 1) === "/" ? open + 2 : open + 1))) {
      end = quotesEnd ? quotedTagEnd(html, open) : -1;
      if (end === -1) {
        quotesEnd = false;
        end = html.indexOf(">", open) + 1;
      }
      const tag = tags.get(html.slice(open, end));
      if (!dropped.has(tag.name)) token = tag;
      else if (tag.type === "open" && !isEmpty(tag)) skipTo = tag.name;
    } else if (html.startsWith("</", open)) {
      end = html.indexOf(">", open) + 1; // a bogus comment, as browsers read it
    }
    if (end <= open) {
      position = open + 1;
      continue;
    }
    if (open > textStart) yield { type: "text", text: decodeEntities(html.slice(textStart, open)) };
    if (token) yield token;
    position = skipTo === null ? end : afterClose(html, end, skipTo);
    textStart = position;
  }
  if (textStart < html.length) yield { type: "text", text: decodeEntities(html.slice(textStart)) };
}

function commentEnd(html: string, open: number): number {
  if (html.startsWith("<!-->", open)) return open + 5;
  if (html.startsWith("<!--->", open)) return open + 6;
  const match = html.indexOf("-->", open + 4);
  return match === -1 ? -1 : match + 3;
}

/** Returns the end of a tag whose attribute values may contain `>` inside quotes; -1 where a quote is never closed. */
function quotedTagEnd(html: string, open: number): number {
  let position = open + 1;
  while (position < html.length) {
    const character = html.charAt(position);
    if (character === ">") return position + 1;
    if ((character === '"' || character === "'") && /=\s*$/.test(html.slice(Math.max(open, position - 8), position))) {
      const close = html.indexOf(character, position + 1);
      if (close === -1) return -1;
      position = close;
    }
    position += 1;
  }
  return -1;
}

/** Reads each spelling of a tag once: a large document has a hundred thousand tags, which are nearly all alike. */
class TagTokens {
  private readonly known = new Map<string, TagToken>();

  get(tag: string): TagToken {
    const known = this.known.get(tag);
    if (known) return known;
    const token = tagToken(tag);
    if (tag.length <= 200 && this.known.size < 1000) this.known.set(tag, token);
    return token;
  }
}

type TagToken = Exclude<Token, { type: "text" }>;

function tagToken(tag: string): TagToken {
  const name = /^<\/?([^\s/>]+)/.exec(tag)?.[1]?.toLowerCase() ?? "";
  if (tag.startsWith("</")) return { type: "close", name };
  const wantsHref = name === "a";
  const body = tag.slice(1 + name.length, Math.min(tag.length - 1, 8001 + name.length));
  // Most tags have no attributes.
  if (body === "") return { type: "open", name, href: null, align: null, selfClosing: false, body };
  return {
    type: "open",
    name,
    href: wantsHref ? attribute(body, "href") : null,
    align: alignOf(attribute(body, "style"), attribute(body, "align")),
    selfClosing: body.endsWith("/"),
    body,
  };
}

/** Returns the decoded value of an attribute; null where there is none. */
export function attribute(body: string, wanted: string): string | null {
  const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  for (const match of body.matchAll(attributes)) {
    if (match[1]?.toLowerCase() === wanted) return decodeEntities(match[2] ?? match[3] ?? match[4] ?? "");
  }
  return null;
}

function alignOf(style: string | null, align: string | null): string | null {
  const styled = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style ?? "")?.[1];
  return (styled ?? align)?.toLowerCase() ?? null;
}

/** Only foreign elements (svg, math) can be self-closing; `<script/>` still swallows what follows. */
function isEmpty(token: OpenTag): boolean {
  return token.selfClosing && (token.name === "svg" || token.name === "math");
}

function afterClose(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  close.lastIndex = from;
  const end = close.exec(html) ? html.indexOf(">", close.lastIndex) : -1;
  return end === -1 ? html.length : end + 1;
}
