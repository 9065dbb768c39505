import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMarkup, anyText } from "#tests/core/arbitraries.ts";
import {
  isBlock,
  parseRichText,
  plainToRichText,
  type RichNode,
  richTextToPlain,
  sanitizeRichText,
} from "./rich-text.ts";

const anyHtml = fc.oneof(
  anyMarkup,
  anyText,
  fc.tuple(anyMarkup, anyText, anyMarkup).map((parts) => parts.join("")),
);

/** The only tags that the output may contain, in the only spelling that the serializer writes. */
const allowedTag =
  /^<(?:\/?(?:strong|em|u|s|code|ul|ol|p|li|a)|br|(?:p|li) style="text-align: (?:left|center|right|justify)"|a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*")>$/;

/** Throws where a tag is not allowed or tags do not nest. */
function checkMarkup(html: string): void {
  const open: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    if (!allowedTag.test(tag)) throw new Error(`tag ${tag}`);
    const name = /[a-z]+/.exec(tag)?.[0] ?? "";
    if (name === "br") continue;
    if (!tag.startsWith("</")) open.push(name);
    else if (open.pop() !== name) throw new Error(`nesting at ${tag}`);
  }
  if (open.length > 0) throw new Error(`left open: ${open}`);
}

describe("sanitizing any input", () => {
  it("returns allowed, well-formed markup", () => {
    fc.assert(
      fc.property(anyHtml, (html) => checkMarkup(sanitizeRichText(html))),
      { numRuns: 2000 },
    );
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = sanitizeRichText(html);
        expect(sanitizeRichText(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps blocks out of paragraphs and everything but items out of lists", () => {
    const check = (nodes: readonly RichNode[]): void => {
      for (const node of nodes) {
        if (node.type === "text" || node.type === "br") continue;
        if (!isBlock(node) || node.type === "p") {
          const inside: readonly RichNode[] = node.children;
          expect(inside.some(isBlock)).toBe(false);
          check(inside);
        } else {
          for (const item of node.children) check(item.children);
        }
      }
    };
    fc.assert(fc.property(anyHtml, (html) => check(parseRichText(html))));
  });

  it("keeps every letter of a text without markup", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
        const seen = parseRichText(`<p>${escaped}</p>`);
        const first = seen[0];
        const got =
          first?.type === "p" ? first.children.map((node) => (node.type === "text" ? node.text : "")).join("") : "";
        expect(got.replace(/\s/gu, "")).toBe(text.replace(/[\s\u202A-\u202E\uFEFF\p{Cc}]/gu, ""));
      }),
    );
  });
});

describe("the allowed set", () => {
  it.each([
    ["", ""],
    ["hello", "hello"],
    ["a & b < c", "a &amp; b &lt; c"],
    ["<p>one</p><p></p><p>two</p>", "<p>one</p><p></p><p>two</p>"],
    ["<p>a<br/>b</p>", "<p>a<br>b</p>"],
    [
      "<p><b>a</b> <i>b</i> <del>c</del> <strike>d</strike></p>",
      "<p><strong>a</strong> <em>b</em> <s>c</s> <s>d</s></p>",
    ],
    ["<p>a<b>b<i>c</b>d</i></p>", "<p>a<strong>b<em>c</em></strong><em>d</em></p>"],
    ["<b><b>a</b>b</b>", "<strong>ab</strong>"],
    ["<div>a</div><h1>b</h1><h6>c</h6>", "<p>a</p><p>b</p><p>c</p>"],
    ["<div><div>a</div></div>", "<p>a</p>"],
    ["<span>a</span><font color=red>b</font>", "ab"],
    ["<ul><li>a<ul><li>b</ul><li>c</ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
    ["<ul><li><p>a</p></li></ul>", "<ul><li><p>a</p></li></ul>"],
    ["<li>a</li><li>b</li>after", "<ul><li>a</li><li>b</li></ul>after"],
    ["<ul>a<p>b</p></ul>", "<ul><li>a<p>b</p></li></ul>"],
    ["<ul></ul>", ""],
    ["<b>a</b><hr><b>b</b>", "<strong>a</strong><br><strong>b</strong>"],
    ["<p style='color:red; TEXT-ALIGN : Center !important'>a</p>", '<p style="text-align: center">a</p>'],
    ["<p align=right>a</p>", '<p style="text-align: right">a</p>'],
    ["<p style='text-align:expression(alert(1))'>a</p>", "<p>a</p>"],
    ["<li style='text-align:justify'>a</li>", '<ul><li style="text-align: justify">a</li></ul>'],
    ["<a href='https://a.b/?x=1&y=2'>a</a>", '<a href="https://a.b/?x=1&amp;y=2">a</a>'],
    ["<a href=github.com/x target=_blank onclick=alert(1)>a</a>", '<a href="https://github.com/x">a</a>'],
    ["<a href='mailto:a@b.c'>a</a><a href='tel:+1'>b</a>", '<a href="mailto:a@b.c">a</a><a href="tel:+1">b</a>'],
    [
      "<a href='https://a.b'>x<a href='https://c.d'>y</a>z</a>",
      '<a href="https://a.b">x</a><a href="https://c.d">y</a>z',
    ],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["&amp;lt;b&amp;gt;", "&amp;lt;b&amp;gt;"],
    ["&eacute;&#233;&#xE9;&unknown; &nbsp;", "ééé&amp;unknown; \u00a0"],
    ["a<script>alert(1)</script>b<style>p{}</style>c", "abc"],
    ["a<script>alert(1)", "a"],
    ["a<svg/onload=alert(1)>b", "a"],
    ["a<svg/>b", "ab"],
    ["a<!-- <b>x</b> -->b<!-->c", "abc"],
    ["a<!-- b", "a&lt;!-- b"],
    ["5 < 6 > 4", "5 &lt; 6 &gt; 4"],
    ["مرحبا \u202eabc\u0000 \ud800", "مرحبا abc "],
  ])("%j becomes %j", (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });
});

describe("attacks", () => {
  const attacks = [
    "<script>alert(1)</script>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<SCRIPT SRC=//x.y></SCRIPT>",
    "<scr\u0000ipt>alert(1)</scr\u0000ipt>",
    "<img src=x onerror=alert(1)>",
    '<img src="x` `<script>alert(1)</script>"` `>',
    "<svg><script>alert(1)</script></svg>",
    "<svg onload=alert(1)>",
    "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href='JaVaScRiPt:alert(1)'>x</a>",
    "<a href='java\nscript:alert(1)'>x</a>",
    "<a href='java&#10;script:alert(1)'>x</a>",
    "<a href='java&Tab;script&colon;alert(1)'>x</a>",
    "<a href='&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)'>x</a>",
    "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)'>x</a>",
    "<a href=' \u0001javascript:alert(1)'>x</a>",
    "<a href='java\u200bscript:alert(1)'>x</a>",
    "<a href='data:text/html;base64,PHNjcmlwdD4='>x</a>",
    "<a href='vbscript:msgbox(1)'>x</a>",
    "<a href='file:///etc/passwd'>x</a>",
    "<a href='blob:https://a/b'>x</a>",
    '<a href="https://a.b" onmouseover="alert(1)">x</a>',
    '<a href="https://a.b/&quot; onmouseover=&quot;alert(1)">x</a>',
    "<p style=\"background:url('javascript:alert(1)')\">x</p>",
    "<p style='text-align:center;position:fixed;top:0'>x</p>",
    "<style>@import 'https://x.y'</style><link rel=stylesheet href=//x.y><meta http-equiv=refresh content=0>",
    "<form action=javascript:alert(1)><input type=submit><button formaction=javascript:alert(1)>x</button></form>",
    "<base href='javascript:alert(1)//'>",
    "<template><script>alert(1)</script></template><noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<textarea><script>alert(1)</script></textarea><title><img src=x onerror=alert(1)></title>",
    "<xmp><img src=x onerror=alert(1)></xmp><plaintext><script>alert(1)</script>",
    "<!--><script>alert(1)</script>--><![CDATA[<script>alert(1)</script>]]><?xml <script>alert(1)</script>?>",
    "<p title='</p><script>alert(1)</script>'>x</p>",
    "<b a='>'><script>alert(1)</script>",
    "</p/><script/x>alert(1)</script x>",
    "<details open ontoggle=alert(1)><marquee onstart=alert(1)><video><source onerror=alert(1)></video>",
    "\u00abscript\u00bbalert(1)\u00ab/script\u00bb＜script＞alert(1)＜/script＞",
  ];
  it.each(attacks)("%j is harmless", (attack) => {
    const clean = sanitizeRichText(attack);
    checkMarkup(clean);
    expect(clean).not.toMatch(/<[^>]*(script|data|file|blob):/i);
  });
});

describe("a megabyte of hostile input", () => {
  const size = 1_000_000;
  it.each([
    ..."<b>,<br>,<p>,<div>,<ul><li>,<a href=\",<!--,<script></script ,<svg>,<,&,&#,<a \n,<i><b>x</i></b>,<b x=',</b>,<table>,<td>a"
      .split(",")
      .map((piece) => piece.repeat(size / piece.length)),
    `${"<b>x".repeat(size / 8)}${"</i>".repeat(size / 8)}`,
    `${"<a x='".repeat(size / 6)}>`,
    `${"<!--".repeat(size / 4)}>`,
    `<script>${"</script ".repeat(size / 9)}`,
    `<p style="${"text-align:".repeat(size / 11)}">x</p>`,
    `<a href="${"java ".repeat(size / 5)}">x</a>`,
  ])("is handled in bounded time (case %#)", { timeout: 20_000 }, (html) => {
    checkMarkup(sanitizeRichText(html));
  });
});

describe("trees and plain text", () => {
  it("wraps loose text in a paragraph", () => {
    expect(parseRichText("a<b>b</b><p>c</p>d")).toEqual([
      {
        type: "p",
        children: [
          { type: "text", text: "a" },
          { type: "strong", children: [{ type: "text", text: "b" }] },
        ],
      },
      { type: "p", children: [{ type: "text", text: "c" }] },
      { type: "p", children: [{ type: "text", text: "d" }] },
    ]);
  });

  it.each([
    ["<p>a<br>b</p><p>c</p>", "a\nb\nc"],
    ["<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>", "• a\n  • b\n• c\n  d"],
    ["<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"],
    ["<p>a &amp; <b>b</b></p>", "a & b"],
    ["", ""],
  ])("%j has the plain text %j", (html, expected) => {
    expect(richTextToPlain(html)).toBe(expected);
  });

  it.each([
    ["a\nb", "<p>a</p><p>b</p>"],
    ["a\r\n\r\n• b\n- c\nd", "<p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul><p>d</p>"],
    ["-5 °C and <b>", "<p>-5 °C and &lt;b&gt;</p>"],
    ["", ""],
  ])("the plain text %j becomes %j", (text, expected) => {
    expect(plainToRichText(text)).toBe(expected);
  });

  it("plain text becomes clean rich text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const html = plainToRichText(text);
        expect(sanitizeRichText(html)).toBe(html);
      }),
    );
  });
});
