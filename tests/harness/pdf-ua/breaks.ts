import { deflateSync } from "node:zlib";
import { type PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, type PDFRef } from "pdf-lib";
import type { RuleId } from "./rules.ts";
import { dataOf, dictAt, dictOf, entry, itemsOf, type TaggedElement, type TaggedFile } from "./tagged-file.ts";
import { usedFonts } from "./used-fonts.ts";

/** Breaks each rule on purpose in a file that keeps all of them: a rule that cannot fail would prove nothing. */
export const breaks: Record<RuleId, (file: TaggedFile) => void> = {
  "01-003": content((text) => text.replace(/(\/MCID \d+>> BDC\n)/, "$1/Artifact BMC\nEMC\n")),
  "01-004": content((text) => text.replace("/Artifact BMC\n", "/Artifact BMC\n/Span <</MCID 99999>> BDC\nEMC\n")),
  "01-005": content((text) => text.replaceAll("/Artifact BMC", "/Span BMC")),
  "01-007": (file) => dictAt(file.catalog, "MarkInfo")?.set(name("Suspects"), file.document.context.obj(true)),
  "ISO 14289-1, 6.2": (file) => file.catalog.delete(name("MarkInfo")),
  "ISO 32000-1, 14.7.4": (file) => tree(file).delete(name("ParentTree")),
  "06-001": (file) => file.catalog.delete(name("Metadata")),
  "06-002": metadata((xmp) => xmp.replace("<pdfuaid:part>1<", "<pdfuaid:part>2<")),
  "06-003": metadata((xmp) => xmp.replace(/<dc:title>.*<\/dc:title>/, "")),
  "07-001": (file) => file.catalog.delete(name("ViewerPreferences")),
  "07-002": (file) => put(file, dictAt(file.catalog, "ViewerPreferences"), { DisplayDocTitle: false }),
  "11-001": withoutLanguage,
  "11-002": withoutLanguage,
  "11-003": withoutLanguage,
  "11-004": withoutLanguage,
  "11-006": withoutLanguage,
  "20-001, 20-002, 20-003": (file) => put(file, file.catalog, { OCProperties: { D: { OFF: [] } } }),
  "21-001, 25-001, 27-001": (file) => put(file, file.catalog, { AcroForm: { Fields: [] } }),
  "26-001, 26-002": (file) => {
    file.document.context.trailerInfo.Encrypt = file.document.context.obj({ V: 1 });
  },
  "30-001": (file) => void addForm(file, { Ref: {} }),
  "30-002": (file) => {
    const form = addForm(file, { StructParents: 7 });
    put(file, dictAt(file.pages[0]?.dict, "Resources"), { XObject: { X0: form } });
    content((text) => `${text}/Artifact BMC\n/X0 Do\n/X0 Do\nEMC\n`)(file);
  },

  "02-001": (file) => role(file, "P", "Paragraph"),
  "02-003": (file) => put(file, tree(file), { RoleMap: { One: "Two", Two: "One" } }),
  "02-004": (file) => put(file, tree(file), { RoleMap: { P: "Span" } }),
  "09-004": (file) => role(file, "P", "TR"),
  "09-005": (file) => role(file, "LBody", "Div"),
  "09-005, LBody": (file) => role(file, "LBody", "Lbl"),
  "09-006": (file) => role(file, "P", "TOCI"),
  "09-007": (file) => role(file, "P", "RB"),
  "09-008": (file) => role(file, "P", "WT"),
  "13-004": (file) => first(file, "Figure").dict.delete(name("Alt")),
  "14-002": (file) => role(file, "H1", "H2"),
  "14-003": (file) => role(file, "H2", "H3"),
  "14-006": (file) => {
    for (const { dict } of file.elements.filter((element) => element.role === "H2")) dict.set(name("S"), name("H"));
  },
  "14-007": (file) => role(file, "H2", "H"),
  "15-003": (file) => role(file, "P", "TH"),
  "16-001": (file) => {
    for (const { dict } of file.elements) dict.delete(name("A"));
  },
  "17-002": (file) => role(file, "P", "Formula"),
  "19-003, 19-004": (file) => role(file, "P", "Note"),

  "28-002": annotation({ Subtype: "Stamp" }),
  "28-004": (file) => link(file).delete(name("Contents")),
  "28-006": annotation({ Subtype: "Hologram" }),
  "28-007": annotation({ Subtype: "TrapNet" }),
  "28-008": (file) => void file.pages[0]?.dict.delete(name("Tabs")),
  "28-009": (file) => put(file, file.pages[0]?.dict, { Tabs: "R" }),
  "28-010": annotation({ Subtype: "Widget" }),
  "28-011": (file) => role(file, "Link", "Span"),
  "28-012": (file) => put(file, link(file), { Contents: PDFHexString.fromText(" ") }),
  "28-014, 28-015": annotation({ Subtype: "Screen" }),
  "28-016": annotation({ Subtype: "FileAttachment" }),
  "28-017, 28-018": annotation({ Subtype: "PrinterMark" }),

  "10-001": (file) => font(file).dict.delete(name("ToUnicode")),
  "31-001 to 31-003, 31-006 to 31-008": (file) => put(file, font(file).dict, { Encoding: "GBK-EUC-H" }),
  "31-004": (file) => put(file, font(file).descendant, { CIDToGIDMap: "Other" }),
  "31-005": (file) => void font(file).descendant?.delete(name("CIDToGIDMap")),
  "31-009": (file) => void descriptor(file)?.delete(name("FontFile2")),
  "31-011": content((text) => text.replace(/<[\dA-F]{4}> Tj/i, "<FFF0> Tj")),
  "31-012 to 31-015": (file) => put(file, descriptor(file), { CIDSet: [] }),
  "31-016": (file) => put(file, font(file).descendant, { W: [], DW: 1 }),
  "31-017 to 31-026": (file) => put(file, font(file).dict, { Subtype: "Type3" }),
  "31-027": (file) => font(file).dict.delete(name("ToUnicode")),
  "31-028": unicode("0000"),
  "31-029": unicode("FEFF"),
  "31-030": content((text) => text.replace(/<[\dA-F]{4}> Tj/i, "<0000> Tj")),
};

const name = (key: string) => PDFName.of(key);

function tree({ catalog }: TaggedFile): PDFDict {
  const found = dictAt(catalog, "StructTreeRoot");
  if (!found) throw new Error("no structure to break");
  return found;
}

function first({ elements }: TaggedFile, wanted: string): TaggedElement {
  const found = elements.find((element) => element.role === wanted);
  if (!found) throw new Error(`no ${wanted} to break`);
  return found;
}

const role = (file: TaggedFile, before: string, after: string) => first(file, before).dict.set(name("S"), name(after));

/** Values of which pdf-lib makes objects: a text is a name. */
type Plain = string | number | boolean | PDFObject | Plain[] | { [key: string]: Plain };
const objectOf = ({ document }: TaggedFile, value: Plain): PDFObject =>
  document.context.obj(value as Parameters<typeof document.context.obj>[0] & string);

function put(file: TaggedFile, dict: PDFDict | undefined, values: Record<string, Plain>): void {
  if (!dict) throw new Error("nothing to break");
  for (const [key, value] of Object.entries(values)) dict.set(name(key), objectOf(file, value));
}

function refTo(file: TaggedFile, object: PDFObject | undefined): PDFRef {
  const ref = object && file.document.context.getObjectRef(object);
  if (!ref) throw new Error("no object to break");
  return ref;
}

function replaceStream(file: TaggedFile, stream: PDFObject | undefined, edit: (text: string) => string): void {
  const before = dataOf(stream).toString("latin1");
  const after = edit(before);
  if (after === before) throw new Error("nothing broken");
  const dict = (stream as PDFRawStream).dict.clone();
  dict.set(name("Filter"), name("FlateDecode"));
  file.document.context.assign(refTo(file, stream), PDFRawStream.of(dict, deflateSync(Buffer.from(after, "latin1"))));
}

function content(edit: (text: string) => string) {
  return (file: TaggedFile) => replaceStream(file, entry(file.pages[0]?.dict, "Contents"), edit);
}

function metadata(edit: (text: string) => string) {
  return (file: TaggedFile) => replaceStream(file, entry(file.catalog, "Metadata"), edit);
}

function unicode(units: string) {
  return (file: TaggedFile) =>
    replaceStream(file, entry(font(file).dict, "ToUnicode"), () =>
      [...font(file).codes].reduce(
        (text, code) => `${text}1 beginbfchar\n<${code.toString(16).padStart(4, "0")}> <${units}>\nendbfchar\n`,
        "",
      ),
    );
}

function withoutLanguage(file: TaggedFile): void {
  file.catalog.delete(name("Lang"));
  for (const { dict } of file.elements) dict.delete(name("Lang"));
}

const link = ({ pages }: TaggedFile): PDFDict => {
  const found = dictOf(itemsOf(entry(pages[0]?.dict, "Annots"))[0]);
  if (!found) throw new Error("no link to break");
  return found;
};

function annotation(values: Record<string, string>) {
  return (file: TaggedFile) => put(file, link(file), values);
}

const font = (file: TaggedFile) => {
  const [found] = usedFonts(file);
  if (!found) throw new Error("no font to break");
  return found;
};
const descriptor = (file: TaggedFile) => dictAt(font(file).descendant, "FontDescriptor");

function addForm(file: TaggedFile, values: Record<string, Plain>): PDFRef {
  const dict = objectOf(file, { Type: "XObject", Subtype: "Form", BBox: [0, 0, 1, 1], ...values }) as PDFDict;
  return file.document.context.register(PDFRawStream.of(dict, new Uint8Array()));
}
