import type { PdfMetadata } from "../pdf-metadata.ts";

/**
 * Returns the metadata of a document as an XMP packet (ISO 16684-1), equal to its information dictionary. With
 * `isAccessible` it says that the file conforms to PDF/UA-1.
 *
 * It claims nothing of PDF/A: a file for archives also needs a colour profile, and a validator that we have tried it
 * with (docs/decisions/0045).
 */
export function xmpPacket(metadata: PdfMetadata & { lang: string }, isAccessible: boolean): string {
  const { title, author, subject, keywords, lang, createdAt } = metadata;
  const date = `${createdAt.toISOString().slice(0, 19)}Z`;
  const properties = [
    "<dc:format>application/pdf</dc:format>",
    array("dc:language", "Bag", [lang]),
    array("dc:title", "Alt", [title], defaultLanguage),
    array("dc:creator", "Seq", [author]),
    array("dc:description", "Alt", [subject], defaultLanguage),
    array("dc:subject", "Bag", keywords),
    simple("pdf:Keywords", keywords.join(", ")),
    simple("pdf:Producer", "Inkleaf, Chromium"),
    simple("xmp:CreatorTool", "Inkleaf"),
    simple("xmp:CreateDate", date),
    simple("xmp:ModifyDate", date),
    isAccessible ? simple("pdfuaid:part", "1") : "",
  ];
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${namespaces}>`,
    ...properties.filter((property) => property !== ""),
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="r"?>',
  ].join("\n");
}

const defaultLanguage = ' xml:lang="x-default"';
const namespaces = Object.entries({
  dc: "http://purl.org/dc/elements/1.1/",
  pdf: "http://ns.adobe.com/pdf/1.3/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  pdfuaid: "http://www.aiim.org/pdfua/ns/id/",
})
  .map(([prefix, url]) => `xmlns:${prefix}="${url}"`)
  .join(" ");

const simple = (name: string, text: string) => (text === "" ? "" : `<${name}>${escaped(text)}</${name}>`);

function array(name: string, kind: "Alt" | "Bag" | "Seq", texts: readonly string[], attribute = ""): string {
  const items = texts.filter((text) => text !== "").map((text) => `<rdf:li${attribute}>${escaped(text)}</rdf:li>`);
  return items.length === 0 ? "" : `<${name}><rdf:${kind}>${items.join("")}</rdf:${kind}></${name}>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** XML has no way to write controls, lone surrogates and noncharacters. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (found) => entities[found] ?? "").replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "\ufffd");
}
