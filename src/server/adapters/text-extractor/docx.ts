import { strFromU8, unzipSync } from "fflate";
import { limits } from "#core/limits.ts";
import { FlowLayout } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { ExtractionError } from "./port.ts";
import { readStyles } from "./word-styles.ts";
import { walkWord } from "./word-walk.ts";
import { attributesOf, parseXml } from "./xml.ts";

const wanted =
  /^word\/(?:document\d*|styles|numbering|header\d*|footer\d*)\.xml$|^word\/_rels\/document\d*\.xml\.rels$|^\[Content_Types\]\.xml$/;

/** Returns the layout of a Word file of today. Throws ExtractionError. */
export function readDocx(bytes: Uint8Array): FileLayout {
  const parts = unzipParts(bytes);
  const main = Object.keys(parts).find((name) => /^word\/document\d*\.xml$/.test(name));
  if (!main) throw new ExtractionError("unknownFormat");
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : "");
  const flow = new FlowLayout();
  const styles = readStyles(text("word/styles.xml"), text("word/numbering.xml"));
  const links = new Map<string, string>();
  const relations = Object.keys(parts).find((name) => name.endsWith(".rels"));
  if (relations) {
    parseXml(text(relations), (name, attributes) => {
      const { Id, Target, TargetMode } = attributesOf(attributes);
      if (name === "Relationship" && TargetMode === "External" && Id && Target) links.set(Id, Target);
    });
  }
  for (const name of Object.keys(parts).sort())
    if (/^word\/header/.test(name)) walkWord(text(name), flow, styles, links);
  walkWord(text(main), flow, styles, links);
  for (const name of Object.keys(parts).sort())
    if (/^word\/footer/.test(name)) walkWord(text(name), flow, styles, links);
  return flow.finish();
}

/** A zip says how large its files will be before they are unpacked: those of a bomb are refused, unread. */
function unzipParts(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  const most = limits.reading.unzippedBytes;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name)) return false;
        total += originalSize;
        if (total > most) throw new ExtractionError("tooHeavy");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ExtractionError ? error : new ExtractionError("damaged");
  }
}
