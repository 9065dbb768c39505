import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import {
  bomb,
  locked,
  type PagePdf,
  type PdfObject,
  pagePdf,
  pdfBomb,
  rawPdf,
  rawZip,
  writing,
} from "./hostile-files.fixture.ts";
import { docxOf, readableFiles } from "./sample-files.fixture.ts";

/** Returns a whole number from 0 to `sides` - 1. */
export type Dice = (sides: number) => number;

/**
 * What must come of a file. `text`: it is read, its words are found and those that it hides are not. `named`: it is read,
 * or refused by a name, but never because it is too heavy. `any`: that may be the name too.
 */
type Outcome = "text" | "named" | "any";
type Kind = { outcome: Outcome; make: (dice: Dice) => Uint8Array | Promise<Uint8Array> };

/** What each readable file says, and what none may say. */
export const shownText = "Jane Doe, Engineer at Acme";
export const hiddenText = "launch(calculator)";

const text = writing([shownText]);
const page = (more: Partial<PagePdf> = {}) => pagePdf({ content: text, ...more });
const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i));
const one = <Item>(dice: Dice, items: readonly Item[]): Item => items[dice(items.length)] as Item;
const repeated = (part: string, count: number) => part.repeat(count);
const megabyte = 1024 * 1024;
const worst = ["-1", "0", "4294967295", "1e308", "-2147483648", "NaN", "null", "99999999999999999999", "0.0000001"];

/** A tree of pages that never ends, or that says it is longer or shorter than it is. */
function pageTree(dice: Dice): Uint8Array {
  const kids = () => times(1 + dice(3), () => `${one(dice, [1, 2, 3, 4, 5, 99])} 0 R`).join(" ");
  const node = () =>
    `<< /Type /Pages /Kids [${kids()}] /Count ${one(dice, [1, 2, 29, ...worst])} /Parent ${2 + dice(3)} 0 R >>`;
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    node(),
    node(),
    `<< /Type /Page /Parent ${2 + dice(4)} 0 R /MediaBox [0 0 595 842] /Contents 6 0 R >>`,
    node(),
    text,
  ]);
}

function manyObjects(dice: Dice): Uint8Array {
  const count = 10_000;
  const body = (index: number) =>
    one(dice, [
      `[${8 + dice(count)} 0 R ${8 + ((index + 1) % count)} 0 R]`,
      `<< /Next ${8 + dice(count)} 0 R /Kids [${8 + index} 0 R] >>`,
      `(${index})`,
      `${8 + index} 0 R`,
    ]);
  return page({ objects: times(count, body), catalog: "/Outlines 8 0 R /Dests 9 0 R", page: "/Annots 10 0 R" });
}

function scripts(dice: Dice): Uint8Array {
  const action = `<< /S /JavaScript /JS (${hiddenText}; while \\(true\\) {}) >>`;
  return page({
    catalog: one(dice, [
      "/OpenAction 8 0 R",
      "/Names << /JavaScript << /Names [(a) 8 0 R] >> >>",
      "/AA << /WC 8 0 R >>",
    ]),
    page: one(dice, ["/AA << /O 8 0 R >>", "/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 8 0 R >>]"]),
    objects: [action],
  });
}

function attachments(dice: Dice): Uint8Array {
  const count = 1 + dice(200);
  const names = times(count, (index) => `(${index}) << /Type /Filespec /F (../../a.exe) /EF << /F 8 0 R >> >>`).join(
    " ",
  );
  const file = { entries: "/Type /EmbeddedFile", stream: `MZ ${hiddenText}` };
  return page({
    catalog: `/Names << /EmbeddedFiles << /Names [${names}] >> >>`,
    page: "/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /EF << /F 8 0 R >> >> >>]",
    objects: [file],
  });
}

/** Fonts that do not say which letters they draw, or say it wrongly. */
function fonts(dice: Dice): Uint8Array {
  const font = one(dice, [
    "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /No-Such-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [8 0 R] >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Any /Encoding << /Differences [0 /g0 /g1 /uniD800 /u110000] >> >>",
    "<< /Type /Font /Subtype /Type3 /FontMatrix [0 0 0 0 0 0] /FontBBox [0 0 0 0] /CharProcs << >> /Encoding 99 0 R /FirstChar 0 /LastChar 4294967295 /Widths [] >>",
    "<< /Type /Font /Subtype /TrueType /BaseFont /Any /FontDescriptor << /FontFile2 4 0 R /Flags 4 >> /FirstChar -9 /LastChar 9 /Widths 8 0 R >>",
    "<< /Type /Font /Subtype /MMType1 /Encoding /Identity-V >>",
    "8 0 R",
    "null",
  ]);
  const map = one(dice, [
    "1 beginbfrange <0000> <FFFFFFFF> <0000> endbfrange",
    "/Any usecmap",
    "1 beginbfchar <00",
    "",
  ]);
  return page({ page: `/Resources << /Font << /F0 ${font} >> >>`, objects: ["8 0 R"], map });
}

function nesting(dice: Dice): Uint8Array {
  const deep = 10_000 + dice(90_000);
  const form: PdfObject = {
    entries: "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X0 8 0 R >> >>",
    stream: "/X0 Do /X0 Do BT /F1 9 Tf (again) Tj ET",
  };
  const content = (stream: string): PdfObject => ({ entries: "", stream });
  return one<() => Uint8Array>(dice, [
    () => page({ objects: [`${repeated("[", deep)}${repeated("]", deep)}`], catalog: "/Outlines 8 0 R" }),
    () => page({ objects: [repeated("<< /A ", deep)], page: "/Annots 8 0 R" }),
    () => page({ content: content(`${repeated("q ", deep)} BT /F0 9 Tf <004A> Tj ET`) }),
    () => page({ content: content(repeated("[", deep)) }),
    () => page({ content: content(`${repeated("BT ", deep)}${repeated("/A BMC ", deep)}`) }),
    () => page({ content: content("/X0 Do"), page: "/Resources << /XObject << /X0 8 0 R >> >>", objects: [form] }),
  ])();
}

/** References that lead nowhere, in circles, or out of the file. */
function places(dice: Dice): Uint8Array {
  const trailer = one(dice, [
    "/Prev 0",
    "/Prev 9",
    `/Prev ${one(dice, worst)}`,
    `/Size ${one(dice, worst)}`,
    `/XRefStm ${one(dice, worst)}`,
    "/Root 8 0 R",
    "/Encrypt 8 0 R",
    "/Info 8 0 R",
  ]);
  const object = one<PdfObject>(dice, [
    "8 0 R",
    "9 0 R",
    {
      entries: `/Type /ObjStm /N ${one(dice, worst)} /First ${one(dice, worst)} /Extends 8 0 R`,
      stream: "1 0 8 0 <<>>",
    },
    { entries: `/Type /XRef /W [${one(dice, worst)} 2 9] /Index [0 ${one(dice, worst)}] /Prev 9`, stream: "abc" },
    { entries: "/Length 8 0 R /Filter [8 0 R /LZWDecode /ASCII85Decode /RunLengthDecode]", stream: "\u0080~>" },
  ]);
  return page({
    trailer,
    objects: [object, "8 0 R"],
    page: one(dice, ["", "/Contents 8 0 R", "/Contents [4 0 R 8 0 R]"]),
  });
}

function sizes(dice: Dice): Uint8Array {
  const number = () => one(dice, worst);
  const drawn = [
    `${number()} ${number()} ${number()} ${number()} ${number()} ${number()} cm`,
    `BT /F0 ${number()} Tf ${number()} Tz ${number()} TL ${number()} Tc ${number()} ${number()} Td <004A0061006E0065> Tj ET`,
    `${number()} ${number()} m ${number()} ${number()} l ${number()} ${number()} ${number()} ${number()} re f`,
  ];
  return page({
    content: { entries: "", stream: times(1 + dice(40), () => one(dice, drawn)).join("\n") },
    page: `/MediaBox [${number()} ${number()} ${number()} ${number()}] /Rotate ${number()} /UserUnit ${number()}`,
  });
}

const bombs: readonly ((dice: Dice) => Uint8Array)[] = [
  (dice) => page({ content: pdfBomb(1024 * megabyte, one(dice, ["        ", "q Q ", "0 0 m 9 9 l "])) }),
  (dice) => page({ content: pdfBomb(1024 * megabyte, one(dice, ["a", "\\(a\\)"]), { begin: "BT /F1 9 Tf (" }) }),
  () => page({ content: pdfBomb(1024 * megabyte, "(a) 0 ", { begin: "BT /F1 9 Tf [" }) }),
  // An attachment on the page, and a letter that is drawn by a text that has this letter.
  () =>
    page({
      page: "/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /EF << /F 8 0 R >> >> >>]",
      objects: [pdfBomb(1024 * megabyte, hiddenText)],
    }),
  () =>
    page({
      page: "/Resources << /Font << /F0 << /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 0 0] /CharProcs << /a 4 0 R >> >> >> >>",
    }),
  () => page({ content: pdfBomb(64 * megabyte, "BT /F1 9 Tf 60 700 Td (Jane Doe) Tj ET ") }),
];

function wordBody(dice: Dice): Uint8Array {
  const paragraph = `<w:p><w:r><w:t>${shownText}</w:t></w:r></w:p>`;
  const count = 1 + dice(5_000);
  return docxOf(
    paragraph +
      one(dice, [
        repeated("<w:tbl><w:tr><w:tc>", count) + repeated("</w:tc></w:tr></w:tbl>", count),
        `<w:tbl><w:tblGrid>${repeated(`<w:gridCol w:w="${one(dice, worst)}"/>`, count)}</w:tblGrid><w:tr><w:tc><w:tcPr><w:gridSpan w:val="${one(dice, worst)}"/></w:tcPr>${paragraph}</w:tc></w:tr></w:tbl>`,
        `<w:p><w:r><w:rPr><w:sz w:val="${one(dice, worst)}"/></w:rPr><w:t>a</w:t></w:r></w:p>`,
        `<w:p><w:pPr><w:ind w:left="${one(dice, worst)}"/><w:numPr><w:numId w:val="__proto__"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>`,
        `<w:p><w:hyperlink w:dest="javascript:${hiddenText}"><w:r><w:t>a</w:t></w:r></w:hyperlink></w:p>`,
        `<w:p><w:r><w:sym w:char="${one(dice, ["D800", "DFFF", "0000", "FFFF"])}"/></w:r></w:p>`,
        `<w:p><w:r><w:fldChar w:fldCharType="separate"/><w:fldChar w:fldCharType="end"/><w:fldChar/></w:r></w:p>`,
        repeated("<w:p><w:r><w:t/></w:r></w:p>", count),
      ]),
  );
}

function wordXml(dice: Dice): Uint8Array {
  const count = 1 + dice(50_000);
  return docxOf(
    "",
    one(dice, [
      `<w:document>${repeated("<w:tbl>", count)}`,
      `<w:document><w:p ${times(count, (index) => `a${index}="b"`).join(" ")}/></w:document>`,
      `<w:document>&#x110000;&#0;&nothing;</w:document>`,
      `<!DOCTYPE a SYSTEM "file:///etc/passwd"><w:document/>`,
      `<w:document xmlns:w="a"><${repeated("w", count)}/></w:document>`,
      "\u0000".repeat(count),
      "",
    ]),
  );
}

function zips(dice: Dice): Uint8Array {
  const xml = `<w:document><w:body><w:p><w:r><w:t>${shownText}</w:t></w:r></w:p></w:body></w:document>`;
  const deflated = deflateRawSync(xml);
  const entry = { name: "word/document.xml", deflated, size: xml.length };
  return one<() => Uint8Array>(dice, [
    () => rawZip([{ ...entry, size: one(dice, [0, 1, 0xffff_ffff, 60 * megabyte]) }]),
    () => rawZip([{ ...entry, deflated: deflated.subarray(0, dice(deflated.length)) }]),
    () => rawZip(Array.from({ length: 5_000 }, () => entry)),
    () =>
      rawZip([
        { ...entry, name: "__proto__/word/document" },
        { ...entry, name: "../../word/document.xml" },
      ]),
    () => rawZip([entry, { ...entry, name: "word/header1.xml", deflated: bomb(128 * megabyte, " "), size: 9 }]),
    () =>
      zipSync({ "word/document1.xml": strToU8(xml), "word/document2.xml": strToU8(xml.slice(0, dice(xml.length))) }),
  ])();
}

function texts(dice: Dice): Uint8Array {
  const count = 1 + dice(20_000);
  return strToU8(
    one(dice, [
      `<html>${repeated("<table><tr><td>", count)}`,
      `<html>${repeated(`<a '`, count)}`,
      `<html>${repeated(`<td colspan="${one(dice, worst)}">`, count)}${shownText}`,
      `<html>${repeated("&#x110000;&#xD800;&lt", count)}`,
      `<html><!--${repeated("<!--", count)}`,
      `{\\rtf1 ${repeated("{\\b ", count)}`,
      `{\\rtf1 ${repeated("\\u55357?\\'ff\\uc9 ", count)}`,
      `{\\rtf1 \\fs${one(dice, worst)} ${shownText}\\row\\cell\\par${repeated("}", count)}`,
      `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="a"\r\n\r\n${repeated("--a\r\n\r\n", count)}`,
      `MIME-Version: 1.0\r\nContent-Type: text/html; charset=no-such\r\n\r\n<html>${shownText}`,
    ]),
  );
}

/** A file of a good program, cut and changed: bytes, numbers, and whole parts that stand where others did. */
async function broken(dice: Dice): Promise<Uint8Array> {
  const files = [
    ...(await readableFiles()).map(({ bytes }) => bytes),
    manyObjects(dice),
    fonts(dice),
    wordBody(dice),
    page(),
  ];
  const part = (bytes: Uint8Array) => {
    const from = dice(bytes.length);
    return bytes.subarray(from, from + dice(bytes.length - from));
  };
  let bytes = Uint8Array.from(one(dice, files));
  for (let change = dice(8); change >= 0; change -= 1) {
    const at = dice(bytes.length);
    const before = bytes.subarray(0, at);
    bytes = one<() => Uint8Array<ArrayBuffer>>(dice, [
      () => Uint8Array.from(before),
      () => Uint8Array.from([...before, dice(256), ...bytes.subarray(at + 1)]),
      () => Uint8Array.from([...before, ...part(one(dice, files)), ...bytes.subarray(at)]),
      () => Uint8Array.from([...before, ...bytes.subarray(at + dice(200))]),
      () => numbersChanged(bytes, dice),
    ])();
    if (bytes.length === 0) break;
  }
  return bytes;
}

function numbersChanged(bytes: Uint8Array, dice: Dice): Uint8Array<ArrayBuffer> {
  const changed = Buffer.from(bytes)
    .toString("latin1")
    .replace(/\d+/g, (all) => (dice(12) === 0 ? one(dice, worst) : all));
  return Uint8Array.from(Buffer.from(changed, "latin1"));
}

/** Every kind of hostile file. */
export const hostileKinds: Record<string, Kind> = {
  "a PDF of 10,000 objects that refer to each other": { outcome: "text", make: manyObjects },
  "a PDF with scripts": { outcome: "text", make: scripts },
  "a PDF with attachments": { outcome: "text", make: attachments },
  "a PDF with a tree of pages in circles": { outcome: "named", make: pageTree },
  "a PDF with fonts without maps": { outcome: "named", make: fonts },
  "a PDF of deep nests": { outcome: "any", make: nesting },
  "a PDF with references in circles": { outcome: "named", make: places },
  "a PDF of impossible sizes": { outcome: "named", make: sizes },
  "a PDF with a password": { outcome: "named", make: () => page(locked) },
  "a PDF that takes what it can get": { outcome: "any", make: (dice) => one(dice, bombs)(dice) },
  "a Word file with an odd body": { outcome: "text", make: wordBody },
  "a Word file of odd XML": { outcome: "named", make: wordXml },
  "a zip that lies": { outcome: "any", make: zips },
  "a text of another program": { outcome: "any", make: texts },
  "a cut and changed file": { outcome: "any", make: broken },
};
