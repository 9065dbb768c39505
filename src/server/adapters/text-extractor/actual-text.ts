import { inflated } from "./inflated.ts";

/** What pdf.js gives for a letter that the font of a text does not name. */
export const unnamed = "\u0000";
/** In bytes: so much of a file's unpacked contents is searched. */
const mostBytes = 60_000_000;

/**
 * Programs that draw two letters as one name neither in the font, and say at each place which one is meant
 * (`/Span <</ActualText …>> BDC`). pdf.js tells where such a span begins, but not what it says: that is looked up in the
 * streams of the file. Returns what each span says, in their order, empty where it says nothing.
 */
export function spansIn(bytes: Uint8Array): string[] {
  const told: string[] = [];
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = file.indexOf("stream"); at >= 0 && size < mostBytes; at = file.indexOf("stream", at)) {
    const from = at + (file[at + 6] === 13 ? 8 : 7);
    const to = file.indexOf("endstream", from);
    if (to < 0) break;
    at = to + 9;
    const content = inflated(file.subarray(from, to), mostBytes - size);
    size += content.length;
    for (const [span] of content.matchAll(/\/Span\s*(?:<<[\s\S]{0,400}?>>|\/\S{1,100})\s*BDC/gu))
      told.push(textOf(span));
  }
  return told;
}

function textOf(span: string): string {
  const code = /\/ActualText\s*<\s*feff([0-9a-f\s]*)>/iu.exec(span)?.[1] ?? "";
  const units = code.replace(/\s/gu, "").match(/.{4}/gu) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

type Listed = { str?: string; type?: string; tag?: string; id?: string | null };

/** Gives the first text of each span what the span says, and the others nothing. Returns how many spans there were. */
export function nameTexts(items: readonly Listed[], told: readonly string[], from: number): number {
  let count = 0;
  let meant = "";
  /** For each open mark, whether it is a span that says something. */
  const open: boolean[] = [];
  for (const item of items) {
    if (item.type?.startsWith("beginMarkedContent")) {
      const isSpan = item.tag === "Span" && item.type === "beginMarkedContentProps";
      const text = isSpan ? (told[from + count] ?? "") : "";
      if (isSpan) count += 1;
      if (text !== "") meant = text;
      open.push(text !== "");
    } else if (item.type === "endMarkedContent") open.pop();
    else if (open.includes(true) && item.str !== undefined && item.str.trim() !== "") {
      item.str = meant;
      meant = "";
    }
  }
  return count;
}
