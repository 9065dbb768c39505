import { isRecord } from "../../healing/loose.ts";
import { healDocument } from "../../healing.ts";
import { parseJson, stringifyJson, type TextWriter } from "../format.ts";

/**
 * The document as this product stores and sends it. Nothing is lost in either direction, and any version of the
 * document that was ever stored is read.
 */
export const inkleaf: TextWriter = {
  name: "inkleaf",
  title: "Inkleaf JSON",
  extensions: [".json"],
  mime: "application/json",
  isWhole: true,
  lacks: [],
  read(text) {
    const value = parseJson(text);
    const isOurs = isRecord(value) && ["data", "basicInfo", "sections"].some((key) => Object.hasOwn(value, key));
    return isOurs ? healDocument(value) : null;
  },
  write: stringifyJson,
};
