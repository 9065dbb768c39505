import { SaxesParser } from "saxes";
import { ExtractionError } from "./port.ts";

export type Attributes = Record<string, unknown>;

/**
 * Walks through XML. A document type is refused, and with it entities of one's own, which can grow without bound or name
 * files. Throws ExtractionError for what is no XML.
 */
export function parseXml(
  xml: string,
  onOpen: (name: string, attributes: Attributes) => void,
  onClose: (name: string) => void = () => {},
  onText: (text: string) => void = () => {},
): void {
  const parser = new SaxesParser({ xmlns: false });
  parser.on("doctype", () => {
    throw new ExtractionError("damaged");
  });
  parser.on("error", () => {
    throw new ExtractionError("damaged");
  });
  parser.on("opentag", (tag) => onOpen(tag.name, tag.attributes));
  parser.on("closetag", (tag) => onClose(tag.name));
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.write(xml).close();
}

/** Returns attributes as texts. */
export function attributesOf(attributes: Attributes): Record<string, string | undefined> {
  return attributes as Record<string, string | undefined>;
}
