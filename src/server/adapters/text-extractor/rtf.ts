import { FlowLayout, plainStyle, type TextStyle } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { withWindowsLetters } from "./windows-letters.ts";

/** Groups that hold no text of the document. */
const destinations =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header[lrf]?|footer[lrf]?|listtable|listoverridetable|rsidtbl|generator|themedata|colorschememapping|latentstyles|datastore|xmlnstbl|fldinst|bkmkstart|bkmkend|nonshppict|filetbl|revtbl|mmathPr|pgptbl|ftnsep|listtext)$/;
const charsets: Record<string, string> = {
  "936": "gbk",
  "950": "big5",
  "932": "shift_jis",
  "949": "euc-kr",
  "1250": "windows-1250",
  "1251": "windows-1251",
};

type Group = { style: TextStyle; isSkipped: boolean; isHidden: boolean; unicodeSkip: number };

/** Returns the layout of an RTF file: paragraphs, cells, tabs, bold and italics, in any of its code pages. */
export function readRtf(bytes: Uint8Array): FileLayout {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const flow = new FlowLayout();
  const stack: Group[] = [];
  let group: Group = { style: plainStyle, isSkipped: false, isHidden: false, unicodeSkip: 1 };
  let decoder = new TextDecoder(charsets[/\\ansicpg(\d+)/.exec(source)?.[1] ?? ""] ?? "windows-1252");
  let codes: number[] = [];
  const flush = () => {
    if (codes.length > 0) say(withWindowsLetters(decoder.decode(new Uint8Array(codes))));
    codes = [];
  };
  const say = (text: string) => {
    if (group.isSkipped) return;
    if (group.isHidden) flow.hide(text);
    else flow.text(text, group.style);
  };
  const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;
  let drop = 0;
  for (const match of source.matchAll(token)) {
    const [, word, parameter, hex, symbol, brace, text] = match;
    if (hex !== undefined) {
      if (drop > 0) drop -= 1;
      else codes.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (brace === "{") stack.push({ ...group });
    else if (brace === "}") group = stack.pop() ?? group;
    else if (symbol === "*") group.isSkipped = true;
    else if (symbol === "~") say(" ");
    else if (symbol === "_") say("-");
    else if (symbol !== undefined && /[\\{}]/.test(symbol)) say(symbol);
    else if (text !== undefined) {
      say(text.slice(drop));
      drop = Math.max(0, drop - text.length);
    } else if (word !== undefined) control(word, parameter);
  }
  flush();
  return flow.finish();

  function control(word: string, parameter: string | undefined): void {
    const value = parameter === undefined ? undefined : Number(parameter);
    if (destinations.test(word)) group.isSkipped = true;
    if (group.isSkipped) return;
    if (word === "par" || word === "sect" || word === "line" || word === "page") {
      if (word === "par") flow.startParagraph(0, 2);
      else flow.lineBreak();
    } else if (word === "tab") flow.tab();
    else if (word === "cell" || word === "nestcell") {
      flow.text(" ", group.style);
      flow.tab();
    } else if (word === "row" || word === "nestrow") {
      flow.lineBreak();
    } else if (word === "b") group.style = { ...group.style, isBold: value !== 0 };
    else if (word === "i") group.style = { ...group.style, isItalic: value !== 0 };
    else if (word === "v") group.isHidden = value !== 0;
    else if (word === "plain") group.style = plainStyle;
    else if (word === "fs" && value) group.style = { ...group.style, size: value / 2 };
    else if (word === "bullet") say("•");
    else if (word === "emdash") say("—");
    else if (word === "endash") say("–");
    else if (word === "rquote") say("’");
    else if (word === "uc" && value !== undefined) group.unicodeSkip = Math.max(0, Math.min(8, value));
    else if (word === "u" && value !== undefined) {
      say(String.fromCharCode(value < 0 ? value + 65_536 : value));
      drop = group.unicodeSkip;
    } else if (word === "ansicpg" && parameter && charsets[parameter]) decoder = new TextDecoder(charsets[parameter]);
  }
}
