import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from "pdf-lib";
import { type PageContent, readContent } from "./page-content.ts";

/** A PDF as its rules look at it, read by a library that has no part in writing it. */
export type TaggedFile = {
  document: PDFDocument;
  catalog: PDFDict;
  /** The XMP packet; undefined where there is none. */
  xmp: string | undefined;
  /** Elements of the structure in reading order. */
  elements: TaggedElement[];
  pages: TaggedPage[];
};

export type TaggedElement = {
  dict: PDFDict;
  /** The role as written, and as the role map leads to a standard one. */
  ownRole: string;
  role: string;
  parent: TaggedElement | undefined;
  children: TaggedElement[];
  /** Whether the element or one around it names its language. */
  hasLanguage: boolean;
};

export type TaggedPage = {
  dict: PDFDict;
  content: PageContent;
  /** The elements to which the content and the annotations of the page belong, as the structure says. */
  owners: Map<number, TaggedElement>;
  annotations: { dict: PDFDict; owner: TaggedElement | undefined }[];
  fonts: Map<string, PDFDict>;
};

const name = (key: string) => PDFName.of(key);

/** Returns an entry, of whatever kind, with references followed. */
export const entry = (dict: PDFDict | undefined, key: string): PDFObject | undefined => dict?.lookup(name(key));
export const dictOf = (value: PDFObject | undefined): PDFDict | undefined =>
  value instanceof PDFDict ? value : value instanceof PDFRawStream ? value.dict : undefined;
export const dictAt = (dict: PDFDict | undefined, key: string): PDFDict | undefined => dictOf(entry(dict, key));
export const nameAt = (dict: PDFDict | undefined, key: string): string | undefined => {
  const value = entry(dict, key);
  return value instanceof PDFName ? value.decodeText() : undefined;
};
export const numberAt = (dict: PDFDict | undefined, key: string): number | undefined => {
  const value = entry(dict, key);
  return value instanceof PDFNumber ? value.asNumber() : undefined;
};
/** Returns a text string; empty where it is missing. */
export const textAt = (dict: PDFDict | undefined, key: string): string => {
  const value = entry(dict, key);
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
};
export const itemsOf = (value: PDFObject | undefined): PDFObject[] =>
  value instanceof PDFArray ? value.asArray().flatMap((_, index) => value.lookup(index) ?? []) : [];

/** Returns the data of a stream, which is Flate or nothing in our files. */
export function dataOf(value: PDFObject | undefined): Buffer {
  if (!(value instanceof PDFRawStream)) throw new Error("no stream where one is expected");
  const filter = nameAt(value.dict, "Filter");
  if (filter !== undefined && filter !== "FlateDecode") throw new Error(`filter ${filter}`);
  return filter ? inflateSync(value.contents) : Buffer.from(value.contents);
}

/** Opens a PDF. Throws where it cannot be read at all; what it lacks is for the rules to find. */
export async function openTagged(bytes: Uint8Array): Promise<TaggedFile> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return readTagged(document);
}

/** Reads a document that is open, once more after it was changed. */
export function readTagged(document: PDFDocument): TaggedFile {
  const { catalog } = document;
  const metadata = entry(catalog, "Metadata");
  const root = dictAt(catalog, "StructTreeRoot");
  const pages = document.getPages().map<TaggedPage>(({ node }) => ({
    dict: node,
    content: readContent(dataOf(entry(node, "Contents")).toString("latin1")),
    owners: new Map(),
    annotations: itemsOf(entry(node, "Annots")).flatMap((value) => {
      const dict = dictOf(value);
      return dict ? [{ dict, owner: undefined }] : [];
    }),
    fonts: new Map(
      (dictAt(dictAt(node, "Resources"), "Font")?.keys() ?? []).flatMap((key) => {
        const font = dictOf(dictAt(dictAt(node, "Resources"), "Font")?.lookup(key));
        return font ? [[key.toString(), font] as const] : [];
      }),
    ),
  }));
  return {
    document,
    catalog,
    xmp: metadata instanceof PDFRawStream ? dataOf(metadata).toString("utf8") : undefined,
    elements: root ? elementsOf(root, pages) : [],
    pages,
  };
}

/** Walks the tree, and enters in the pages which element each content and each annotation belongs to. */
function elementsOf(root: PDFDict, pages: readonly TaggedPage[]): TaggedElement[] {
  const found: TaggedElement[] = [];
  const roles = dictAt(root, "RoleMap");
  const walk = (kid: PDFObject | undefined, parent: TaggedElement | undefined, pageOfParent: PDFDict | undefined) => {
    if (kid instanceof PDFNumber) {
      const page = pages.find(({ dict }) => dict === pageOfParent);
      if (parent) page?.owners.set(kid.asNumber(), parent);
      return;
    }
    const dict = dictOf(kid);
    if (!dict) return;
    const page = dictAt(dict, "Pg") ?? pageOfParent;
    const type = nameAt(dict, "Type");
    if (type === "MCR") return walk(entry(dict, "MCID"), parent, page);
    if (type === "OBJR") {
      const annotation = dictAt(dict, "Obj");
      for (const known of pages.flatMap(({ annotations }) => annotations)) {
        if (known.dict === annotation) known.owner = parent;
      }
      return;
    }
    const ownRole = nameAt(dict, "S") ?? "";
    const element: TaggedElement = {
      dict,
      ownRole,
      role: mapped(ownRole, roles),
      parent,
      children: [],
      hasLanguage: textAt(dict, "Lang") !== "" || parent?.hasLanguage === true,
    };
    found.push(element);
    parent?.children.push(element);
    const kids = entry(dict, "K");
    for (const child of kids instanceof PDFArray ? itemsOf(kids) : [kids]) walk(child, element, dictAt(dict, "Pg"));
  };
  const top = entry(root, "K");
  for (const kid of top instanceof PDFArray ? itemsOf(top) : [top]) walk(kid, undefined, undefined);
  return found;
}

function mapped(role: string, roles: PDFDict | undefined): string {
  let now = role;
  for (let step = 0; step < 8; step += 1) now = nameAt(roles, now) ?? now;
  return now;
}

/** Returns the element that the parent tree names for a page's content or an annotation. */
export function ownerByKey(file: TaggedFile, key: number | undefined, id?: number): PDFDict | undefined {
  const numbers = entry(dictAt(dictAt(file.catalog, "StructTreeRoot"), "ParentTree"), "Nums");
  const values = itemsOf(numbers);
  const at = values.findIndex(
    (value, index) => index % 2 === 0 && value instanceof PDFNumber && value.asNumber() === key,
  );
  const value = at < 0 ? undefined : values[at + 1];
  return dictOf(id === undefined ? value : itemsOf(value)[id]);
}
