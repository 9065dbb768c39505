import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export type ReadPdf = {
  /** The text of each page in the order of its content; lines are joined by `lineEnd`. */
  pages: string[];
  /** In points: A4 is 595 by 842. */
  size: { width: number; height: number };
  /** How far down the first page its text goes: 1 is its foot. */
  filled: number;
  info: Record<string, unknown>;
  isTagged: boolean;
  /** The roles of the structure tree of all pages, in reading order. */
  roles: string[];
  /** The alternative text of each figure; empty where it has none. */
  figures: string[];
  /** The titles of the outline, depth first. */
  outline: string[];
  links: string[];
};

/** Reads a PDF with another library than the one that made it. `lineEnd` is inserted where a line ends. */
export async function readPdf(bytes: Uint8Array, lineEnd = " "): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const mark = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  const read: ReadPdf = {
    pages: [],
    size: { width: 0, height: 0 },
    filled: 0,
    info: info as Record<string, unknown>,
    isTagged: mark?.Marked === true,
    roles: [],
    figures: [],
    outline: titles(((await document.getOutline()) ?? []) as OutlineNode[]),
    links: [],
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    read.pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? lineEnd : "") : "")).join(""));
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    if (number === 1) {
      const baselines = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.transform[5]] : []));
      read.filled = (top - Math.min(top, ...baselines)) / (top - bottom);
    }
    read.size = { width: Math.round(right - left), height: Math.round(top - bottom) };
    const tree = (await page.getStructTree()) as StructureNode | null;
    for (const { role, alt } of tree ? nodesOf(tree) : []) {
      if (role) read.roles.push(role);
      if (role === "Figure") read.figures.push(alt ?? "");
    }
    for (const annotation of (await page.getAnnotations()) as { unsafeUrl?: string; url?: string }[]) {
      const url = annotation.unsafeUrl ?? annotation.url;
      if (url) read.links.push(url);
    }
  }
  await task.destroy();
  return read;
}

/** Removes white space: spaces and breaks come from the layout, not from the writer. */
export function letters(text: string): string {
  return text.normalize("NFKC").replace(/\s+/gu, "");
}

type OutlineNode = { title: string; items: OutlineNode[] };
const titles = (nodes: OutlineNode[]): string[] => nodes.flatMap((node) => [node.title, ...titles(node.items)]);

type StructureNode = { role?: string; alt?: string; children?: StructureNode[] };
const nodesOf = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
