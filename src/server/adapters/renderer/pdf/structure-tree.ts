import type { PdfFile } from "./pdf-file.ts";
import { type Dictionary, type PdfValue, Reference, UnexpectedPdf } from "./pdf-value.ts";

/** An element of the structure tree of a PDF (ISO 32000-1, 14.7), with its children in reading order. */
export type StructureElement = {
  /** The number of its object; undefined until it is written. */
  number?: number;
  /** `H1`, `LI`, `Figure` …: the standard types of ISO 32000-1, 14.8.4, for the browser writes no others. */
  role: string;
  /** Its other entries, such as its alternative text. */
  entries: Dictionary;
  children: StructureChild[];
};
export type StructureChild = StructureElement | StructureContent | StructureAnnotation;
/** A sequence of marked content on a page, which is the number of its object. */
export type StructureContent = { content: number; page: number };
type StructureAnnotation = { annotation: number; page: number };

export const isElement = (child: StructureChild): child is StructureElement => "role" in child;

/** The entries that are derived from the tree. */
const derived = ["Type", "S", "P", "Pg", "K"];

/** Returns the tree below an object. */
export function readStructure(file: PdfFile, number: number): StructureElement {
  const source = file.dictionary(new Reference(number));
  const role = source.get("S");
  if (typeof role !== "string") throw new UnexpectedPdf("An element of the structure has no role.");
  const [kids, page] = [source.get("K"), source.get("Pg")];
  for (const key of derived) source.delete(key);
  return {
    number,
    role: role.slice(1),
    entries: source,
    children: (Array.isArray(kids) ? kids : kids === undefined ? [] : [kids]).map((kid) => readChild(file, kid, page)),
  };
}

function readChild(file: PdfFile, kid: PdfValue, page: PdfValue | undefined): StructureChild {
  if (kid instanceof Reference) return readStructure(file, kid.number);
  if (typeof kid === "number") return { content: kid, page: numberOf(page) };
  const entries = file.dictionary(kid);
  const own = numberOf(entries.get("Pg") ?? page);
  if (entries.get("Type") === "/OBJR") return { annotation: numberOf(entries.get("Obj")), page: own };
  if (entries.get("Type") === "/MCR") return { content: Number(entries.get("MCID")), page: own };
  throw new UnexpectedPdf("An element of the structure has a child of an unknown kind.");
}

function numberOf(value: PdfValue | undefined): number {
  if (value instanceof Reference) return value.number;
  throw new UnexpectedPdf("A reference is missing in the structure.");
}

/** What of the structure belongs to a page or an annotation: the elements by id, or the only one. */
export type StructureOwners = { pages: Map<number, number[]>; annotations: Map<number, number> };

/** Writes an element and all below it. Returns which element the content of each page and each annotation belongs to. */
export function writeStructure(file: PdfFile, root: StructureElement, parent: number): StructureOwners {
  const owners: StructureOwners = { pages: new Map(), annotations: new Map() };
  root.number ??= file.reserve();
  write(root, root.number, parent);
  return owners;

  function write(element: StructureElement, number: number, above: number): void {
    const page = element.children.find((child) => "content" in child)?.page;
    const kids = element.children.map((child): PdfValue => {
      if (isElement(child)) {
        child.number ??= file.reserve();
        write(child, child.number, number);
        return new Reference(child.number);
      }
      const at: [string, PdfValue] = ["Pg", new Reference(child.page)];
      if ("annotation" in child) {
        owners.annotations.set(child.annotation, number);
        return new Map([["Type", "/OBJR"], ["Obj", new Reference(child.annotation)], at]);
      }
      const known = owners.pages.get(child.page) ?? [];
      known[child.content] = number;
      owners.pages.set(child.page, known);
      return child.page === page ? child.content : new Map([["Type", "/MCR"], at, ["MCID", child.content]]);
    });
    file.set(
      number,
      new Map<string, PdfValue>([
        ["Type", "/StructElem"],
        ["S", `/${element.role}`],
        ["P", new Reference(above)],
        ...(page === undefined ? [] : [["Pg", new Reference(page)] as const]),
        ...element.entries,
        ...(kids.length === 0 ? [] : [["K", kids.length === 1 ? (kids[0] as PdfValue) : kids] as const]),
      ]),
    );
  }
}
