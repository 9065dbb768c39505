import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMarkup } from "#tests/core/arbitraries.ts";
import { sanitizeRichText } from "../rich-text.ts";
import { cleanPastedHtml } from "./pasted.ts";

const word = (body: string, styles = "") => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm;} ${styles} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (text: string, level = 1, marker = "·", list = "l0") =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c">${body}</b><br class="Apple-interchange-newline">`;
const docsRun = (text: string, style = "") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const docsItem = (text: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${docsRun(text)}</p></li>`;

describe("from Word", () => {
  it.each<[string, string, string]>([
    [
      "paragraphs, and none for an empty line",
      word(
        "<p class=MsoNormal>One<o:p></o:p></p>\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n<p class=MsoNormal>Two lines in the\nsource</p>",
      ),
      "<p>One</p><p>Two lines in the source</p>",
    ],
    [
      "bullets",
      word(`${item("Cut latency")}${item("Ran <b>38</b> services")}`),
      "<ul><li>Cut latency</li><li>Ran <strong>38</strong> services</li></ul>",
    ],
    ["numbers", word(`${item("First", 1, "1.")}${item("Second", 1, "2.")}`), "<ol><li>First</li><li>Second</li></ol>"],
    ["Chinese numbers", word(item("第一", 1, "一、")), "<ol><li>第一</li></ol>"],
    [
      "an inner list, and back",
      word(`${item("a")}${item("b", 2, "o")}${item("c", 2, "o")}${item("d")}`),
      "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>",
    ],
    [
      "numbers after bullets as a list of its own",
      word(`${item("a")}${item("b", 1, "1)", "l1")}`),
      "<ul><li>a</li></ul><ol><li>b</li></ol>",
    ],
    [
      "text between two lists",
      word(`${item("a")}<p class=MsoNormal>then</p>${item("b")}`),
      "<ul><li>a</li></ul><p>then</p><ul><li>b</li></ul>",
    ],
    [
      "a level that was jumped over",
      word(item("deep", 3)),
      "<ul><li><ul><li><ul><li>deep</li></ul></li></ul></li></ul>",
    ],
    [
      "a list whose marker is only in the style sheet",
      word(
        "<p class=MsoListParagraph style='mso-list:l7 level1 lfo2'>a</p><p class=MsoListParagraph style='mso-list:l8 level1 lfo2'>b</p>",
        "@list l7:level1 {mso-level-tab-stop:none;} @list l8:level1 {mso-level-number-format:bullet;}",
      ),
      "<ol><li>a</li></ol><ul><li>b</li></ul>",
    ],
    [
      "marks by tags and by style",
      word(
        "<p class=MsoNormal><b><i>both</i></b> <u>line</u> <s>gone</s> <span style='font-weight:bold'>strong</span></p>",
      ),
      "<p><strong><em>both</em></strong> <u>line</u> <s>gone</s> <strong>strong</strong></p>",
    ],
    [
      "the place on the line, left aside",
      word(
        "<p class=MsoNormal align=center style='text-align:center'>mid</p><p class=MsoNormal style='text-align:left'>left</p><p class=MsoNormal style='text-align:justify'>both</p>",
      ),
      '<p style="text-align: center">mid</p><p>left</p><p style="text-align: justify">both</p>',
    ],
    [
      "a heading as a bold line",
      word("<h1>Experience<o:p></o:p></h1><p class=MsoNormal>Text</p>"),
      "<p><strong>Experience</strong></p><p>Text</p>",
    ],
    [
      "a table as text",
      word(
        "<table class=MsoTableGrid border=1><tr><td width=300><p class=MsoNormal>2019</p></td><td><p class=MsoNormal>Halyard</p><table><tr><td>inner</td><td>cell</td></tr></table></td></tr></table>",
      ),
      "<p>2019</p><p>Halyard</p><p>inner cell</p>",
    ],
    [
      "no picture, no comment, no hidden text",
      word(
        "<p class=MsoNormal>a<img width=10 src='file:///C:/x.png'><span style='mso-hide:all;display:none'>secret</span><!--[if gte vml 1]><v:shape/><![endif]-->b</p>",
      ),
      "<p>ab</p>",
    ],
    [
      "a link, not one within the document",
      word('<p class=MsoNormal><a href="https://github.com/ada"><u>code</u></a> <a href="#_Toc1">page</a></p>'),
      '<p><a href="https://github.com/ada">code</a> page</p>',
    ],
  ])("%s", (_, html, expected) => {
    expect(cleanPastedHtml(html)).toBe(expected);
  });

  it("on the web: joins items that each have a list of their own and their depth in an attribute", () => {
    const one = (text: string, level: number, list = "ul") =>
      `<div class="ListContainerWrapper SCXW1"><${list} class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${list}></div>`;
    expect(
      cleanPastedHtml(`${one("a", 1)}${one("b", 2)}${one("c", 1)}<div class="OutlineElement"><p>end</p></div>`),
    ).toBe("<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul><p>end</p>");
    expect(cleanPastedHtml(`${one("a", 1, "ol")}${one("b", 1, "ol")}`)).toBe(
      "<ol><li><p>a</p></li><li><p>b</p></li></ol>",
    );
  });
});

describe("from Google Docs", () => {
  it.each<[string, string, string]>([
    ["nothing bold because of its wrapper", docs(`<p dir="ltr">${docsRun("plain")}</p>`), "<p>plain</p>"],
    [
      "marks by style",
      docs(
        `<p dir="ltr">${docsRun("a", "font-weight:700")}${docsRun("b", "font-style:italic")}${docsRun("c", "text-decoration:underline")}${docsRun("d", "text-decoration:line-through")}</p>`,
      ),
      "<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>",
    ],
    [
      "a list beside its item",
      docs(`<ul style="margin-top:0;">${docsItem("a")}<ul>${docsItem("b", 2)}</ul>${docsItem("c")}</ul>`),
      "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>",
    ],
    [
      "a link without its detour and its underline",
      docs(
        `<p><a href="https://www.google.com/url?q=https://ada.dev/work&amp;sa=D" style="text-decoration:none;">${docsRun("work", "text-decoration:underline")}</a></p>`,
      ),
      '<p><a href="https://ada.dev/work">work</a></p>',
    ],
    [
      "a light heading",
      docs(`<h2 dir="ltr">${docsRun("Talks")}</h2><br /><p>${docsRun("x")}</p>`),
      "<p>Talks</p><p>x</p>",
    ],
  ])("%s", (_, html, expected) => {
    expect(cleanPastedHtml(html)).toBe(expected);
  });
});

describe("from web pages and other programs", () => {
  it.each<[string, string, string]>([
    [
      "Chrome's computed styles",
      `<meta charset='utf-8'><span style="color: rgb(31, 35, 40); font-weight: 400; text-decoration-thickness: initial; display: inline !important; float: none;">plain </span><strong style="font-weight: 600;">bold</strong>`,
      "plain <strong>bold</strong>",
    ],
    [
      "scripts, styles, pictures, frames, buttons",
      "<style>p{color:red}</style><p onclick=alert(1)>a<script>alert(1)</script><img src=x onerror=alert(1)><button>Copy</button><iframe src=x></iframe></p>",
      "<p>a</p>",
    ],
    ["dangerous addresses", '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a>', "ab"],
    [
      "nested tables",
      "<table><tbody><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></tbody></table>",
      "<p>a</p><p>b c</p>",
    ],
    [
      "a code block line by line",
      "<pre><code>const a = 1;\nconst b = 2;</code></pre>",
      "<p>const a = 1;<br>const b = 2;</p>",
    ],
    [
      "bullets that are only glyphs",
      "<p>• one</p><p>• two</p><p>after</p>",
      "<ul><li><p>one</p></li><li><p>two</p></li></ul><p>after</p>",
    ],
    ["a definition list", "<dl><dt>Role</dt><dd>SRE</dd></dl>", "<p>Role</p><p>SRE</p>"],
    [
      "a list as it is written by hand",
      "<ul>\n  <li>a\n    <ul>\n      <li>b</li>\n    </ul>\n  </li>\n  <li>c</li>\n</ul>",
      "<ul><li>a <ul><li>b</li></ul></li><li>c</li></ul>",
    ],
    ["a spreadsheet's row", "<table><tr><td>2021</td><td>&nbsp;Lead</td></tr></table>", "<p>2021 Lead</p>"],
    ["a hidden mail header", "<div style='display:none'>preview</div><div>Hello</div>", "<p>Hello</p>"],
    ["right-to-left and emoji", "<p>مرحبا 👩‍💻</p>", "<p>مرحبا 👩‍💻</p>"],
    ["nothing", "", ""],
  ])("%s", (_, html, expected) => {
    expect(cleanPastedHtml(html)).toBe(expected);
  });
});

describe("from any source", () => {
  const anyOffice = fc
    .array(
      fc.oneof(anyMarkup, fc.constantFrom(item("x", 2), item("y", 1, "1."), docsItem("z"), "<ul>", "</ul>", "</p>")),
    )
    .map((parts) => parts.join(""));

  it("becomes the allowed set, and pasting the result again changes nothing", () => {
    fc.assert(
      fc.property(anyOffice, (html) => {
        const clean = cleanPastedHtml(html);
        expect(sanitizeRichText(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(
    [
      "<p style='mso-list:l0 level9 lfo1'>",
      "<ul><li>",
      "<b style='font-weight:normal'>",
      "<td>",
      "•",
      "<p>• </p>",
      "<p>•",
    ].map((one) => one.repeat(40_000)),
  )("a great deal of it is no trouble (case %#)", { timeout: 20_000 }, (html) => {
    expect(typeof cleanPastedHtml(html)).toBe("string");
  });
});
