import { expect, it } from "vitest";
import { linesToHtml } from "./clipboard.ts";

it.each([
  ["one line", null, null],
  ["one line\n", null, null],
  ["a\nb", null, "<p>a</p><p>b</p>"],
  ["a\r\n\r\nb", null, "<p>a</p><p>b</p>"],
  ["- a\n- b", null, "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
  ["a\nb", "ul", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
  ["• a\n2. b\n3、 c", "ol", "<ol><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ol>"],
  ["<b>a</b>\n&", "ul", "<ul><li><p>&lt;b&gt;a&lt;/b&gt;</p></li><li><p>&amp;</p></li></ul>"],
] as const)("turns pasted text %j in list %j into HTML that keeps its lines", (text, list, html) => {
  expect(linesToHtml(text, list)).toBe(html);
});
