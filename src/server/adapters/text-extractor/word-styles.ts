import { plainStyle, type TextStyle } from "#core/resume/reading/flow-layout.ts";
import { attributesOf, parseXml } from "./xml.ts";

/** What a style of a Word file sets; what it leaves out comes from the style that it is based on. */
export type StyleChange = Partial<TextStyle> & {
  indent?: number;
  list?: { id: string; level: string };
  isHidden?: boolean;
};
type NamedStyle = { change: StyleChange; basedOn: string };

export type WordStyles = {
  base: TextStyle;
  /** Returns everything that a named style sets, with what it is based on. */
  named(id: string): StyleChange;
  /** Returns the mark of a list's entry: a dot, or a number with a point. */
  markOf(list: { id: string; level: string }): string;
};

/** Returns the changes that one element within `w:rPr` or `w:pPr` makes. */
export function changeBy(name: string, raw: Record<string, unknown>): StyleChange {
  const attributes = attributesOf(raw);
  const value = attributes["w:val"];
  const isOn = value !== "0" && value !== "false" && value !== "off" && value !== "none";
  switch (name) {
    case "w:b":
      return { isBold: isOn };
    case "w:i":
      return { isItalic: isOn };
    case "w:sz":
      return Number(value) > 0 ? { size: Number(value) / 2 } : {};
    case "w:color":
      return value && /^[0-9a-f]{6}$/i.test(value) ? { color: `#${value.toLowerCase()}` } : {};
    case "w:rFonts":
      return { font: attributes["w:ascii"] ?? attributes["w:eastAsia"] ?? "" };
    case "w:vanish":
      return { isHidden: isOn };
    case "w:ind": {
      const left = Number(attributes["w:left"] ?? attributes["w:start"] ?? 0) - Number(attributes["w:hanging"] ?? 0);
      return Number.isFinite(left) ? { indent: left / 20 } : {};
    }
    default:
      return {};
  }
}

export function readStyles(stylesXml: string, numberingXml: string): WordStyles {
  const styles = new Map<string, NamedStyle>();
  let base = plainStyle;
  let current: NamedStyle | null = null;
  let isDefault = false;
  let list: { id: string; level: string } | null = null;
  if (stylesXml !== "") {
    parseXml(
      stylesXml,
      (name, raw) => {
        const value = attributesOf(raw)["w:val"] ?? "";
        if (name === "w:docDefaults") isDefault = true;
        else if (name === "w:style") {
          current = { change: {}, basedOn: "" };
          styles.set(attributesOf(raw)["w:styleId"] ?? "", current);
        } else if (name === "w:basedOn" && current) current.basedOn = value;
        else if (name === "w:numPr") list = { id: "", level: "0" };
        else if (name === "w:numId" && list) list.id = value;
        else if (name === "w:ilvl" && list) list.level = value;
        else if (isDefault) base = { ...base, ...changeBy(name, raw) };
        else if (current) Object.assign(current.change, changeBy(name, raw));
      },
      (name) => {
        if (name === "w:docDefaults") isDefault = false;
        else if (name === "w:numPr") {
          if (current && list && list.id !== "" && list.id !== "0") current.change.list = list;
          list = null;
        } else if (name === "w:style") current = null;
      },
    );
  }
  const named = (id: string, depth = 0): StyleChange => {
    const style = styles.get(id);
    if (!style || depth > 12) return {};
    return { ...named(style.basedOn, depth + 1), ...style.change };
  };
  const formats = readNumbering(numberingXml);
  return { base, named, markOf: ({ id, level }) => (formats.get(`${id}/${level}`) === "none" ? "" : "• ") };
}

/** The formats of the levels of each list, by `list/level`. */
function readNumbering(xml: string): Map<string, string> {
  const abstracts = new Map<string, Map<string, string>>();
  const formats = new Map<string, string>();
  let levels: Map<string, string> | null = null;
  let level = "";
  let list = "";
  if (xml === "") return formats;
  parseXml(xml, (name, raw) => {
    const attributes = attributesOf(raw);
    if (name === "w:abstractNum") {
      levels = new Map();
      abstracts.set(attributes["w:abstractNumId"] ?? "", levels);
    } else if (name === "w:lvl") level = attributes["w:ilvl"] ?? "";
    else if (name === "w:numFmt") levels?.set(level, attributes["w:val"] ?? "");
    else if (name === "w:num") list = attributes["w:numId"] ?? "";
    else if (name === "w:abstractNumId") {
      for (const [one, format] of abstracts.get(attributes["w:val"] ?? "") ?? []) formats.set(`${list}/${one}`, format);
    }
  });
  return formats;
}
