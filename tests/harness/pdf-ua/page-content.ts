/** Something that a page draws, with the marked content around it, the outermost first. */
export type Drawn = {
  kind: "text" | "graphics";
  marks: readonly Mark[];
  /** Of text: the name of its font in the page's resources, and the codes of its characters (two bytes each). */
  font?: string;
  codes?: number[];
};

/** A sequence of marked content: its tag, and its id where it belongs to the structure. */
export type Mark = { tag: string; id: number | undefined; around: readonly Mark[] };

export type PageContent = { drawn: Drawn[]; marks: Mark[]; usedObjects: string[] };

const delimited = /\s*(<<|>>|\[|\]|\/[^\s<>[\](){}/%]*|<[\dA-Fa-f\s]*>|\((?:[^()\\]|\\[\s\S])*\)|[^\s<>[\](){}/%]+)/y;
const paints = new Set(["f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "sh"]);
const shows = new Set(["Tj", "TJ", "'", '"']);

/** Reads a content stream by its operators, with whatever white space between them. Throws at what it cannot read. */
export function readContent(content: string): PageContent {
  const read: PageContent = { drawn: [], marks: [], usedObjects: [] };
  let open: readonly Mark[] = [];
  let operands: string[] = [];
  let font = "";
  delimited.lastIndex = 0;
  const end = content.trimEnd().length;
  while (delimited.lastIndex < end) {
    const at = delimited.lastIndex;
    const token = delimited.exec(content)?.[1];
    if (token === undefined) throw new Error(`unreadable content: ${content.slice(at, at + 40)}`);
    if (!/^[A-Za-z'"]/.test(token) || token === "true" || token === "false" || token === "null") {
      operands.push(token);
      continue;
    }
    if (token === "BI") throw new Error("an inline image, which this reader does not know");
    if (token === "BMC" || token === "BDC") {
      const id = /\/MCID\s+(\d+)/.exec(operands.join(" "))?.[1];
      const mark = { tag: operands[0] ?? "", id: id === undefined ? undefined : Number(id), around: open };
      open = [...open, mark];
      read.marks.push(mark);
    } else if (token === "EMC") {
      if (open.length === 0) throw new Error("marked content ends that did not begin");
      open = open.slice(0, -1);
    } else if (token === "Tf") {
      font = operands[0] ?? "";
    } else if (shows.has(token)) {
      read.drawn.push({ kind: "text", marks: open, font, codes: operands.flatMap(codesOf) });
    } else if (paints.has(token)) {
      read.drawn.push({ kind: "graphics", marks: open });
    } else if (token === "Do") {
      read.drawn.push({ kind: "graphics", marks: open });
      read.usedObjects.push(operands[0] ?? "");
    }
    operands = [];
  }
  if (open.length > 0) throw new Error("marked content does not end");
  return read;
}

function codesOf(operand: string): number[] {
  if (operand.startsWith("(")) throw new Error("a literal string, which this reader does not decode");
  if (!operand.startsWith("<") || operand === "<<") return [];
  return (operand.replace(/[<>\s]/g, "").match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
}
