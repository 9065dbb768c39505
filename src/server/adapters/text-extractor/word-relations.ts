import { attributesOf, parseXml } from "./xml.ts";

/**
 * Returns what the ids of a part of a Word file lead to: addresses outside it, or parts of the file. `xml` is the part's list of
 * relations, empty where it has none.
 */
export function relationsOf(xml: string, kind: "external" | "internal"): Map<string, string> {
  const found = new Map<string, string>();
  if (xml === "") return found;
  parseXml(xml, (name, attributes) => {
    const { Id, Target, TargetMode } = attributesOf(attributes);
    const isWanted = (TargetMode === "External") === (kind === "external");
    if (name === "Relationship" && isWanted && Id && Target) found.set(Id, Target);
  });
  return found;
}
