import { strFromU8 } from "fflate";
import { FlowLayout } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { ExtractionError } from "./port.ts";
import { relationsOf } from "./word-relations.ts";
import { readStyles } from "./word-styles.ts";
import { walkWord } from "./word-walk.ts";
import { unzipParts } from "./zip-parts.ts";

const wanted =
  /^word\/(?:document\d*|styles|numbering|header\d*|footer\d*)\.xml$|^word\/_rels\/document\d*\.xml\.rels$|^\[Content_Types\]\.xml$/;

/** Returns the layout of a Word file of today. Throws ExtractionError. */
export function readDocx(bytes: Uint8Array): FileLayout {
  const parts = unzipParts(bytes, wanted);
  const main = Object.keys(parts).find((name) => /^word\/document\d*\.xml$/.test(name));
  if (!main) throw new ExtractionError("unknownFormat");
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : "");
  const flow = new FlowLayout();
  const styles = readStyles(text("word/styles.xml"), text("word/numbering.xml"));
  const relations = Object.keys(parts).find((name) => name.endsWith(".rels"));
  const links = relationsOf(relations === undefined ? "" : text(relations), "external");
  for (const name of Object.keys(parts).sort())
    if (/^word\/header/.test(name)) walkWord(text(name), flow, styles, links);
  walkWord(text(main), flow, styles, links);
  for (const name of Object.keys(parts).sort())
    if (/^word\/footer/.test(name)) walkWord(text(name), flow, styles, links);
  return flow.finish();
}
